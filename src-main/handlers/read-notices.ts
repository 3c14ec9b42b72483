/** What there is to say of engines, the network and the history, gathered from those who know. */
import { loadGivenUp, toGivenUpNotices } from '../core/alerts/deliveries/given-up.ts';
import { loadOtherHistories } from '../core/answers/other-histories.ts';
import type { Core } from '../core/core.ts';
import { toExportNotices } from '../core/data-files/schedules/export-notices.ts';
import { loadExportSchedules } from '../core/data-files/schedules/schedule-store.ts';
import { loadCatalogue } from '../core/engines/models/own-models.ts';
import { toBoundaryNotices } from '../core/health/boundary-notices.ts';
import { loadCapNotices } from '../core/health/cap-notices.ts';
import { loadNotices } from '../core/health/load-health.ts';
import { listKeyNotices, toOfflineNotices } from '../core/health/local-notices.ts';
import type { Notice } from '../core/health/plan-notices.ts';
import { listRetirementNotices } from '../core/health/retirement-notices.ts';
import { loadFailing } from '../core/reports/builds/build-store.ts';
import { toFailingNotices } from '../core/reports/builds/failing-notices.ts';
import { loadNetwork } from '../core/scheduling/network-state.ts';
import { loadReached } from '../core/scheduling/reached-engines.ts';

export async function readNotices(core: Core): Promise<Notice[]> {
  const nowMs = core.now();
  const { routes, calls } = await loadReached(core.storage, core.keys, nowMs);
  const engines = await core.storage.read(loadNotices, { nowMs, routes });
  const caps = await core.storage.read(loadCapNotices, { nowMs, calls });
  return [
    ...caps,
    ...toOfflineNotices(await core.storage.read(loadNetwork, nowMs)),
    ...listKeyNotices(core.keys),
    ...toFailingNotices(await core.storage.read(loadFailing, nowMs)),
    ...toExportNotices(await core.storage.read(loadExportSchedules, null)),
    ...toGivenUpNotices(await core.storage.read(loadGivenUp, nowMs)),
    ...toBoundaryNotices(await core.storage.read(loadOtherHistories, null)),
    ...engines,
    ...listRetirementNotices(routes, await core.storage.read(loadCatalogue, null), nowMs),
  ];
}
