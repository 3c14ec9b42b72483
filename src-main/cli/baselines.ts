/** `baselines list | create | show | delete`: moments of a project whose figures are kept as they were. */
import type { Command } from 'commander';

import type { OperationOutput } from '#shared/contract/index.ts';
import { print, withSession } from './session.ts';

type Baseline = OperationOutput<'baselines.list'>['baselines'][number];
type Comparison = OperationOutput<'baselines.comparison'>;

export function bindBaselines(program: Command): void {
  const baselines = program.command('baselines').alias('baseline').description('moments whose figures are kept');
  baselines
    .command('list')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action(({ project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const list = await call('baselines.list', { projectId });
        print(json, list, () => (list.baselines.length === 0 ? ['No baselines.'] : list.baselines.map(toLine)));
      }),
    );
  baselines
    .command('create')
    .description('keep the figures of the 28 days before today, or of a window, as they are now')
    .requiredOption('--project <id>')
    .requiredOption('--name <name>')
    .option('--start <date>', 'first day, YYYY-MM-DD')
    .option('--end <date>', 'last day, YYYY-MM-DD')
    .option('--json', 'print JSON')
    .action(({ project: projectId, name, start: startDate, end: endDate, json }, command) =>
      withSession(command, async ({ call }) => {
        const made = await call('baselines.create', { projectId, name, startDate, endDate });
        print(json, made, () => [`Kept: ${toLine(made)}`]);
      }),
    );
  baselines
    .command('show')
    .description('the figures of a baseline, by the rules of that time and by today’s, beside those of a window')
    .argument('<id>')
    .requiredOption('--project <id>')
    .option('--timeframe <days>', 'window that it is compared with, for example 30d')
    .option('--start <date>', 'first day of the window')
    .option('--end <date>', 'last day of the window')
    .option('--json', 'print JSON')
    .action((baselineId, { project: projectId, timeframe, start: startDate, end: endDate, json }, command) =>
      withSession(command, async ({ call }) => {
        const since = await call('baselines.comparison', { projectId, baselineId, timeframe, startDate, endDate });
        print(json, since, () => toLines(since));
      }),
    );
  baselines
    .command('delete')
    .argument('<id>')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((baselineId, { project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const removed = await call('baselines.remove', { projectId, baselineId });
        print(json, removed, () => [`Deleted ${removed.id}.`]);
      }),
    );
}

const toLine = ({ id, kind, name, periodStart, periodEnd, ruleVersion, answers }: Baseline) =>
  `${id}  ${kind}  ${name}  ${periodStart} to ${periodEnd}  ${answers} answers  rules ${ruleVersion}`;

const FIGURES = [
  ['Visible answers', 'responseVisibilityRate', '%'],
  ['Mentioned', 'mentionRate', '%'],
  ['Cited', 'citationRate', '%'],
  ['Prompts covered', 'visibilityRate', '%'],
  ['Order', 'mentionOrder', ''],
  ['Depth', 'position', ''],
  ['Sentiment', 'sentiment', ''],
] as const;

const VERDICTS = {
  real: 'real',
  on_these_prompts: 'on these prompts',
  within_noise: 'within noise',
  too_few_answers: 'too few answers',
} as const;

function toLines(since: Comparison): string[] {
  const { baseline, periodStart, periodEnd, isSameRules, ruleVersion, frozen, recounted, current, sinceRecounted } =
    since;
  const rules = isSameRules ? 'The rules are the same.' : `By rules ${baseline.ruleVersion} then, ${ruleVersion} now.`;
  return [
    toLine(baseline),
    `Now: ${periodStart} to ${periodEnd}, ${current.answers} answers. ${rules}`,
    ...FIGURES.map(([word, key, unit]) => {
      const write = (value: number | null) => (value === null ? '-' : `${value.toFixed(1)}${unit}`);
      const { change, verdict } = sinceRecounted[key];
      const then = isSameRules
        ? write(frozen[key])
        : `${write(frozen[key])} (by today’s rules ${write(recounted[key])})`;
      const moved = change === null ? '' : `  ${change > 0 ? '+' : ''}${change.toFixed(1)}, ${VERDICTS[verdict]}`;
      return `${word}: ${then} -> ${write(current[key])}${moved}`;
    }),
  ];
}
