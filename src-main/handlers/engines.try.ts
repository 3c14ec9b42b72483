/** `engines.test`: makes one short call and says what came of it. Named apart: a file `engines.test.ts` would be taken for a test. */
import { validationError } from '#shared/app-error.ts';
import { loadEngineSettings, planRoute } from '../core/engines/engine-settings.ts';
import { findRoute } from '../core/engines/registry.ts';
import { toUnreachable } from '../core/engines/trial/try-engine.ts';
import { callForTest } from './call-for-test.ts';
import { handler } from './handler.ts';
import { keepEngineTest } from './keep-engine-test.ts';

export const testEngine = handler('engines.test', async (core, _caller, { engine, route }) => {
  const isServed = route === undefined || findRoute(route)?.engines.includes(engine);
  if (!isServed) throw validationError([{ path: 'route', message: `is no way to reach ${engine}` }]);
  await core.keys.refresh();
  const saved = await core.storage.read(loadEngineSettings, null);
  const settings = route === undefined ? saved : { ...saved, routes: { ...saved.routes, [engine]: route } };
  const choice = planRoute(engine, 'live', settings, core.env);
  if ('waiting' in choice) return keepEngineTest(core, toUnreachable(engine, choice.waiting));
  return keepEngineTest(core, await callForTest(core, { engine, ...choice }));
});
