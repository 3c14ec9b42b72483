/** `health.notices`: what is wrong with engines, keys or the network now. */

import { loadEngineSettings, planLiveRoutes } from '../core/engines/engine-settings.ts';
import { loadNotices } from '../core/health/load-health.ts';
import { listKeyNotices, toOfflineNotices } from '../core/health/local-notices.ts';
import { loadNetwork } from '../core/scheduling/network-state.ts';
import { handler } from './handler.ts';

export const listNotices = handler('health.notices', async (core) => {
  const nowMs = core.now();
  const routes = planLiveRoutes(await core.storage.read(loadEngineSettings, null), core.env);
  const engines = await core.storage.read(loadNotices, { nowMs, routes });
  return [...toOfflineNotices(await core.storage.read(loadNetwork, nowMs)), ...listKeyNotices(core.keys), ...engines];
});
