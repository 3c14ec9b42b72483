/** All kinds of work at once for a minute: how long the main thread stalls, what reads take, what memory grows to. */
import type { BenchFolder } from '../folder/build-folder.ts';
import type { Figure } from '../report/verdict.ts';
import { issueKeys } from '../service/issue-keys.ts';
import { waitUntilQuiet } from '../service/running-service.ts';
import { startWatchedService } from '../service/watched-service.ts';
import { keepBusy } from './busy-service.ts';
import { ResidentWatch } from './resident-watch.ts';

const KEYS = 64;
const LASTS_MS = 60_000;
const LINES = 5_000;
const MOST_STALL_MS = 50;
const MOST_READ_MS = 100;

/** Changes the folder: give it a working copy. */
export async function measureTogether(folder: BenchFolder): Promise<Figure[]> {
  const keys = await issueKeys(folder.dataDir, KEYS);
  const service = await startWatchedService(folder.dataDir);
  try {
    await waitUntilQuiet(service.pid);
    service.resetStalls();
    const memory = new ResidentWatch(service.pid);
    const plan = { lines: LINES, isRemeasuring: true, isExporting: true };
    const { look, done, errors } = await keepBusy(service, folder, keys, plan, LASTS_MS);
    const { longestMs, p99Ms } = await service.readStalls();
    const { mostMb } = memory.stop();
    if (errors.length > 0) throw new Error(errors.join('\n'));
    const work = Object.entries(done)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
    const middle = `${look.count} reads, middle ${look.p50Ms.toFixed(1)} ms; done meanwhile: ${work}`;
    const stalls = `99 of 100 waits below ${p99Ms.toFixed(0)} ms`;
    return [
      {
        name: 'longest stall of the main thread',
        value: longestMs,
        unit: 'ms',
        target: { most: MOST_STALL_MS },
        note: stalls,
      },
      {
        name: 'reads with all at once, p99',
        value: look.p99Ms,
        unit: 'ms',
        target: { most: MOST_READ_MS },
        note: middle,
      },
      { name: 'memory under load', value: mostMb, unit: 'MB', target: null, note: 'the most that was resident' },
    ];
  } finally {
    await service.stop();
  }
}
