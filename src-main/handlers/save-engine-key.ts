/** Saves the key of a route where this process keeps keys best; what waited for it goes on at once. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Core } from '../core/core.ts';
import { listKeyRoutes } from '../core/engines/describe-routes.ts';
import { loadEngineSettings, planLiveRoutes } from '../core/engines/engine-settings.ts';
import { wakeEngines } from '../core/scheduling/job-queue.ts';

/** `variable`: under which the route's key is kept. */
export async function saveEngineKey(
  core: Core,
  variable: string,
  key: string,
): Promise<OperationOutput<'engines.setKey'>> {
  const place = await core.keys.save(variable, key);
  const routes = listKeyRoutes(variable).map((route) => route.id);
  const settings = await core.storage.read(loadEngineSettings, null);
  const served = planLiveRoutes(settings, core.env).filter(({ route }) => route !== null && routes.includes(route));
  await core.storage.write(
    wakeEngines,
    served.map((state) => state.engine),
  );
  core.executor.unblock();
  return { ...place, variable, ending: core.keys.describe(variable).ending, routes };
}
