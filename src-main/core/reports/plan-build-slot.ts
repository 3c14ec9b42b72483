/** When a scheduled report is due: its newest slot that has begun and the next one, in the machine's local time. Pure. */
import { planDueSlot, planNextSlot, type Slot, toSlot } from '../scheduling/plan-slot.ts';
import type { ReportDefinition } from './report-definition.ts';

export type ReportSchedule = Pick<ReportDefinition, 'rhythm' | 'weekday' | 'dayOfMonth' | 'time'>;

/** Null for a report that is built only when asked. */
export function planDueBuild(schedule: ReportSchedule, nowMs: number): Slot | null {
  if (schedule.rhythm === 'never') return null;
  if (schedule.rhythm === 'weekly') return planDueSlot('weekly', schedule.time, nowMs, schedule.weekday);
  const here = slotInMonth(schedule, nowMs, 0);
  return here.startsAtMs <= nowMs ? here : slotInMonth(schedule, nowMs, -1);
}

export function planNextBuild(schedule: ReportSchedule, nowMs: number): Slot | null {
  if (schedule.rhythm === 'never') return null;
  if (schedule.rhythm === 'weekly') return planNextSlot('weekly', schedule.time, nowMs, schedule.weekday);
  const here = slotInMonth(schedule, nowMs, 0);
  return here.startsAtMs > nowMs ? here : slotInMonth(schedule, nowMs, 1);
}

/** Days go to the 28th, so that every month has one. */
function slotInMonth({ dayOfMonth, time }: ReportSchedule, nowMs: number, offsetMonths: number): Slot {
  const now = new Date(nowMs);
  const [hours, minutes] = time.split(':').map(Number);
  return toSlot(new Date(now.getFullYear(), now.getMonth() + offsetMonths, dayOfMonth, hours, minutes).getTime());
}
