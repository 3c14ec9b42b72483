/** The part of an answer in which a search found something, as a line to read, with the offsets of what was found. Pure. */
import { type FoundSpan, findTerms, toReadable } from '#shared/text/search-text.ts';

export interface Excerpt {
  text: string;
  /** UTF-16 offsets into `text`. */
  spans: FoundSpan[];
}

const BEFORE = 60;
const LENGTH = 240;
/** Where a word is cut, so much more is left out that none is. */
const WORD = 20;

/** Begins a little before the first match; where nothing is found, with the text itself. */
export function planExcerpt(markdown: string, terms: readonly string[], length = LENGTH): Excerpt {
  const readable = toReadable(markdown);
  const spans = findTerms(readable, terms);
  const first = spans[0]?.start ?? 0;
  const start = first <= BEFORE ? 0 : skipWord(readable, first - BEFORE, first);
  const end = readable.length <= start + length ? readable.length : backToWord(readable, start + length);
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  return {
    text: before + readable.slice(start, end) + (end < readable.length ? '…' : ''),
    spans: spans
      .filter((span) => span.start < end)
      .map((span) => ({ start: span.start + shift, end: Math.min(span.end, end) + shift })),
  };
}

function skipWord(text: string, at: number, most: number): number {
  const space = text.indexOf(' ', at);
  return space >= 0 && space < Math.min(at + WORD, most) ? space + 1 : toWholeLetter(text, at);
}

function backToWord(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space > at - WORD ? space : toWholeLetter(text, at);
}

/** Not between the two halves of a letter, and not before marks that belong to it. */
function toWholeLetter(text: string, at: number): number {
  let start = at;
  while (start > 0 && /^[\p{M}\udc00-\udfff]/u.test(text.slice(start, start + 1))) start--;
  return start;
}
