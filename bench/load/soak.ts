/** Reads, runs and imports together for as long as one likes: memory has to stay flat and nothing may fail. */
import type { BenchFolder } from '../folder/build-folder.ts';
import type { Figure } from '../report/verdict.ts';
import { issueKeys } from '../service/issue-keys.ts';
import { waitUntilQuiet } from '../service/running-service.ts';
import { startWatchedService } from '../service/watched-service.ts';
import { keepBusy } from './busy-service.ts';
import { ResidentWatch } from './resident-watch.ts';

const KEYS = 64;
const LINES = 2_000;
/** Of the readings, one a second. */
const SAY_EVERY = 15;
/** What may come from caches that fill up; a leak of a kilobyte a request is ten times that. */
const MOST_GROWTH_MB_PER_MINUTE = 2;

/** Changes the folder: give it a working copy. `lastsMs` of at least some minutes says something. */
export async function measureSoak(
  folder: BenchFolder,
  lastsMs: number,
  say: (line: string) => void,
): Promise<Figure[]> {
  const keys = await issueKeys(folder.dataDir, KEYS);
  const service = await startWatchedService(folder.dataDir);
  try {
    await waitUntilQuiet(service.pid);
    const memory = new ResidentWatch(service.pid);
    const plan = { lines: LINES, isRemeasuring: false, isExporting: false };
    const { look, done, errors } = await keepBusy(service, folder, keys, plan, lastsMs);
    const { growthMbPerMinute, mostMb, lastMb, readings } = memory.stop();
    for (const { seconds, mb } of readings.filter((_, index) => index % SAY_EVERY === 0)) {
      say(`${seconds.toFixed(0)} s: ${mb.toFixed(0)} MB`);
    }
    for (const error of errors.slice(0, 10)) say(error);
    const minutes = (lastsMs / 60_000).toFixed(1);
    const work = `${minutes} minutes: ${look.count} reads, ${done.import ?? 0} imports of ${LINES} lines, ${done.run ?? 0} runs`;
    const memoryNote = `at the end ${lastMb.toFixed(0)} MB, the most ${mostMb.toFixed(0)} MB`;
    return [
      { name: 'soak: errors', value: errors.length, unit: 'errors', target: { most: 0 }, note: work },
      {
        name: 'soak: growth of memory',
        value: growthMbPerMinute,
        unit: 'MB/min',
        target: { most: MOST_GROWTH_MB_PER_MINUTE },
        note: memoryNote,
      },
      {
        name: 'soak: reads, p99',
        value: look.p99Ms,
        unit: 'ms',
        target: null,
        note: `middle ${look.p50Ms.toFixed(1)} ms`,
      },
    ];
  } finally {
    await service.stop();
  }
}
