/**
 * A quick reader of words for texts in Latin letters with everyday punctuation. It refuses a text as soon as it is uncertain, and
 * a test holds it to the segmenter; it exists because most answers need no more.
 */
import type { WordIndex } from './word-index.ts';

/** Classes of Unicode Standard Annex 29, section 4.1, as far as they are needed. */
const UNKNOWN = 0;
const APART = 1;
const LETTER = 2;
const DIGIT = 3;
/** Joins what it stands between: two digits; two of either. */
const IN_NUMBERS = 4;
const IN_BOTH = 5;
/** A colon joins letters in some versions of the rules and not in others. */
const COLON = 6;

const KINDS = listKinds();

/** The words of `text`; null: refused. */
export function readFastPathWords(text: string): WordIndex | null {
  const words: WordIndex = { starts: [], ends: [] };
  for (let at = 0; at < text.length; ) {
    const kind = kindAt(text, at);
    if (kind === UNKNOWN) return null;
    if (kind !== LETTER && kind !== DIGIT) {
      at++;
      continue;
    }
    const end = findWordEnd(text, at, kind);
    if (end === -1) return null;
    words.starts.push(at);
    words.ends.push(end);
    at = end;
  }
  return words;
}

/** Where the word ends that begins with a letter or digit at `start`; -1: refused. */
function findWordEnd(text: string, start: number, first: number): number {
  let last = first;
  for (let at = start + 1; at < text.length; at++) {
    const kind = kindAt(text, at);
    if (kind === UNKNOWN) return -1;
    if (kind === LETTER || kind === DIGIT) {
      last = kind;
      continue;
    }
    if (kind === APART || (kind === IN_NUMBERS && last !== DIGIT) || at + 1 >= text.length) return at;
    const next = kindAt(text, at + 1);
    if (next === UNKNOWN || (kind === COLON && next === LETTER)) return -1;
    if (kind === COLON || next !== last) return at;
  }
  return text.length;
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  // The gap of left-out text, far from everything else.
  if (code === 0xfffc) return APART;
  return KINDS[code] ?? UNKNOWN;
}

function listKinds(): Uint8Array {
  const kinds = new Uint8Array(0x2200);
  const fill = (first: number, last: number, kind: number) => kinds.fill(kind, first, last + 1);
  fill(0x20, 0x7e, APART);
  // Joins on either side, and is rare.
  kinds[0x5f] = UNKNOWN;
  kinds[0x3a] = COLON;
  kinds[0x0a] = APART;
  fill(0x30, 0x39, DIGIT);
  fill(0x41, 0x5a, LETTER);
  fill(0x61, 0x7a, LETTER);
  for (const character of ',;') kinds[character.charCodeAt(0)] = IN_NUMBERS;
  for (const character of ".'‘’") kinds[character.charCodeAt(0)] = IN_BOTH;
  for (const character of '\u00A0¡¢£§«°»¿×÷‐‑‒–—―“”„†‡•…‰′″‹›€™←→') kinds[character.charCodeAt(0)] = APART;
  fill(0xc0, 0xd6, LETTER);
  fill(0xd8, 0xf6, LETTER);
  fill(0xf8, 0x24f, LETTER);
  return kinds;
}
