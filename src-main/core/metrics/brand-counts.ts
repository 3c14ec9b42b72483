/** Counts of a whole window for several brands at once, and of the window itself. */
import type { Connection } from '../../storage/connection.ts';
import { addBrand, addTotal, type DayCounts, emptyCounts, readTotals } from './day-counts.ts';
import type { FigureScope } from './figure-scope.ts';
import { readRollupBrand } from './rollup-rows.ts';
import { readTaggedBrands } from './tagged-rows.ts';

/** One entry for each of the brands, the never seen included; `answers` and `asked` are those of the window. */
export function readBrandCounts(
  db: Connection,
  scope: FigureScope,
  brandIds: readonly number[],
): Map<number, DayCounts> {
  const { answers, asked } = readWindowTotals(db, scope);
  const brands = new Map(brandIds.map((id) => [id, { ...emptyCounts(0), answers, asked }]));
  if (scope.tags) {
    for (const row of readTaggedBrands(db, scope)) {
      const counts = brands.get(row.brandId);
      if (counts) addBrand(counts, row);
    }
  } else {
    for (const [id, counts] of brands) for (const row of readRollupBrand(db, scope, id)) addBrand(counts, row);
  }
  return brands;
}

/** Analyzed answers of the window and the prompts behind them. */
export function readWindowTotals(db: Connection, scope: FigureScope): Pick<DayCounts, 'answers' | 'asked'> {
  const totals = emptyCounts(0);
  for (const row of readTotals(db, scope)) addTotal(totals, row);
  return totals;
}
