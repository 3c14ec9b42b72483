/**
 * The visibility of a project in a period, in the one that it is compared with, and day by day: by the functions of `metrics.summary`, to the
 * last digit, without the other figures.
 */
import type { ChangeVerdict, FigureInterval } from '#shared/contract/intervals.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { breakdown, readTotal } from '../breakdown.ts';
import { toInterval, toVerdict } from '../cells/figure-intervals.ts';
import { readDaySpreads } from '../cells/read-day-spreads.ts';
import { readComparedCells } from '../cells/read-prompt-cells.ts';
import { toAnswerCells } from '../cells/to-answer-cells.ts';
import { toRate } from '../rates.ts';

/** Rates are 0-100, null where there are no answers; a change is in points, null where either period has none. */
export interface Visibility {
  answers: number;
  /** With an answer in the period. */
  prompts: number;
  rate: number | null;
  interval: FigureInterval;
  previous: number | null;
  change: number | null;
  verdict: ChangeVerdict;
  /** One for each day of the period. */
  days: readonly (number | null)[];
}

const FIGURE = 'responseVisibilityRate';

/** `brandId`: the own brand of the project. */
export function readVisibility(db: Connection, scope: FigureScope, brandId: number): Visibility {
  const brandIds = [brandId];
  const [current, previous] = [readTotal(db, scope, brandIds), readTotal(db, toScopeBefore(scope), brandIds)];
  const cells = readComparedCells(db, { scope, brandIds });
  const [now, before] = [cells.current, cells.previous].map((side) => toAnswerCells(side, FIGURE, { brandId }));
  const dayCorrelation = cells.correlations[FIGURE];
  const rate = current.answers === 0 ? null : toRate(current.of(brandId).visible, current.answers);
  const rateBefore = previous.answers === 0 ? null : toRate(previous.of(brandId).visible, previous.answers);
  return {
    answers: current.answers,
    prompts: current.asked,
    rate,
    interval: toInterval(now!, FIGURE, dayCorrelation),
    previous: rateBefore,
    change: rate === null || rateBefore === null ? null : rate - rateBefore,
    verdict: toVerdict(now!, before!, FIGURE, { dayCorrelation, daySpread: readDaySpreads(db, scope)[FIGURE] }),
    days: readDays(db, scope, brandId),
  };
}

function readDays(db: Connection, scope: FigureScope, brandId: number): (number | null)[] {
  const parts = breakdown(db, { scope, by: ['day'], brandIds: [brandId], measures: [] });
  const byDay = new Map(parts.map((part) => [part.key.day, part]));
  return Array.from({ length: scope.lastDay - scope.firstDay + 1 }, (_, index) => {
    const part = byDay.get(scope.firstDay + index);
    return part ? toRate(part.of(brandId).visible, part.answers) : null;
  });
}
