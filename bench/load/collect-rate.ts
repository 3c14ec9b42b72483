/** How fast a run is worked against an engine that answers at once: leased, called, raw reply kept, read, measured, stored. */
import { setTimeout as sleep } from 'node:timers/promises';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { Figure } from '../report/verdict.ts';
import { ApiClient } from '../service/api-client.ts';
import { issueKeys } from '../service/issue-keys.ts';
import { readCpuMs } from '../service/process-stats.ts';
import { waitUntilQuiet } from '../service/running-service.ts';
import { startWatchedService } from '../service/watched-service.ts';
import { PROMPTS } from '../world/world.ts';
import { createSmallFolder } from './small-folder.ts';

const LEAST_PER_SECOND = 1_000;
const KEYS = 16;
/** The run itself says when it ended: looking more often would only take time from it. */
const LOOK_MS = 250;

/** `samples` of each of the 500 prompts, all of one engine. */
export async function measureCollecting(samples: number): Promise<Figure[]> {
  const folder = createSmallFolder();
  const keys = await issueKeys(folder.dataDir, KEYS);
  const service = await startWatchedService(folder.dataDir);
  const client = new ApiClient(service.address, keys);
  const project = `/projects/${folder.projectId}`;
  try {
    await client.send('PUT', project, { models: ['chatgpt'] });
    await client.send('PUT', `${project}/settings`, { samplesPerRun: samples });
    await waitUntilQuiet(service.pid);
    const [startedMs, cpuBefore] = [Date.now(), readCpuMs(service.pid)];
    const started = await client.send('POST', `${project}/runs`, {});
    const { data } = JSON.parse(started.body.toString('utf8')) as { data: OperationOutput<'runs.start'> };
    const run = await waitForRun(client, `${project}/runs/${data.id}`);
    const seconds = (Date.parse(run.finishedAt ?? '') - startedMs) / 1000;
    const cpuSeconds = (readCpuMs(service.pid) - cpuBefore) / 1000;
    if (run.jobs.done !== PROMPTS * samples) throw new Error(`Jobs failed: ${JSON.stringify(run)}`);
    const note = `${run.jobs.done} jobs, pace of the route lifted; ${(run.jobs.done / cpuSeconds).toFixed(0)} a second of processor time`;
    const value = run.jobs.done / seconds;
    return [{ name: 'collecting', value, unit: 'answers/s', target: { least: LEAST_PER_SECOND }, note }];
  } finally {
    client.close();
    await service.stop();
    folder.remove();
  }
}

async function waitForRun(client: ApiClient, path: string): Promise<OperationOutput<'runs.get'>> {
  for (;;) {
    const run = await client.read<OperationOutput<'runs.get'>>(path);
    if (run.state !== 'running') return run;
    await sleep(LOOK_MS);
  }
}
