/** Counts the words that searches add to prompts. Words are numbers while it counts: a year holds millions of searches. */
import { listWords } from './list-words.ts';

export interface CountedWord {
  word: string;
  /** Occurrences of searches that add it. */
  count: number;
  /** Different searches that add it to some prompt. */
  queryCount: number;
  promptCount: number;
}

/** A word that was met: its tallies, and the prompts that it was met in last, as a word of theirs and as one added to them. */
interface Tally extends CountedWord {
  ownOf: number;
  addedTo: number;
}

/** A search: its words, and for each of them whether it was added already. */
interface Search {
  words: Tally[];
  isAdded: boolean[];
}

export class WordTally {
  readonly #tallies = new Map<string, Tally>();
  readonly #searches: Search[];
  #prompts = 0;

  /** `queries`: texts of the searches that will be counted. */
  constructor(queries: readonly string[]) {
    this.#searches = queries.map((text) => {
      const words = listWords(text).map((word) => this.#tallyOf(word));
      return { words, isAdded: words.map(() => false) };
    });
  }

  /** `occurrences`: how often answers to this prompt searched for each query, in the order of the queries. */
  addPrompt(text: string, occurrences: Int32Array): void {
    const prompt = ++this.#prompts;
    for (const word of listWords(text)) this.#tallyOf(word).ownOf = prompt;
    for (let place = 0; place < occurrences.length; place++) {
      const found = occurrences[place] ?? 0;
      if (found > 0) this.#addSearch(this.#searches[place]!, found, prompt);
    }
  }

  #addSearch({ words, isAdded }: Search, found: number, prompt: number): void {
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!;
      if (word.ownOf === prompt) continue;
      word.count += found;
      if (!isAdded[at]) word.queryCount++;
      isAdded[at] = true;
      if (word.addedTo !== prompt) word.promptCount++;
      word.addedTo = prompt;
    }
  }

  /** Words that were added at all; the most frequent first, then those of most prompts, then by their letters. */
  list(): CountedWord[] {
    return [...this.#tallies.values()]
      .filter(({ count }) => count > 0)
      .map(({ word, count, queryCount, promptCount }) => ({ word, count, queryCount, promptCount }))
      .sort((a, b) => b.count - a.count || b.promptCount - a.promptCount || (a.word < b.word ? -1 : 1));
  }

  #tallyOf(word: string): Tally {
    const known = this.#tallies.get(word);
    if (known) return known;
    const fresh = { word, count: 0, queryCount: 0, promptCount: 0, ownOf: 0, addedTo: 0 };
    this.#tallies.set(word, fresh);
    return fresh;
  }
}
