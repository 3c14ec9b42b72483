/** One repeat interval of a rate for several days, from those of each day. Pure. */
import type { Range } from './estimate.ts';
import { wilsonInterval, Z_95 } from './wilson-interval.ts';

/** A day's rate, 0 to 1, of n answers, with its repeat interval. */
export interface DayRate {
  n: number;
  rate: number;
  repeat: Range;
}

/**
 * As if the days were asked again: variances of the days add up by the square of their part in all answers. Each day's interval is taken
 * back to the number of independent answers that gives one as wide, those are put together, and Wilson's interval is drawn around the
 * rate of all days. Null without answers.
 */
export function poolDays(days: readonly DayRate[]): Range | null {
  const n = days.reduce((sum, day) => sum + day.n, 0);
  if (n === 0) return null;
  const rate = days.reduce((sum, day) => sum + day.rate * day.n, 0) / n;
  const inverse = days.reduce((sum, day) => sum + (day.n / n) ** 2 * inverseSize(day), 0);
  return inverse === 0 ? [rate, rate] : wilsonOf(rate, inverse);
}

/** A day as it is counted; its repeat interval in percent, where that is known. */
export interface CountedDay {
  n: number;
  hits: number;
  repeat: readonly [number, number] | null;
}

/** In percent. A day without an interval takes Wilson's of its answers, which is an upper bound. Null without answers. */
export function poolCountedDays(days: readonly CountedDay[]): Range | null {
  const pooled = poolDays(days.filter(({ n }) => n > 0).map(toDayRate));
  return pooled && [100 * pooled[0], 100 * pooled[1]];
}

function toDayRate({ n, hits, repeat }: CountedDay): DayRate {
  const { lowPercent = 0, highPercent = 100 } = wilsonInterval({ hits, total: n }) ?? {};
  const [low, high] = repeat ?? [lowPercent, highPercent];
  return { n, rate: hits / n, repeat: [low / 100, high / 100] };
}

/** One divided by the effective n: the positive root of the square of Wilson's width, which is quadratic in it. */
function inverseSize({ rate, repeat: [low, high] }: DayRate): number {
  const zz = Z_95 ** 2;
  const ww = (high - low) ** 2;
  const a = zz * zz * (1 - ww);
  const b = 4 * zz * rate * (1 - rate) - 2 * ww * zz;
  if (a <= 0) return 1;
  return (-b + Math.sqrt(b * b + 4 * a * ww)) / (2 * a);
}

function wilsonOf(rate: number, inverse: number): Range {
  const part = Z_95 ** 2 * inverse;
  const half = Z_95 * Math.sqrt(rate * (1 - rate) * inverse + (part * inverse) / 4);
  const [low, high] = [(rate + part / 2 - half) / (1 + part), (rate + part / 2 + half) / (1 + part)];
  return [rate === 0 ? 0 : low, rate === 1 ? 1 : high];
}
