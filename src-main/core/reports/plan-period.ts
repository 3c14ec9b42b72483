/** Which days a report speaks of. Pure. */
import { dayOf, fromDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { ReportPeriod } from '#shared/vocabulary/reports.ts';

export interface PeriodRequest {
  period: ReportPeriod;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

const DAYS = { days_7: 7, days_30: 30, days_90: 90, days_365: 365 } as const;

/** UTC days, both ends included. Whole weeks run from Monday to Sunday. */
export function planPeriod({ period, startDate, endDate }: PeriodRequest, nowMs: number): DayWindow {
  const today = dayOf(nowMs);
  if (period === 'dates') return { firstDay: fromDate(startDate ?? ''), lastDay: fromDate(endDate ?? '') };
  if (period === 'last_week') {
    const monday = today - ((new Date(nowMs).getUTCDay() + 6) % 7);
    return { firstDay: monday - 7, lastDay: monday - 1 };
  }
  if (period === 'last_month') {
    const now = new Date(nowMs);
    const monthStart = (back: number) => dayOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return { firstDay: monthStart(1), lastDay: monthStart(0) - 1 };
  }
  return { firstDay: today - DAYS[period] + 1, lastDay: today };
}
