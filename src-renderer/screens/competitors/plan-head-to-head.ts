/** Two brands in the same answers: each figure of both with its interval, the difference, and what may be said of it. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { FigureInterval } from '#shared/contract/intervals.ts';
import { FEWEST_ANSWERS, type Verdict } from '#shared/statistics/compare.ts';
import { wilsonInterval } from '#shared/statistics/wilson-interval.ts';

import type { Competitor } from '../../brands/plan-competitor-rows.ts';

export type Comparison = OperationOutput<'competitors.compare'>;

export interface Duel {
  figure: 'visibility' | 'mentionRate' | 'citationRate' | 'first' | 'order' | 'depth' | 'sentiment' | 'share';
  one: DuelSide;
  other: DuelSide;
  /** In the unit of the figure, points of a rate; null where a side is missing. */
  difference: number | null;
  /** Null where there is nothing to judge. */
  verdict: Verdict | null;
  isRate: boolean;
}

export interface DuelSide {
  value: number | null;
  interval: FigureInterval | undefined;
}

/** What a row of the ranking and a comparison call the figures. Shares of voice differ as mentions do: they are out of the same sum. */
const FIGURES = [
  { figure: 'visibility', name: 'visibilityRate', verdict: 'visibilityRate', isRate: true },
  { figure: 'mentionRate', name: 'mentionRate', verdict: 'mentionRate', isRate: true },
  { figure: 'citationRate', name: 'citationRate', verdict: 'citationRate', isRate: true },
  { figure: 'share', name: 'shareOfVoice', verdict: 'mentionRate', isRate: true },
  { figure: 'order', name: 'mentionOrder', verdict: 'mentionOrder', isRate: false },
  { figure: 'depth', name: 'position', verdict: 'position', isRate: false },
  { figure: 'sentiment', name: 'sentiment', verdict: 'sentiment', isRate: false },
] as const;

const VALUES: Readonly<Record<(typeof FIGURES)[number]['figure'], (brand: Competitor) => number | null>> = {
  visibility: (brand) => (brand.totalResults === 0 ? null : brand.visibilityRate),
  mentionRate: (brand) => (brand.totalResults === 0 ? null : brand.mentionRate),
  citationRate: (brand) => (brand.totalResults === 0 ? null : brand.citationRate),
  share: (brand) => brand.shareOfVoicePercent,
  order: (brand) => brand.avgMentionOrder,
  depth: (brand) => brand.averagePosition,
  sentiment: (brand) => (brand.sentimentScore === null ? null : brand.sentimentScore * 100),
};

const minus = (one: number | null, other: number | null) => (one === null || other === null ? null : one - other);

/** Figures that the ranking has, compared prompt by prompt; then who is named first where both are. */
export function planDuels(one: Competitor, other: Competitor, comparison: Comparison): Duel[] {
  const duels = FIGURES.map(({ figure, name, verdict, isRate }): Duel => {
    const sides = [one, other].map((brand) => ({ value: VALUES[figure](brand), interval: brand.intervals?.[name] }));
    const [left, right] = sides as [DuelSide, DuelSide];
    const difference = minus(left.value, right.value);
    const judged = difference === null ? undefined : comparison.verdicts?.[verdict];
    return { figure, one: left, other: right, difference, verdict: judged?.verdict ?? null, isRate };
  });
  return [...duels, planFirst(comparison)];
}

function planFirst({ named, brandFirst, otherFirst }: Comparison): Duel {
  const toSide = (hits: number): DuelSide => ({
    value: named.both === 0 ? null : (100 * hits) / named.both,
    interval: undefined,
  });
  const [one, other] = [toSide(brandFirst), toSide(otherFirst)];
  const verdict = planPairVerdict(brandFirst, otherFirst);
  return { figure: 'first', one, other, difference: minus(one.value, other.value), verdict, isRate: true };
}

/**
 * Who is named first is known by answer alone, so that it is judged for these prompts only. Under chance each is first as often: the sign
 * test in the form of a score interval (Q. McNemar, "Note on the sampling error of the difference between correlated proportions or
 * percentages", Psychometrika 12 (1947) 153-157). Null without an answer that tells the two apart.
 */
export function planPairVerdict(onlyOne: number, onlyOther: number): Verdict | null {
  const interval = wilsonInterval({ hits: onlyOne, total: onlyOne + onlyOther });
  if (interval === null) return null;
  if (onlyOne + onlyOther < FEWEST_ANSWERS) return 'too_few_answers';
  return interval.lowPercent > 50 || interval.highPercent < 50 ? 'on_these_prompts' : 'within_noise';
}
