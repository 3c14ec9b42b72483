/** Counts of several brands for each day of a scope, from stored counts of days or, with tags, from facts. No text, no rates. */
import type { Connection } from '../../../storage/connection.ts';
import { readDays } from '../aggregate/read-periods.ts';
import { APPEARANCE, brandAt, isCitedAt, orderAt } from '../codec/month-page.ts';
import { addFirstCounts, BRAND_WIDTH, TOTAL_WIDTH } from '../codec/period-cells.ts';
import type { FigureScope } from '../store/figure-scope.ts';
import { visitScope } from '../store/read-facts.ts';
import { planSegmentFilter } from '../store/segments.ts';

export interface BrandDay {
  visible: number;
  named: number;
  cited: number;
}

export interface BrandDays {
  /** Answers by day; days without any are left out. */
  answers: Map<number, number>;
  /** By brand, then by day; days on which a brand does not appear are left out. */
  brands: Map<number, Map<number, BrandDay>>;
}

/** One entry in `brands` for each id. */
export function readBrandDays(db: Connection, scope: FigureScope, brandIds: readonly number[]): BrandDays {
  return scope.tags ? readFromFacts(db, scope, brandIds) : readFromPeriods(db, scope, brandIds);
}

function readFromPeriods(db: Connection, scope: FigureScope, brandIds: readonly number[]): BrandDays {
  const wanted = planSegmentFilter(db, scope);
  const answers = new Map<number, number>();
  for (const { period, cells } of readDays(db, 'total_period', scope.projectId, scope)) {
    const counts = new Float64Array(1);
    addFirstCounts(counts, cells, { width: TOTAL_WIDTH, wanted });
    const [found = 0] = counts;
    if (found > 0) answers.set(period, found);
  }
  const readBrand = (id: number) => {
    const days = new Map<number, BrandDay>();
    for (const { period, cells } of readDays(db, 'brand_period', id, scope)) {
      const counts = new Float64Array(3);
      addFirstCounts(counts, cells, { width: BRAND_WIDTH, wanted });
      const [named = 0, cited = 0, visible = 0] = counts;
      if (visible > 0) days.set(period, { visible, named, cited });
    }
    return days;
  };
  return { answers, brands: new Map(brandIds.map((id) => [id, readBrand(id)])) };
}

function readFromFacts(db: Connection, scope: FigureScope, brandIds: readonly number[]): BrandDays {
  const answers = new Map<number, number>();
  const brands = new Map(brandIds.map((id) => [id, new Map<number, BrandDay>()]));
  visitScope(db, scope, ['appearances'], ({ page: { heads, appearances }, place, day }) => {
    answers.set(day, (answers.get(day) ?? 0) + 1);
    const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
    for (let at = place.appearance; at < end; at += APPEARANCE) {
      const days = brands.get(brandAt(appearances, at));
      if (!days) continue;
      const known = days.get(day) ?? { visible: 0, named: 0, cited: 0 };
      days.set(day, known);
      known.visible++;
      if (orderAt(appearances, at) > 0) known.named++;
      if (isCitedAt(appearances, at)) known.cited++;
    }
  });
  return { answers, brands };
}
