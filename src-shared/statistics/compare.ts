/**
 * The change of a rate or mean between two periods that ask the same prompts: paired by prompt, with one of four verdicts. A prompt of
 * one period only takes part with its one side.
 */
import {
  type AnswerCell,
  addUp,
  type FigureKind,
  joinByPrompt,
  pooledVariance,
  repeatVariance,
  type Variance,
} from './answer-cells.ts';
import type { DaySpread } from './day-spread.ts';
import { type EstimateOptions, FEWEST_PROMPTS, type Range, widen } from './estimate.ts';
import { studentQuantile, studentTail } from './student.ts';

/**
 * `real`: it would hold for prompts like these too. `on_these_prompts`: these prompts changed. `within_noise`: neither is shown.
 * `too_few_answers`: nothing can be said.
 */
export const VERDICTS = ['real', 'on_these_prompts', 'within_noise', 'too_few_answers'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** On either side. */
export const FEWEST_ANSWERS = 30;

export interface Comparison {
  /** Current less previous, in the unit of the values; null where either side has no answers. */
  change: number | null;
  verdict: Verdict;
  repeat: Range | null;
  brand: Range | null;
  /** Of no change at all: over prompts where there is a brand interval, else over answers. Null where there is no interval. */
  pValue: number | null;
  /** Absent where all answers of a day do not rise and fall together, or nobody looked. */
  days?: DayNoise;
}

/** What good and bad days that all answers share make of a change over prompts. */
export interface DayNoise {
  /** The standard deviation of what the answers of a day have in common, in the unit of the values. */
  spread: number;
  /** Of no change but such days. */
  pValue: number;
}

export interface CompareOptions extends EstimateOptions {
  /** Both sides are one prompt by their nature: it changed or it did not, and says nothing about others. */
  isOnePrompt?: boolean;
  /** Answers behind each side, where a cell is not a heap of answers (the prompts that were covered). */
  answers?: { current: number; previous: number };
  /** Of days, and how much of it is left in both periods together (`toDayWeight`). */
  daySpread?: (DaySpread & { weight: number }) | null;
}

const NOTHING: Comparison = { change: null, verdict: 'too_few_answers', repeat: null, brand: null, pValue: null };

export function compare(
  current: readonly AnswerCell[],
  previous: readonly AnswerCell[],
  kind: FigureKind,
  options: CompareOptions = {},
): Comparison {
  const [now, before] = [addUp(current), addUp(previous)];
  if (now.n === 0 || before.n === 0) return NOTHING;
  const change = now.sum / now.n - before.sum / before.n;
  const ofPrompts = pairedVariance(current, previous);
  const ofAnswers = bothVariances(current, previous, kind, options);
  const brand = ofPrompts && toRange(change, ofPrompts);
  const repeat = ofAnswers && toRange(change, ofAnswers);
  const deciding = ofPrompts ?? ofAnswers;
  return {
    change,
    verdict: isTooFew(now, before, options) ? 'too_few_answers' : judge(brand, repeat),
    repeat,
    brand,
    pValue: deciding && toPValue(change, deciding),
    ...(ofPrompts && options.daySpread && { days: toDayNoise(change, ofPrompts, options.daySpread) }),
  };
}

function toDayNoise(change: number, ofPrompts: Variance, spread: NonNullable<CompareOptions['daySpread']>): DayNoise {
  const ofDays = { value: spread.variance * spread.weight, degrees: spread.degrees };
  return { spread: Math.sqrt(spread.variance), pValue: toPValue(change, addVariances(ofPrompts, ofDays)) };
}

function isTooFew(
  now: { n: number; prompts: number },
  before: { n: number; prompts: number },
  options: CompareOptions,
) {
  const answers = Math.min(options.answers?.current ?? now.n, options.answers?.previous ?? before.n);
  const prompts = options.isOnePrompt ? FEWEST_PROMPTS : Math.min(now.prompts, before.prompts);
  return answers < FEWEST_ANSWERS || prompts < FEWEST_PROMPTS;
}

function judge(brand: Range | null, repeat: Range | null): Verdict {
  if (brand && excludesZero(brand)) return 'real';
  return repeat && excludesZero(repeat) ? 'on_these_prompts' : 'within_noise';
}

/** Whether good and bad days explain a change that is called one: they give one as large in more than one of twenty pairs of periods. */
export function isOfDays({ verdict, days }: Pick<Comparison, 'verdict' | 'days'>): boolean {
  return (verdict === 'real' || verdict === 'on_these_prompts') && days !== undefined && days.pValue > 0.05;
}

export function excludesZero([low, high]: Range): boolean {
  return low > 0 || high < 0;
}

/**
 * Of the change over clusters that are in both periods: a paired ratio estimator. Null for too few prompts.
 * Source: W. G. Cochran, "Sampling Techniques", 3rd edition (1977), 6.19 (difference of two ratios).
 */
export function pairedVariance(current: readonly AnswerCell[], previous: readonly AnswerCell[]): Variance | null {
  const parts = new Map<number, number>();
  addDeviations(parts, current, 1);
  addDeviations(parts, previous, -1);
  const prompts = parts.size;
  if (prompts < FEWEST_PROMPTS) return null;
  const squares = [...parts.values()].reduce((sum, part) => sum + part * part, 0);
  return { value: (prompts / (prompts - 1)) * squares, degrees: prompts - 1 };
}

/** By prompt: how far its sum is from what the rate of the period would give, as a part of the rate. */
function addDeviations(parts: Map<number, number>, cells: readonly AnswerCell[], sign: 1 | -1): void {
  const { n, sum } = addUp(cells);
  for (const prompt of joinByPrompt(cells)) {
    const part = (sign * (prompt.sum - (sum / n) * prompt.n)) / n;
    parts.set(prompt.prompt, (parts.get(prompt.prompt) ?? 0) + part);
  }
}

function bothVariances(
  current: readonly AnswerCell[],
  previous: readonly AnswerCell[],
  kind: FigureKind,
  { dayCorrelation = 0 }: EstimateOptions,
): Variance | null {
  const sides = [current, previous].map((cells) => repeatVariance(cells, kind) ?? pooledVariance(cells));
  const [now, before] = sides;
  if (!now || !before) return null;
  return widen(addVariances(now, before), dayCorrelation);
}

/** With degrees of freedom by Satterthwaite. */
function addVariances(one: Variance, other: Variance): Variance {
  const value = one.value + other.value;
  const spread = one.value ** 2 / one.degrees + other.value ** 2 / other.degrees;
  return { value, degrees: value > 0 ? value ** 2 / spread : one.degrees + other.degrees };
}

function toRange(change: number, { value, degrees }: Variance): Range {
  const half = studentQuantile(degrees) * Math.sqrt(value);
  return [change - half, change + half];
}

function toPValue(change: number, { value, degrees }: Variance): number {
  if (value === 0) return change === 0 ? 1 : 0;
  return studentTail(change / Math.sqrt(value), degrees);
}
