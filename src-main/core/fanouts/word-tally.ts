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

export class WordTally {
  /** Words of all searches, one search after the other, and where each search begins; the last entry is the end. */
  readonly #wordsOf: Int32Array;
  readonly #starts: Int32Array;
  /** 1 where a word of a search was added to some prompt. */
  readonly #isAdded: Uint8Array;
  readonly #numbers = new Map<string, number>();
  /** By word: the prompts that it was met in last, as a word of theirs and as one added to them. */
  readonly #ownOf: Int32Array;
  readonly #addedTo: Int32Array;
  readonly #counts: Float64Array;
  readonly #queryCounts: Int32Array;
  readonly #promptCounts: Int32Array;
  #prompts = 0;

  /** `queries`: texts of the searches that will be counted. */
  constructor(queries: readonly string[]) {
    const wordsOf: number[] = [];
    this.#starts = new Int32Array(queries.length + 1);
    for (const [place, text] of queries.entries()) {
      for (const word of listWords(text)) {
        const number = this.#numbers.get(word) ?? this.#numbers.size;
        this.#numbers.set(word, number);
        wordsOf.push(number);
      }
      this.#starts[place + 1] = wordsOf.length;
    }
    this.#wordsOf = Int32Array.from(wordsOf);
    this.#isAdded = new Uint8Array(wordsOf.length);
    const size = this.#numbers.size;
    [this.#ownOf, this.#addedTo] = [new Int32Array(size), new Int32Array(size)];
    [this.#queryCounts, this.#promptCounts] = [new Int32Array(size), new Int32Array(size)];
    this.#counts = new Float64Array(size);
  }

  /** `occurrences`: how often answers to this prompt searched for each query, in the order of the queries. */
  addPrompt(text: string, occurrences: Int32Array): void {
    const prompt = ++this.#prompts;
    for (const word of listWords(text)) {
      const number = this.#numbers.get(word);
      if (number !== undefined) this.#ownOf[number] = prompt;
    }
    for (let place = 0; place < occurrences.length; place++) {
      const found = occurrences[place] ?? 0;
      if (found > 0) this.#addSearch(place, found, prompt);
    }
  }

  #addSearch(place: number, found: number, prompt: number): void {
    const end = this.#starts[place + 1] ?? 0;
    for (let at = this.#starts[place] ?? 0; at < end; at++) {
      const word = this.#wordsOf[at] ?? 0;
      if (this.#ownOf[word] === prompt) continue;
      this.#counts[word]! += found;
      if (this.#isAdded[at] === 0) this.#queryCounts[word]!++;
      this.#isAdded[at] = 1;
      if (this.#addedTo[word] !== prompt) this.#promptCounts[word]!++;
      this.#addedTo[word] = prompt;
    }
  }

  /** Words that were added at all; the most frequent first, then those of most prompts, then by their letters. */
  list(): CountedWord[] {
    return [...this.#numbers]
      .filter(([, number]) => (this.#counts[number] ?? 0) > 0)
      .map(([word, number]) => ({
        word,
        count: this.#counts[number] ?? 0,
        queryCount: this.#queryCounts[number] ?? 0,
        promptCount: this.#promptCounts[number] ?? 0,
      }))
      .sort((a, b) => b.count - a.count || b.promptCount - a.promptCount || (a.word < b.word ? -1 : 1));
  }
}
