/** `health.notices`: what is wrong with engines, keys, the network or measuring now. */
import { loadOtherHistories } from '../core/answers/other-histories.ts';
import type { Core } from '../core/core.ts';
import { loadCatalogue } from '../core/engines/models/own-models.ts';
import { toBoundaryNotices } from '../core/health/boundary-notices.ts';
import { loadCapNotices } from '../core/health/cap-notices.ts';
import { loadNotices } from '../core/health/load-health.ts';
import { listKeyNotices, toOfflineNotices } from '../core/health/local-notices.ts';
import type { Notice } from '../core/health/plan-notices.ts';
import { listRetirementNotices } from '../core/health/retirement-notices.ts';
import { loadNetwork } from '../core/scheduling/network-state.ts';
import { loadReached } from '../core/scheduling/reached-engines.ts';
import { handler } from './handler.ts';

export const listNotices = handler('health.notices', (core) => readNotices(core));

/** The same for whoever tells them beside other things. */
export async function readNotices(core: Core): Promise<Notice[]> {
  const nowMs = core.now();
  const { routes, calls } = await loadReached(core.storage, core.keys, nowMs);
  const engines = await core.storage.read(loadNotices, { nowMs, routes });
  const caps = await core.storage.read(loadCapNotices, { nowMs, calls });
  return [
    ...caps,
    ...toOfflineNotices(await core.storage.read(loadNetwork, nowMs)),
    ...listKeyNotices(core.keys),
    ...toBoundaryNotices(await core.storage.read(loadOtherHistories, null)),
    ...engines,
    ...listRetirementNotices(routes, await core.storage.read(loadCatalogue, null), nowMs),
  ];
}
