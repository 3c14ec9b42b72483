/** Working a run off in this process and telling how it went, for the commands that begin one. */
import { setTimeout as sleep } from 'node:timers/promises';

import { AppError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { print, type Session } from './session.ts';

type Run = OperationOutput<'runs.get'>;

const POLL_MS = 200;
const REFUSED: ReadonlySet<string> = new Set(['auth', 'quota']);

const ADVICE: Record<Run['leftOut'][number]['mendedIn'], string> = {
  engines: 'Give engines a key in Settings > Engines or with `engines key set`.',
  caps: 'Raise the cap on Runs & costs or with `cap`.',
};

export interface FollowOptions {
  wait?: boolean;
  json?: boolean;
}

/**
 * Prints the run. With `wait` this process works the queue, unless an app or server does already, until the run is over, and tells of
 * engines that keep it waiting. Throws CONFLICT with the reason where something failed or was refused, or nothing at all could be asked;
 * what was left out beside answers is named.
 */
export async function followRun(session: Session, begun: Run, { wait, json }: FollowOptions): Promise<void> {
  if (!wait) return print(json, begun, () => [toQueuedLine(begun)]);
  session.core.executor.start();
  const run = await waitForEnd(session, begun.id);
  print(json, run, () => toRunLines(run));
  const problem = run.problems.find(({ kind, reason }) => kind === 'failed' || REFUSED.has(reason));
  if (problem) throw new AppError('CONFLICT', `${problem.jobs} jobs of ${problem.engine}: ${problem.message}`);
  if (run.summary !== null && run.jobs.done === 0) throw new AppError('CONFLICT', run.summary);
}

/** How far it is, and what was left out, with where that is fixed. */
export function toRunLines(run: Run): string[] {
  const places = new Set(run.leftOut.map(({ mendedIn }) => ADVICE[mendedIn]));
  return [toRunLine(run), ...(run.summary === null ? [] : [run.summary, ...places])];
}

/** One line: how far it is. */
export function toRunLine({ id, jobs }: Run): string {
  const { total, done, notShown, failed, leftOut, cancelled, delayed } = jobs;
  const others = [
    notShown > 0 && `${notShown} of them showed nothing`,
    `${failed} failed`,
    leftOut > 0 && `${leftOut} left out`,
    delayed > 0 && `${delayed} tried again later`,
    cancelled > 0 && `${cancelled} cancelled`,
  ];
  return `${done} of ${total} jobs done, ${others.filter((part) => part !== false).join(', ')} (run ${id}).`;
}

function toQueuedLine({ id, jobs }: Run): string {
  const open = jobs.queued + jobs.running;
  return `Queued ${open} jobs (run ${id}); a running app or server asks them now, else the next one.`;
}

async function waitForEnd({ call }: Session, runId: string): Promise<Run> {
  const reported = new Set<string>();
  for (;;) {
    const run = await call('runs.get', { runId });
    if (run.state === 'finished' || run.state === 'cancelled') return run;
    for (const { engine, since, message } of run.problems) {
      if (since === null || reported.has(engine)) continue;
      reported.add(engine);
      process.stderr.write(`${message}\n`);
    }
    await sleep(POLL_MS);
  }
}
