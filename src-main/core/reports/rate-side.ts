/** A rate with the counts behind it, its interval, and what became of it since the period before. Pure. */
import { differenceInterval, excludesZero } from '#shared/statistics/difference-interval.ts';
import { wilsonInterval } from '#shared/statistics/wilson-interval.ts';
import type { Summary } from './load-report-facts.ts';

type Period = Summary['current'];

export interface RateSide {
  hits: number;
  total: number;
  percent: number;
}

export const RATES = ['visibility', 'mention', 'citation', 'coverage'] as const;
export type Rate = (typeof RATES)[number];

/** The summary has no count of visible answers: rate times answers gives it back. */
const SIDES: Readonly<Record<Rate, (period: Period) => RateSide>> = {
  visibility: ({ responseVisibilityRate: percent, totalResponses: total }) => ({
    hits: Math.round((percent * total) / 100),
    total,
    percent,
  }),
  mention: ({ mentions: hits, totalResponses: total, mentionRate: percent }) => ({ hits, total, percent }),
  citation: ({ cited: hits, totalResponses: total, citationRate: percent }) => ({ hits, total, percent }),
  coverage: ({ visible: hits, notVisible, visibilityRate: percent }) => ({ hits, total: hits + notVisible, percent }),
};

export interface RateFigure extends RateSide {
  interval: readonly [number, number] | null;
  /** Percentage points and whether they are more than noise; null when there is nothing to compare with. */
  change: { points: number; isReal: boolean } | null;
  before: RateSide;
}

export function toRateFigure(rate: Rate, { current, previous }: Summary): RateFigure {
  const here = SIDES[rate](current);
  const before = SIDES[rate](previous);
  const difference = differenceInterval(here, before);
  return {
    ...here,
    interval: toInterval(here),
    change: difference && { points: here.percent - before.percent, isReal: excludesZero(difference) },
    before,
  };
}

export function toInterval(side: { hits: number; total: number }): readonly [number, number] | null {
  const interval = wilsonInterval(side);
  return interval && [interval.lowPercent, interval.highPercent];
}
