/** Where the change of visibility comes from: a sentence, the largest parts, two pairs of answers that show it. */
import { showAddress } from '#shared/text/show-address.ts';
import { type Block, plain, type Run, say } from '../model/blocks.ts';
import { toQuote } from '../model/quote-answer.ts';
import type { ContributionsChart } from '../model/report-chart.ts';
import type { ReportTable } from '../model/report-table.ts';
import type { HeadlineChange } from '../read-headline-change.ts';
import { describeHeadline } from '../story/describe-headline.ts';
import { type SectionInput, type SectionWriter, toEmptySection } from './section.ts';

/** Pages that are named of a pair. */
const MOST_PAGES = 2;
/** What is left of the points of the largest parts is said as one. */
const LEAST_REST = 0.05;

export const writeWhy: SectionWriter = (input) => {
  const { facts, words } = input;
  const { headline } = facts;
  const data = toTable(headline?.explained.contributions ?? [], 'prompt_engine', input);
  if (!headline) {
    const { verdict } = facts.summary.changes.verdicts.responseVisibilityRateChange;
    return toEmptySection(verdict === 'too_few_answers' ? words.change.tooFew : words.change.none, data);
  }
  const { explained, by, largest, pairs } = headline;
  const message = describeHeadline(explained, input).join(' ');
  const hasBothPeriods = explained.current !== null && explained.previous !== null;
  return {
    message,
    blocks: [
      plain(message),
      ...(hasBothPeriods
        ? [{ kind: 'chart', chart: toChart(headline, input), table: toTable(largest, by, input) } as const]
        : []),
      ...(pairs.length === 0
        ? []
        : [{ kind: 'heading', text: words.change.pairs } as const, ...pairs.map((pair) => toPair(pair, input))]),
    ],
    data,
  };
};

function toTable(
  parts: HeadlineChange['largest'],
  by: HeadlineChange['by'],
  { words: { change: own, columns } }: SectionInput,
): ReportTable {
  return {
    id: by === 'engine' ? 'why_engines' : 'why',
    caption: own.largest,
    columns: [
      { key: 'part', label: by === 'engine' ? columns.engine : own.part, kind: 'text', isOfOthers: true },
      { key: 'points', label: own.points, kind: 'change' },
      { key: 'before', label: columns.before, kind: 'rate' },
      { key: 'now', label: own.now, kind: 'rate' },
      { key: 'answers', label: columns.answers, kind: 'count' },
      { key: 'verdict', label: columns.verdict, kind: 'verdict' },
    ],
    rows: parts.map(({ label, points, previous, current, currentN, verdict }) => [
      label,
      points,
      previous,
      current,
      currentN,
      verdict,
    ]),
  };
}

function toChart(headline: HeadlineChange, input: SectionInput): ContributionsChart {
  const { words, format, facts } = input;
  const { explained, largest } = headline;
  const [before, now] = [explained.previous ?? 0, explained.current ?? 0];
  const shown = largest.reduce((sum, { points }) => sum + points, 0);
  const rest = now - before - shown;
  return {
    kind: 'contributions',
    id: 'why',
    title: words.change.largest,
    summary: words.change.summary(format.rate(before), format.rate(now)),
    note: words.change.chartNote[headline.by],
    period: format.range(facts.window),
    n: explained.currentN,
    unit: 'points',
    before: { label: words.columns.before, value: before },
    now: { label: words.change.now, value: now },
    steps: largest.map(({ label, points, verdict }) => ({ label, points, verdict })),
    rest: { label: words.change.rest, points: Math.abs(rest) < LEAST_REST ? 0 : rest },
  };
}

export function toPair({ pair, quoted }: HeadlineChange['pairs'][number], input: SectionInput): Block {
  const { words } = input;
  const { change: own } = words;
  const { way, brandsIn, brandsOut, sourcesIn, sourcesOut } = pair;
  const others = (brands: typeof brandsIn) =>
    brands.flatMap(({ name, isUserBrand }): Run[] => (isUserBrand ? [] : [{ text: name, isOfOthers: true }]));
  const pages = (found: typeof sourcesIn) =>
    found.slice(0, MOST_PAGES).map(({ url }): Run => ({ text: showAddress(url), address: url, isOfOthers: true }));
  const list = (word: string, runs: readonly Run[]): Run[] =>
    runs.length === 0
      ? []
      : [say(` ${word} `), ...runs.flatMap((run, index) => (index === 0 ? [run] : [say(', '), run])), say('.')];
  return {
    kind: 'pair',
    before: quoted.before && toQuote(quoted.before),
    after: toQuote(quoted.answer),
    note: [
      say(own[way]),
      ...list(own.brandsIn, others(brandsIn)),
      ...list(own.brandsOut, others(brandsOut)),
      ...list(own.sourcesIn, pages(sourcesIn)),
      ...list(own.sourcesOut, pages(sourcesOut)),
    ],
  };
}
