/** Working a run off in this process and telling how it went, for the commands that begin one. */
import { setTimeout as sleep } from 'node:timers/promises';

import { AppError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { print, type Session } from './session.ts';

type Run = OperationOutput<'runs.get'>;

const POLL_MS = 200;

export interface FollowOptions {
  wait?: boolean;
  json?: boolean;
}

/**
 * Prints the run. With `wait` this process works the queue, unless an app or server does already, until the run is over or
 * only jobs are left that wait for the owner; throws CONFLICT with the first reason when something is left undone then.
 */
export async function followRun(session: Session, begun: Run, { wait, json }: FollowOptions): Promise<void> {
  if (!wait) return print(json, begun, () => [toQueuedLine(begun)]);
  session.core.executor.start();
  const run = await waitForEnd(session, begun.id);
  print(json, run, () => [toRunLine(run)]);
  const [problem] = run.problems;
  if (problem) throw new AppError('CONFLICT', `${problem.jobs} jobs of ${problem.engine}: ${problem.message}`);
}

/** One line: how far it is. */
export function toRunLine({ id, jobs: { total, done, failed, waiting } }: Run): string {
  return `${done} of ${total} jobs done, ${failed} failed, ${waiting} waiting (run ${id}).`;
}

function toQueuedLine({ id, jobs }: Run): string {
  const open = jobs.queued + jobs.running;
  return `Queued ${open} jobs (run ${id}); a running app or server asks them now, else the next one.`;
}

async function waitForEnd({ call }: Session, runId: string): Promise<Run> {
  for (;;) {
    const run = await call('runs.get', { runId });
    const { queued, running, waiting } = run.jobs;
    const isStuck = waiting > 0 && queued === 0 && running === 0;
    if (run.state === 'finished' || run.state === 'cancelled' || isStuck) return run;
    await sleep(POLL_MS);
  }
}
