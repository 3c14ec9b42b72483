/** Which days a report speaks of, and which it compares them with. Pure, in the machine's local time. */
import { dayOf, fromDate } from '#shared/time/day.ts';
import { localDayOf } from '#shared/time/local-day.ts';
import { firstDayOf, monthOf } from '#shared/time/month.ts';
import { type DayWindow, previousWindow, yearBefore } from '#shared/time/window.ts';
import type { ReportComparison, ReportPeriod } from '#shared/vocabulary/reports.ts';

interface PeriodDates {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export interface PeriodRequest extends PeriodDates {
  period: ReportPeriod;
  comparison: ReportComparison;
  compareStart?: string | undefined;
  compareEnd?: string | undefined;
}

export interface PlannedPeriod {
  window: DayWindow;
  /** What it is compared with. */
  before: DayWindow;
}

const DAYS = { days_7: 7, days_30: 30, days_90: 90, days_365: 365 } as const;

/**
 * UTC days, both ends included. A moment belongs to the local week (Monday to Sunday) and month of the machine; the last
 * whole one of these is shown by the UTC days of the same dates. `atMs` is the beginning of the slot that a report is built
 * for, however late that happens, or now where somebody asks for it. `baseline` is the window of the one compared with.
 */
export function planPeriod(request: PeriodRequest, atMs: number, baseline: DayWindow | null = null): PlannedPeriod {
  const window = planWindow(request, atMs);
  return { window, before: planBefore(request, window, baseline) };
}

function planWindow(request: PeriodRequest, atMs: number): DayWindow {
  if (request.period === 'last_month') return monthWindow(monthOf(localDayOf(atMs)) - 1);
  return planDays(request.period, request, atMs);
}

/** A whole month is compared with the whole month before, everything else with the equally long window before, unless the owner chose. */
function planBefore(
  { period, comparison, compareStart = '', compareEnd = '' }: PeriodRequest,
  window: DayWindow,
  baseline: DayWindow | null,
): DayWindow {
  if (comparison === 'baseline' && baseline) return { firstDay: baseline.firstDay, lastDay: baseline.lastDay };
  if (comparison === 'dates') return { firstDay: fromDate(compareStart), lastDay: fromDate(compareEnd) };
  if (comparison === 'year_before') return yearBefore(window);
  return period === 'last_month' ? monthWindow(monthOf(window.firstDay) - 1) : previousWindow(window);
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
