/** Reads numbers that are written in digits. */
import type { KeyText } from './key-text.ts';

const MOST_DIGITS = 9;
const MOST_DECIMALS = 3;
const ZERO = 0x30;
const NINE = 0x39;
const COMMA = 0x2c;
const STOP = 0x2e;
const SPACE = 0x20;
const DASH = 0x2013;

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

/** Where the number at `at` ends, the longest way: "30", "1.5", "2 3" (a range, as a hyphen is a space); -1: a letter or digit is behind it. */
export function readDigits(key: KeyText, at: number): number {
  const whole = skipDigits(key, at, MOST_DIGITS);
  const point = key[whole]!;
  const decimals = point === COMMA || point === STOP ? skipDigits(key, whole + 1, MOST_DECIMALS) : -1;
  for (const end of [decimals, whole]) {
    if (end === -1) continue;
    const sign = key[end]!;
    const range = sign === SPACE || sign === DASH ? skipDigits(key, end + 1, MOST_DIGITS) : -1;
    if (range !== -1 && isFree(key[range]!)) return range;
    if (isFree(key[end]!)) return end;
  }
  return -1;
}

/** -1: no digit is there. */
function skipDigits(key: KeyText, at: number, most: number): number {
  let end = at;
  while (end < at + most && isDigit(key[end]!)) end++;
  return end === at ? -1 : end;
}

/** Han, Kana and Hangul stand directly behind a number. */
const LETTER = /[^\P{L}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

function isFree(code: number): boolean {
  return !isDigit(code) && (code < 0x41 || !LETTER.test(String.fromCharCode(code)));
}
