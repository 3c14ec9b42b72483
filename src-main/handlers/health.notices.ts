/** `health.notices`: what is wrong with engines, keys or the network now. */

import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import { loadEngineSettings, planLiveRoutes } from '../core/engines/engine-settings.ts';
import { loadCapNotices } from '../core/health/cap-notices.ts';
import { loadNotices } from '../core/health/load-health.ts';
import { listKeyNotices, toOfflineNotices } from '../core/health/local-notices.ts';
import type { Notice } from '../core/health/plan-notices.ts';
import type { PlannedCall } from '../core/money/call-cost.ts';
import { loadNetwork } from '../core/scheduling/network-state.ts';
import { handler } from './handler.ts';
import { planReaches } from './plan-reaches.ts';

export const listNotices = handler('health.notices', (core) => readNotices(core));

/** The same for whoever tells them beside other things. */
export async function readNotices(core: Core): Promise<Notice[]> {
  const nowMs = core.now();
  const routes = planLiveRoutes(await core.storage.read(loadEngineSettings, null), core.env);
  const engines = await core.storage.read(loadNotices, { nowMs, routes });
  const caps = await core.storage.read(loadCapNotices, { nowMs, calls: await planLiveCalls(core) });
  return [
    ...caps,
    ...toOfflineNotices(await core.storage.read(loadNetwork, nowMs)),
    ...listKeyNotices(core.keys),
    ...engines,
  ];
}

/** How engines are asked now that can be and cost something. */
async function planLiveCalls(core: Core): Promise<Partial<Record<Engine, PlannedCall>>> {
  const reaches = Object.entries(await planReaches(core, 'live'));
  return Object.fromEntries(
    reaches.flatMap(([engine, reach]) => ('waiting' in reach || !reach.call ? [] : [[engine, reach.call]])),
  );
}
