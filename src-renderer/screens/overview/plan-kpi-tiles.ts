/** Turns the summary of a window into the six tiles. Pure; it takes rates as the core gives them and never invents a zero. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { differenceInterval, excludesZero } from '#shared/statistics/difference-interval.ts';
import { type Proportion, wilsonInterval } from '#shared/statistics/wilson-interval.ts';

import {
  DASH,
  formatChange,
  formatCount,
  formatDecimal,
  formatRate,
  formatRateSpan,
  formatSpan,
} from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { KpiChange, KpiFacts } from '../../ui/kpi-tile.tsx';

export type Summary = OperationOutput<'metrics.summary'>;
type PeriodMetrics = Summary['current'];

const { lines, tiles } = TEXTS.overview;

export const RATE_TILES = ['visibility', 'mentionRate', 'citationRate', 'coverage'] as const;
export const MEAN_TILES = ['depth', 'sentiment'] as const;
export type RateTile = (typeof RATE_TILES)[number];
export type MeanTile = (typeof MEAN_TILES)[number];

interface RateSide extends Proportion {
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

const RATE_CHANGES: Readonly<Record<RateTile, keyof Omit<Summary['changes'], 'verdicts'>>> = {
  visibility: 'responseVisibilityRateChange',
  mentionRate: 'mentionRateChange',
  citationRate: 'citationRateChange',
  coverage: 'visibilityRateChange',
};

function toDirection(change: number): KpiChange['direction'] {
  if (formatChange(change) === formatChange(0)) return 'same';
  return change > 0 ? 'up' : 'down';
}

function planRateChange(change: number, here: Proportion, before: Proportion): KpiChange | null {
  const interval = differenceInterval(here, before);
  if (interval === null) return null;
  const isReal = excludesZero(interval);
  return {
    text: TEXTS.overview.points(formatChange(change)),
    direction: toDirection(change),
    verdict: isReal ? TEXTS.overview.real : TEXTS.overview.noise,
    tone: !isReal ? 'quiet' : change > 0 ? 'good' : 'bad',
  };
}

function planRateLines(tile: RateTile, here: RateSide, before: RateSide, change: KpiChange | null): KpiFacts['lines'] {
  const interval = wilsonInterval(here);
  const range = differenceInterval(here, before);
  const points = (value: number) => formatChange(value);
  return [
    { name: tiles[tile].hits, value: formatCount(here.hits) },
    { name: tile === 'coverage' ? lines.prompts : lines.answers, value: formatCount(here.total) },
    { name: lines.rate, value: formatRate(here.total === 0 ? null : here.percent) },
    { name: lines.interval, value: interval ? formatRateSpan(interval.lowPercent, interval.highPercent) : DASH },
    {
      name: lines.before,
      value: before.total === 0 ? DASH : lines.beforeOf(formatRate(before.percent), formatCount(before.total)),
    },
    { name: lines.change, value: change ? lines.changeVerdict(change.text, change.verdict) : DASH },
    {
      name: lines.changeInterval,
      value: range ? lines.pointsSpan(points(range.lowPoints), points(range.highPoints)) : DASH,
    },
  ];
}

/** A rate with its interval, and whether its change is real. A dash, with the reason, when there are no answers. */
export function planRateTile(tile: RateTile, summary: Summary): KpiFacts {
  const here = RATE_SIDES[tile](summary.current);
  const before = RATE_SIDES[tile](summary.previous);
  const interval = wilsonInterval(here);
  const change = planRateChange(summary.changes[RATE_CHANGES[tile]] ?? 0, here, before);
  const { name, definition } = tiles[tile];
  return {
    name,
    definition,
    few: planFew(summary.current),
    value:
      summary.current.totalResponses < FEW_ANSWERS && here.total > 0
        ? TEXTS.overview.few.of(formatCount(here.hits), formatCount(here.total))
        : formatRate(here.total === 0 ? null : here.percent),
    reason: here.total === 0 ? TEXTS.overview.noAnswers : null,
    interval: interval ? formatSpan(interval.lowPercent, interval.highPercent) : '',
    change,
    changeReason: TEXTS.overview.noneBefore,
    sample: TEXTS.overview.sample(formatCount(here.total)),
    lines: planRateLines(tile, here, before, change),
  };
}

/** So few answers or prompts say next to nothing: a figure on them is marked, and a rate on one of few answers is told as counts. */
const FEW_ANSWERS = 30;
const FEW_PROMPTS = 5;

function planFew({ totalResponses, visible, notVisible }: PeriodMetrics): KpiFacts['few'] {
  if (totalResponses === 0) return null;
  const prompts = visible + notVisible;
  if (totalResponses < FEW_ANSWERS)
    return { word: TEXTS.overview.few.word, why: TEXTS.overview.few.answers(totalResponses) };
  return prompts < FEW_PROMPTS ? { word: TEXTS.overview.few.word, why: TEXTS.overview.few.prompts(prompts) } : null;
}

/** Depth or sentiment: a mean over the answers naming the brand. It has a direction but no verdict: no spread is kept. */
export function planMeanTile(tile: MeanTile, { current, previous, changes }: Summary): KpiFacts {
  const isDepth = tile === 'depth';
  const value = isDepth ? current.position : current.sentiment;
  const before = isDepth ? previous.position : previous.sentiment;
  const change = isDepth ? changes.positionChange : changes.sentimentChange;
  const { name, definition } = tiles[tile];
  return {
    name,
    definition,
    few: planFew(current),
    value: formatDecimal(value),
    reason:
      value === null ? (current.totalResponses === 0 ? TEXTS.overview.noAnswers : TEXTS.overview.neverNamed) : null,
    interval: value === null ? '' : TEXTS.overview.outOfHundred,
    change: planMeanChange(tile, change),
    changeReason: TEXTS.overview.noneBefore,
    sample: TEXTS.overview.sample(formatCount(current.mentions)),
    lines: [
      { name: lines.namedAnswers, value: formatCount(current.mentions) },
      {
        name: lines.before,
        value: before === null ? DASH : lines.beforeOf(formatDecimal(before), formatCount(previous.mentions)),
      },
      { name: lines.interval, value: lines.noInterval },
    ],
  };
}

function planMeanChange(tile: MeanTile, change: number | null): KpiChange | null {
  if (change === null) return null;
  const direction = toDirection(change);
  const verdict = direction === 'same' ? TEXTS.overview.same : TEXTS.overview[direction][tile];
  return { text: formatChange(change), direction, verdict, tone: 'quiet' };
}
