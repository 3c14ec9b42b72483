/** Decides whether a match stands alone: whether what touches it belongs to the same word. Looks at the text, never at names. */
import {
  characterAt,
  characterBefore,
  isIgnorable,
  isKatakana,
  isMark,
  isUnspaced,
  isWordCharacter,
} from './character-kinds.ts';
import { isCommonWord } from './common-words.ts';
import { countParticle } from './korean-particles.ts';
import { findWordAt, type WordIndex } from './word-index.ts';

/** Up to three letters that Hebrew writes before a word as one with it: and, when, that, in, from, to, the. */
const HEBREW_PREFIX = /^ו?(?:לכש|כש|מש|בש|ש)?(?:מה|[בכלמה])?$/;
/** The same in Arabic, with its article: and, in, like, to, will. */
const ARABIC_PREFIX = /^[وف]?(?:[بكلس]?(?:ال)?|لل)$/;
const PREFIX_LETTER = /[\u05d0-\u05ea\u0621-\u064a]/;
const MOST_PREFIX_LETTERS = 5;
/** Before a shorter name several prefixes make another word of it. */
const LEAST_BEHIND_PREFIXES = 3;
const MOST_STRADDLING = 3;

/**
 * Whether no letter, digit or combining mark touches `[start, end)`. Allowed neighbours: Han, Kana and Thai letters; beside a Han
 * or Kana letter digits and Latin letters as well; a Korean particle after it; Hebrew and Arabic prefixes before it. An apostrophe is
 * no letter. `words` are those of the text, for names of Han letters.
 */
export function standsAlone(text: string, start: number, end: number, words: WordIndex): boolean {
  return isFreeBefore(text, start, end) && isFreeAfter(text, end) && !straddlesWords(text, { start, end }, words);
}

/** What `standsAlone` asks of the beginning. */
export function isFreeBefore(text: string, start: number, end: number): boolean {
  const position = skipIgnorableBack(text, start);
  const base = findBaseBefore(text, position);
  if (!isWordCharacter(base)) return true;
  const first = characterAt(text, start);
  if (isUnspaced(base)) return !(isKatakana(base) && isKatakana(first));
  return standsBeside(first, base) || isBehindPrefix(text, { position, length: end - start });
}

/** What `standsAlone` asks of the end. */
export function isFreeAfter(text: string, end: number): boolean {
  const position = skipIgnorable(text, end);
  const next = characterAt(text, position);
  if (!isWordCharacter(next)) return true;
  if (isMark(next)) return false;
  const last = findBaseBefore(text, skipIgnorableBack(text, end));
  if (isUnspaced(next)) return !(isKatakana(next) && isKatakana(last));
  if (standsBeside(last, next)) return true;
  const particle = countParticle(text, position);
  return particle > 0 && !isWordCharacter(characterAt(text, skipIgnorable(text, position + particle)));
}

/** A Latin or Greek letter or a digit begins another word than the Han or Kana letter beside it. */
function standsBeside(edge: string, neighbour: string): boolean {
  return (
    isUnspaced(edge) && !/\p{Script=Thai}/u.test(edge) && /[\p{Script=Latin}\p{Script=Greek}\p{Nd}]/u.test(neighbour)
  );
}

/** Whether all that touches the name from before are prefixes, which nothing touches in turn. */
function isBehindPrefix(text: string, { position, length }: { position: number; length: number }): boolean {
  let prefix = '';
  let at = position;
  for (let before = characterBefore(text, at); isWordCharacter(before); before = characterBefore(text, at)) {
    if (!isMark(before)) {
      if (!PREFIX_LETTER.test(before) || prefix.length === MOST_PREFIX_LETTERS) return false;
      prefix = before + prefix;
    }
    at = skipIgnorableBack(text, at - before.length);
  }
  if (!HEBREW_PREFIX.test(prefix) && !ARABIC_PREFIX.test(prefix)) return false;
  return prefix.length === 1 || length >= LEAST_BEHIND_PREFIXES;
}

/**
 * Whether both ends of a name of Han letters lie within words of the segmenter, or one within a common word: 京东 is not named in
 * 北京东路, which the segmenter reads as 北京 and what is left. Four letters do not meet by chance.
 */
function straddlesWords(text: string, { start, end }: { start: number; end: number }, words: WordIndex): boolean {
  if (end - start > MOST_STRADDLING || !isHan(characterAt(text, start)) || !isHan(characterBefore(text, end)))
    return false;
  const cut = [start, end].map((position) => readCutWord(text, position, words)).filter((word) => word !== '');
  return cut.length === 2 || cut.some((word) => isCommonWord(word, 'zh'));
}

/** The word within which `position` lies; empty where it is between two. */
function readCutWord(text: string, position: number, words: WordIndex): string {
  const word = findWordAt(words, position);
  const isCut = word < words.starts.length && words.starts[word]! < position;
  return isCut ? text.slice(words.starts[word], words.ends[word]) : '';
}

function isHan(character: string): boolean {
  return character >= '\u2e80' && /\p{Script=Han}/u.test(character);
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
