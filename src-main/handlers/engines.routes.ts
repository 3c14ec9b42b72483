/** `engines.routes`: every route with its settings and the state of its key, and where keys are kept. */
import { describeRoutes } from '../core/engines/describe-routes.ts';
import { loadEngineSettings } from '../core/engines/engine-settings.ts';
import { handler } from './handler.ts';

export const listRoutes = handler('engines.routes', async (core) => {
  await core.keys.refresh();
  const settings = await core.storage.read(loadEngineSettings, null);
  const keyPlace = await core.keys.describePlace().catch(() => null);
  return { keyPlace, routes: describeRoutes(settings, core.keys) };
});
