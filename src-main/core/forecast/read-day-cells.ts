/** The values of a figure by prompt, engine and day, as the statistics of a plan take them. */

import type { DayCell } from '#shared/statistics/variance-components.ts';
import { lengthOf } from '#shared/time/window.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import {
  CITED,
  DEPTH,
  DEPTH_SQUARES,
  NAMED,
  OPINIONS,
  ORDER_SQUARES,
  ORDERS,
  SENTIMENT,
  SENTIMENT_SQUARES,
  SQUARES_PER_ONE,
  VISIBLE,
} from '../figures/codec/brand-counts.ts';
import { HUNDREDTHS_PER_ONE, UNITS_PER_ONE } from '../figures/codec/units.ts';
import { DAY_ANSWERS, DAY_WIDTH, visitDays } from '../figures/query/cells/visit-days.ts';
import type { FigureScope } from '../figures/store/figure-scope.ts';
import { readScopePrompts } from '../figures/store/read-facts.ts';

type Values = Pick<DayCell, 'n' | 'sum' | 'squares'>;

/** What the counts of a day say; `n` is 0 where they say nothing. */
const VALUES: Readonly<Record<EstimatedFigure, (day: Float64Array) => Values>> = {
  responseVisibilityRate: (day) => ofAnswers(day, VISIBLE),
  visibilityRate: (day) => ofAnswers(day, VISIBLE),
  mentionRate: (day) => ofAnswers(day, NAMED),
  citationRate: (day) => ofAnswers(day, CITED),
  mentionOrder: (day) => ({ n: day[NAMED] ?? 0, sum: day[ORDERS] ?? 0, squares: day[ORDER_SQUARES] ?? 0 }),
  position: (day) => ofSum(day, { of: NAMED, column: DEPTH, perOne: UNITS_PER_ONE, squares: DEPTH_SQUARES }),
  sentiment: (day) =>
    ofSum(day, { of: OPINIONS, column: SENTIMENT, perOne: HUNDREDTHS_PER_ONE, squares: SENTIMENT_SQUARES }),
};

function ofAnswers(day: Float64Array, column: number): Values {
  const hits = day[column] ?? 0;
  return { n: day[DAY_ANSWERS] ?? 0, sum: hits, squares: hits };
}

/** A sum in two columns: `perOne` of its units are one, `of` counts what it is over. */
function ofSum(
  day: Float64Array,
  { of, column, perOne, squares }: { of: number; column: number; perOne: number; squares: number },
): Values {
  const units = (day[column] ?? 0) * 2 ** 32 + (day[column + 1] ?? 0);
  return { n: day[of] ?? 0, sum: units / perOne, squares: (day[squares] ?? 0) / SQUARES_PER_ONE };
}

export function readDayCells(db: Connection, scope: FigureScope, figure: EstimatedFigure): DayCell[] {
  const brandId = readOwnBrandId(db, scope.projectId);
  const toValues = VALUES[figure];
  const cells: DayCell[] = [];
  visitDays(db, { scope, brandId, prompts: readScopePrompts(db, scope) }, ({ ordinal: prompt }, engines) => {
    for (const [engine, rows] of engines.entries()) {
      for (let dayIndex = 0; dayIndex < lengthOf(scope); dayIndex++) {
        const values = toValues(rows.subarray(dayIndex * DAY_WIDTH, (dayIndex + 1) * DAY_WIDTH));
        if (values.n > 0) cells.push({ prompt, engine, day: scope.firstDay + dayIndex, ...values });
      }
    }
  });
  return cells;
}
