/** Counts the words that searches add to prompts. Words and searches are numbers while it counts: a year holds millions of searches. */
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
  id: number;
  words: Tally[];
  isAdded: boolean[];
  /** Occurrences in answers to the prompt that is being counted. */
  found: number;
}

export class WordTally {
  readonly #tallies = new Map<string, Tally>();
  /** By query. */
  readonly #searches: (Search | undefined)[] = [];
  #found: Search[] = [];

  /** `queries`: texts by id; other queries count for nothing. */
  constructor(queries: ReadonlyMap<number, string>) {
    for (const [id, text] of queries) {
      const words = listWords(text).map((word) => this.#tallyOf(word));
      this.#searches[id] = { id, words, isAdded: words.map(() => false), found: 0 };
    }
  }

  /** One occurrence of a query in an answer to the prompt that {@link endPrompt} will name. */
  addSearch(queryId: number): void {
    const search = this.#searches[queryId];
    if (search && search.found++ === 0) this.#found.push(search);
  }

  /** Counts what was found for a prompt, once for each. */
  endPrompt(promptId: number, text: string): void {
    for (const word of listWords(text)) this.#tallyOf(word).ownOf = promptId;
    for (const search of this.#found) {
      search.words.forEach((word, place) => {
        if (word.ownOf === promptId) return;
        word.count += search.found;
        if (!search.isAdded[place]) word.queryCount++;
        search.isAdded[place] = true;
        if (word.addedTo !== promptId) word.promptCount++;
        word.addedTo = promptId;
      });
      search.found = 0;
    }
    this.#found = [];
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
