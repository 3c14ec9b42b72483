/** How far all answers of a day rise and fall together, by figure of the own brand: read from the newest days of a window. */
import type { CompareOptions } from '#shared/statistics/compare.ts';
import { DayResiduals, type DaySpread, toDayWeight } from '#shared/statistics/day-spread.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { breakdown } from '../breakdown.ts';
import { createPromptCache } from './cache-by-prompt.ts';
import {
  chooseDayPrompts,
  DAY_FIGURES,
  type DayFigure,
  forEachDayFigure,
  MOST_DAYS,
  readDayValues,
} from './day-values.ts';
import { visitDays } from './visit-days.ts';

/** By figure; absent where its days are not alike, or are not looked at. */
export type DaySpreads = Readonly<Partial<Record<EstimatedFigure, NonNullable<CompareOptions['daySpread']>>>>;

const NONE: DaySpreads = {};
const keepSpreads = createPromptCache<{ found: Readonly<Record<DayFigure, DaySpread | null>> }>();

/** Over all prompts of the project, since days are shared by them; of the engines of the scope. For a scope and what it is compared with. */
export function readDaySpreads(db: Connection, scope: FigureScope): DaySpreads {
  if (scope.lastDay < scope.firstDay) return NONE;
  const window: FigureScope = {
    projectId: scope.projectId,
    firstDay: scope.lastDay - MOST_DAYS + 1,
    lastDay: scope.lastDay,
    engines: scope.engines,
    language: null,
    tags: null,
  };
  const { found } = keepSpreads(db, JSON.stringify(window), () => {
    const brandId = readOwnBrandId(db, window.projectId);
    const prompts = chooseDayPrompts(db, window);
    const find = () => {
      const residuals = forEachDayFigure(() => new DayResiduals(MOST_DAYS));
      visitDays(db, { scope: window, brandId, prompts }, (_, engines) => {
        for (const days of engines) {
          for (const figure of DAY_FIGURES) {
            const { answers, sums } = readDayValues(days, figure);
            residuals[figure].addCell(answers, sums);
          }
        }
      });
      return forEachDayFigure((figure) => residuals[figure].spread);
    };
    return {
      scope: window,
      prompts,
      shape: [brandId],
      make: () => ({ found: find() }),
      renew: (cached) => {
        cached.found = find();
      },
      sizeOf: () => DAY_FIGURES.length * 2,
    };
  });
  if (DAY_FIGURES.every((figure) => found[figure] === null)) return NONE;
  const weight = toDayWeight(countDays(db, scope)) + toDayWeight(countDays(db, toScopeBefore(scope)));
  return Object.fromEntries(
    DAY_FIGURES.flatMap((figure) => (found[figure] === null ? [] : [[figure, { ...found[figure], weight }]])),
  );
}

function countDays(db: Connection, scope: FigureScope): number[] {
  return breakdown(db, { scope, by: ['day'], brandIds: [], measures: [] }).map(({ answers }) => answers);
}
