/** Brands over time: counts of each calendar day, for the own brand and the competitors that are asked for. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import { lengthOf } from '#shared/time/window.ts';
import { defineRead } from '../../../../storage/command.ts';
import { readTrackedBrands } from '../../../brands/tracked-brands.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { type BrandDay, readBrandDays } from '../brand-days.ts';

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
    const counts = readBrandDays(
      db,
      scope,
      tracked.map((brand) => brand.id),
    );
    const days = Array.from({ length: lengthOf(scope) }, (_, index) => scope.firstDay + index);
    const mentions = new Map<number, number>();
    for (const byDay of counts.brands.values()) {
      for (const [day, { named }] of byDay) mentions.set(day, (mentions.get(day) ?? 0) + named);
    }
    const shown = tracked.filter((brand) => brand.isOwn || (brandIds?.includes(brand.publicId) ?? true));
    return {
      days: days.map((day) => ({
        date: toDate(day),
        answers: counts.answers.get(day) ?? 0,
        mentions: mentions.get(day) ?? 0,
      })),
      brands: shown.map(({ id, publicId, name, isOwn }) => ({
        id: publicId,
        name,
        isUserBrand: isOwn,
        days: days.map((day) => toDay(counts.brands.get(id)?.get(day))),
      })),
    };
  },
);

function toDay(day: BrandDay | undefined): BrandSeries['brands'][number]['days'][number] {
  return { visible: day?.visible ?? 0, mentions: day?.named ?? 0, cited: day?.cited ?? 0 };
}
