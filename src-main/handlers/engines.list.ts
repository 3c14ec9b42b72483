/** `engines.list`: how each engine is reached in live projects, or why it waits. */
import { loadEngineSettings, planLiveRoutes } from '../core/engines/engine-settings.ts';
import { handler } from './handler.ts';

export const listEngines = handler('engines.list', async (core) =>
  planLiveRoutes(await core.storage.read(loadEngineSettings, null), core.env),
);
