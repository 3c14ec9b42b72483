/** The counts of a scope, from wherever they are read fastest: stored counts of periods, or the facts of tagged prompts. */
import type { Connection } from '../../../storage/connection.ts';
import { type PeriodRow, readDays, readWindow } from '../aggregate/read-periods.ts';
import type { FigureScope } from '../store/figure-scope.ts';
import { planSegmentFilter } from '../store/segments.ts';
import { type Counts, sumBrand, sumTotals, toCounts } from './counts.ts';
import { readPromptDays, readTaggedBrands, readTaggedTotals } from './tagged-counts.ts';

/** Counts of one brand over the whole window. */
export function readCounts(db: Connection, scope: FigureScope, brandId: number): Counts {
  return readBrandCounts(db, scope, [brandId]).get(brandId)!;
}

/** One entry for each of the brands, the never seen included; `answers` and `asked` are those of the window. */
export function readBrandCounts(db: Connection, scope: FigureScope, brandIds: readonly number[]): Map<number, Counts> {
  if (scope.tags) return readTaggedBrands(db, scope, brandIds);
  const wanted = planSegmentFilter(db, scope);
  const totals = sumTotals(readWindow(db, 'total_period', scope.projectId, scope), wanted);
  return new Map(
    brandIds.map((id) => [id, toCounts(totals, sumBrand(readWindow(db, 'brand_period', id, scope), wanted))]),
  );
}

/** Answers of the window and the prompts behind them. */
export function readWindowTotals(db: Connection, scope: FigureScope): Pick<Counts, 'answers' | 'asked'> {
  if (scope.tags) return readTaggedTotals(db, scope);
  const totals = sumTotals(readWindow(db, 'total_period', scope.projectId, scope), planSegmentFilter(db, scope));
  return toCounts(totals, NO_BRAND);
}

const NO_BRAND = sumBrand([], null);

/** Counts of one brand for each day that has answers. */
export function readDayCounts(db: Connection, scope: FigureScope, brandId: number): Map<number, Counts> {
  if (scope.tags) return readPromptDays(db, scope, brandId);
  const wanted = planSegmentFilter(db, scope);
  const brands = new Map(readDays(db, 'brand_period', brandId, scope).map((row) => [row.period, row]));
  const days = new Map<number, Counts>();
  for (const row of readDays(db, 'total_period', scope.projectId, scope)) {
    const counts = toCounts(sumTotals([row], wanted), sumBrand(listOf(brands.get(row.period)), wanted));
    if (counts.answers > 0) days.set(row.period, counts);
  }
  return days;
}

function listOf(row: PeriodRow | undefined): PeriodRow[] {
  return row ? [row] : [];
}
