/** Times every read operation over HTTP and, in the same run, the reference on the raw facts for the same question. */
import { setTimeout as sleep } from 'node:timers/promises';

import type { BenchFolder } from '../folder/build-folder.ts';
import { compareFigures } from '../reference/compare-figures.ts';
import { askReference, type Reference } from '../reference/reference.ts';
import { ApiClient } from '../service/api-client.ts';
import { issueKeys } from '../service/issue-keys.ts';
import { readCpuMs } from '../service/process-stats.ts';
import { startService, waitUntilQuiet } from '../service/running-service.ts';
import { listPlainCases, listWindowedCases, type ReadCase, WINDOWS } from './read-case.ts';
import { type Timings, timeWork } from './timings.ts';

const KEYS = 64;
const SUGGESTIONS_MS = 300_000;
const ASK_AGAIN_MS = 2_000;

export interface ReadFigure extends Timings {
  operation: string;
  days: number | null;
  filter: string;
  /** Time of the service on processors, a request. */
  cpuMs: number;
  bytes: number;
  /** Null where the reference is not asked. */
  referenceMs: number | null;
  /** `p50Ms` / `referenceMs`. */
  ratio: number | null;
}

/** `windows` in days. Throws when the figures of the API and of the reference differ. */
export async function measureReads(
  folder: BenchFolder,
  reference: Reference | null,
  say: (line: string) => void,
  windows: readonly number[] = WINDOWS,
): Promise<ReadFigure[]> {
  const keys = await issueKeys(folder.dataDir, KEYS);
  const service = await startService({ dataDir: folder.dataDir });
  const client = new ApiClient(service.address, keys);
  try {
    await waitUntilQuiet(service.pid);
    const cases = await listCases(client, folder, windows);
    await waitForSuggestions(client, folder);
    if (reference) await compareFigures(client, reference, cases, say);
    const figures: ReadFigure[] = [];
    for (const read of cases) {
      const figure = await measureRead(client, service.pid, reference, read);
      figures.push(figure);
      say(toLine(figure));
    }
    return figures;
  } finally {
    client.close();
    await service.stop();
  }
}

async function listCases(client: ApiClient, folder: BenchFolder, windows: readonly number[]): Promise<ReadCase[]> {
  const project = `/projects/${folder.projectId}`;
  const { fanouts } = await client.read<{ fanouts: { query: string }[] }>(`${project}/fanouts?timeframe=30d`);
  const { answers } = await client.read<{ answers: { id: string; promptId: string }[] }>(
    `${project}/answers?timeframe=365d&limit=1`,
  );
  const { tasks } = await client.read<{ tasks: { id: string }[] }>(`${project}/tasks?status=all&limit=1`);
  const { interventions } = await client.read<{ interventions: { id: string }[] }>(`${project}/interventions`);
  const { files } = await client.read<{ files: { id: string }[] }>(`${project}/reports`);
  const runs = await client.read<{ id: string }[]>(`${project}/runs`);
  const { baselines } = await client.read<{ baselines: { id: string }[] }>(`${project}/baselines`);
  const { remeasurings } = await client.read<{ remeasurings: { id: string }[] }>(`${project}/remeasurings`);
  const ids = {
    answerId: answers[0]!.id,
    promptId: answers[0]!.promptId,
    taskId: tasks[0]?.id ?? null,
    runId: runs[0]!.id,
    baselineId: baselines[0]?.id ?? null,
    remeasuringId: remeasurings[0]?.id ?? null,
    interventionId: interventions[0]?.id ?? null,
    reportFileId: files[0]?.id ?? null,
  };
  const { competitors } = await client.read<{ competitors: { id: string }[] }>(`${project}/competitors?limit=2`);
  const [brand, other] = competitors;
  const subjects = { query: fanouts[0]!.query, brandId: brand!.id, otherId: other!.id };
  return [...listWindowedCases(folder, subjects, windows), ...listPlainCases(folder, ids)];
}

/** A first look at suggestions waits for all answers to be looked through; that is no read, and is over then. */
async function waitForSuggestions(client: ApiClient, folder: BenchFolder): Promise<void> {
  const path = `/projects/${folder.projectId}/competitors/suggestions`;
  const startedMs = Date.now();
  while (Date.now() - startedMs < SUGGESTIONS_MS) {
    if ((await client.read<{ isComplete: boolean }>(path)).isComplete) return;
    await sleep(ASK_AGAIN_MS);
  }
}

async function measureRead(
  client: ApiClient,
  pid: number,
  reference: Reference | null,
  read: ReadCase,
): Promise<ReadFigure> {
  let [bytes, calls] = [0, 0];
  const cpuBefore = readCpuMs(pid);
  const timings = await timeWork(async () => {
    const reply = await client.count(read.path);
    if (reply.status !== 200)
      throw new Error(`${read.path}: ${reply.status} ${reply.body.toString('utf8').slice(0, 200)}`);
    bytes = reply.bytes;
    calls++;
  });
  const cpuMs = (readCpuMs(pid) - cpuBefore) / calls;
  const asked = reference && (await askReference(reference, read));
  const referenceMs = asked ? asked.p50Ms : null;
  const { operation, days, filter } = read;
  return {
    operation,
    days,
    filter,
    ...timings,
    cpuMs,
    bytes,
    referenceMs,
    ratio: referenceMs && timings.p50Ms / referenceMs,
  };
}

function toLine({ operation, days, filter, p50Ms, referenceMs }: ReadFigure): string {
  const reference = referenceMs === null ? '' : `, reference ${referenceMs.toFixed(1)} ms`;
  return `${operation} ${days === null ? '' : `${days} days `}${filter}: ${p50Ms.toFixed(1)} ms${reference}`;
}
