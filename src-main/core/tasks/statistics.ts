/**
 * The few tests that tell a finding from noise, two-sided. Pure; nothing here knows what is counted. Answers
 * are taken as independent draws, which is why every rule also asks for a least number of them.
 */
import { wilsonInterval, Z_95 } from '#shared/statistics/wilson-interval.ts';

/** The 99.5 % point, for rules that look at many prompts, topics or sites at once: each is one more chance to be wrong. */
export const Z_99 = 2.5758293035489004;

export interface Interval {
  lower: number;
  upper: number;
}

/** 95 % interval of a share, in percent 0-100 (Wilson score interval). 0 to 100 when there is nothing to share. */
export function toShareInterval(part: number, whole: number): Interval {
  const interval = wilsonInterval({ hits: part, total: whole });
  return interval ? { lower: interval.lowPercent, upper: interval.highPercent } : { lower: 0, upper: 100 };
}

export interface Share {
  part: number;
  whole: number;
}

/**
 * Standard score of `a` minus `b`: the pooled two-proportion z-test. Positive when the share in `a` is higher; 0 when
 * either side is empty or both are all or nothing.
 */
export function compareShares(a: Share, b: Share): number {
  if (a.whole === 0 || b.whole === 0) return 0;
  const pooled = (a.part + b.part) / (a.whole + b.whole);
  const variance = pooled * (1 - pooled) * (1 / a.whole + 1 / b.whole);
  return variance === 0 ? 0 : (a.part / a.whole - b.part / b.whole) / Math.sqrt(variance);
}

export interface Sample {
  count: number;
  mean: number;
  /** Of the values, not of the mean. */
  variance: number;
}

/** Standard score of mean `a` minus mean `b` with unequal variances (Welch); 0 when it cannot be told. */
export function compareMeans(a: Sample, b: Sample): number {
  if (a.count < 2 || b.count < 2) return 0;
  const variance = a.variance / a.count + b.variance / b.count;
  return variance === 0 ? 0 : (a.mean - b.mean) / Math.sqrt(variance);
}

/** 95 % interval of a mean, from its standard error; the mean alone when there are fewer than two values. */
export function toMeanInterval(sample: Sample): Interval {
  const half = sample.count < 2 ? 0 : Z_95 * Math.sqrt(sample.variance / sample.count);
  return { lower: sample.mean - half, upper: sample.mean + half };
}

/**
 * Standard score of two brands in the same answers, from the answers that name only one of them (McNemar). Positive when
 * `onlyA` is more; 0 when there is none.
 */
export function comparePaired(onlyA: number, onlyB: number): number {
  return onlyA + onlyB === 0 ? 0 : (onlyA - onlyB) / Math.sqrt(onlyA + onlyB);
}
