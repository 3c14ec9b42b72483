/** Sets of prompts by their ordinals: distinct prompts do not add up over months, sets do. As bits, and as steps from one to the next. */
import type { ByteReader, ByteWriter } from './packed-numbers.ts';

/** A bit for each ordinal, 32 a word. */
export type PromptSet = Int32Array;

/** The set with one ordinal in it or out of it: the same array, unless it has to grow. */
export function withPrompt(set: PromptSet, ordinal: number, isIn: boolean): PromptSet {
  const word = ordinal >> 5;
  if (!isIn && word >= set.length) return set;
  const next = withRoom(set, word + 1);
  const bit = 1 << (ordinal & 31);
  next[word] = isIn ? (next[word] ?? 0) | bit : (next[word] ?? 0) & ~bit;
  return next;
}

/** Joins the set of so many words that begins at `from` to another: the same array, unless it has to grow. */
export function joinPrompts(set: PromptSet, words: Int32Array, from = 0, length = words.length): PromptSet {
  const joined = withRoom(set, length);
  for (let word = 0; word < length; word++) joined[word]! |= words[from + word] ?? 0;
  return joined;
}

function withRoom(set: PromptSet, words: number): PromptSet {
  if (words <= set.length) return set;
  const next = new Int32Array(words);
  next.set(set);
  return next;
}

/** How many words of a set hold anything. */
export function countWords(set: PromptSet): number {
  let words = set.length;
  while (words > 0 && set[words - 1] === 0) words--;
  return words;
}

/** How many prompts a set holds. */
export function countPrompts(set: PromptSet): number {
  let count = 0;
  for (const word of set) {
    let rest = word - ((word >>> 1) & 0x55555555);
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
    count += (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

/** One set for each of a few things that are counted together. */
export class PromptSets {
  readonly #words: number;
  readonly #bits: Int32Array;

  /** `prompts`: more than every ordinal that will be added. */
  constructor(sets: number, prompts: number) {
    this.#words = Math.max(1, (prompts + 31) >> 5);
    this.#bits = new Int32Array(sets * this.#words);
  }

  add(set: number, ordinal: number): void {
    this.#bits[set * this.#words + (ordinal >> 5)]! |= 1 << (ordinal & 31);
  }

  /** How many prompts are in a set. */
  count(set: number): number {
    return countPrompts(this.#bits.subarray(set * this.#words, (set + 1) * this.#words));
  }
}

/** How many distinct ones, then each as what it is more than the one before. Rows come by ordinal. */
export function putOrdinals(bytes: ByteWriter, rows: Int32Array, ordinalOf: (row: number) => number): void {
  const steps: number[] = [];
  let before = -1;
  for (const row of rows) {
    const ordinal = ordinalOf(row);
    if (ordinal === before) continue;
    steps.push(ordinal - Math.max(0, before));
    before = ordinal;
  }
  bytes.put(steps.length);
  for (const step of steps) bytes.put(step);
}

/** Calls `add` for each. */
export function addOrdinals(bytes: ByteReader, add: (ordinal: number) => void): void {
  let ordinal = 0;
  for (let left = bytes.next(); left > 0; left--) {
    ordinal += bytes.next();
    add(ordinal);
  }
}
