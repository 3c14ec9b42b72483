/** The 95 % interval of the change between two rates. It decides nothing: callers ask whether it holds zero. */
import { type Proportion, wilsonInterval } from './wilson-interval.ts';

/** Both ends in percentage points, -100 to 100. */
export interface PointsInterval {
  lowPoints: number;
  highPoints: number;
}

/**
 * Interval of `current - previous` in percentage points, from the Wilson limits of each side; null when either side has
 * no trials. Both samples are taken as heaps of independent draws: right for whether calls of an engine fail or can be read, wrong
 * for figures over prompts, whose answers to one prompt are alike. Those are judged by `compare`.
 * Source: R. G. Newcombe, "Interval estimation for the difference between independent proportions: comparison of eleven
 * methods", Statistics in Medicine 17 (1998) 873-890, method 10 (score, without continuity correction).
 * Throws RangeError when the counts are not proportions.
 */
export function differenceInterval(current: Proportion, previous: Proportion): PointsInterval | null {
  const here = wilsonInterval(current);
  const before = wilsonInterval(previous);
  if (here === null || before === null) return null;
  const herePercent = (100 * current.hits) / current.total;
  const beforePercent = (100 * previous.hits) / previous.total;
  const change = herePercent - beforePercent;
  return {
    lowPoints: change - Math.hypot(herePercent - here.lowPercent, before.highPercent - beforePercent),
    highPoints: change + Math.hypot(here.highPercent - herePercent, beforePercent - before.lowPercent),
  };
}

/** True when zero is outside the interval: the change is larger than chance would make it. */
export function excludesZero(interval: PointsInterval): boolean {
  return interval.lowPoints > 0 || interval.highPoints < 0;
}
