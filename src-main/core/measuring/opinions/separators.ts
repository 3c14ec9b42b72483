/** What stands between words: where sentences end, and signs that part or join clauses. */
import { CUE } from './compile-words.ts';

/** Kinds of tokens that no list holds. */
export const MARK = {
  comma: 1 << 28,
  stop: 1 << 29,
  colon: 1 << 30,
  /** Beside `comma`: what follows is said of the name before it. The bit of `CUE.neutral`, which no token has. */
  relative: CUE.neutral,
} as const;

export const SEPARATORS = MARK.comma | MARK.stop | MARK.colon;

/** Where the sentence that ends at `at` is over, its stops and quotation marks included; 0: it does not end here. */
export function readStop(text: string, at: number, limit: number): number {
  const character = text[at]!;
  if (/[。！？｡।॥]/.test(character)) return skipStops(text, at, limit);
  if (!/[.!?…؟]/.test(character)) return 0;
  const end = skipStops(text, at, limit);
  if (end < limit && !/\s/.test(text[end]!)) return 0;
  if (character !== '.') return end;
  // "z. B.", "e.g. this", "no. 1": an abbreviation, or a number of a list.
  const next = text.slice(end, end + 2).trimStart();
  if (/^\p{Ll}/u.test(next)) return 0;
  return /(?:^|[\s.(])\p{L}$/u.test(text.slice(Math.max(0, at - 2), at)) ||
    /^\s*\d{1,2}$/.test(text.slice(Math.max(0, at - 3), at))
    ? 0
    : end;
}

function skipStops(text: string, at: number, limit: number): number {
  let end = at + 1;
  while (end < limit && /[.!?…؟。！？｡।॥"'”’»)\]」』]/.test(text[end]!)) end++;
  return end;
}

export function isQuestionMark(text: string, at: number, end: number): boolean {
  return /[?？؟]/.test(text.slice(at, end));
}

const MARKS: Record<string, number> = {
  ',': MARK.comma,
  '،': MARK.comma,
  '，': MARK.comma,
  '、': MARK.comma,
  '(': MARK.comma,
  ')': MARK.comma,
  '（': MARK.comma,
  '）': MARK.comma,
  ';': MARK.stop,
  '；': MARK.stop,
  '؛': MARK.stop,
  '—': MARK.stop,
  '–': MARK.stop,
  '→': MARK.stop,
  '←': MARK.stop,
  '➜': MARK.stop,
  '➡': MARK.stop,
  '⇒': MARK.stop,
  '|': MARK.stop,
  ':': MARK.colon,
  '：': MARK.colon,
};

/** The kind of the sign at `at`; 0: it separates nothing. */
export function markOf(text: string, at: number): number {
  if (isDash(text, at)) return MARK.stop;
  if (isAnd(text, at)) return CUE.joins;
  const mark = MARKS[text[at]!] ?? 0;
  // "Acme:n"
  if (text[at] === ':' && /\p{L}/u.test(text[at - 1] ?? '') && /\p{Ll}/u.test(text[at + 1] ?? '')) return 0;
  // "1,000", "10:30", "2020–2024".
  return mark !== 0 && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '') ? 0 : mark;
}

/** An ampersand between spaces stands for an "and". */
function isAnd(text: string, at: number): boolean {
  return text[at] === '&' && text[at - 1] === ' ' && text[at + 1] === ' ';
}

/** A hyphen between spaces stands for a dash. The key has spaces for hyphens. */
function isDash(text: string, at: number): boolean {
  return text[at] === '-' && text[at - 1] === ' ' && text[at + 1] === ' ';
}
