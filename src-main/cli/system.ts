/** `status`, `sign-in`, `doctor`, `retention`. */

import type { Command } from 'commander';

import { AppError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { toErasingText } from './project-removal.ts';
import { print, withSession } from './session.ts';

type NamedAnswer = NonNullable<OperationOutput<'system.doctor'>['checks'][number]['answers']>[number];

export function bindSystem(program: Command): void {
  bindRetention(program);
  program
    .command('status')
    .description('what is queued, running, failed and waiting')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const status = await call('system.status', {});
        print(options.json, status, () => toStatusLines(status));
      }),
    );
  program
    .command('sign-in')
    .description('a link that signs one more browser in to the running app or server')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const link = await call('system.signIn', {});
        print(options.json, link, () => [link.url]);
      }),
    );
  program
    .command('doctor')
    .description('check the data folder; recount figures and money')
    .option('--repair', 'build figures anew that a recount finds off, and set aside answers that cannot be read')
    .option('--slow', 'only tell which storage commands took longest, as the log of the data folder has it')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        if (options.slow) {
          const { slowest } = await call('system.slowest', {});
          print(options.json, slowest, () => toSlowestLines(slowest));
          return;
        }
        const report = await call('system.doctor', { repair: options.repair });
        print(options.json, report, () =>
          report.checks.flatMap((check) => [
            `${check.ok ? 'ok   ' : 'FAULT'} ${check.name}: ${check.message}`,
            ...(check.answers ?? []).map(toAnswerLine),
          ]),
        );
        if (!report.ok) throw new AppError('CONFLICT', 'The data folder is not sound; see above.');
      }),
    );
}

function bindRetention(program: Command): void {
  program
    .command('retention')
    .description('show or set for how many days raw replies are kept; answers are kept for ever')
    .argument('[days]', 'a number of days, or none: for ever')
    .option('--json', 'print JSON')
    .action((days: string | undefined, options, command) =>
      withSession(command, async ({ call }) => {
        // Digits are a number to the operation, which also says what is wrong with them.
        const wanted = (days === 'none' ? null : days) as number | null;
        const kept = await (days === undefined
          ? call('retention.get', {})
          : call('retention.set', { rawReplyDays: wanted }));
        const span = kept.rawReplyDays === null ? 'for ever' : `for ${kept.rawReplyDays} days`;
        print(options.json, kept, () => [`Raw replies are kept ${span}.`]);
      }),
    );
}

function toSlowestLines(slowest: OperationOutput<'system.slowest'>['slowest']): string[] {
  if (slowest.length === 0) return ['The log has no storage command that took long.'];
  return slowest.map(({ command, thread, ms, times, lastAt }) => {
    const often = times === 1 ? 'once' : `${times} times`;
    return `${String(ms).padStart(7)} ms  ${command} (${thread}), slow ${often}, last at ${lastAt}`;
  });
}

function toAnswerLine({ answerId, answeredAt, prompt, part }: NamedAnswer): string {
  return `        ${answerId ?? 'no answer yet'}  ${answeredAt}  ${part ?? 'set aside'}  ${prompt}`;
}

const plurals = new Intl.PluralRules('en');
const toCount = (count: number, noun: string) => `${count} ${noun}${plurals.select(count) === 'one' ? '' : 's'}`;

function toStatusLines(status: OperationOutput<'system.status'>): string[] {
  const { jobs } = status;
  return [
    `Sightline ${status.version}, ${status.dataDir}`,
    `${toCount(status.projects, 'project')}, ${toCount(status.answers, 'answer')}`,
    ...(status.setAside > 0 ? [`${status.setAside} damaged answers were set aside; doctor names them.`] : []),
    `Jobs of the last seven days: ${jobs.queued} queued, ${jobs.running} running, ${jobs.waiting} waiting, ${jobs.failed} failed, ${jobs.done} done`,
    ...status.waiting.map(
      ({ projectName, engine, jobs: count, since, message, reason }) =>
        `  ${projectName}, ${engine}: ${count} since ${since}: ${message || reason}`,
    ),
    ...status.notices.map(({ severity, message, advice }) => `${severity.toUpperCase()} ${message} ${advice}`),
    status.isExecutorRunning ? 'An app or server is working the queue.' : 'Nothing is working the queue.',
    ...status.erasing.map((project) => `Deleting ${project.name}: ${toErasingText(project.answers, project)}`),
    `Next scheduled run: ${status.nextRunAt ?? 'none'}`,
    ...status.engines.map((engine) => `${engine.engine}: ${engine.waiting ?? `${engine.route} (${engine.surface})`}`),
  ];
}
