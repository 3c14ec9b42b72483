/** Whether a moment lies within hours of weekdays, both in UTC. Pure. */
import type { WeekdayHours } from './catalogue-line.ts';

/** The first moment of a span is in it, the last one is not. */
export function isWithinHours({ spans }: WeekdayHours, epochMs: number): boolean {
  const moment = new Date(epochMs);
  const weekday = moment.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const hour = moment.getUTCHours();
  return spans.some(([from, to]) => hour >= from && hour < to);
}
