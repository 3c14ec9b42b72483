/** Two brands side by side: in how many answers both are named, only one is, and which one comes first. */
import { notFound } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import { APPEARANCE, brandAt, isCitedAt, orderAt } from '../facts/month-page.ts';
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
    const [named, cited, visible] = [emptyPair(), emptyPair(), emptyPair()];
    const counts = { answers: 0, brandFirst: 0, otherFirst: 0 };
    visitScope(db, scope, ['appearances'], (answer) => {
      const { appearances } = answer.page;
      const [at, otherAt] = [findAppearance(answer, brand), findAppearance(answer, other)];
      const [order, otherOrder] = [
        at < 0 ? 0 : orderAt(appearances, at),
        otherAt < 0 ? 0 : orderAt(appearances, otherAt),
      ];
      counts.answers++;
      count(visible, at >= 0, otherAt >= 0);
      count(named, order > 0, otherOrder > 0);
      count(cited, at >= 0 && isCitedAt(appearances, at), otherAt >= 0 && isCitedAt(appearances, otherAt));
      if (order === 0 || otherOrder === 0) return;
      if (order < otherOrder) counts.brandFirst++;
      if (otherOrder < order) counts.otherFirst++;
    });
    return { ...counts, named, cited, visible };
  },
);

type Pair = OperationOutput<'competitors.compare'>['named'];

const emptyPair = (): Pair => ({ both: 0, onlyBrand: 0, onlyOther: 0, neither: 0 });

function count(pair: Pair, isBrand: boolean, isOther: boolean): void {
  if (isBrand) pair[isOther ? 'both' : 'onlyBrand']++;
  else pair[isOther ? 'onlyOther' : 'neither']++;
}

/** Where the brand stands among the appearances of an answer; -1 when it does not. */
function findAppearance({ page: { heads, appearances }, place }: VisitedAnswer, brandId: number): number {
  const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
  for (let at = place.appearance; at < end; at += APPEARANCE) if (brandAt(appearances, at) === brandId) return at;
  return -1;
}
