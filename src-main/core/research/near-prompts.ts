/** Whether a prompt asks what another one asks already: by the words that they share, in any order, and the brands that they name. */
import type { Connection } from '../../storage/connection.ts';
import { readCompiledBrands } from '../brands/brand-store.ts';
import { foldText } from '../measuring/folding.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { splitWords } from '../measuring/segmenter.ts';

/** So much of the words of the shorter one, beside names of brands, are in the other. */
const NEAR = 0.75;
const FEWEST_WORDS = 3;
/** Longer words are compared without their endings. */
const STEM = 5;

interface KnownPrompt {
  text: string;
  language: string;
  folded: string;
  words: ReadonlySet<string>;
  brands: string;
}

export class NearPrompts {
  readonly #db: Connection;
  readonly #projectId: number;
  readonly #known: KnownPrompt[] = [];
  /** Of all of them. */
  readonly #words = new Set<string>();

  constructor(db: Connection, projectId: number) {
    this.#db = db;
    this.#projectId = projectId;
  }

  /** Knows all prompts of the project that are not archived. */
  static ofProject(db: Connection, projectId: number): NearPrompts {
    const near = new NearPrompts(db, projectId);
    const rows = db
      .prepare("SELECT text, language FROM prompt WHERE project_id = ? AND state <> 'archived' ORDER BY id")
      .all(projectId) as { text: string; language: string }[];
    for (const { text, language } of rows) near.add(text, language);
    return near;
  }

  add(text: string, language: string): void {
    const prompt = this.#read(text, language);
    this.#known.push(prompt);
    for (const word of prompt.words) this.#words.add(word);
  }

  /** The first that asks the same; null when none does. */
  find(text: string, language: string): string | null {
    const asked = this.#read(text, language);
    return this.#known.find((known) => isNear(known, asked))?.text ?? null;
  }

  /** Whether it names a brand that is tracked, in any of its forms, or has a word of any known prompt. */
  isOnTopic(text: string, language: string): boolean {
    const { words, brands } = this.#read(text, language);
    return brands !== '' || [...words].some((word) => this.#words.has(word));
  }

  get size(): number {
    return this.#known.length;
  }

  #read(text: string, language: string): KnownPrompt {
    const { brands } = readCompiledBrands(this.#db, this.#projectId);
    const { mentions } = measureAnswer({ text, language: language.toUpperCase(), cited: [] }, brands);
    const named = mentions.map(({ brandId }) => brandId).sort((a, b) => a - b);
    const folded = foldText(text)
      .text.replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return {
      text,
      language: language.toUpperCase(),
      folded,
      words: toWords(withoutNames(text, mentions)),
      brands: named.join(),
    };
  }
}

function isNear(known: KnownPrompt, asked: KnownPrompt): boolean {
  if (known.folded === asked.folded && known.language === asked.language) return true;
  if (known.language !== asked.language || known.brands !== asked.brands) return false;
  const fewest = Math.min(known.words.size, asked.words.size);
  if (fewest < FEWEST_WORDS) return false;
  const shared = [...asked.words].filter((word) => known.words.has(word)).length;
  return shared / fewest >= NEAR;
}

/** Names are compared by themselves: a question about one brand is none about another. */
function withoutNames(text: string, mentions: readonly { spans: readonly (readonly [number, number])[] }[]): string {
  const spans = mentions.flatMap((mention) => mention.spans).toSorted((a, b) => b[0] - a[0]);
  return spans.reduce((rest, [start, end]) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

function toWords(text: string): ReadonlySet<string> {
  const folded = foldText(text).text;
  const { starts, ends } = splitWords(folded);
  return new Set(starts.map((start, index) => toStem(folded.slice(start, ends[index]))));
}

function toStem(word: string): string {
  return word.length > STEM ? word.slice(0, Math.max(STEM, word.length - 2)) : word;
}
