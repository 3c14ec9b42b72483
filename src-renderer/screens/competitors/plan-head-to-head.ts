/** Two brands in the same answers: each figure of both, the difference, and whether it is real. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { type PercentInterval, wilsonInterval } from '#shared/statistics/wilson-interval.ts';

import type { Competitor } from '../../brands/plan-competitor-rows.ts';

type Comparison = OperationOutput<'competitors.compare'>;
export type Pair = Comparison['named'];

export interface RateSide {
  percent: number | null;
  interval: PercentInterval | null;
  hits: number;
}

export interface RateDuel {
  figure: 'visibility' | 'mentionRate' | 'citationRate' | 'first';
  one: RateSide;
  other: RateSide;
  /** Percentage points; null without answers. */
  difference: number | null;
  verdict: 'one' | 'other' | 'noise' | null;
}

export interface MeanDuel {
  figure: 'order' | 'depth' | 'sentiment' | 'share';
  one: number | null;
  other: number | null;
  difference: number | null;
}

function toSide(hits: number, total: number): RateSide {
  return { hits, percent: total === 0 ? null : (100 * hits) / total, interval: wilsonInterval({ hits, total }) };
}

/**
 * Both rates come from the same answers, so only those that tell the two apart count: under chance each of them shows either
 * brand as often. The sign test in the form of a score interval (Q. McNemar, "Note on the sampling error of the difference
 * between correlated proportions or percentages", Psychometrika 12 (1947) 153-157): real when the Wilson interval of
 * `onlyOne` out of both excludes one half. Null without an answer that tells them apart.
 */
export function planPairVerdict(onlyOne: number, onlyOther: number): RateDuel['verdict'] {
  const interval = wilsonInterval({ hits: onlyOne, total: onlyOne + onlyOther });
  if (interval === null) return null;
  if (interval.lowPercent > 50) return 'one';
  return interval.highPercent < 50 ? 'other' : 'noise';
}

function planRate(figure: RateDuel['figure'], { both, onlyBrand, onlyOther, neither }: Pair): RateDuel {
  const total = both + onlyBrand + onlyOther + neither;
  return {
    figure,
    one: toSide(both + onlyBrand, total),
    other: toSide(both + onlyOther, total),
    difference: total === 0 ? null : (100 * (onlyBrand - onlyOther)) / total,
    verdict: planPairVerdict(onlyBrand, onlyOther),
  };
}

/** The three rates, then who is named first where both are. */
export function planRateDuels({ visible, named, cited, brandFirst, otherFirst }: Comparison): RateDuel[] {
  const first = {
    both: 0,
    onlyBrand: brandFirst,
    onlyOther: otherFirst,
    neither: named.both - brandFirst - otherFirst,
  };
  return [
    planRate('visibility', visible),
    planRate('mentionRate', named),
    planRate('citationRate', cited),
    planRate('first', first),
  ];
}

const MEANS: Readonly<Record<MeanDuel['figure'], (brand: Competitor) => number | null>> = {
  order: (brand) => brand.avgMentionOrder,
  depth: (brand) => brand.averagePosition,
  sentiment: (brand) => (brand.sentimentScore === null ? null : brand.sentimentScore * 100),
  share: (brand) => brand.shareOfVoicePercent,
};

/** Means and the share of voice: their spread is not kept, so they have no verdict. */
export function planMeanDuels(one: Competitor, other: Competitor): MeanDuel[] {
  return (['order', 'depth', 'sentiment', 'share'] as const).map((figure) => {
    const [left, right] = [MEANS[figure](one), MEANS[figure](other)];
    return { figure, one: left, other: right, difference: left === null || right === null ? null : left - right };
  });
}
