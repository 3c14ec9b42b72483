/** Decides whether a match stands alone: whether what touches it belongs to the same word. Looks at the text, never at names. */
import { characterAt, characterBefore, isIgnorable, isMark, isUnspaced, isWordCharacter } from './character-kinds.ts';
import { countParticle } from './korean-particles.ts';

const HEBREW_PREFIXES = ['ו', 'ה', 'ב', 'כ', 'ל', 'מ', 'ש'];
const ARABIC_PREFIXES = ['و', 'ف', 'ب', 'ك', 'ل', 'س'];
const ARABIC_ARTICLES = ['ال', 'لل', ...ARABIC_PREFIXES.map((prefix) => `${prefix}ال`)];
/** Longest first, so that the letter before an article is not taken for a letter before a shorter prefix. */
const PREFIXES = [...ARABIC_ARTICLES.toSorted((a, b) => b.length - a.length), ...ARABIC_PREFIXES, ...HEBREW_PREFIXES];

/**
 * Whether no letter, digit or combining mark touches `[start, end)`. Allowed neighbours: Han, Kana and Thai letters; a Korean
 * particle after it; a Hebrew or Arabic one-letter prefix or the Arabic article before it. An apostrophe is no letter.
 */
export function standsAlone(text: string, start: number, end: number): boolean {
  return isFreeBefore(text, start) && isFreeAfter(text, end);
}

function isFreeBefore(text: string, start: number): boolean {
  const position = skipIgnorableBack(text, start);
  const base = findBaseBefore(text, position);
  if (!isWordCharacter(base)) return true;
  if (isUnspaced(base)) return true;
  return PREFIXES.some((prefix) => text.endsWith(prefix, position) && !isTouchedBefore(text, position - prefix.length));
}

/** Nothing may touch a prefix either. */
function isTouchedBefore(text: string, position: number): boolean {
  return isWordCharacter(characterBefore(text, skipIgnorableBack(text, position)));
}

function isFreeAfter(text: string, end: number): boolean {
  const position = skipIgnorable(text, end);
  const next = characterAt(text, position);
  if (!isWordCharacter(next)) return true;
  if (isMark(next)) return false;
  if (isUnspaced(next)) return true;
  const particle = countParticle(text, position);
  return particle > 0 && !isWordCharacter(characterAt(text, skipIgnorable(text, position + particle)));
}

/** The character before `position`, seen through its combining marks; empty at the start. */
function findBaseBefore(text: string, position: number): string {
  let index = position;
  let character = characterBefore(text, index);
  while (isMark(character)) {
    index -= character.length;
    const before = characterBefore(text, index);
    if (before === '') break;
    character = before;
  }
  return character;
}

function skipIgnorable(text: string, start: number): number {
  let index = start;
  for (let next = characterAt(text, index); isIgnorable(next); next = characterAt(text, index)) index += next.length;
  return index;
}

function skipIgnorableBack(text: string, end: number): number {
  let index = end;
  for (let last = characterBefore(text, index); isIgnorable(last); last = characterBefore(text, index))
    index -= last.length;
  return index;
}
