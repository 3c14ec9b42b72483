/** Brands over time as the charts take them: counts of each day or week, added up and never averaged. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { DayWindow } from '#shared/time/window.ts';

import { type Bucket, type CountedDay, type Grain, groupDays, ratePercent, type TimeseriesDay } from './group-days.ts';

type BrandSeries = OperationOutput<'competitors.timeseries'>;

export type LineMetric = 'visible' | 'mentions' | 'cited';

/** Hits out of a total, and the repeat interval of their rate, in percent, where there is one. */
export interface LinePoint {
  hits: number;
  total: number;
  repeat?: readonly [number, number] | null;
  /** That it is made of the prompts of each day, and not of its answers alone. */
  isRepeatKnown?: boolean;
}

/** One brand or other series: a rate, bucket by bucket. */
export interface ChartLine {
  id: string;
  name: string;
  colour: string;
  isOwn: boolean;
  points: readonly LinePoint[];
}

const NOTHING = {
  ...{ notVisible: 0, uniquePrompts: 0, mentionOrder: null, position: null },
  ...{ sentiment: null, sentimentCoverage: null, sentimentShares: null },
};

/** The buckets of all brands: answers, and mentions of all tracked brands as `mentions`. */
export function planBrandBuckets({ days }: BrandSeries, window: DayWindow, grain: Grain): Bucket[] {
  const counted = days.map(
    ({ date, answers, mentions }): CountedDay => ({
      ...NOTHING,
      date,
      totalResults: answers,
      visible: 0,
      mentions,
      cited: 0,
    }),
  );
  return groupDays(counted, window, grain);
}

interface LineWishes {
  window: DayWindow;
  grain: Grain;
  metric: LineMetric;
  /** `answers`: a rate; `mentions`: a share of all mentions. */
  outOf: 'answers' | 'mentions';
  toColour: (brandId: string) => string;
  /** The days of the own brand with their intervals, where those were asked. */
  ownDays?: readonly TimeseriesDay[] | undefined;
}

const FIGURES = { visible: 'responseVisibilityRate', mentions: 'mentionRate', cited: 'citationRate' } as const;

/** One line a brand, the own one first. */
export function planBrandLines(
  series: BrandSeries,
  { window, grain, metric, outOf, toColour, ownDays = [] }: LineWishes,
): ChartLine[] {
  const totals = planBrandBuckets(series, window, grain).map((bucket) => bucket[outOf]);
  const known = new Map(ownDays.map(({ date, intervals }) => [date, intervals?.[FIGURES[metric]]]));
  return series.brands.map(({ id, name, isUserBrand, days }) => {
    const counted = series.days.map(({ date, answers }, index): CountedDay => {
      const hits = days[index]?.[metric] ?? 0;
      const interval = isUserBrand ? known.get(date) : undefined;
      const intervals = interval && { responseVisibilityRate: interval };
      return { ...NOTHING, date, totalResults: answers, visible: hits, mentions: 0, cited: 0, intervals };
    });
    const points = groupDays(counted, window, grain).map((bucket, index): LinePoint => {
      const counts = { hits: bucket.visible, total: totals[index] ?? 0 };
      // Mentions of an answer hang together: a share of them is no rate of answers, and days alone do not tell its interval.
      if (outOf === 'mentions') return counts;
      return { ...counts, repeat: bucket.repeat, isRepeatKnown: bucket.isRepeatKnown === true };
    });
    return { id, name, colour: toColour(id), isOwn: isUserBrand, points };
  });
}

/** Percent of each bucket; null where there is nothing to share. */
export function toPercents({ points }: ChartLine): (number | null)[] {
  return points.map(({ hits, total }) => ratePercent(hits, total));
}

/** The newest value there is. */
export function lastPercent(line: ChartLine): number | null {
  const last = line.points.findLast(({ total }) => total > 0);
  return last ? ratePercent(last.hits, last.total) : null;
}

const MOST_LETTERS = 16;

/** A name short enough to be at the end of a line. */
export function toLineName(name: string): string {
  const letters = [...name];
  return letters.length > MOST_LETTERS
    ? `${letters
        .slice(0, MOST_LETTERS - 1)
        .join('')
        .trimEnd()}…`
    : name;
}
