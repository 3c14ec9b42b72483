/**
 * When a change fires: its verdict is `real` after false discovery is controlled among the rows of its rule, and its p value is small enough for a
 * question that is asked again every day. Pure.
 */
import type { ChangeVerdict } from '#shared/contract/intervals.ts';
import { judgeRows } from '#shared/statistics/judge-rows.ts';
import { toDate } from '#shared/time/day.ts';
import type { FigureScope } from '../../figures/store/figure-scope.ts';

/**
 * At one look in twenty chance alone makes a verdict `real`, and a rule looks every day: so that a project in which nothing happens is left in
 * peace, a change has to be that unlikely. `test/core/alerts/alert-rates.long.test.ts` measures how often it is not.
 */
export const MOST_P = 0.0003;

/** Which rows are a change that fires. */
export function chooseReal(verdicts: readonly ChangeVerdict[]): boolean[] {
  const { verdicts: judged } = judgeRows(verdicts);
  return verdicts.map(({ pValue, days }, row) => {
    const p = days?.pValue ?? pValue;
    return judged[row] === 'real' && p !== null && p <= MOST_P;
  });
}

/** The days up to one, and as many before them. */
export function toScope(projectId: number, day: number, days: number): FigureScope {
  return { projectId, firstDay: day - days + 1, lastDay: day, engines: null, language: null, tags: null };
}

/** A change stays in one of both periods for so long: the same one is no news until then. */
export function toRestDays(days: number): number {
  return 2 * days;
}

export function toPeriod(day: number, days: number) {
  return { periodStart: toDate(day - days + 1), periodEnd: toDate(day), days };
}
