/** What a name would count in the answers of a project, and with each remedy for a name that is an ordinary word too. Changes nothing. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { toPublicId } from '../answers/answer-id.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import { readBrandRules } from '../brands/brand-store.ts';
import { isCommonWord } from '../measuring/common-words.ts';
import { type CompiledBrands, compileBrands } from '../measuring/compile-brands.ts';
import { type FoundName, findNames } from '../measuring/find-names.ts';
import { foldNames } from '../measuring/folding.ts';
import type { BrandRules } from '../measuring/measurement.ts';
import { toFoldedName } from '../measuring/name-forms.ts';
import { type PlainText, toPlainText } from '../measuring/plain-text.ts';
import { toWordIndex } from '../measuring/word-index.ts';

type CheckedName = OperationOutput<'competitors.checkName'>;
type Sentence = CheckedName['sentences'][number];

/** Older ones are not looked through: it is the owner who waits. */
const MOST_ANSWERS = 2_000;
const MOST_SENTENCES = 6;
const MOST_PHRASES = 5;
const LEAST_OF_A_PHRASE = 2;

export interface NameToCheck {
  projectId: number;
  name: string;
  /** Category words. */
  near: readonly string[];
}

/** The languages of the project in which a name is an ordinary word. */
export function listWordLanguages(db: Connection, projectId: number, name: string): string[] {
  const rows = db
    .prepare(
      `SELECT DISTINCT lower(language) AS language FROM prompt WHERE project_id = ?
       UNION SELECT lower(language) FROM project WHERE id = ? AND language IS NOT NULL ORDER BY language`,
    )
    .all(projectId, projectId) as { language: string }[];
  const folded = toFoldedName(name);
  return rows.map(({ language }) => language).filter((language) => isCommonWord(folded, language));
}

export const checkName = defineRead('brands.checkName', (db, input: NameToCheck): CheckedName => {
  const languages = listWordLanguages(db, input.projectId, input.name);
  const isNeeded = languages.length > 0 || input.near.length > 0;
  const texts = isNeeded ? readNaming(db, input) : { looked: 0, named: [] };
  const rivals = readBrandRules(db, input.projectId).filter(
    ({ names }) => !names.some(({ text }) => toFoldedName(text) === toFoldedName(input.name)),
  );
  const toBrands = (rest: Partial<BrandRules>) =>
    compileBrands([{ ...toRules(input.name), ...rest }, ...rivals.map((rival) => ({ ...rival, isOwn: false }))]);
  const plain = toBrands({});
  const count = (brands: CompiledBrands) => texts.named.filter((text) => findOwn(text, brands).length > 0).length;
  const phrases = listPhrases(texts.named, plain);
  return {
    name: input.name,
    languages,
    looked: texts.looked,
    answers: count(plain),
    sentences: listSentences(texts.named, plain),
    remedies: {
      capital: { answers: count(toBrands({ names: [{ text: input.name, caseSensitive: true }] })) },
      excluded: { answers: count(toBrands({ exclusions: phrases })), phrases },
      // Without a word of the owner's own a tracked brand must be near: no text holds this one.
      near: {
        answers: count(toBrands({ near: input.near.length > 0 ? input.near : [NO_WORD] })),
        words: [...input.near],
      },
    },
  };
});

const NO_WORD = '\ue000';

function toRules(name: string): BrandRules {
  return { brandId: -1, isOwn: true, names: [{ text: name, caseSensitive: false }], exclusions: [], domains: [] };
}

interface NamingText {
  answerId: string;
  language: string;
  plain: PlainText;
}

/** The newest answers, and those of them whose text holds the beginning of the name. */
function readNaming(db: Connection, { projectId, name }: NameToCheck): { looked: number; named: NamingText[] } {
  const rows = db
    .prepare(
      `SELECT id, public_id AS publicId, pack_id AS packId, language FROM answer WHERE project_id = ? ORDER BY id DESC LIMIT ${MOST_ANSWERS}`,
    )
    .all(projectId) as { id: number; publicId: Uint8Array; packId: number; language: string }[];
  const contents = new StoredContents(db);
  const beginning = [...toFoldedName(name)].slice(0, 2).join('');
  const named = rows.flatMap((row) => {
    const text = contents.readText(row);
    if (text === null || !foldNames(text).text.includes(beginning)) return [];
    return [{ answerId: toPublicId(row.publicId), language: row.language, plain: toPlainText(text) }];
  });
  return { looked: rows.length, named };
}

function findOwn({ plain, language }: NamingText, brands: CompiledBrands): FoundName[] {
  return findNames(plain, brands, { language, words: toWordIndex(plain.text) }).filter(({ brand }) => brand === 0);
}

/** One of each answer, small letters first: those are the ones that the owner has to see. */
function listSentences(texts: readonly NamingText[], brands: CompiledBrands): Sentence[] {
  const all = texts.flatMap((text) => {
    const found = findOwn(text, brands);
    const first = found.find(({ start }) => isSmall(text.plain.text, start)) ?? found[0];
    return first ? [cutSentence(text, first)] : [];
  });
  const rank = ({ text, start }: Sentence) => (isSmall(text, start) ? 0 : 1);
  return all.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_SENTENCES);
}

function isSmall(text: string, at: number): boolean {
  return /\p{Ll}/u.test(text[at] ?? '');
}

const REACH = 160;

function cutSentence({ answerId, plain: { text } }: NamingText, { start, end }: FoundName): Sentence {
  let from = start;
  while (from > 0 && start - from < REACH && !/[\n.!?。]/.test(text[from - 1]!)) from--;
  let to = end;
  while (to < text.length && to - end < REACH && !/[\n.!?。]/.test(text[to]!)) to++;
  const line = text.slice(from, to + 1);
  const lead = line.length - line.trimStart().length;
  return { answerId, text: line.trim(), start: start - from - lead, end: end - from - lead };
}

/** The name in small letters with the word behind or before it, where that stands more than once. */
function listPhrases(texts: readonly NamingText[], brands: CompiledBrands): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const { start, end } of findOwn(text, brands)) {
      if (!isSmall(text.plain.text, start)) continue;
      for (const phrase of readNeighbours(text.plain.text, start, end))
        counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= LEAST_OF_A_PHRASE)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_PHRASES)
    .map(([phrase]) => phrase);
}

function readNeighbours(text: string, start: number, end: number): string[] {
  const name = text.slice(start, end).toLowerCase();
  const before = /(\p{L}[\p{L}\p{M}]*) $/u.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  const after = /^ (\p{L}[\p{L}\p{M}]*)/u.exec(text.slice(end, end + 40))?.[1];
  return [...(after ? [`${name} ${after.toLowerCase()}`] : []), ...(before ? [`${before.toLowerCase()} ${name}`] : [])];
}

/** Those of `names` that are ordinary words in a language of the project. */
export const loadAmbiguousNames = defineRead(
  'brands.ambiguousNames',
  (db, { projectId, names }: { projectId: number; names: readonly string[] }) =>
    names.flatMap((name) => {
      const languages = listWordLanguages(db, projectId, name);
      return languages.length > 0 ? [{ name, languages }] : [];
    }),
);
