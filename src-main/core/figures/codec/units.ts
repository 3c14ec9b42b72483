/**
 * Averages are kept as sums of whole units, so that adding, taking back and re-adding answers in any order gives the
 * same sum to the last digit. One unit is 1e-10; a million answers at 100 stay below 2^63.
 */

export const UNITS_PER_ONE = 1e10;

/** Whole units of a value from 0 to 100; the rounding error is at most 5e-11. */
export function toUnits(value: number): number {
  return Math.round(value * UNITS_PER_ONE);
}

export const HUNDREDTHS_PER_ONE = 100;

/** Sentiment is kept in hundredths, which measuring rounds to; 0-10000. */
export function toHundredths(value: number): number {
  return Math.round(value * HUNDREDTHS_PER_ONE);
}

/** The mean of `count` values that add up to `hundredths`; null when there are none. */
export function toHundredthsMean(hundredths: number | bigint, count: number): number | null {
  return count === 0 ? null : Number(hundredths) / HUNDREDTHS_PER_ONE / count;
}

/** The mean of `count` values that add up to `units`; null when there are none. */
export function toMean(units: number | bigint, count: number): number | null {
  return count === 0 ? null : Number(units) / UNITS_PER_ONE / count;
}
