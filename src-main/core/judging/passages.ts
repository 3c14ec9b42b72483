/** What of an answer a judge is sent about one brand: the lines around its mentions, and how its offsets map back to the answer. Pure. */
import { keepUnsteered } from './steering-text.ts';

/** A piece of the answer's Markdown. */
export interface Segment {
  start: number;
  end: number;
}

/** Pieces of an answer, in order. */
export type Passage = readonly (Segment & { text: string })[];

/** As it is sent. */
export function toText(passage: Passage): string {
  return passage.map(({ text }) => text).join(GAP);
}

const GAP = '\n[…]\n';
/** UTF-16 units before and behind a mention, and of a passage as a whole. */
const [BEFORE, BEHIND, LONGEST] = [240, 420, 1_600];

/** The passages about a brand with these mentions; null where nothing is left to judge. */
export function toPassage(markdown: string, spans: readonly (readonly [start: number, end: number])[]): Passage | null {
  const windows: Segment[] = [];
  let length = 0;
  for (const [start, end] of spans) {
    const window = { start: backToBreak(markdown, start), end: aheadToBreak(markdown, end) };
    const last = windows.at(-1);
    if (last && window.start <= last.end) {
      length += Math.max(0, window.end - last.end);
      last.end = Math.max(last.end, window.end);
    } else {
      length += window.end - window.start;
      windows.push(window);
    }
    if (length >= LONGEST) break;
  }
  const passage = windows.flatMap(({ start, end }) =>
    keepUnsteered(markdown.slice(start, end)).map(([from, to]) => ({
      start: start + from,
      end: start + to,
      text: markdown.slice(start + from, start + to),
    })),
  );
  const isNamed = spans.some(([start, end]) => passage.some((kept) => kept.start <= start && end <= kept.end));
  return isNamed ? passage : null;
}

/** The beginning of the line, or of a sentence, or of a word where both are far. */
function backToBreak(text: string, at: number): number {
  const least = Math.max(0, at - BEFORE);
  const near = text.slice(least, at);
  const line = near.lastIndexOf('\n', near.length - 1);
  // The line before is of use where it is a heading or names what a list is about.
  const before = line > 0 ? near.lastIndexOf('\n', line - 1) : -1;
  if (before !== -1) return least + before + 1;
  if (least === 0) return 0;
  const space = near.search(/\s/u);
  return space === -1 ? at : least + space + 1;
}

function aheadToBreak(text: string, at: number): number {
  const most = Math.min(text.length, at + BEHIND);
  if (most === text.length) return most;
  const near = text.slice(at, most);
  const stop = Math.max(near.lastIndexOf('\n'), near.lastIndexOf('. '), near.lastIndexOf('。'));
  if (stop > BEHIND / 3) return at + stop + 1;
  const space = near.lastIndexOf(' ');
  return space > 0 ? at + space : most;
}

/**
 * Where a quote stands in the answer; null when it is in none of the pieces that were sent. White space and marks of emphasis need not be the
 * same, letters do. A quote without two letters proves nothing.
 */
export function findQuote(passage: Passage, quote: string): Segment | null {
  const wanted = toBare(quote);
  if ((wanted.text.match(/[\p{L}\p{N}]/gu) ?? []).length < 2) return null;
  for (const { start, text } of passage) {
    const bare = toBare(text);
    const at = bare.text.indexOf(wanted.text);
    if (at !== -1)
      return { start: start + bare.offsets[at]!, end: start + bare.offsets[at + wanted.text.length - 1]! + 1 };
  }
  return null;
}

/** Without emphasis, one space for any white space; `offsets` leads back. */
function toBare(text: string): { text: string; offsets: number[] } {
  let bare = '';
  const offsets: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const unit = text[at]!;
    if ('*_`~'.includes(unit)) continue;
    const isSpace = /\s/u.test(unit);
    if (isSpace && (bare === '' || bare.endsWith(' '))) continue;
    bare += isSpace ? ' ' : unit;
    offsets.push(at);
  }
  if (!bare.endsWith(' ')) return { text: bare, offsets };
  return { text: bare.slice(0, -1), offsets: offsets.slice(0, -1) };
}
