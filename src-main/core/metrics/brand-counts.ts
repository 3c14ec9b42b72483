/** Counts of a whole window for several brands at once, and of the window itself. */
import type { Connection } from '../../storage/connection.ts';
import { addBrand, addTotal, type DayCounts, emptyCounts, readTotals } from './day-counts.ts';
import type { FigureScope } from './figure-scope.ts';
import { readRollupBrand } from './rollup-rows.ts';
import { readTaggedPrompts, readTaggedSums } from './tagged-rows.ts';

/** One entry for each of the brands, the never seen included; `answers` and `asked` are those of the window. */
export function readBrandCounts(
  db: Connection,
  scope: FigureScope,
  brandIds: readonly number[],
): Map<number, DayCounts> {
  const { answers, asked } = readWindowTotals(db, scope);
  const brands = new Map(brandIds.map((id) => [id, { ...emptyCounts(0), answers, asked }]));
  const prompts = scope.tags ? readTaggedPrompts(db, scope) : [];
  for (const [id, counts] of brands) {
    const rows = scope.tags ? readTaggedSums(db, scope, prompts, id) : readRollupBrand(db, scope, id);
    for (const row of rows) addBrand(counts, row);
  }
  return brands;
}

/** Analyzed answers of the window and the prompts behind them. */
export function readWindowTotals(db: Connection, scope: FigureScope): Pick<DayCounts, 'answers' | 'asked'> {
  const totals = emptyCounts(0);
  for (const row of readTotals(db, scope)) addTotal(totals, row);
  return totals;
}
