/** How long a new alias and a new competitor take to be measured over all of history, while somebody looks at the dashboard. */
import type { BenchFolder } from '../folder/build-folder.ts';
import type { Figure } from '../report/verdict.ts';
import { ApiClient } from '../service/api-client.ts';
import { issueKeys } from '../service/issue-keys.ts';
import { readCpuMs } from '../service/process-stats.ts';
import { waitUntilQuiet } from '../service/running-service.ts';
import { startWatchedService } from '../service/watched-service.ts';
import { createWorld, PROMPTS } from '../world/world.ts';
import { writeAnswer } from '../world/write-answer.ts';
import { Dashboard } from './dashboard.ts';

const KEYS = 64;
const MILLION = 1_000_000;
const MOST_SECONDS = 60;
const MOST_READ_MS = 100;

/** Changes the folder: give it a working copy. */
export async function measureRemeasuring(folder: BenchFolder): Promise<Figure[]> {
  const keys = await issueKeys(folder.dataDir, KEYS);
  const service = await startWatchedService(folder.dataDir);
  const client = new ApiClient(service.address, keys);
  const looking = new ApiClient(service.address, keys);
  const project = `/projects/${folder.projectId}`;
  const [alias, name] = findWords();
  const change = async (what: string, work: () => Promise<unknown>): Promise<Figure[]> => {
    await waitUntilQuiet(service.pid);
    service.resetStalls();
    const dashboard = new Dashboard(looking, folder);
    dashboard.start();
    const [startedMs, cpuBefore] = [performance.now(), readCpuMs(service.pid)];
    await work();
    const seconds = (performance.now() - startedMs) / 1000;
    const cpuSeconds = (readCpuMs(service.pid) - cpuBefore) / 1000;
    const { p50Ms, p99Ms, count, errors } = await dashboard.stop();
    const { longestMs } = await service.readStalls();
    if (errors.length > 0) throw new Error(errors[0]);
    // The target speaks of the million; a start of a few tenths of a second would weigh too much on less.
    const target = folder.answers >= MILLION ? { most: MOST_SECONDS } : null;
    const note = `${folder.answers} answers, ${cpuSeconds.toFixed(1)} s of processor time with the reads`;
    const reads = `${count} reads meanwhile, middle ${p50Ms.toFixed(1)} ms; longest stall ${longestMs.toFixed(0)} ms`;
    return [
      { name: `measure again after ${what}`, value: seconds, unit: 's', target, note },
      { name: '  reads meanwhile, p99', value: p99Ms, unit: 'ms', target: { most: MOST_READ_MS }, note: reads },
    ];
  };
  try {
    return [
      ...(await change('a new alias', () =>
        require200(client.send('PUT', `${project}/settings`, { brandAliases: [alias] })),
      )),
      ...(await change('a new competitor', () => require200(client.send('POST', `${project}/competitors`, { name })))),
    ];
  } finally {
    client.close();
    looking.close();
    await service.stop();
  }
}

async function require200(reply: ReturnType<ApiClient['send']>): Promise<void> {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(`${status} ${body.toString('utf8').slice(0, 300)}`);
}

/** Two words that are in about one answer in thirty, so that measuring again finds and changes something. */
function findWords(): [string, string] {
  const world = createWorld(12);
  const sample = 600;
  const counts = new Map<string, number>();
  for (let index = 0; index < sample; index++) {
    const { text } = writeAnswer(world, index % PROMPTS, `words ${index}`);
    for (const word of new Set(text.match(/[a-z]{6,}/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const wanted = sample / 30;
  const [first, second] = [...counts].sort((a, b) => Math.abs(a[1] - wanted) - Math.abs(b[1] - wanted));
  return [first?.[0] ?? 'workshop', second?.[0] ?? 'budgets'];
}
