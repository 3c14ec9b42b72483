/** What the ranking shows of a brand: its figures as they stand, and what may be said of their changes, judged together. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { type JudgedTally, planJudged, type RowMove } from '../table/plan-judged.ts';

export type Competitor = OperationOutput<'competitors.list'>['competitors'][number];

export interface CompetitorRow extends Competitor {
  /** Null without answers, in this period or in the one before. */
  visibilityMove: RowMove | null;
  shareMove: RowMove | null;
}

export interface CompetitorRows {
  rows: CompetitorRow[];
  /** Of the changes of visibility. */
  tally: JudgedTally;
}

export function planCompetitorRows(brands: readonly Competitor[]): CompetitorRows {
  const visibility = planJudged(
    brands.map(({ visibilityChange: change, verdicts }) =>
      change === null ? null : { change, verdict: verdicts?.visibilityChange },
    ),
  );
  const shares = planJudged(
    brands.map(({ shareOfVoiceChange: change, verdicts }) =>
      change === null ? null : { change, verdict: verdicts?.shareOfVoiceChange },
    ),
  );
  const rows = brands.map((brand, index) => ({
    ...brand,
    visibilityMove: visibility.moves[index] ?? null,
    shareMove: shares.moves[index] ?? null,
  }));
  return { rows, tally: visibility.tally };
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
