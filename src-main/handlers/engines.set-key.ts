/** `engines.setKey`: saves the key of a route where this process keeps keys best; what waited for it goes on at once. */
import { listKeyRoutes } from '../core/engines/describe-routes.ts';
import { handler } from './handler.ts';
import { requireKeyVariable } from './require-key-variable.ts';

export const setEngineKey = handler('engines.setKey', async (core, _caller, input) => {
  const variable = requireKeyVariable(input.route);
  const place = await core.keys.save(variable, input.key);
  core.executor.unblock();
  core.progress.emit({ kind: 'engines-changed' });
  const routes = listKeyRoutes(variable).map((route) => route.id);
  return { ...place, variable, ending: core.keys.describe(variable).ending, routes };
});
