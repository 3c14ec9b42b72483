/** Counts from the daily rollups, for scopes without a tag filter. */
import type { Connection } from '../../storage/connection.ts';
import type { BrandRow, TotalRow } from './count-rows.ts';
import type { FigureScope } from './figure-scope.ts';

export function readRollupTotals(db: Connection, scope: FigureScope): TotalRow[] {
  const filter = cellFilter(scope);
  return db
    .prepare(
      `SELECT day, answers, asked FROM total_day WHERE project_id = ? AND day BETWEEN ? AND ?${filter.sql} ORDER BY day`,
    )
    .all(scope.projectId, scope.firstDay, scope.lastDay, ...filter.values) as TotalRow[];
}

export function readRollupBrand(db: Connection, scope: FigureScope, brandId: number): BrandRow[] {
  const filter = cellFilter(scope);
  return db
    .prepare(
      `SELECT day, named, cited, visible, order_sum AS orderSum, first_named AS firstNamed, top3_named AS top3Named,
         depth_units AS depthUnits, sentiment_units AS sentimentUnits, visible_prompts AS visiblePrompts
       FROM brand_day WHERE brand_id = ? AND day BETWEEN ? AND ?${filter.sql} ORDER BY day`,
    )
    .all(brandId, scope.firstDay, scope.lastDay, ...filter.values) as BrandRow[];
}

/** Conditions on the cell of a rollup; also right for the daily facts, which have the same columns. */
export function cellFilter(scope: FigureScope): { sql: string; values: string[] } {
  const parts = [
    scope.engine === null ? null : { sql: ' AND engine = ?', value: scope.engine },
    scope.language === null ? null : { sql: ' AND language = ?', value: scope.language },
  ].filter((part) => part !== null);
  return { sql: parts.map((part) => part.sql).join(''), values: parts.map((part) => part.value) };
}
