/** `engines.setKey`: saves the key of a route where this process keeps keys best; what waited for it goes on at once. */
import { listKeyRoutes } from '../core/engines/describe-routes.ts';
import { loadEngineSettings, planLiveRoutes } from '../core/engines/engine-settings.ts';
import { wakeEngines } from '../core/scheduling/job-queue.ts';
import { handler } from './handler.ts';
import { requireKeyVariable } from './require-key-variable.ts';

export const setEngineKey = handler('engines.setKey', async (core, _caller, input) => {
  const variable = requireKeyVariable(input.route);
  const place = await core.keys.save(variable, input.key);
  const routes = listKeyRoutes(variable).map((route) => route.id);
  const settings = await core.storage.read(loadEngineSettings, null);
  const served = planLiveRoutes(settings, core.env).filter(({ route }) => route !== null && routes.includes(route));
  await core.storage.write(
    wakeEngines,
    served.map((state) => state.engine),
  );
  core.executor.unblock();
  core.progress.emit({ kind: 'engines-changed' });
  return { ...place, variable, ending: core.keys.describe(variable).ending, routes };
});
