/**
 * What an appearance counts: the one rule by which days, months, aggregates and single answers are counted, and recounted. Sums of units
 * are exact at any size, so that no order of adding and taking back shows in a last digit.
 */
import type { AppearanceFact } from './answer-facts.ts';
import { addDepth, depthAt, isCitedAt, opinionAt, orderAt, packAppearance } from './month-page.ts';
import { isOverriddenWord, sentimentOfWord } from './opinion-word.ts';
import { UNITS_PER_ONE } from './units.ts';

/** Columns: answers that name a brand, cite it, show it at all; sum of orders, first and top three mentions. */
export const [NAMED, CITED, VISIBLE, ORDERS, FIRST, TOP3] = [0, 1, 2, 3, 4, 5] as const;
/** The units of depth and the hundredths of sentiment, in two columns each: whole 2^32, and the rest. */
export const [DEPTH, SENTIMENT] = [6, 8] as const;
/** Of the answers that name a brand: those that say something about it, those that praise and that blame it, those decided by hand. */
export const [OPINIONS, POSITIVE, NEGATIVE, OVERRIDDEN] = [10, 11, 12, 13] as const;
export const BRAND_WIDTH = 14;
/**
 * Only in counts of single prompts, behind those: sums of the squares of order, depth and sentiment, from which intervals of means are made.
 * Those of depth and sentiment are in units of 1e-4, of depth rounded answer by answer, so that they add up to the same in any order.
 */
export const [ORDER_SQUARES, DEPTH_SQUARES, SENTIMENT_SQUARES] = [14, 15, 16] as const;
export const PROMPT_WIDTH = 17;
export const SQUARES_PER_ONE = 1e4;
/** Those columns, from the first on, that say who is named, cited and visible. */
export const SEEN_WIDTH = 3;
/** Counts of a project have one column: answers. */
export const TOTAL_WIDTH = 1;

const WHOLE = 2 ** 32;
/** Far enough below 2^53 for one more of anything. */
const MOST_REST = 2 ** 52;

/** Adds an appearance, as a page has it. Columns are literals here: an exported constant is a read each time, for millions of them. */
export function addAppearance(counts: Float64Array, appearances: Int32Array, at: number): void {
  const order = orderAt(appearances, at);
  counts[2]!++;
  if (isCitedAt(appearances, at)) counts[1]!++;
  if (order === 0) return;
  counts[0]!++;
  counts[3]! += order;
  if (order === 1) counts[4]!++;
  if (order <= 3) counts[5]!++;
  addDepth(appearances, at, counts, 6);
  addOpinion(opinionAt(appearances, at), counts);
  if (counts[7]! + counts[9]! >= 2 ** 52) carryUnits(counts);
}

/** Inside the loop over millions as well: 4000 and 6000 are `NEGATIVE_BELOW` and `POSITIVE_ABOVE` in hundredths. */
function addOpinion(word: number, counts: Float64Array): void {
  if (isOverriddenWord(word)) counts[13]!++;
  const hundredths = sentimentOfWord(word);
  if (hundredths < 0) return;
  counts[9]! += hundredths;
  counts[10]!++;
  if (hundredths > 6000) counts[11]!++;
  else if (hundredths < 4000) counts[12]!++;
}

/** Adds the squares of an appearance that `addAppearance` counts. */
export function addSquares(counts: Float64Array, appearances: Int32Array, at: number): void {
  const order = orderAt(appearances, at);
  if (order === 0) return;
  counts[14]! += order * order;
  const depth = depthAt(appearances, at) / UNITS_PER_ONE;
  counts[15]! += Math.round(depth * depth * SQUARES_PER_ONE);
  const hundredths = sentimentOfWord(opinionAt(appearances, at));
  if (hundredths > 0) counts[16]! += hundredths * hundredths;
}

/** Adds an answer that cites a brand without naming it. */
export function addCited(counts: Float64Array): void {
  counts[CITED]!++;
  counts[VISIBLE]!++;
}

/** Adds counts of the same columns, or takes them back. */
export function mergeCounts(counts: Float64Array, more: Float64Array, sign: 1 | -1 = 1): void {
  for (let at = 0; at < counts.length; at++) counts[at]! += sign * (more[at] ?? 0);
  if (Math.abs(counts[DEPTH + 1] ?? 0) >= MOST_REST || Math.abs(counts[SENTIMENT + 1] ?? 0) >= MOST_REST)
    carryUnits(counts);
}

/** Brings the rests of units to 0 up to 2^32 - 1, as they are stored. */
export function carryUnits(counts: Float64Array): void {
  for (let at: number = DEPTH; at < OPINIONS && at < counts.length; at += 2) {
    const whole = Math.floor((counts[at + 1] ?? 0) / WHOLE);
    counts[at]! += whole;
    counts[at + 1]! -= whole * WHOLE;
  }
}

/** The counts of one appearance that is not in a page yet. */
export function countAppearance(fact: AppearanceFact): Float64Array {
  const [counts, numbers] = [new Float64Array(BRAND_WIDTH), [] as number[]];
  packAppearance(fact, numbers);
  addAppearance(counts, Int32Array.from(numbers), 0);
  return counts;
}

/** The sum of units or hundredths that begins at a column. */
export function toUnitSum(counts: Float64Array, column: typeof DEPTH | typeof SENTIMENT): bigint {
  return (BigInt(counts[column] ?? 0) << 32n) + BigInt(counts[column + 1] ?? 0);
}
