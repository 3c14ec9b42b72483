/** A report over all clients, from the rows of the portfolio: who is visible, what is in the way, what is due, which pitches are open. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { nameTrouble } from '#shared/notices/describe-notice.ts';
import { judgeRows } from '#shared/statistics/judge-rows.ts';
import { fromDate } from '#shared/time/day.ts';
import { localDayOf } from '#shared/time/local-day.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { ReportLanguage } from '#shared/vocabulary/reports.ts';
import { type Block, warning } from '../model/blocks.ts';
import { chooseFont } from '../model/fonts.ts';
import type { Report, ReportPart } from '../model/report.ts';
import type { Cell, Column, ReportTable } from '../model/report-table.ts';
import { toReadableColour } from '../readable-colour.ts';
import { createFormat, type ReportFormat } from '../report-format.ts';
import { chooseWords } from '../words/choose-words.ts';
import { choosePortfolioWords, type PortfolioWords } from './portfolio-words.ts';

type Portfolio = OperationOutput<'portfolio.list'>;
type Row = Portfolio['projects'][number];

interface Input {
  rows: readonly Row[];
  portfolio: Portfolio;
  words: PortfolioWords;
  format: ReportFormat;
  period: string;
}

export interface PortfolioReport {
  language: ReportLanguage;
  isAgainstDayZero: boolean;
  builtAtMs: number;
}

const COLOUR = '#1f56d8';
/** Bars beyond are unreadable; the table has all. */
const MOST_BARS = 25;

export function composePortfolio(
  portfolio: Portfolio,
  { language, isAgainstDayZero, builtAtMs }: PortfolioReport,
): Report {
  const words = choosePortfolioWords(language);
  const format = createFormat(language);
  const period = format.range({
    firstDay: fromDate(portfolio.periodStart),
    lastDay: fromDate(portfolio.periodEnd),
  });
  const rows = portfolio.projects;
  const { live, test } = portfolio.sums;
  const isSimulated = isAllSimulated(portfolio);
  const counted = words.counted(live.clients + test.clients, live.pitches + test.pitches);
  const answers = isSimulated ? test.answers : live.answers;
  const input = { rows, portfolio, words, format, period };
  return {
    ...{ kind: 'portfolio', language, direction: 'ltr', title: words.title, brand: words.allProjects },
    ...{ subject: words.subject(counted, period), client: words.allProjects, author: '', period },
    comparedWith: isAgainstDayZero ? words.dayZero : words.daysBefore,
    builtOn: format.date(localDayOf(builtAtMs)),
    about: counted,
    answers: chooseWords(language).answers(format.count(answers), answers),
    ...{ isSimulated, hasCover: false, isOnePage: false, colour: toReadableColour(COLOUR) },
    font: chooseFont('sans'),
    logo: null,
    lead: writeLead(input, isSimulated, language),
    parts: [writeState(input), writeTrouble(input), writeWork(input), ...writePitches(input)],
    foot: '',
  };
}

function isAllSimulated({ projects, sums: { live } }: Portfolio): boolean {
  return live.clients + live.pitches === 0 && projects.length > 0;
}

function writeLead({ words, portfolio: { sums } }: Input, isSimulated: boolean, language: ReportLanguage): Block[] {
  const { clients, pitches } = sums.test;
  if (isSimulated) return [warning(chooseWords(language).simulated)];
  return clients + pitches > 0 ? [warning(words.simulated(words.counted(clients, pitches), clients + pitches))] : [];
}

function toPart(
  { words }: Input,
  part: { id: string; title: string; message: string; table: ReportTable; chart?: Block },
): ReportPart {
  const { id, title, message, table, chart } = part;
  // A chart brings its table along.
  const shown: Block[] = chart ? [chart] : table.rows.length > 0 ? [{ kind: 'table', table }] : [];
  return { id, title, message, blocks: shown, method: words.method, data: table };
}

const nameOf = (words: PortfolioWords): Column => ({
  key: 'client',
  label: words.columns.client,
  kind: 'text',
  isOfOthers: true,
});

/** Changes are judged together, as every table of many rows is. */
function writeState(input: Input): ReportPart {
  const { rows, words, period } = input;
  const { columns } = words;
  const { verdicts } = judgeRows(
    rows.map(({ visibility }) => (visibility.change === null ? null : visibility.verdict)),
  );
  const isFound = (at: number) => verdicts[at] === 'real' || verdicts[at] === 'on_these_prompts';
  const up = rows.filter(({ visibility }, at) => isFound(at) && (visibility.change ?? 0) > 0).length;
  const down = rows.filter(({ visibility }, at) => isFound(at) && (visibility.change ?? 0) < 0).length;
  // What is simulated stands in the table, and beside no client's bar.
  const hasLive = rows.some(({ environment }) => environment === 'live');
  const isMixed = hasLive && rows.some(({ environment }) => environment === 'test');
  const table: ReportTable = {
    id: 'clients',
    caption: words.state.title,
    columns: [
      nameOf(words),
      { key: 'labels', label: columns.labels, kind: 'text', isOfOthers: true, isDataOnly: true },
      { key: 'simulated', label: columns.environment, kind: 'text', isDataOnly: !isMixed },
      { key: 'visibility', label: columns.visibility, kind: 'rate', digitsBy: 'interval' },
      { key: 'interval', label: columns.interval, kind: 'interval' },
      { key: 'change', label: columns.change, kind: 'change' },
      { key: 'verdict', label: columns.verdict, kind: 'verdict' },
      { key: 'answers', label: columns.answers, kind: 'count' },
    ],
    rows: rows.map(({ name, labels, environment, visibility: { rate, interval, change }, answers }, at): Cell[] => [
      ...[name, labels.join(', '), environment === 'test' ? columns.isSimulated : null],
      ...[rate, rate === null ? null : (interval.brand ?? interval.repeat), change, verdicts[at] ?? null, answers],
    ]),
  };
  const shown = rows
    .filter(({ environment, visibility }) => visibility.rate !== null && (!hasLive || environment === 'live'))
    .toSorted((a, b) => (b.visibility.rate ?? 0) - (a.visibility.rate ?? 0))
    .slice(0, MOST_BARS);
  const { chart: title, summary, note } = words.state;
  const chart: Block = {
    kind: 'chart',
    table,
    chart: {
      ...{ kind: 'bar', id: 'clients', title, summary, note, period, unit: 'percent' },
      n: shown.reduce((sum, { answers }) => sum + answers, 0),
      bars: shown.map(({ name, visibility: { rate, previous, interval } }) => ({
        ...{ label: name, isOwn: true, value: rate, before: previous, interval: interval.brand ?? interval.repeat },
      })),
    },
  };
  const message = words.state.message(up, down, rows.length - up - down);
  return toPart(input, {
    id: 'state',
    title: words.state.title,
    message,
    table,
    ...(shown.length > 0 && { chart }),
  });
}

function writeTrouble(input: Input): ReportPart {
  const { rows, words } = input;
  const { columns, trouble } = words;
  const projects = rows.filter(({ troubles }) => troubles.length > 0).length;
  const table: ReportTable = {
    id: 'troubles',
    caption: trouble.title,
    columns: [
      nameOf(words),
      { key: 'engine', label: columns.engine, kind: 'text' },
      { key: 'reason', label: columns.reason, kind: 'text' },
      { key: 'since', label: columns.since, kind: 'day' },
    ],
    rows: rows.flatMap(({ name, troubles }) =>
      troubles.map((found): Cell[] => [
        ...[name, ENGINE_LABELS[found.model], nameTrouble(found, words.notices)],
        found.since === null ? null : fromDate(found.since.slice(0, 10)),
      ]),
    ),
  };
  const message = projects > 0 ? trouble.some(projects) : trouble.none;
  return toPart(input, { id: 'trouble', title: trouble.title, message, table });
}

function writeWork(input: Input): ReportPart {
  const { rows, words, format, portfolio } = input;
  const { columns, work } = words;
  const { openTasks, usedUsd } = portfolio.sums[isAllSimulated(portfolio) ? 'test' : 'live'];
  const table: ReportTable = {
    id: 'work',
    caption: work.title,
    columns: [
      nameOf(words),
      { key: 'tasks', label: columns.tasks, kind: 'count' },
      { key: 'spent', label: columns.spent, kind: 'money', currency: 'USD' },
      { key: 'cap', label: columns.cap, kind: 'money', currency: 'USD' },
      { key: 'report', label: columns.report, kind: 'day' },
    ],
    rows: rows.map(({ name, tasks, spend, nextReport }): Cell[] => [
      ...[name, tasks.open + tasks.inProgress, spend?.usedUsd ?? null, spend?.monthlyCapUsd ?? null],
      nextReport && localDayOf(Date.parse(nextReport.at)),
    ]),
  };
  return toPart(input, {
    id: 'work',
    title: work.title,
    message: work.message(openTasks, format.money(usedUsd, 'USD')),
    table,
  });
}

function writePitches(input: Input): ReportPart[] {
  const { words } = input;
  const { columns, pitches: said } = words;
  const pitches = input.rows.filter(({ isPitch }) => isPitch);
  if (pitches.length === 0) return [];
  const over = pitches.filter(({ pitchExpiredAt }) => pitchExpiredAt != null).length;
  const table: ReportTable = {
    id: 'pitches',
    caption: said.title,
    columns: [
      nameOf(words),
      { key: 'days', label: columns.days, kind: 'count' },
      { key: 'dayZero', label: columns.dayZero, kind: 'day' },
      { key: 'visibility', label: columns.visibility, kind: 'rate' },
    ],
    rows: pitches.map(({ name, pitchDaysLeft, dayZero, visibility }): Cell[] => [
      ...[name, pitchDaysLeft, dayZero && fromDate(dayZero.periodStart), visibility.rate],
    ]),
  };
  const message = said.message(pitches.length - over, over);
  return [toPart(input, { id: 'pitches', title: said.title, message, table })];
}
