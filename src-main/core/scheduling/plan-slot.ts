/** When a schedule is due: the newest slot that has begun and the next one, in the machine's local time. Pure. */
import { toDate } from '#shared/time/day.ts';
import { localDayOf } from '#shared/time/local-day.ts';

export type Schedule = 'daily' | 'weekly' | 'manual';

export interface Slot {
  /** Names the slot for good: the local date of its beginning. */
  slot: string;
  startsAtMs: number;
}

/** 1 (Monday) to 7; a weekly schedule runs then by default. */
const MONDAY = 1;
const HOUR_MS = 3_600_000;

/** The newest slot that began at or before `nowMs`. A manual schedule has the slots of a daily one but never asks. */
export function planDueSlot(schedule: Schedule, time: string, nowMs: number, weekday = MONDAY): Slot {
  const day = new Date(nowMs);
  for (let back = 0; back <= 8; back++) {
    const slot = slotOn(day, -back, time);
    if (slot.startsAtMs <= nowMs && isSlotDay(schedule, slot.startsAtMs, weekday)) return slot;
  }
  throw new Error('A week has no slot.');
}

/** The first slot that begins after `nowMs`; null for a manual schedule. */
export function planNextSlot(schedule: Schedule, time: string, nowMs: number, weekday = MONDAY): Slot | null {
  if (schedule === 'manual') return null;
  const day = new Date(nowMs);
  for (let ahead = 0; ahead <= 8; ahead++) {
    const slot = slotOn(day, ahead, time);
    if (slot.startsAtMs > nowMs && isSlotDay(schedule, slot.startsAtMs, weekday)) return slot;
  }
  throw new Error('A week has no slot.');
}

/**
 * Two slots of one schedule are at least this far apart: half its period. Whoever flies east meets the next date hours after the last
 * one, and that is no new slot.
 */
export function slotDistanceMs(schedule: Schedule): number {
  return schedule === 'weekly' ? 84 * HOUR_MS : 12 * HOUR_MS;
}

/** The local date of a moment, `YYYY-MM-DD`. */
export function toLocalDate(epochMs: number): string {
  return toDate(localDayOf(epochMs));
}

/** When a local date (`YYYY-MM-DD`) begins, in milliseconds since 1970. */
export function startOfLocalDate(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(year, month - 1, day).getTime();
}

/** The end of the local day of a moment, in milliseconds since 1970. */
export function endOfLocalDay(epochMs: number): number {
  const date = new Date(epochMs);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
}

function slotOn(day: Date, offsetDays: number, time: string): Slot {
  const [hours, minutes] = time.split(':').map(Number);
  return toSlot(new Date(day.getFullYear(), day.getMonth(), day.getDate() + offsetDays, hours, minutes).getTime());
}

export function toSlot(startsAtMs: number): Slot {
  return { slot: toLocalDate(startsAtMs), startsAtMs };
}

function isSlotDay(schedule: Schedule, startsAtMs: number, weekday: number): boolean {
  return schedule !== 'weekly' || (new Date(startsAtMs).getDay() || 7) === weekday;
}
