/** Which months of a window are summed up in a project's table, and which ranges of months have to be read from facts. */
import { monthOf, planCalendar } from '#shared/time/month.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { MonthRange } from '../facts/read-facts.ts';

/** Whole months of the window; null when it holds none. */
export function planWholeMonths(window: DayWindow): MonthRange | null {
  return planCalendar(window).months;
}

/** What is left of a window's months without those that are summed up (in order). Edges that are cut off are in it. */
export function planRest({ firstDay, lastDay }: DayWindow, summed: readonly number[]): MonthRange[] {
  const rest: MonthRange[] = [];
  let next = monthOf(firstDay);
  for (const month of [...summed, monthOf(lastDay) + 1]) {
    if (next < month) rest.push({ first: next, last: month - 1 });
    next = month + 1;
  }
  return rest;
}
