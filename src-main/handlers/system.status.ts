/** `system.status`: what is queued, running, failed and waiting. */
import { loadErasing } from '../core/projects/archive-project.ts';
import { loadNextRunAt } from '../core/scheduling/due-runs.ts';
import { loadIsExecutorRunning } from '../core/scheduling/executor-lease.ts';
import { loadNetwork } from '../core/scheduling/network-state.ts';
import { loadReached } from '../core/scheduling/reached-engines.ts';
import { loadTotals } from '../core/system/totals.ts';
import { toErasing } from './erasing-view.ts';
import { handler } from './handler.ts';
import { readNotices } from './health.notices.ts';

export const getStatus = handler('system.status', async (core) => {
  const nextRunAt = await core.storage.read(loadNextRunAt, core.now());
  return {
    version: core.version,
    dataDir: core.storage.dataDir,
    apiAddress: core.apiAddress,
    isExecutorRunning: await core.storage.read(loadIsExecutorRunning, core.now()),
    ...(await core.storage.read(loadTotals, core.now())),
    erasing: (await core.storage.read(loadErasing, null)).map(({ publicId: id, name, answers, erasing }) => ({
      id,
      name,
      answers,
      ...toErasing(erasing),
    })),
    nextRunAt: nextRunAt === null ? null : new Date(nextRunAt).toISOString(),
    network: await core.storage.read(loadNetwork, core.now()),
    notices: await readNotices(core),
    engines: (await loadReached(core.storage, core.keys, core.now())).routes,
  };
});
