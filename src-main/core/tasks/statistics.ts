/**
 * How rules tell a finding from noise. Prompts are what varies, so that shares and means are compared prompt by prompt and have the
 * interval of the brand, as figures on the screens do; only what is about one prompt or one site alone is judged by its own answers.
 * Pure; nothing here knows what is counted.
 */
import type { AnswerCell, FigureKind } from '#shared/statistics/answer-cells.ts';
import { compare } from '#shared/statistics/compare.ts';
import { estimate, FEWEST_PROMPTS } from '#shared/statistics/estimate.ts';

/** The 99.5 % point, for rules that look at many prompts, topics or sites at once: each is one more chance to be wrong. */
export const Z_99 = 2.5758293035489004;

export interface Interval {
  lower: number;
  upper: number;
}

/**
 * 95 % interval for prompts like these: of a share in percent, 0-100, of a mean in its unit. Null for fewer than 5 prompts. A mean
 * that does not vary at all is its own interval: a rule asks whether it is low, not how low.
 */
export function toBrandInterval(cells: readonly AnswerCell[], kind: FigureKind): Interval | null {
  const { value, prompts, brand } = estimate(cells, kind);
  if (value === null || prompts < FEWEST_PROMPTS) return null;
  const scale = kind === 'rate' ? 100 : 1;
  const [lower, upper] = brand ?? [value, value];
  return { lower: scale * lower, upper: scale * upper };
}

/**
 * The change from `before` to `now` where it is real, 0 where it is not: of a share in points, of a mean in its unit. The two sides may
 * also be two brands or two engines over the same prompts, or different prompts.
 */
export function findRealChange(now: readonly AnswerCell[], before: readonly AnswerCell[], kind: FigureKind): number {
  const { change, verdict } = compare(now, before, kind);
  return verdict === 'real' && change !== null ? (kind === 'rate' ? 100 : 1) * change : 0;
}

export interface Mean {
  count: number;
  mean: number;
}

/** Over all answers of the cells; a mean of 0 without any. */
export function toMean(cells: readonly AnswerCell[]): Mean {
  const { value, n } = estimate(cells, 'mean');
  return { count: n, mean: value ?? 0 };
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
