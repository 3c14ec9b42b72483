/** `engines.configure`: the owner chooses the route of an engine, and that route's address, model, patience and pace. */
import { validationError } from '#shared/app-error.ts';
import { refuseAddress } from '../core/engines/check-address.ts';
import { findBadOption } from '../core/engines/check-options.ts';
import { loadEngineSettings, planLiveRoutes, saveEngineSettings } from '../core/engines/engine-settings.ts';
import { findRoute } from '../core/engines/registry.ts';
import { wakeEngines } from '../core/scheduling/job-queue.ts';
import { listEngineStates } from './engine-view.ts';
import { handler } from './handler.ts';

export const configureEngine = handler('engines.configure', async (core, _caller, { allowHttp, ...input }) => {
  const route = input.route === null ? null : findRoute(input.route);
  if (input.route !== null && (!route || route.surface === 'simulated' || !route.engines.includes(input.engine))) {
    throw validationError([{ path: 'route', message: `is no way to reach ${input.engine}` }]);
  }
  if (typeof input.maxOutputTokens === 'number' && route?.defaults.maxOutputTokens === null) {
    throw validationError([{ path: 'maxOutputTokens', message: `cannot be set: ${route.label} takes no such limit` }]);
  }
  const saved = await core.storage.read(loadEngineSettings, null);
  const known = route ? saved.addresses[route.id] : undefined;
  const badOption = route && findBadOption(route, known ?? {}, input);
  if (badOption) throw validationError([badOption]);
  const refusal = input.baseUrl ? refuseAddress(input.baseUrl, allowHttp ?? false) : null;
  if (refusal !== null) throw validationError([{ path: 'baseUrl', message: refusal }]);
  const settings = await core.storage.write(saveEngineSettings, input);
  // Settings of a route are those of every engine on it.
  const served = planLiveRoutes(settings, core.env).filter((state) => state.route === input.route);
  await core.storage.write(wakeEngines, [input.engine, ...served.map((state) => state.engine)]);
  core.executor.unblock();
  return listEngineStates(core);
});
