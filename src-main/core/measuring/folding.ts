/** Folds text so that spellings which count as equal become equal, and keeps the offsets of the original text. Matches nothing itself. */
import { isApostrophe, isHyphen, isIgnorable, isMark, isSpace } from './character-kinds.ts';

/** Folded text. `starts`/`ends`: for each folded unit the range of the text it came from; null when offsets are the same. */
export interface FoldedText {
  text: string;
  starts: Int32Array | null;
  ends: Int32Array | null;
}

/** Letters that Unicode does not decompose but that readers take for accented ones. */
const BASE_LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ɨ: 'i',
  ƶ: 'z',
  ƀ: 'b',
  ɇ: 'e',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŋ: 'n',
};

const MAX_CACHED = 20_000;
const folds = new Map<string, string>();
const nameFolds = new Map<string, string>();

/**
 * Folds `text`: full case folding (all of I, İ, ı and i equal), NFKC width, Latin letters without accents, one kind of
 * apostrophe, of hyphen and of space; invisible characters vanish. Newlines stay.
 */
export function foldText(text: string): FoldedText {
  return fold(text, foldCluster);
}

/**
 * The same for comparing names: also equal are ё and е, Greek letters with and without accents, the forms of alef and the carriers of
 * hamza, and Arabic, Hebrew and Hindi letters with and without their points.
 */
export function foldNames(text: string): FoldedText {
  return fold(text, foldNameCluster);
}

function fold(text: string, foldOne: (cluster: string) => string): FoldedText {
  if (!/[^\0-\x7f]/.test(text)) return { text: foldAscii(text), starts: null, ends: null };
  let folded = '';
  let starts = new Int32Array(text.length + SPARE);
  let ends = new Int32Array(text.length + SPARE);
  for (let start = 0; start < text.length; ) {
    const plainEnd = findPlainEnd(text, start);
    const end = plainEnd > start ? plainEnd : findClusterEnd(text, start);
    const piece = plainEnd > start ? foldAscii(text.slice(start, end)) : foldOne(text.slice(start, end));
    if (folded.length + piece.length > starts.length) {
      [starts, ends] = [toLonger(starts, piece.length), toLonger(ends, piece.length)];
    }
    for (let index = 0; index < piece.length; index++) {
      starts[folded.length + index] = plainEnd > start ? start + index : start;
      ends[folded.length + index] = plainEnd > start ? start + index + 1 : end;
    }
    folded += piece;
    start = end;
  }
  return { text: folded, starts: starts.slice(0, folded.length), ends: ends.slice(0, folded.length) };
}

/** Most texts fold to hardly more than their length. */
const SPARE = 64;

function toLonger(offsets: Int32Array<ArrayBuffer>, more: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(offsets.length * 2 + more);
  longer.set(offsets);
  return longer;
}

/** Where the plain characters from `start` on end, of which each folds to one and by itself. */
function findPlainEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && text.charCodeAt(end) < 0x80) end++;
  return end > start && isExtender(text, end) ? end - 1 : end;
}

function foldAscii(text: string): string {
  const lower = text.toLowerCase();
  return /[`\t\r\f\v]/.test(lower) ? lower.replaceAll('`', "'").replace(/[\t\r\f\v]/g, ' ') : lower;
}

/** A base character with the combining marks that belong to it. */
function findClusterEnd(text: string, start: number): number {
  const code = text.charCodeAt(start);
  let end = start + (code >= 0xd800 && code <= 0xdbff && start + 1 < text.length ? 2 : 1);
  if (code === 0x0a || code === 0x20) return end;
  while (end < text.length && isExtender(text, end)) end++;
  return end;
}

function isExtender(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  // Not a number behind the end of the text.
  if (!(code >= 0x300) || (code >= 0x3400 && code <= 0xd7a3)) return false;
  // Halfwidth voicing marks and the vowels and finals of decomposed Korean join the letter before them.
  const joins = code === 0xff9e || code === 0xff9f || (code >= 0x1160 && code <= 0x11ff);
  return joins || isMark(text[index]!);
}

function foldCluster(cluster: string): string {
  return remember(folds, cluster, foldCharacters);
}

function foldNameCluster(cluster: string): string {
  return remember(nameFolds, cluster, (text) => foldPoints(foldCharacters(text)));
}

function remember(cache: Map<string, string>, cluster: string, foldOne: (cluster: string) => string): string {
  const known = cache.get(cluster);
  if (known !== undefined) return known;
  const folded = foldOne(cluster);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(cluster, folded);
  return folded;
}

/** Letters that are written with and without their marks, or in one of several forms. */
const POINTED = /[\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LETTER_FORMS: Record<string, string> = { ё: 'е', ٱ: 'ا', ک: 'ك', ی: 'ي' };
const NUKTA = /\u093c/g;

function foldPoints(folded: string): string {
  if (!/[^\0-\u036f]/.test(folded)) return folded;
  if (POINTED.test(folded)) return toLetterForms(folded.normalize('NFD').replace(/\p{M}/gu, ''));
  if (/[\u0900-\u097f]/.test(folded)) return folded.normalize('NFD').replace(NUKTA, '').normalize('NFC');
  return toLetterForms(folded);
}

function toLetterForms(letters: string): string {
  return letters.length === 1
    ? (LETTER_FORMS[letters] ?? letters)
    : letters.replace(/[ёٱکی]/g, (letter) => LETTER_FORMS[letter]!);
}

function foldCharacters(cluster: string): string {
  const visible = [...cluster].filter((character) => !isIgnorable(character)).join('');
  const first = visible[0] ?? '';
  if (isApostrophe(first)) return "'";
  if (isHyphen(first)) return '-';
  if (isSpace(first)) return ' ';
  let folded = '';
  // One character at a time: the lower case of a sigma depends on its neighbours, its folding must not. Lower case first: of
  // both sharp s, only the small one has capitals.
  for (const character of visible.normalize('NFKC')) folded += character.toLowerCase().toUpperCase().toLowerCase();
  if (!/\p{Script=Latin}/u.test(folded)) return folded.normalize('NFC');
  return folded
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/gu, (letter) => BASE_LETTERS[letter] ?? letter);
}
