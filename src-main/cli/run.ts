/** `run`: asks all active prompts now; with `--wait` this process works the queue unless an app or server does already. */
import { setTimeout as sleep } from 'node:timers/promises';

import type { Command } from 'commander';

import { AppError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { print, type Session, withSession } from './session.ts';

type Run = OperationOutput<'runs.get'>;

const POLL_MS = 200;

export function bindRun(program: Command): void {
  program
    .command('run')
    .description('ask all active prompts of a project now')
    .requiredOption('--project <id>')
    .option('--wait', 'until it is over, or only jobs are left that wait for a key')
    .option('--json', 'print JSON')
    .action(startRun);
}

function startRun(options: { project: string; wait?: boolean; json?: boolean }, command: Command): Promise<void> {
  return withSession(
    command,
    async (session) => {
      let run = await session.call('runs.start', { projectId: options.project });
      if (options.wait) {
        session.core.executor.start();
        run = await waitForEnd(session, run.id);
      }
      print(options.json, run, () => toLines(run, options.wait === true));
      if (options.wait) requireSuccess(run);
    },
    { threads: options.wait === true },
  );
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

function toLines(run: Run, isOver: boolean): string[] {
  const { total, done, failed, waiting } = run.jobs;
  if (!isOver)
    return [`Queued ${total} jobs (run ${run.id}); a running app or server asks them now, else the next one.`];
  return [`${done} of ${total} jobs done, ${failed} failed, ${waiting} waiting (run ${run.id}).`];
}

/** Throws CONFLICT with the first reason when something is left undone. */
function requireSuccess(run: Run): void {
  const [problem] = run.problems;
  if (problem) throw new AppError('CONFLICT', `${problem.jobs} jobs of ${problem.engine}: ${problem.message}`);
}
