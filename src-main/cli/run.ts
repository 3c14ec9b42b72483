/** `run`, `runs list | show | retry | pause | resume | cancel`: asking, and what came of it. */
import type { Command } from 'commander';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type FollowOptions, followRun, toRunLine, toRunLines } from './follow-run.ts';
import { print, withSession } from './session.ts';

type Run = OperationOutput<'runs.get'>;

const WAIT = 'until it is over';

export function bindRun(program: Command): void {
  program
    .command('run')
    .description('ask all active prompts of a project now')
    .requiredOption('--project <id>')
    .option('--wait', WAIT)
    .option('--json', 'print JSON')
    .action(({ project: projectId, ...options }: FollowOptions & { project: string }, command) =>
      withSession(
        command,
        async (session) => followRun(session, await session.call('runs.start', { projectId }), options),
        { threads: options.wait === true },
      ),
    );
  const runs = program.command('runs').description('what was asked, and what came of it');
  bindLooks(runs);
  bindRetry(runs);
  for (const action of ['pause', 'resume', 'cancel'] as const) {
    runs
      .command(action)
      .argument('<run>')
      .option('--json', 'print JSON')
      .action((runId, { json }, command) =>
        withSession(command, async ({ call }) => {
          const run = await call('runs.control', { runId, action });
          print(json, run, () => toLines(run));
        }),
      );
  }
}

function bindLooks(runs: Command): void {
  runs
    .command('list')
    .description('the 30 newest runs of a project')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action(({ project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const list = await call('runs.list', { projectId });
        print(json, list, () =>
          list.map((run) => `${run.createdAt}  ${run.cause}  ${run.slot}  ${run.state}  ${toRunLine(run)}`),
        );
      }),
    );
  runs
    .command('show')
    .description('one run, what it left out, and why jobs of it wait or failed')
    .argument('<run>')
    .option('--json', 'print JSON')
    .action((runId, { json }, command) =>
      withSession(command, async ({ call }) => {
        const run = await call('runs.get', { runId });
        print(json, run, () => toLines(run));
      }),
    );
}

function bindRetry(runs: Command): void {
  runs
    .command('retry')
    .description('ask again what failed or waits in a run; each slot still gets one answer')
    .argument('<run>')
    .option('--wait', WAIT)
    .option('--json', 'print JSON')
    .action((runId: string, options: FollowOptions, command) =>
      withSession(
        command,
        async (session) => followRun(session, await session.call('runs.retry', { runId }), options),
        { threads: options.wait === true },
      ),
    );
}

function toLines(run: Run): string[] {
  return [
    ...toRunLines({ ...run }).map((line, index) => (index === 0 ? `${run.state}: ${line}` : line)),
    ...run.problems.map(({ engine, jobs, reason, message }) => `${engine}  ${jobs} jobs  ${reason}  ${message}`),
  ];
}
