/** When what is scheduled, a report or data files, is due: its newest slot that has begun and the next one, in the machine's local time. Pure. */
import type { ReportRhythm } from '#shared/vocabulary/reports.ts';
import { planDueSlot, planNextSlot, type Slot, toSlot } from '../../scheduling/plan-slot.ts';

export interface ReportSchedule {
  rhythm: ReportRhythm | 'daily';
  weekday: number;
  dayOfMonth: number;
  time: string;
}

export function planDueBuild(schedule: ReportSchedule, nowMs: number): Slot {
  const { rhythm, time, weekday } = schedule;
  if (rhythm !== 'monthly') return planDueSlot(rhythm, time, nowMs, weekday);
  const here = slotInMonth(schedule, nowMs, 0);
  return here.startsAtMs <= nowMs ? here : slotInMonth(schedule, nowMs, -1);
}

export function planNextBuild(schedule: ReportSchedule, nowMs: number): Slot {
  const { rhythm, time, weekday } = schedule;
  const next = rhythm === 'monthly' ? null : planNextSlot(rhythm, time, nowMs, weekday);
  if (next) return next;
  const here = slotInMonth(schedule, nowMs, 0);
  return here.startsAtMs > nowMs ? here : slotInMonth(schedule, nowMs, 1);
}

/** When a slot began that is known by its local date, at the time that its schedule has now. */
export function startOfSlot({ time }: Pick<ReportSchedule, 'time'>, slot: string): number {
  const [year = 0, month = 1, day = 1] = slot.split('-').map(Number);
  const [hours, minutes] = time.split(':').map(Number);
  return new Date(year, month - 1, day, hours, minutes).getTime();
}

/** Days go to the 28th, so that every month has one. */
function slotInMonth({ dayOfMonth, time }: ReportSchedule, nowMs: number, offsetMonths: number): Slot {
  const now = new Date(nowMs);
  const [hours, minutes] = time.split(':').map(Number);
  return toSlot(new Date(now.getFullYear(), now.getMonth() + offsetMonths, dayOfMonth, hours, minutes).getTime());
}
