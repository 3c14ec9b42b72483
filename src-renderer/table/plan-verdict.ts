/** Whether the change of a rate between two periods is real. Pure. */
import { differenceInterval, excludesZero } from '#shared/statistics/difference-interval.ts';
import type { Proportion } from '#shared/statistics/wilson-interval.ts';

export interface RateChange {
  /** Percentage points. */
  points: number;
  /** The 95 % interval of the change excludes zero. */
  isReal: boolean;
}

/** Null where either period has no answers. */
export function planRateChange(here: Proportion, before: Proportion): RateChange | null {
  const interval = differenceInterval(here, before);
  if (interval === null) return null;
  return { points: 100 * (here.hits / here.total - before.hits / before.total), isReal: excludesZero(interval) };
}
