/** What the ranking shows of a brand: its figures as they stand, and which changes are real. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { planRateChange, type RateChange } from '../table/plan-verdict.ts';

export type Competitor = OperationOutput<'competitors.list'>['competitors'][number];

export interface CompetitorRow extends Competitor {
  /** Null without answers, in this period or in the one before. */
  visibilityMove: RateChange | null;
}

/**
 * Rows of the ranking. The wire tells rates and changes of rates; `previousAnswers`, the same for every brand, gives back the
 * count of the period before.
 */
export function planCompetitorRows(brands: readonly Competitor[], previousAnswers: number): CompetitorRow[] {
  return brands.map((brand) => ({ ...brand, visibilityMove: planMove(brand, previousAnswers) }));
}

function planMove(brand: Competitor, previousAnswers: number): RateChange | null {
  const { totalResults, visibleResults, visibilityRate, visibilityChange } = brand;
  if (visibilityChange === null || previousAnswers === 0 || totalResults === 0) return null;
  const beforePercent = visibilityRate - visibilityChange;
  const hits = Math.min(previousAnswers, Math.max(0, Math.round((beforePercent * previousAnswers) / 100)));
  return planRateChange({ hits: visibleResults, total: totalResults }, { hits, total: previousAnswers });
}

/** Competitors that charts show unless others are chosen: those with a star, then by rank. */
export function planDefaultBrands(brands: readonly Competitor[], most: number): string[] {
  return brands
    .filter(({ isUserBrand }) => !isUserBrand)
    .toSorted(
      (a, b) =>
        Number(b.isStarred) - Number(a.isStarred) ||
        (a.globalRank ?? Number.POSITIVE_INFINITY) - (b.globalRank ?? Number.POSITIVE_INFINITY),
    )
    .slice(0, most)
    .map(({ id }) => id);
}
