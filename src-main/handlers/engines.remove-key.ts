/** `engines.removeKey`: forgets the saved key of a route and of those that share it. */
import { listKeyRoutes } from '../core/engines/describe-routes.ts';
import { handler } from './handler.ts';
import { requireKeyVariable } from './require-key-variable.ts';

export const removeEngineKey = handler('engines.removeKey', async (core, _caller, input) => {
  const variable = requireKeyVariable(input.route);
  const isRemoved = await core.keys.remove(variable);
  core.executor.unblock();
  return { isRemoved, variable, routes: listKeyRoutes(variable).map((route) => route.id) };
});
