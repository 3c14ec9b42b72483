/**
 * A vocabulary of some ten thousand words with the frequencies of a natural language (Zipf), so that texts compress and
 * measure like prose. It draws words; it writes no sentences.
 */
import { createSeededRandom, type SeededRandom } from '#main/core/engines/simulated/seeded-random.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import type { WordList } from './word-list.ts';
import { ZipfRanks } from './zipf-ranks.ts';

export const BENCH_LANGUAGES = ['EN', 'DE', 'FR'] as const;
export type BenchLanguage = (typeof BENCH_LANGUAGES)[number];

/** Share of small words in running text; the rest are words of content. */
const SMALL_SHARE = 0.5;

export class Vocabulary {
  readonly list: WordList;
  readonly #small: readonly string[];
  readonly #content: readonly string[];
  readonly #smallRanks: ZipfRanks;
  readonly #contentRanks: ZipfRanks;

  constructor(list: WordList) {
    this.list = list;
    this.#small = [...new Set(list.small.split(/\s+/))];
    this.#content = composeContent(list);
    this.#smallRanks = new ZipfRanks(this.#small.length, 0.9);
    this.#contentRanks = new ZipfRanks(this.#content.length, 1.1);
  }

  /** Any word of running text. */
  word(random: SeededRandom): string {
    return random.chance(SMALL_SHARE) ? this.#small[this.#smallRanks.draw(random)]! : this.content(random);
  }

  /** A word that means something. */
  content(random: SeededRandom): string {
    return this.#content[this.#contentRanks.draw(random)]!;
  }

  /** Several words with spaces between them. */
  phrase(random: SeededRandom, words: number): string {
    return Array.from({ length: words }, () => this.word(random)).join(' ');
  }
}

const LISTS: Record<BenchLanguage, WordList> = { EN: ENGLISH, DE: GERMAN, FR: FRENCH };
const vocabularies = new Map<BenchLanguage, Vocabulary>();

export function vocabularyOf(language: BenchLanguage): Vocabulary {
  let known = vocabularies.get(language);
  if (!known) {
    known = new Vocabulary(LISTS[language]);
    vocabularies.set(language, known);
  }
  return known;
}

/** All stems with all endings, in a fixed order that chance chose once: the first are the frequent ones. */
function composeContent(list: WordList): string[] {
  const stems = list.stems.split(/\s+/);
  const words = new Set<string>(stems);
  for (const stem of stems) {
    for (const prefix of list.prefixes) for (const suffix of list.suffixes) words.add(prefix + stem + suffix);
  }
  const [random, rest] = [createSeededRandom('words'), [...words]];
  for (let at = rest.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [rest[at], rest[other]] = [rest[other]!, rest[at]!];
  }
  return rest.slice(0, 12_000);
}
