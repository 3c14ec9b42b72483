/**
 * Whether something that was done to some prompts moved them: their change beside the change of prompts that were left alone. Prompts are the
 * clusters; the two groups share none. Pure: no dates, no formatting, no brand.
 */
import {
  type AnswerCell,
  addUp,
  type FigureKind,
  pooledVariance,
  repeatVariance,
  type Variance,
} from './answer-cells.ts';
import { excludesZero, FEWEST_ANSWERS, pairedVariance, type Verdict } from './compare.ts';
import { FEWEST_PROMPTS, type Range } from './estimate.ts';
import { studentQuantile, studentTail } from './student.ts';

/** The cells of some prompts in both windows. */
export interface Sides {
  before: readonly AnswerCell[];
  after: readonly AnswerCell[];
}

export interface DifferenceInDifferences {
  /** The change of the treated beyond that of the untouched; null where one of the four sides has no answers. */
  effect: number | null;
  verdict: Verdict;
  /** 95 %: what these prompts would show if they were asked again. */
  repeat: Range | null;
  /** 95 %: what prompts like these would show. */
  brand: Range | null;
  /** Of no effect at all, over prompts. */
  pValue: number | null;
}

/**
 * (after - before) of the treated minus (after - before) of the untouched. Each group's variance is that of its change paired by prompt, so that
 * what hangs together within a prompt needs no model; degrees of freedom by Satterthwaite, since the groups differ in size and spread.
 * Sources: A. C. Cameron, D. L. Miller, "A Practitioner's Guide to Cluster-Robust Inference", Journal of Human Resources 50 (2015) 317-372;
 * F. E. Satterthwaite, Biometrics Bulletin 2 (1946) 110-114.
 */
export function differenceInDifferences(treated: Sides, untouched: Sides, kind: FigureKind): DifferenceInDifferences {
  const [here, there] = [changeOf(treated), changeOf(untouched)];
  if (here === null || there === null) {
    return { effect: null, verdict: 'too_few_answers', repeat: null, brand: null, pValue: null };
  }
  const effect = here - there;
  const ofPrompts = addVariances([treated, untouched].map(({ before, after }) => pairedVariance(after, before)));
  const sides = [treated.before, treated.after, untouched.before, untouched.after];
  const ofAnswers = addVariances(sides.map((cells) => repeatVariance(cells, kind) ?? pooledVariance(cells)));
  const brand = ofPrompts && toRange(effect, ofPrompts);
  const repeat = ofAnswers && toRange(effect, ofAnswers);
  return {
    effect,
    verdict: sides.some(isTooFew) ? 'too_few_answers' : judge(brand, repeat),
    repeat,
    brand,
    pValue: ofPrompts && toPValue(effect, ofPrompts),
  };
}

/** After minus before; null where either side has no answers. */
export function changeOf({ before, after }: Sides): number | null {
  const [from, to] = [addUp(before), addUp(after)];
  return from.n === 0 || to.n === 0 ? null : to.sum / to.n - from.sum / from.n;
}

function isTooFew(cells: readonly AnswerCell[]): boolean {
  const { n, prompts } = addUp(cells);
  return n < FEWEST_ANSWERS || prompts < FEWEST_PROMPTS;
}

function judge(brand: Range | null, repeat: Range | null): Verdict {
  if (brand && excludesZero(brand)) return 'real';
  return repeat && excludesZero(repeat) ? 'on_these_prompts' : 'within_noise';
}

/** Of a sum of independent estimates; null where one is not known. */
function addVariances(parts: readonly (Variance | null)[]): Variance | null {
  let [value, spread, degrees] = [0, 0, 0];
  for (const part of parts) {
    if (part === null) return null;
    value += part.value;
    spread += part.value ** 2 / part.degrees;
    degrees += part.degrees;
  }
  return { value, degrees: spread > 0 ? value ** 2 / spread : degrees };
}

function toRange(effect: number, { value, degrees }: Variance): Range {
  const half = studentQuantile(degrees) * Math.sqrt(value);
  return [effect - half, effect + half];
}

function toPValue(effect: number, { value, degrees }: Variance): number {
  if (value === 0) return effect === 0 ? 1 : 0;
  return studentTail(effect / Math.sqrt(value), degrees);
}
