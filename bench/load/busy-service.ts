/**
 * Everything at once on one service: imports, exports, re-measuring, runs and dashboard reads, each begun again when it
 * ends, until it is told to stop. What goes wrong is kept, not thrown.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationOutput } from '#shared/contract/index.ts';
import { startOfDay, toDate } from '#shared/time/day.ts';
import type { BenchFolder } from '../folder/build-folder.ts';
import { benchDir } from '../folder/folder-plan.ts';
import { ApiClient } from '../service/api-client.ts';
import type { RunningService } from '../service/running-service.ts';
import { writeAnswerLines } from './answer-lines.ts';
import { Dashboard, type DashboardLook } from './dashboard.ts';

export interface BusyPlan {
  /** Lines of an import. */
  lines: number;
  /** History is measured again, which takes long on a large folder. */
  isRemeasuring: boolean;
  /** All answers are written to a file, and the figures of all of them are read, which does too. */
  isExporting: boolean;
}

export interface BusyOutcome {
  look: DashboardLook;
  /** How often each kind of work was done to the end. */
  done: Record<string, number>;
  errors: string[];
}

/** `keys` have to allow for some forty requests a second. */
export async function keepBusy(
  service: RunningService,
  folder: BenchFolder,
  keys: readonly string[],
  plan: BusyPlan,
  lastsMs: number,
): Promise<BusyOutcome> {
  const client = new ApiClient(service.address, keys, { sockets: 8 });
  await client.signIn(service.signInLink);
  const looking = new ApiClient(service.address, keys);
  const dashboard = new Dashboard(looking, folder);
  const outcome = { done: {} as Record<string, number>, errors: [] as string[] };
  const endsMs = Date.now() + lastsMs;
  const repeat = async (name: string, work: (turn: number) => Promise<void>) => {
    for (let turn = 1; Date.now() < endsMs; turn++) {
      await work(turn).then(
        () => {
          outcome.done[name] = turn;
        },
        (error: Error) => outcome.errors.push(`${name}: ${error.message}`),
      );
      await sleep(200);
    }
  };
  dashboard.start();
  await Promise.all([
    repeat('import', (turn) => importLines(client, folder, plan.lines, turn)),
    repeat('run', () => runOnce(client, folder)),
    ...(plan.isRemeasuring ? [repeat('re-measuring', (turn) => remeasure(client, folder, turn))] : []),
    ...(plan.isExporting ? [repeat('export', (turn) => exportLines(client, folder, turn))] : []),
    ...(plan.isExporting ? [repeat('export of figures', () => readFigures(client, folder))] : []),
  ]);
  const look = await dashboard.stop();
  client.close();
  looking.close();
  return { ...outcome, errors: [...outcome.errors, ...look.errors], look };
}

async function importLines(client: ApiClient, { projectId, lastDay }: BenchFolder, lines: number, turn: number) {
  const file = path.join(benchDir(), `busy-${process.pid}.ndjson`);
  writeAnswerLines(file, lines, `busy ${process.pid} ${turn}`, startOfDay(lastDay));
  await client.callAsOwner('answers.import', { projectId, path: file });
  rmSync(file, { force: true });
}

async function exportLines(client: ApiClient, { projectId }: BenchFolder, turn: number) {
  const file = path.join(benchDir(), `busy-${process.pid}-${turn}.export`);
  await client.callAsOwner('answers.export', { projectId, path: file });
  rmSync(file, { force: true });
}

async function readFigures(client: ApiClient, { projectId, firstDay, lastDay }: BenchFolder) {
  const path = `/projects/${projectId}/export?startDate=${toDate(firstDay)}&endDate=${toDate(lastDay)}`;
  const { status, body } = await client.count(path);
  if (status !== 200) throw new Error(`${status} ${body.toString('utf8').slice(0, 200)}`);
}

async function runOnce(client: ApiClient, { projectId }: BenchFolder) {
  const started = await client.callAsOwner<OperationOutput<'runs.start'>>('runs.start', { projectId });
  for (;;) {
    const run = await client.callAsOwner<OperationOutput<'runs.get'>>('runs.get', { runId: started.id });
    if (run.state !== 'running') return;
    // Engines without a key wait, and the run with them.
    if (run.jobs.queued + run.jobs.running === 0) {
      await client.callAsOwner('runs.control', { runId: started.id, action: 'cancel' });
      return;
    }
    await sleep(250);
  }
}

async function remeasure(client: ApiClient, { projectId }: BenchFolder, turn: number) {
  await client.callAsOwner('projects.configure', { projectId, brandAliases: [`Kordiva ${turn}`] });
}
