/** Which months of a window are whole, which ranges of months have to be read from facts, and which days of those. */
import { firstDayOf, monthOf, planCalendar } from '#shared/time/month.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { MonthRange } from './read-facts.ts';

/** Whole months of the window; null when it holds none. */
export function planWholeMonths(window: DayWindow): MonthRange | null {
  return planCalendar(window).months;
}

/** All months of a window that is not empty, with its edges that are cut off. */
export function toMonthRange({ firstDay, lastDay }: DayWindow): MonthRange {
  return { first: monthOf(firstDay), last: monthOf(lastDay) };
}

/** What is left of a range without those months of it that are summed up (in order). */
export function planRest({ first, last }: MonthRange, summed: readonly number[]): MonthRange[] {
  const rest: MonthRange[] = [];
  let next = first;
  for (const month of [...summed, last + 1]) {
    if (next < month) rest.push({ first: next, last: month - 1 });
    next = month + 1;
  }
  return rest;
}

/** Days of a month from 1, both inclusive. */
export interface MonthDays {
  first: number;
  last: number;
}

/** Those days of a month that are in a window; the last is before the first where none is. */
export function planMonthDays({ firstDay, lastDay }: DayWindow, month: number): MonthDays {
  const before = firstDayOf(month) - 1;
  return { first: Math.max(1, firstDay - before), last: Math.min(31, lastDay - before) };
}
