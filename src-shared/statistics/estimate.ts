/**
 * A rate or mean with its two 95 % intervals. `repeat`: what the same prompts would give if they were asked again on those days. `brand`:
 * what prompts like these would give, so that prompts are the sample, and answers to one of them count together.
 */
import {
  type AnswerCell,
  addUp,
  type FigureKind,
  joinByPrompt,
  pooledVariance,
  repeatVariance,
  type Variance,
  withoutRounding,
} from './answer-cells.ts';
import { studentQuantile } from './student.ts';
import { Z_95 } from './wilson-interval.ts';

/** Low and high end, in the unit of the value. */
export type Range = [low: number, high: number];

export interface Estimate {
  /** 0 to 1 for a rate; null without answers. */
  value: number | null;
  n: number;
  prompts: number;
  repeat: Range | null;
  brand: Range | null;
}

export interface EstimateOptions {
  /** How alike neighbouring days of a cell are, 0 to 1: `dayCorrelation`. */
  dayCorrelation?: number;
}

/** Fewer say nothing about prompts that were not asked. */
export const FEWEST_PROMPTS = 5;

export function estimate(cells: readonly AnswerCell[], kind: FigureKind, options: EstimateOptions = {}): Estimate {
  const { n, sum, prompts } = addUp(cells);
  if (n === 0) return { value: null, n, prompts, repeat: null, brand: null };
  const value = sum / n;
  return {
    value,
    n,
    prompts,
    repeat: repeatRange(cells, kind, value, options),
    brand: brandRange(cells, kind, value),
  };
}

function repeatRange(
  cells: readonly AnswerCell[],
  kind: FigureKind,
  value: number,
  { dayCorrelation = 0 }: EstimateOptions,
): Range | null {
  const { n } = addUp(cells);
  const variance = repeatVariance(cells, kind);
  if (kind === 'rate') {
    if (variance === null || value === 0 || value === 1) return wilsonRange(value, n, Z_95);
    return toRange(kind, value, widen(variance, dayCorrelation));
  }
  const known = variance ?? pooledVariance(cells);
  return known === null ? null : toRange(kind, value, widen(known, dayCorrelation));
}

/** Days that are alike say less than as many that are not: variance times (1 + r) / (1 - r). */
export function widen({ value, degrees }: Variance, dayCorrelation: number): Variance {
  return { value: (value * (1 + dayCorrelation)) / (1 - dayCorrelation), degrees };
}

/**
 * The ratio estimator over clusters. Source: W. G. Cochran, "Sampling Techniques", 3rd edition (1977), 9A.1; as a score interval with the
 * effective sample size: E. L. Korn, B. I. Graubard, Survey Methodology 24 (1998) 193-201.
 */
function brandRange(cells: readonly AnswerCell[], kind: FigureKind, value: number): Range | null {
  const prompts = joinByPrompt(cells);
  if (prompts.length < FEWEST_PROMPTS) return null;
  if (kind === 'rate' && (value === 0 || value === 1)) return wilsonRange(value, prompts.length, Z_95);
  const variance = clusterVariance(prompts, value, kind);
  // Prompts that all gave the same rate say no more than their answers do.
  if (kind === 'rate' && variance.value === 0)
    return wilsonRange(value, addUp(prompts).n, studentQuantile(variance.degrees));
  return toRange(kind, value, variance);
}

/** `prompts`: a cell for each. */
function clusterVariance(prompts: readonly AnswerCell[], value: number, kind: FigureKind): Variance {
  const { n } = addUp(prompts);
  let [squares, fourths] = [0, 0];
  for (const prompt of prompts) {
    const square = withoutRounding(prompt.sum, value * prompt.n) ** 2;
    squares += square;
    fourths += square * square;
  }
  const count = prompts.length;
  const isAtEdge = kind === 'rate' && squares > 0 && Math.min(value, 1 - value) < EDGE;
  const degrees = isAtEdge ? tailDegrees(count, squares, fourths) : count - 1;
  return { value: ((count / (count - 1)) * squares) / n ** 2, degrees };
}

/** As close to 0 or 100 %; in between t of the number of prompts holds by itself. */
const EDGE = 0.15;

/**
 * Where few prompts make up most of a rate (near 0 or 100 %), the variance itself hangs on those few, and is as uncertain as their kurtosis
 * says: 2 / degrees is the variance of a variance in its own unit. Never more than for values without long tails.
 * Source: F. E. Satterthwaite, Biometrics Bulletin 2 (1946) 110-114, with the variance of s^2 of any distribution: H. Cramer, "Mathematical
 * Methods of Statistics" (1946), 27.4.
 */
function tailDegrees(count: number, squares: number, fourths: number): number {
  const kurtosis = (count * fourths) / squares ** 2;
  const ofVariance = (kurtosis - (count - 3) / (count - 1)) / count;
  return Math.min(count - 1, 2 / ofVariance);
}

/** Null where a mean does not vary at all: that says nothing about how far it may. */
function toRange(kind: FigureKind, value: number, variance: Variance): Range | null {
  const t = studentQuantile(variance.degrees);
  if (kind === 'rate') return wilsonRange(value, (value * (1 - value)) / variance.value, t);
  if (variance.value === 0) return null;
  const half = t * Math.sqrt(variance.value);
  return [value - half, value + half];
}

/** Wilson's interval for a rate from 0 to 1, of an effective n that need not be whole, with a quantile of t. */
function wilsonRange(rate: number, n: number, t: number): Range {
  const tSquared = t * t;
  const centre = rate + tSquared / (2 * n);
  const half = t * Math.sqrt((rate * (1 - rate) + tSquared / (4 * n)) / n);
  const scale = 1 / (1 + tSquared / n);
  return [rate === 0 ? 0 : scale * (centre - half), rate === 1 ? 1 : scale * (centre + half)];
}
