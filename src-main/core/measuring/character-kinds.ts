/** The kinds of characters that matching tells apart. Tests of single characters only. */

/** Invisible characters, trade mark signs and the Arabic kashida: as if they were not there. */
const IGNORABLE = /\p{Cf}|\p{Variation_Selector}|\u034F|\u0640|[\u00AE\u2120\u2122]/u;
const APOSTROPHE = /['’ʼ‘`´＇‛ʹ′]/u;
const HYPHEN = /[-\u05be‐‑‒–−﹣－]/u;
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}]/u;
const WORD = /[\p{L}\p{M}\p{Nd}]/u;

export function isIgnorable(character: string): boolean {
  return character >= '\u0080' && IGNORABLE.test(character);
}

export function isApostrophe(character: string): boolean {
  return APOSTROPHE.test(character);
}

export function isHyphen(character: string): boolean {
  return HYPHEN.test(character);
}

/** White space within a line. A newline separates blocks and is none. */
export function isSpace(character: string): boolean {
  return character !== '\n' && /\s/u.test(character);
}

export function isMark(character: string): boolean {
  return character >= '\u0300' && /\p{M}/u.test(character);
}

/** A letter, digit or combining mark: what must not touch a name. */
export function isWordCharacter(character: string): boolean {
  if (character < '\u0080') return isAsciiWordCode(character.charCodeAt(0));
  return WORD.test(character) && !isApostrophe(character);
}

/** A character of a script written without spaces between words: Han, Kana, Thai. */
export function isUnspaced(character: string): boolean {
  return character >= '\u0e00' && UNSPACED.test(character);
}

/** A letter of Katakana, the mark that lengthens its vowels included. */
export function isKatakana(character: string): boolean {
  return character >= '\u3000' && /[\p{Script=Katakana}\u30fc\uff70]/u.test(character);
}

export function isAsciiWordCode(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}

/** The character that ends before `index`, whole even outside the basic plane; empty at the start. */
export function characterBefore(text: string, index: number): string {
  if (index <= 0) return '';
  const code = text.charCodeAt(index - 1);
  const isLowSurrogate = code >= 0xdc00 && code <= 0xdfff && index > 1;
  return isLowSurrogate ? text.slice(index - 2, index) : text[index - 1]!;
}

/** The character that starts at `index`, whole even outside the basic plane; empty at the end. */
export function characterAt(text: string, index: number): string {
  const codePoint = text.codePointAt(index);
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint);
}
