/** Two brands side by side: in how many answers both are named, only one is, and which one comes first. */
import { notFound } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import { APPEARANCE, brandAt, orderAt } from '../facts/month-page.ts';
import { type VisitedAnswer, visitScope } from '../facts/read-facts.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { readTrackedBrands } from './tracked-brands.ts';

export interface BrandPair {
  scope: FigureScope;
  /** Public ids. */
  brandId: string;
  otherId: string;
}

/** Throws NOT_FOUND for a brand that is not tracked. */
export const compareBrands = defineRead(
  'competitors.compare',
  (db, { scope, brandId, otherId }: BrandPair): OperationOutput<'competitors.compare'> => {
    const tracked = readTrackedBrands(db, scope.projectId);
    const toRowId = (publicId: string) => {
      const found = tracked.find((brand) => brand.publicId === publicId);
      if (!found) throw notFound('The brand');
      return found.id;
    };
    const [brand, other] = [toRowId(brandId), toRowId(otherId)];
    const counts = { answers: 0, both: 0, onlyBrand: 0, onlyOther: 0, neither: 0, brandFirst: 0, otherFirst: 0 };
    visitScope(db, scope, ['appearances'], (answer) => {
      counts.answers++;
      const [order, otherOrder] = [findOrder(answer, brand), findOrder(answer, other)];
      if (order === 0 && otherOrder === 0) counts.neither++;
      else if (otherOrder === 0) counts.onlyBrand++;
      else if (order === 0) counts.onlyOther++;
      else {
        counts.both++;
        if (order < otherOrder) counts.brandFirst++;
        if (otherOrder < order) counts.otherFirst++;
      }
    });
    return counts;
  },
);

/** 1-based; 0 where the brand is not named. */
function findOrder({ page: { heads, appearances }, place }: VisitedAnswer, brandId: number): number {
  const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
  for (let at = place.appearance; at < end; at += APPEARANCE) {
    if (brandAt(appearances, at) === brandId) return orderAt(appearances, at);
  }
  return 0;
}
