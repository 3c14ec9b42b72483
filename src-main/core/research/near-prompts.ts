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

interface Group {
  textIndexes: number[];
  /** How many words each has. */
  sizes: number[];
  byWord: Map<string, number[]>;
}

const toGroup = ({ language, brands }: KnownPrompt) => `${language} ${brands}`;
const toExact = ({ language, folded }: KnownPrompt) => `${language} ${folded}`;

export class NearPrompts {
  readonly #db: Connection;
  readonly #projectId: number;
  /** In the order in which they came; those of one language that name the same brands. */
  readonly #groups = new Map<string, Group>();
  readonly #indexes = new Map<string, number>();
  readonly #texts: string[] = [];
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
    const textIndex = this.#texts.push(text) - 1;
    const exact = toExact(prompt);
    if (!this.#indexes.has(exact)) this.#indexes.set(exact, textIndex);
    const key = toGroup(prompt);
    const group: Group = this.#groups.get(key) ?? { textIndexes: [], sizes: [], byWord: new Map() };
    this.#groups.set(key, group);
    const index = group.textIndexes.push(textIndex) - 1;
    group.sizes.push(prompt.words.size);
    for (const word of prompt.words) {
      const list = group.byWord.get(word);
      if (list) list.push(index);
      else group.byWord.set(word, [index]);
    }
    for (const word of prompt.words) this.#words.add(word);
  }

  /** The first that asks the same; null when none does. */
  find(text: string, language: string): string | null {
    const asked = this.#read(text, language);
    const same = this.#indexes.get(toExact(asked)) ?? Number.POSITIVE_INFINITY;
    const near = this.#findNear(asked);
    return this.#texts[Math.min(same, near)] ?? null;
  }

  /** The words of a prompt lead to those that share any; none of the others is looked at. */
  #findNear(asked: KnownPrompt): number {
    const group = this.#groups.get(toGroup(asked));
    if (!group || asked.words.size < FEWEST_WORDS) return Number.POSITIVE_INFINITY;
    const shared = new Uint16Array(group.textIndexes.length);
    for (const word of asked.words)
      for (const index of group.byWord.get(word) ?? []) shared[index] = (shared[index] ?? 0) + 1;
    const index = shared.findIndex((count, at) => {
      const fewest = Math.min(group.sizes[at] ?? 0, asked.words.size);
      return fewest >= FEWEST_WORDS && count / fewest >= NEAR;
    });
    return group.textIndexes[index] ?? Number.POSITIVE_INFINITY;
  }

  /** Whether it names a brand that is tracked, in any of its forms, or has a word of any known prompt. */
  isOnTopic(text: string, language: string): boolean {
    const { words, brands } = this.#read(text, language);
    return brands !== '' || [...words].some((word) => this.#words.has(word));
  }

  get size(): number {
    return this.#texts.length;
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

/** Beside its prompts: names, tags and the description say what a project is about. */
export function listTopicTexts(db: Connection, projectId: number): string[] {
  return db
    .prepare(
      `SELECT name FROM brand WHERE project_id = ? AND state = 'tracked' UNION SELECT name FROM tag WHERE project_id = ?
       UNION SELECT description FROM project WHERE id = ? AND description <> ''`,
    )
    .pluck()
    .all(projectId, projectId, projectId) as string[];
}
