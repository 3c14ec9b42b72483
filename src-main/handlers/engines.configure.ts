/** `engines.configure`: the owner chooses the route of an engine, and that route's address and model. */
import { validationError } from '#shared/app-error.ts';
import { planLiveRoutes, saveEngineSettings } from '../core/engines/engine-settings.ts';
import { findRoute } from '../core/engines/registry.ts';
import { handler } from './handler.ts';

export const configureEngine = handler('engines.configure', async (core, _caller, input) => {
  const route = input.route === null ? null : findRoute(input.route);
  if (input.route !== null && (!route || route.surface === 'simulated' || !route.engines.includes(input.engine))) {
    throw validationError([{ path: 'route', message: `is no way to reach ${input.engine}` }]);
  }
  const settings = await core.storage.write(saveEngineSettings, input);
  core.executor.poke();
  return planLiveRoutes(settings, core.env);
});
