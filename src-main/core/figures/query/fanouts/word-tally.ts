/**
 * Counts the words that searches add to prompts. Of millions of pairs of a prompt and a search nearly all add nearly all words, so
 * what is counted pair by pair are the words that a prompt has already; sets of prompts are bits.
 */
import { countPrompts } from '../../codec/prompt-sets.ts';
import { listWords } from './list-words.ts';

export interface CountedWord {
  word: string;
  /** Occurrences of searches that add it. */
  count: number;
  /** Different searches that add it to some prompt. */
  queryCount: number;
  promptCount: number;
}

export class WordTally {
  readonly #numbers = new Map<string, number>();
  /** Searches that have a word, by the word's number. */
  readonly #searchesOf: number[][] = [];
  /** Words of a set of prompts, 32 prompts each. */
  readonly #setWidth: number;
  /** By search: the prompts that led to it, and how often all of them did. */
  readonly #askers: Int32Array;
  readonly #totals: Float64Array;
  /** By word: the prompts that have it themselves, and occurrences of searches with it that those led to. */
  readonly #owners = new Map<number, Int32Array>();
  readonly #owned: Float64Array;
  #prompts = 0;

  /** `queries`: texts of the searches that will be counted. `prompts`: how many will be added at most. */
  constructor(queries: readonly string[], prompts: number) {
    for (const [index, text] of queries.entries()) {
      for (const word of listWords(text)) this.#openSearches(word).push(index);
    }
    this.#setWidth = (prompts + 31) >> 5;
    this.#askers = new Int32Array(queries.length * this.#setWidth);
    this.#totals = new Float64Array(queries.length);
    this.#owned = new Float64Array(this.#numbers.size);
  }

  #openSearches(word: string): number[] {
    const number = this.#numbers.get(word) ?? this.#numbers.size;
    this.#numbers.set(word, number);
    this.#searchesOf[number] ??= [];
    return this.#searchesOf[number];
  }

  /** `occurrences`: how often answers to this prompt searched for each query, in the order of the queries. */
  addPrompt(text: string, occurrences: Int32Array): void {
    const [at, bit] = [this.#prompts >> 5, 1 << (this.#prompts & 31)];
    this.#prompts++;
    for (let search = 0; search < occurrences.length; search++) {
      const found = occurrences[search] ?? 0;
      if (found === 0) continue;
      this.#totals[search]! += found;
      this.#askers[search * this.#setWidth + at]! |= bit;
    }
    for (const word of listWords(text)) {
      const number = this.#numbers.get(word);
      if (number === undefined) continue;
      const owners = this.#owners.get(number) ?? new Int32Array(this.#setWidth);
      this.#owners.set(number, owners);
      owners[at]! |= bit;
      for (const search of this.#searchesOf[number] ?? []) this.#owned[number]! += occurrences[search] ?? 0;
    }
  }

  /** Words that were added at all; the most frequent first, then those of most prompts, then by their letters. */
  list(): CountedWord[] {
    return [...this.#numbers]
      .map(([word, number]) => this.#count(word, number))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || b.promptCount - a.promptCount || (a.word < b.word ? -1 : 1));
  }

  #count(word: string, number: number): CountedWord {
    const [owners, prompts] = [this.#owners.get(number), new Int32Array(this.#setWidth)];
    let [count, queryCount] = [-(this.#owned[number] ?? 0), 0];
    for (const search of this.#searchesOf[number] ?? []) {
      count += this.#totals[search] ?? 0;
      let isAdded = 0;
      for (let at = 0; at < prompts.length; at++) {
        const added = (this.#askers[search * this.#setWidth + at] ?? 0) & ~(owners?.[at] ?? 0);
        prompts[at]! |= added;
        isAdded |= added;
      }
      if (isAdded !== 0) queryCount++;
    }
    return { word, count, queryCount, promptCount: countPrompts(prompts) };
  }
}
