/** Brands over time: counts of each calendar day, for the own brand and the competitors that are asked for. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import { lengthOf } from '#shared/time/window.ts';
import { defineRead } from '../../../../storage/command.ts';
import { readTrackedBrands } from '../../../brands/tracked-brands.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { breakdown } from '../breakdown.ts';
import { Part } from '../breakdown-part.ts';

type BrandSeries = OperationOutput<'competitors.timeseries'>;

export interface BrandSeriesRequest {
  scope: FigureScope;
  /** Public ids; null: all tracked brands. The own brand is always there. */
  brandIds: readonly string[] | null;
}

/** Days without answers are zeros; mentions of a day are those of all tracked brands, whichever are asked for. */
export const loadBrandSeries = defineRead(
  'competitors.timeseries',
  (db, { scope, brandIds }: BrandSeriesRequest): BrandSeries => {
    const tracked = readTrackedBrands(db, scope.projectId);
    const brandsAsked = tracked.map((brand) => brand.id);
    const parts = breakdown(db, { scope, by: ['day'], brandIds: brandsAsked, measures: [] });
    const byDay = new Map(parts.map((part) => [part.key.day, part]));
    const days = Array.from({ length: lengthOf(scope) }, (_, index) => scope.firstDay + index);
    const partOf = (day: number) => byDay.get(day) ?? Part.NOTHING;
    const shown = tracked.filter((brand) => brand.isOwn || (brandIds?.includes(brand.publicId) ?? true));
    return {
      days: days.map((day) => ({
        date: toDate(day),
        answers: partOf(day).answers,
        mentions: brandsAsked.reduce((sum, id) => sum + partOf(day).of(id).named, 0),
      })),
      brands: shown.map(({ id, publicId, name, isOwn }) => ({
        id: publicId,
        name,
        isUserBrand: isOwn,
        days: days.map((day) => {
          const { visible, named: mentions, cited } = partOf(day).of(id);
          return { visible, mentions, cited };
        }),
      })),
    };
  },
);
