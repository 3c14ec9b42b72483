/** Sets of prompts, one for each of a few things that are counted together: distinct prompts do not add up over months, sets do. */
import { countPrompts } from './period-cells.ts';

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
