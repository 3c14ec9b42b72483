/** Turns the summary of a window into the six tiles. Pure; it takes figures as the core gives them and never invents a zero. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { ChangeVerdict, FigureInterval } from '#shared/contract/intervals.ts';
import { isOfDays } from '#shared/statistics/compare.ts';

import { DASH, formatChange, formatCount, formatDecimal, formatRate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { KpiChange, KpiFacts } from '../../ui/kpi-tile.tsx';
import { formatRange, formatSample, planFigure } from '../../ui/plan-figure.ts';

export type Summary = OperationOutput<'metrics.summary'>;
type PeriodMetrics = Summary['current'];

const { lines, tiles } = TEXTS.overview;

export const RATE_TILES = ['visibility', 'mentionRate', 'citationRate', 'coverage'] as const;
export const MEAN_TILES = ['depth', 'sentiment'] as const;
export type RateTile = (typeof RATE_TILES)[number];
export type MeanTile = (typeof MEAN_TILES)[number];

interface RateSide {
  hits: number;
  total: number;
  percent: number;
}

/** Counts and rate behind a tile. The summary has no count of visible answers: rate times answers gives it back. */
const RATE_SIDES: Readonly<Record<RateTile, (period: PeriodMetrics) => RateSide>> = {
  visibility: ({ responseVisibilityRate: percent, totalResponses: total }) => ({
    hits: Math.round((percent * total) / 100),
    total,
    percent,
  }),
  mentionRate: (period) => ({ hits: period.mentions, total: period.totalResponses, percent: period.mentionRate }),
  citationRate: (period) => ({ hits: period.cited, total: period.totalResponses, percent: period.citationRate }),
  coverage: (period) => ({
    hits: period.visible,
    total: period.visible + period.notVisible,
    percent: period.visibilityRate,
  }),
};

/** The answers that a tile counted, as the list of answers is narrowed to them. */
export interface AnswersBehind {
  count: number;
  narrowing: Readonly<Record<string, string>>;
}

/** Null where a tile counts prompts. */
export function planAnswersBehind(tile: RateTile | MeanTile, summary: Summary): AnswersBehind | null {
  if (tile === 'coverage') return null;
  if (tile === 'visibility') return { count: RATE_SIDES.visibility(summary.current).hits, narrowing: { visible: '1' } };
  if (tile === 'citationRate') return { count: summary.current.cited, narrowing: { cited: '1' } };
  return { count: summary.current.mentions, narrowing: { mentioned: '1' } };
}

/** The name of a tile's figure in `intervals`, and of its change in `changes` and their verdicts. */
const NAMES = {
  visibility: { figure: 'responseVisibilityRate', change: 'responseVisibilityRateChange' },
  mentionRate: { figure: 'mentionRate', change: 'mentionRateChange' },
  citationRate: { figure: 'citationRate', change: 'citationRateChange' },
  coverage: { figure: 'visibilityRate', change: 'visibilityRateChange' },
  depth: { figure: 'position', change: 'positionChange' },
  sentiment: { figure: 'sentiment', change: 'sentimentChange' },
} as const;

const intervalOf = (tile: RateTile | MeanTile, period: PeriodMetrics): FigureInterval =>
  period.intervals[NAMES[tile].figure];
const verdictOf = (tile: RateTile | MeanTile, { changes }: Summary): ChangeVerdict =>
  changes.verdicts[NAMES[tile].change];

function planChange(tile: RateTile | MeanTile, summary: Summary): KpiChange | null {
  const change = summary.changes[NAMES[tile].change];
  if (change === null || summary.previous.totalResponses === 0 || summary.current.totalResponses === 0) return null;
  const verdict = verdictOf(tile, summary);
  return {
    change,
    verdict: verdict.verdict,
    isOfDays: isOfDays(verdict),
    isMoreBetter: tile !== 'depth',
    unit: toUnit(tile, change, verdict),
  };
}

/** Points of a rate; of a mean what the direction means, where there is one. */
function toUnit(tile: RateTile | MeanTile, change: number, verdict: ChangeVerdict): KpiChange['unit'] {
  if (tile !== 'depth' && tile !== 'sentiment') return TEXTS.overview.points;
  const isSaid = verdict.verdict === 'real' || verdict.verdict === 'on_these_prompts';
  if (!isSaid || isOfDays(verdict) || formatChange(change) === formatChange(0)) return (text) => text;
  const meaning = TEXTS.overview[change > 0 ? 'up' : 'down'][tile];
  return (text) => `${text} ${meaning}`;
}

/** Both intervals of the figure and of its change, each by its name. */
function planIntervalLines(tile: RateTile | MeanTile, summary: Summary): KpiFacts['lines'] {
  const unit = tile === 'depth' || tile === 'sentiment' ? '' : '%';
  const { brand, repeat } = intervalOf(tile, summary.current);
  const verdict = summary.previous.totalResponses === 0 ? null : verdictOf(tile, summary);
  const toSpan = (range: readonly [number, number] | null | undefined) =>
    range ? lines.pointsSpan(formatChange(range[0]), formatChange(range[1])) : DASH;
  return [
    { name: TEXTS.figures.names.brand, value: formatRange(brand, unit) },
    { name: TEXTS.figures.names.repeat, value: formatRange(repeat, unit) },
    { name: lines.changeBrand, value: toSpan(verdict?.brand) },
    { name: lines.changeRepeat, value: toSpan(verdict?.repeat) },
  ];
}

function planRateLines(tile: RateTile, summary: Summary, change: KpiChange | null): KpiFacts['lines'] {
  const [here, before] = [RATE_SIDES[tile](summary.current), RATE_SIDES[tile](summary.previous)];
  return [
    { name: tiles[tile].hits, value: formatCount(here.hits) },
    { name: tile === 'coverage' ? lines.prompts : lines.answers, value: formatCount(here.total) },
    { name: lines.rate, value: formatRate(here.total === 0 ? null : here.percent) },
    {
      name: lines.before,
      value: before.total === 0 ? DASH : lines.beforeOf(formatRate(before.percent), formatCount(before.total)),
    },
    { name: lines.change, value: describeChange(change) },
    ...planIntervalLines(tile, summary),
  ];
}

function describeChange(change: KpiChange | null): string {
  if (!change) return DASH;
  const { word } = change.isOfDays ? TEXTS.figures.ofDays : TEXTS.figures.verdicts[change.verdict];
  return lines.changeVerdict(change.unit(formatChange(change.change)), word);
}

/** What a tile says beside its figure: the interval that is shown, by its name, and on how many prompts it stands. */
function planBeside(interval: FigureInterval, value: number | null, unit: '%' | '') {
  const { value: text, span, kind, sentences } = planFigure(value, interval, unit);
  return { text, interval: span, intervalKind: kind, sentences };
}

/** A rate with its interval, and whether its change is real. A dash, with the reason, when there are no answers. */
export function planRateTile(tile: RateTile, summary: Summary): KpiFacts {
  const here = RATE_SIDES[tile](summary.current);
  const interval = intervalOf(tile, summary.current);
  const few = planFew(summary.current);
  const { text, ...beside } = planBeside(interval, here.total === 0 ? null : here.percent, '%');
  const change = planChange(tile, summary);
  const { name, definition } = tiles[tile];
  return {
    name,
    definition,
    few,
    value: few ? TEXTS.overview.few.of(formatCount(here.hits), formatCount(here.total)) : text,
    reason: here.total === 0 ? TEXTS.overview.noAnswers : null,
    ...beside,
    change,
    changeReason: TEXTS.overview.noneBefore,
    sample:
      tile === 'coverage'
        ? TEXTS.overview.sample(formatCount(here.total))
        : formatSample(TEXTS.overview.sample(formatCount(here.total)), interval),
    lines: planRateLines(tile, summary, change),
  };
}

/** So few answers or prompts say next to nothing: a figure on them is marked, and a rate is told as the counts that it is. */
const FEW_ANSWERS = 30;
const FEW_PROMPTS = 5;

export function planFew({ totalResponses, visible, notVisible }: PeriodMetrics): KpiFacts['few'] {
  if (totalResponses === 0) return null;
  const prompts = visible + notVisible;
  const { word, answers, prompts: ofPrompts } = TEXTS.overview.few;
  if (totalResponses < FEW_ANSWERS) return { word, why: answers(totalResponses) };
  return prompts < FEW_PROMPTS ? { word, why: ofPrompts(prompts) } : null;
}

/** Why there is no mean. */
function planReason({ totalResponses, mentions }: Summary['current']): string {
  if (totalResponses === 0) return TEXTS.overview.noAnswers;
  return mentions === 0 ? TEXTS.overview.neverNamed : TEXTS.overview.nothingSaid;
}

/** Depth: a mean over the answers naming the brand. Sentiment: over those that say something about it. */
export function planMeanTile(tile: MeanTile, summary: Summary): KpiFacts {
  const { current, previous } = summary;
  const isDepth = tile === 'depth';
  const value = isDepth ? current.position : current.sentiment;
  const before = isDepth ? previous.position : previous.sentiment;
  const countOf = ({ mentions, intervals }: Summary['current']) => (isDepth ? mentions : intervals.sentiment.n);
  const interval = intervalOf(tile, current);
  const { text, ...beside } = planBeside(interval, value, '');
  const change = planChange(tile, summary);
  const { name, definition } = tiles[tile];
  return {
    name,
    definition,
    few: planFew(current),
    value: text,
    reason: value === null ? planReason(current) : null,
    ...beside,
    change,
    changeReason: TEXTS.overview.noneBefore,
    sample: formatSample(TEXTS.overview.sample(formatCount(countOf(current))), interval),
    lines: [
      { name: lines.namedAnswers, value: formatCount(current.mentions) },
      ...(isDepth ? [] : [{ name: lines.opinions, value: formatCount(countOf(current)) }]),
      { name: lines.mean, value: formatDecimal(value) },
      {
        name: lines.before,
        value: before === null ? DASH : lines.beforeOf(formatDecimal(before), formatCount(countOf(previous))),
      },
      { name: lines.change, value: describeChange(change) },
      ...planIntervalLines(tile, summary),
    ],
  };
}
