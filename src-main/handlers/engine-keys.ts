/** The keys of engine routes. Which key a call is made with is decided in the core. */
import { validationError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Core } from '../core/core.ts';
import { listKeyRoutes } from '../core/engines/describe-routes.ts';
import { loadEngineSettings, planLiveRoutes, planRoute } from '../core/engines/engine-settings.ts';
import { findRoute } from '../core/engines/registry.ts';
import { wakeEngines } from '../core/scheduling/job-queue.ts';
import { callForTest, saveEngineTestResult } from './engine-tests.ts';
import type { Handlers } from './handler.ts';

export const engineKeyHandlers = {
  'engines.setKey': async ({ core, input }) => saveEngineKey(core, requireKeyVariable(input.route), input.key),
  /** A key that the engine refuses is not saved: the one that was there stays in use. Trouble of any other kind says nothing against the key. */
  'engines.tryKey': async ({ core, input: { engine, route: routeId, key } }) => {
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
      // The description of the engine is about the key in use.
      return { isSaved: false, test, inUse: { from: before.from, ending: before.ending }, place: null };
    }
    const { box, description } = await saveEngineKey(core, variable, key);
    await saveEngineTestResult(core, test);
    const { from, ending } = core.keys.describe(variable);
    return { isSaved: true, test, inUse: { from, ending }, place: { box, description } };
  },
  'engines.removeKey': async ({ core, input }) => {
    const variable = requireKeyVariable(input.route);
    const isRemoved = await core.keys.remove(variable);
    core.executor.unblock();
    return { isRemoved, variable, routes: listKeyRoutes(variable).map((route) => route.id) };
  },
} satisfies Handlers;

/** The variable under which a route's key is saved. Throws VALIDATION_ERROR for a route that does not exist or takes no key. */
function requireKeyVariable(routeId: string): string {
  const route = findRoute(routeId);
  const variable = route?.environment.keyVariable ?? null;
  if (!route || route.surface === 'simulated') throw validationError([{ path: 'route', message: 'is no known route' }]);
  if (variable === null) throw validationError([{ path: 'route', message: 'takes no key' }]);
  return variable;
}

/** Where this process keeps keys best; what waited for the key goes on at once. */
async function saveEngineKey(core: Core, variable: string, key: string): Promise<OperationOutput<'engines.setKey'>> {
  const location = await core.keys.save(variable, key);
  const routes = listKeyRoutes(variable).map((route) => route.id);
  const settings = await core.storage.read(loadEngineSettings, null);
  const served = planLiveRoutes(settings, core.env).filter(({ route }) => route !== null && routes.includes(route));
  await core.storage.write(
    wakeEngines,
    served.map((state) => state.engine),
  );
  core.executor.unblock();
  return { ...location, variable, ending: core.keys.describe(variable).ending, routes };
}
