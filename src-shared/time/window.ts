/** Windows of whole UTC days: how a request's timeframe or dates become a first and a last day. Pure. */
import { dayOf, fromDate, toDate } from './day.ts';

/** Both ends inclusive, in days since 1970-01-01. */
export interface DayWindow {
  firstDay: number;
  lastDay: number;
}

const MAX_DAYS = 3660;
/** A century: longer ranges hold nothing and would be told day by day. */
export const MAX_RANGE_DAYS = 36_600;

/** The timeframe from the first answer to yesterday. */
export const ALL_TIME = 'all';

/** Number of days in `Nd`, 1 to 3660; null for anything else. */
export function parseTimeframe(timeframe: string): number | null {
  const match = /^(\d{1,4})d$/.exec(timeframe);
  const days = match ? Number(match[1]) : 0;
  return days >= 1 && days <= MAX_DAYS ? days : null;
}

export function lengthOf(window: DayWindow): number {
  return window.lastDay - window.firstDay + 1;
}

/** The equally long window directly before. */
export function previousWindow(window: DayWindow): DayWindow {
  return {
    firstDay: window.firstDay - lengthOf(window),
    lastDay: window.firstDay - 1,
  };
}

/** The same calendar days a year earlier; the 29th of February is the 28th then. */
export function yearBefore({ firstDay, lastDay }: DayWindow): DayWindow {
  return { firstDay: dayYearBefore(firstDay), lastDay: dayYearBefore(lastDay) };
}

function dayYearBefore(day: number): number {
  const date = toDate(day);
  const rest = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4);
  return fromDate(`${String(Number(date.slice(0, 4)) - 1).padStart(4, '0')}${rest}`);
}

/**
 * Dates win over the timeframe; a timeframe of N days ends yesterday. `all` starts on `firstAnswerDay`; a project without an
 * answer before today has an empty window then (length 0).
 */
export function planWindow(
  request: {
    timeframe: string;
    startDate?: string | undefined;
    endDate?: string | undefined;
  },
  nowMs: number,
  firstAnswerDay: number | null = null,
): DayWindow {
  if (request.startDate !== undefined && request.endDate !== undefined) {
    return {
      firstDay: fromDate(request.startDate),
      lastDay: fromDate(request.endDate),
    };
  }
  const yesterday = dayOf(nowMs) - 1;
  if (request.timeframe === ALL_TIME) {
    return { firstDay: Math.min(firstAnswerDay ?? yesterday + 1, yesterday + 1), lastDay: yesterday };
  }
  const days = parseTimeframe(request.timeframe);
  if (days === null) throw new RangeError(`Not a timeframe: ${request.timeframe}`);
  return { firstDay: yesterday - days + 1, lastDay: yesterday };
}
