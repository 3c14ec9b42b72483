/** Calendar months as numbers: month 0 is January 1970, in UTC. Pure. */
import type { DayWindow } from './window.ts';

const DAY_MS = 86_400_000;

/** The month of a day number. */
export function monthOf(day: number): number {
  const date = new Date(day * DAY_MS);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

/** The first day of a month, as a day number. */
export function firstDayOf(month: number): number {
  return Date.UTC(1970 + Math.floor(month / 12), month % 12) / DAY_MS;
}

/** A window as whole months (null when it holds none) and the days at its edges that no whole month covers. */
export interface CalendarPlan {
  months: { first: number; last: number } | null;
  days: DayWindow[];
}

/** Splits a window, so that a year is read as a dozen months and at most two edges. An empty window has nothing of either. */
export function planCalendar({ firstDay, lastDay }: DayWindow): CalendarPlan {
  if (lastDay < firstDay) return { months: null, days: [] };
  const startMonth = monthOf(firstDay);
  const first = firstDayOf(startMonth) === firstDay ? startMonth : startMonth + 1;
  const last = monthOf(lastDay + 1) - 1;
  if (last < first) return { months: null, days: [{ firstDay, lastDay }] };
  const edges = [
    { firstDay, lastDay: firstDayOf(first) - 1 },
    { firstDay: firstDayOf(last + 1), lastDay },
  ];
  return { months: { first, last }, days: edges.filter((edge) => edge.firstDay <= edge.lastDay) };
}
