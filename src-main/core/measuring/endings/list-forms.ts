/** All forms of a name that are no spelling of it, by language: declined words, and endings that may follow it directly. */
import { foldNames } from '../folding.ts';
import { toFoldedName } from '../name-forms.ts';
import type { Endings } from '../name-trie.ts';
import { declineName } from './case-forms.ts';
import { COMPOUND_LANGUAGES, listCompoundParts } from './compound-parts.ts';
import { declineCzech } from './czech.ts';
import { listFinnishEndings, listFinnishForms } from './finnish.ts';
import * as greek from './greek.ts';
import { declinePolish } from './polish.ts';
import * as russian from './russian.ts';
import { SIMPLE_ENDINGS } from './simple-endings.ts';
import { listTurkishEndings, listTurkishForms } from './turkish.ts';

export interface NameForms {
  /** Folded names whose last letters changed. */
  declined: { text: string; language: string }[];
  /** By language what may follow the name. */
  endings: ReadonlyMap<string, Endings>;
}

const LEAST_LETTERS = 4;
const LEAST_LETTERS_OF_COMPOUNDS = 5;
const LEAST_KATAKANA_OF_COMPOUNDS = 3;

const NO_FORMS: NameForms = { declined: [], endings: new Map() };
/** "DNBs", "BMWs". */
const ACRONYM_FORMS: NameForms = {
  declined: [],
  endings: new Map(['en', 'de', 'sv', 'da', 'no'].map((language) => [language, new Map([['s', 'inflected']])])),
};
const MOST_CACHED = 5_000;
const cache = new Map<string, NameForms>();

/** Whether a small ending behind the capitals of a short name shows what it is. */
export function isAcronym(name: string): boolean {
  return /^[A-Z]{2,3}$/.test(name);
}

/** `name` as its owner writes it. Nothing for names of fewer than four letters but for acronyms. */
export function listForms(name: string): NameForms {
  const known = cache.get(name);
  if (known) return known;
  if (cache.size >= MOST_CACHED) cache.clear();
  const forms = buildForms(name);
  cache.set(name, forms);
  return forms;
}

function buildForms(name: string): NameForms {
  const letters = name.match(/\p{L}/gu) ?? [];
  const last = letters.at(-1) ?? '';
  if (!/\p{L}\p{M}*$/u.test(name)) return NO_FORMS;
  if (/[\p{Script=Katakana}ー]/u.test(last))
    return letters.length < LEAST_KATAKANA_OF_COMPOUNDS ? NO_FORMS : buildKatakana();
  if (/^ال../u.test(name))
    return { declined: [{ text: toFoldedName(`لل${name.slice(2)}`), language: 'ar' }], endings: new Map() };
  if (isAcronym(name)) return ACRONYM_FORMS;
  if (letters.length < LEAST_LETTERS) return NO_FORMS;
  if (/\p{Script=Latin}/u.test(last)) return buildLatin(name, letters.length);
  if (/\p{Script=Cyrillic}/u.test(last))
    return { declined: toDeclined('ru', declineName(toPlain(name), russian.declineRussian)), endings: new Map() };
  if (/\p{Script=Greek}/u.test(last))
    return { declined: toDeclined('el', declineName(toFoldedName(name), greek.declineGreek)), endings: new Map() };
  return NO_FORMS;
}

function buildLatin(name: string, letters: number): NameForms {
  const folded = toFoldedName(name);
  const endings = new Map<string, Endings>();
  const add = (language: string, list: readonly string[], rule: 'inflected' | 'compound') => {
    endings.set(
      language,
      new Map([...(endings.get(language) ?? []), ...list.map((ending) => [ending, rule] as const)]),
    );
  };
  for (const language of letters < LEAST_LETTERS_OF_COMPOUNDS ? [] : COMPOUND_LANGUAGES) {
    if (language === 'ja') continue;
    const parts = listCompoundParts(language);
    add(language, parts, 'compound');
    // German joins what ends in -e by an n.
    if (language === 'de' && folded.endsWith('e'))
      add(
        language,
        parts.map((part) => `n${part}`),
        'compound',
      );
  }
  for (const [language, list] of Object.entries(SIMPLE_ENDINGS)) add(language, list(folded), 'inflected');
  add('fi', listFinnishEndings(folded), 'inflected');
  add('tr', listTurkishEndings(folded), 'inflected');
  add('ru', russian.AFTER_LATIN, 'inflected');
  add('el', greek.AFTER_LATIN, 'inflected');
  const plain = toPlain(name);
  return {
    endings,
    declined: [
      ...toDeclined('pl', declineName(plain, declinePolish)),
      ...toDeclined('cs', declineName(plain, declineCzech)),
      ...toDeclined('fi', listFinnishForms(folded)),
      ...toDeclined('tr', listTurkishForms(folded)),
      ...(folded.endsWith('a')
        ? toDeclined(
            'ru',
            russian.FOR_LATIN_A.map((ending) => folded.slice(0, -1) + ending),
          )
        : []),
    ],
  };
}

function buildKatakana(): NameForms {
  return {
    declined: [],
    endings: new Map([
      ['ja', new Map(listCompoundParts('ja').map((part) => [foldNames(part).text, 'compound' as const]))],
    ]),
  };
}

function toDeclined(language: string, forms: readonly string[]): NameForms['declined'] {
  return [...new Set(forms.map(toFoldedName))].map((text) => ({ text, language }));
}

/** In small letters, words parted as they are when folded. */
function toPlain(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]+/gu, ' ')
    .trim();
}
