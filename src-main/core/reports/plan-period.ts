/** Which days a report speaks of, and which it compares them with. Pure, in the machine's local time. */
import { dayOf, fromDate } from '#shared/time/day.ts';
import { localDayOf } from '#shared/time/local-day.ts';
import { firstDayOf, monthOf } from '#shared/time/month.ts';
import { type DayWindow, previousWindow } from '#shared/time/window.ts';
import type { ReportPeriod } from '#shared/vocabulary/reports.ts';

interface PeriodDates {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export interface PeriodRequest extends PeriodDates {
  period: ReportPeriod;
}

export interface PlannedPeriod {
  window: DayWindow;
  /** A whole month is compared with the whole month before, everything else with the equally long window before. */
  before: DayWindow;
}

const DAYS = { days_7: 7, days_30: 30, days_90: 90, days_365: 365 } as const;

/**
 * UTC days, both ends included. A moment belongs to the local week (Monday to Sunday) and month of the machine; the last
 * whole one of these is told by the UTC days of the same dates. `atMs` is the beginning of the slot that a report is built
 * for, however late that happens, or now where somebody asks for it.
 */
export function planPeriod(request: PeriodRequest, atMs: number): PlannedPeriod {
  if (request.period === 'last_month') {
    const month = monthOf(localDayOf(atMs)) - 1;
    return { window: monthWindow(month), before: monthWindow(month - 1) };
  }
  const window = planDays(request.period, request, atMs);
  return { window, before: previousWindow(window) };
}

function planDays(period: Exclude<ReportPeriod, 'last_month'>, dates: PeriodDates, atMs: number): DayWindow {
  if (period === 'dates') return { firstDay: fromDate(dates.startDate ?? ''), lastDay: fromDate(dates.endDate ?? '') };
  if (period === 'last_week') {
    const monday = mondayOf(localDayOf(atMs));
    return { firstDay: monday - 7, lastDay: monday - 1 };
  }
  const today = dayOf(atMs);
  return { firstDay: today - DAYS[period] + 1, lastDay: today };
}

/** Day 0 was a Thursday. */
function mondayOf(day: number): number {
  return day - ((day + 3) % 7);
}

function monthWindow(month: number): DayWindow {
  return { firstDay: firstDayOf(month), lastDay: firstDayOf(month + 1) - 1 };
}
