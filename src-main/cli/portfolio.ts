/** `portfolio`: every project next to the others. */
import { resolve } from 'node:path';
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { nameTrouble } from '#shared/notices/describe-notice.ts';
import { NOTICES_ENGLISH } from '#shared/notices/english.ts';
import { toWriter } from '#shared/notices/writer.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { PORTFOLIO_KINDS, PORTFOLIO_SORTS } from '#shared/vocabulary/portfolio.ts';
import { REPORT_FILE_FORMATS, REPORT_LANGUAGES } from '#shared/vocabulary/reports.ts';
import { writeNewFile } from '../storage/new-file.ts';
import { collect, print, withSession } from './session.ts';
import { toTerminalText } from './terminal-text.ts';

const { quantity } = toWriter('en');

type Input = OperationInput<'portfolio.list'>;
type Portfolio = OperationOutput<'portfolio.list'>;
type Row = Portfolio['projects'][number];

export function bindPortfolio(program: Command): void {
  program
    .command('portfolio')
    .description('every project beside the others: visibility, change, troubles, spend, tasks, next report, pitches')
    .option('--timeframe <days>', 'window that ends yesterday, for example 30d')
    .option('--start <date>', 'first day, YYYY-MM-DD')
    .option('--end <date>', 'last day, YYYY-MM-DD')
    .option('--compare <with>', 'previous, or day_zero: the first figures of each pitch')
    .option('--kind <kind>', PORTFOLIO_KINDS.join(', '))
    .option('--env <environment>', 'live or test')
    .option('--label <label>', 'only projects with this label; may be repeated', collect)
    .option('--search <text>', 'part of a name, a domain or a label')
    .option('--in-trouble', 'only projects with an engine that does not answer as it should')
    .option('--sort <by>', PORTFOLIO_SORTS.join(', '))
    .option('--desc', 'from the most to the least')
    .option('--report <file>', 'write it as a report file instead')
    .option('--format <format>', `of the report: ${REPORT_FILE_FORMATS.join(', ')}`)
    .option('--language <language>', `of the report: ${REPORT_LANGUAGES.join(', ')}`)
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ core, call }) => {
        if (options.report !== undefined) {
          const { limit: _, ...choices } = toInput(options);
          const { report: path, format, language: reportLanguage } = options;
          const file = await call('portfolio.export', { ...choices, format, reportLanguage });
          writeNewFile(resolve(path), Buffer.from(file.base64, 'base64'), core.storage.dataDir);
          for (const missing of file.missing) process.stderr.write(`${toTerminalText(missing)}\n`);
          print(options.json, { path: resolve(path), missing: file.missing }, () => [`Written: ${resolve(path)}`]);
          return;
        }
        const portfolio = await call('portfolio.list', toInput(options));
        print(options.json, portfolio, () => toLines(portfolio));
      }),
    );
}

function toInput(options: Record<string, never>): Input {
  const { timeframe, start, end, compare, kind, env, label, search, inTrouble, sort, desc } = options;
  return {
    ...{ timeframe, startDate: start, endDate: end, compare, kind, environment: env, labels: label, search, inTrouble },
    ...{ sortBy: sort, sortDir: desc ? 'desc' : 'asc', limit: 1000 },
  };
}

function toLines({ periodStart, periodEnd, projects, sums, pagination }: Portfolio): string[] {
  const heads = [
    `${periodStart} to ${periodEnd}`,
    ...toSumLine('Live', sums.live),
    ...toSumLine('Simulated', sums.test),
  ];
  const left = pagination.total - projects.length;
  return [...heads, ...projects.map(toLine), ...(left > 0 ? [`${left} more are not shown.`] : [])];
}

function toSumLine(
  word: string,
  { clients, pitches, answers, inTrouble, openTasks, usedUsd }: Portfolio['sums']['live'],
) {
  if (clients + pitches === 0) return [];
  const parts = [
    quantity(clients, 'client', 'clients'),
    quantity(pitches, 'pitch', 'pitches'),
    quantity(answers, 'answer', 'answers'),
    `${inTrouble} in trouble`,
    quantity(openTasks, 'task', 'tasks'),
    `$${usedUsd.toFixed(2)} this month`,
  ];
  return [`${word}: ${parts.join(', ')}`];
}

const VERDICTS = {
  real: 'real',
  on_these_prompts: 'on these prompts',
  within_noise: 'within noise',
  too_few_answers: 'too few answers',
} as const;

function toLine(row: Row): string {
  const { id, name, environment, labels, visibility, troubles, spend, tasks, nextReport, pitchDaysLeft } = row;
  const { rate, interval, change, verdict } = visibility;
  const range = interval.brand ?? interval.repeat;
  const parts = [
    id,
    `${name}${environment === 'test' ? ' (simulated)' : ''}${labels.length > 0 ? ` [${labels.join(', ')}]` : ''}`,
    rate === null
      ? 'no answers'
      : `${rate.toFixed(1)}%${range ? ` (${range.map((end) => end.toFixed(1)).join('-')})` : ''}`,
    change === null ? '-' : `${change > 0 ? '+' : ''}${change.toFixed(1)}, ${VERDICTS[verdict.verdict]}`,
    ...troubles.map((found) => `${ENGINE_LABELS[found.model]}: ${nameTrouble(found, NOTICES_ENGLISH)}`),
    ...(spend
      ? [`$${spend.usedUsd.toFixed(2)}${spend.monthlyCapUsd === null ? '' : ` of $${spend.monthlyCapUsd.toFixed(2)}`}`]
      : []),
    quantity(tasks.open + tasks.inProgress, 'task', 'tasks'),
    ...(nextReport ? [`report ${nextReport.at}`] : []),
    ...(pitchDaysLeft === null
      ? []
      : [pitchDaysLeft === 0 ? 'pitch over' : `pitch, ${quantity(pitchDaysLeft, 'day', 'days')} left`]),
  ];
  return parts.join('  ');
}
