/**
 * `engines.tryKey`: makes one short call with a key before it is saved. A key that the engine refuses is not: the one that
 * was there stays in use. Trouble of any other kind says nothing against the key.
 */
import { validationError } from '#shared/app-error.ts';
import { loadEngineSettings, planRoute } from '../core/engines/engine-settings.ts';
import { findRoute } from '../core/engines/registry.ts';
import { callForTest } from './call-for-test.ts';
import { handler } from './handler.ts';
import { keepEngineTest } from './keep-engine-test.ts';
import { requireKeyVariable } from './require-key-variable.ts';
import { saveEngineKey } from './save-engine-key.ts';

export const tryEngineKey = handler('engines.tryKey', async (core, _caller, { engine, route: routeId, key }) => {
  const variable = requireKeyVariable(routeId);
  const isServed = findRoute(routeId)?.engines.includes(engine);
  if (!isServed) throw validationError([{ path: 'route', message: `is no way to reach ${engine}` }]);
  await core.keys.refresh();
  const saved = await core.storage.read(loadEngineSettings, null);
  const settings = { ...saved, routes: { ...saved.routes, [engine]: routeId } };
  // The environment lies beneath the saved keys, hence no copy.
  const env: Record<string, string | undefined> = Object.create(core.env);
  env[variable] = key;
  const choice = planRoute(engine, 'live', settings, env);
  if ('waiting' in choice) throw validationError([{ path: 'route', message: choice.waiting }]);
  const test = await callForTest(core, { engine, ...choice });
  const before = core.keys.describe(variable);
  if (test.problem === 'wrong_key') {
    // What is told of the engine is about the key in use.
    return { isSaved: false, test, inUse: { from: before.from, ending: before.ending }, place: null };
  }
  const { box, description } = await saveEngineKey(core, variable, key);
  await keepEngineTest(core, test);
  const { from, ending } = core.keys.describe(variable);
  return { isSaved: true, test, inUse: { from, ending }, place: { box, description } };
});
