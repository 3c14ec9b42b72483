/**
 * UTC days that a daily schedule leaves empty, or fills twice, because the clocks change: its local time is on one side of
 * midnight UTC in summer and on the other in winter. Pure, in the machine's local time.
 */
import { dayOf, toDate } from '#shared/time/day.ts';
import { planNextSlot, type Schedule } from './plan-slot.ts';

export interface UnevenDays {
  /** Name of the machine's time zone. */
  timeZone: string;
  /** Of the year to come, `YYYY-MM-DD`. */
  emptyDays: string[];
  doubleDays: string[];
}

const YEAR_SLOTS = 366;
const MINUTE_MS = 60_000;

/** Null where every UTC day of the year to come has one run. A schedule by weeks has empty days anyway. */
export function planUnevenDays(
  { schedule, time, spreadMinutes }: { schedule: Schedule; time: string; spreadMinutes: number },
  nowMs: number,
): UnevenDays | null {
  if (schedule !== 'daily') return null;
  const emptyDays: string[] = [];
  const doubleDays: string[] = [];
  let before = planNextSlot('daily', time, nowMs);
  for (let count = 0; count < YEAR_SLOTS && before; count++) {
    const next = planNextSlot('daily', time, before.startsAtMs);
    if (!next) break;
    const day = dayOf(next.startsAtMs);
    if (day === dayOf(before.startsAtMs)) doubleDays.push(toDate(day));
    for (let empty = dayOf(before.startsAtMs + spreadMinutes * MINUTE_MS) + 1; empty < day; empty++) {
      emptyDays.push(toDate(empty));
    }
    before = next;
  }
  if (emptyDays.length + doubleDays.length === 0) return null;
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, emptyDays, doubleDays };
}

/** The same as sentences for a script. */
export function describeUnevenDays({ timeZone, emptyDays, doubleDays }: UnevenDays): string {
  const parts = [
    ...(emptyDays.length > 0 ? [`${emptyDays.join(', ')} (UTC) will have no run`] : []),
    ...(doubleDays.length > 0 ? [`two runs will fall on ${doubleDays.join(', ')} (UTC)`] : []),
  ];
  return `When clocks change in ${timeZone}, this time of day crosses midnight UTC: ${parts.join('; ')}. Another time of day avoids it.`;
}
