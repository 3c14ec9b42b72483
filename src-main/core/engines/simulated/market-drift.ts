/** How the simulated market moves from day to day, so that charts have something to show. Pure arithmetic on days. */
import { toUnitNumber } from './seeded-random.ts';

const DAY_MS = 86_400_000;

/** Where the story starts when the seed does not say. */
const DEFAULT_START = '2026-08-01';

const RISE_DAYS = 180;
const FALL_DAYS = 60;

/** Days since the epoch; 0 for anything that is not a day. */
export function toDayNumber(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? 0 : Math.round(time / DAY_MS);
}

/**
 * How far the own brand's story has come on a day, 0-1: it climbs for 180 days from the start and sinks back over 60,
 * again and again. A seed that ends in `@YYYY-MM-DD` names the start, else it is a fixed day.
 */
export function toLift(seed: string, day: string): number {
  const start = /@(\d{4}-\d{2}-\d{2})$/.exec(seed)?.[1] ?? DEFAULT_START;
  const cycle = RISE_DAYS + FALL_DAYS;
  const elapsed = (((toDayNumber(day) - toDayNumber(start)) % cycle) + cycle) % cycle;
  return elapsed <= RISE_DAYS ? elapsed / RISE_DAYS : (cycle - elapsed) / FALL_DAYS;
}

/** The ups and downs of a brand around its trend on a day: a weekly wave, a slow one and noise; within -0.11 to 0.11. */
export function toWave(seed: string, brandName: string, engine: string, day: string): number {
  const dayNumber = toDayNumber(day);
  const phase = toUnitNumber(seed, brandName, 'phase');
  const weekly = 0.03 * Math.sin((2 * Math.PI * (dayNumber + 7 * phase)) / 7);
  const slow = 0.04 * Math.sin(2 * Math.PI * (dayNumber / (28 + 20 * phase) + phase));
  const noise = 0.08 * (toUnitNumber(seed, brandName, engine, dayNumber) - 0.5);
  return weekly + slow + noise;
}
