/** The sentence of an answer around words that say something, as a line to read: without marks of blocks and emphasis. Pure. */
import { splitSentences } from '../../../measuring/segmenter.ts';

export interface MarkedWords {
  start: number;
  end: number;
}

export interface Sentence<T extends MarkedWords> {
  text: string;
  /** With offsets into `text`. */
  words: T[];
}

/** Marks at the start of a line: quotes, headings, items. */
const BLOCK = /^(?:\s|>|#{1,6}\s|[-*+]\s|\d{1,9}[.)]\s|\|)+/;
/** Marks of emphasis and code, the address of a link behind its text, and its brackets. */
const MARK = /\*+|__|`|\]\([^)\s]*\)|!?\[/g;

/** Those that stand in the same sentence are put together; in the order of the text. */
export function planSentences<T extends MarkedWords>(markdown: string, found: readonly T[]): Sentence<T>[] {
  const bySentence = Map.groupBy(
    found.toSorted((a, b) => a.start - b.start),
    ({ start }) => findSentence(markdown, start).join(),
  );
  return [...bySentence.values()].map((words) => {
    const [from, to] = findSentence(markdown, words[0]?.start ?? 0);
    return toSentence(markdown, [from, Math.max(to, ...words.map(({ end }) => end))], words);
  });
}

/** A sentence never goes beyond its line; a row of a table is one. */
function findSentence(markdown: string, at: number): [from: number, to: number] {
  const lineStart = markdown.lastIndexOf('\n', at - 1) + 1;
  const newline = markdown.indexOf('\n', at);
  const line = markdown.slice(lineStart, newline === -1 ? markdown.length : newline);
  if (line.startsWith('|')) return [lineStart, lineStart + line.length];
  const found = splitSentences(line).containing(at - lineStart);
  if (!found) return [lineStart, lineStart + line.length];
  return [lineStart + found.index, lineStart + found.index + found.segment.length];
}

function toSentence<T extends MarkedWords>(
  markdown: string,
  [from, to]: [number, number],
  words: readonly T[],
): Sentence<T> {
  const source = markdown.slice(from, to);
  const block = BLOCK.exec(source)?.[0].length ?? 0;
  const cuts: [start: number, end: number][] = [[0, block]];
  for (const { index, 0: mark } of source.slice(block).matchAll(MARK))
    cuts.push([block + index, block + index + mark.length]);
  const toShown = (at: number) =>
    cuts.reduce((shown, [start, end]) => shown - Math.max(0, Math.min(end, at - from) - start), at - from);
  const text = cuts.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), source).trimEnd();
  return {
    text,
    words: words.map((word) => ({
      ...word,
      start: toShown(word.start),
      end: Math.min(text.length, toShown(word.end)),
    })),
  };
}
