/** Parts a paragraph where a line of its source stands for itself: "Pros: …", "✅ …", "• …", "Acme:". Judges nothing. */
import type { PlainText } from '../plain-text.ts';
import type { CompiledWords } from './compile-words.ts';
import type { Line } from './judge-line.ts';
import { readLeadingLabel } from './read-labels.ts';
import type { KeyedText } from './read-sentences.ts';
import { readTick } from './signs.ts';

const BULLET = /^[•◦▪‣·–—]\s/u;
const LONGEST_TITLE = 80;

/**
 * The pieces of a line of the plain text, in order; the line itself where none of its written lines stands for itself. A text that is only
 * wrapped stays in one piece.
 */
export function splitWrittenLines(
  line: Line,
  markdown: string,
  plain: PlainText,
  { text, key }: KeyedText,
  words: CompiledWords,
): Line[] {
  const written = findWrittenLines(line, markdown, plain);
  if (written.length === 1) return [line];
  const pieces: Line[] = [];
  let wasTitle = true;
  for (const [start, end] of written) {
    const isTitle = isTitleLine(start, end);
    if (wasTitle || isTitle || beginsItem(start, end)) pieces.push({ start, end, names: [] });
    else pieces.at(-1)!.end = end;
    wasTitle = isTitle;
  }
  return pieces.map(({ start, end }) => ({
    start,
    end,
    names: line.names.filter((name) => name.start >= start && name.start < end),
  }));

  function isTitleLine(start: number, end: number): boolean {
    const title = text.slice(start, end).trim();
    if (title.length > LONGEST_TITLE) return false;
    if (/[:：]$/.test(title)) return true;
    const [from, to] = plain.toSource(start, end);
    return (
      markdown.startsWith('**', from - 2) && markdown.startsWith('**', to) && !markdown.slice(from, to).includes('**')
    );
  }

  function beginsItem(start: number, end: number): boolean {
    const rest = text.slice(start, end);
    if (BULLET.test(rest) || readTick(rest) !== null) return true;
    const label = readLeadingLabel(key, text, start, end, words);
    return label !== null && label.end < end;
  }
}

/** Where the lines of a block stand as its author wrote them; line ends, and what is no more than white space, are left out. */
function findWrittenLines(line: Line, markdown: string, plain: PlainText): [start: number, end: number][] {
  if (line.end <= line.start) return [[line.start, line.end]];
  const [from, to] = plain.toSource(line.start, line.end);
  if (!markdown.slice(from, to).includes('\n')) return [[line.start, line.end]];
  const written: [start: number, end: number][] = [];
  let start = line.start;
  for (let at = line.start; at < line.end; at++) {
    if (plain.text[at] !== ' ' || !isLineEnd(markdown, plain, at)) continue;
    if (at > start) written.push([start, at]);
    start = at + 1;
  }
  written.push([start, line.end]);
  return written;
}

function isLineEnd(markdown: string, plain: PlainText, at: number): boolean {
  const [start, end] = plain.toSource(at, at + 1);
  return markdown.slice(start, end).includes('\n');
}
