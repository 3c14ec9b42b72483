/** Makes the plain text of an answer: the one text in which names, words and sentences are looked for. */
import { hasByteOrderMark } from '#shared/markdown/byte-order-mark.ts';
import { isParsable } from '#shared/markdown/parser-guard.ts';
import { leaveOutUrls } from './bare-urls.ts';
import { addFastPathMarkdown } from './fast-path-markdown.ts';
import { parseMarkdown } from './markdown-tree.ts';
import { addMarkdownText } from './markdown-walker.ts';
import { type MappedText, PlainTextBuilder } from './plain-text-builder.ts';

/** Plain text; `hosts` are the ranges of lone host names ("booking.com"), no part of which is a name. */
export interface PlainText extends MappedText {
  hosts: [start: number, end: number][];
}

/** Makes plain text of Markdown. Blocks, list items and table cells are lines of their own; bare URLs are gaps. */
export function toPlainText(markdown: string): PlainText {
  const mapped = hasByteOrderMark(markdown) ? shift(toMappedText(markdown.slice(1))) : toMappedText(markdown);
  const { text, hosts } = leaveOutUrls(mapped.text);
  return { text, hosts, blocks: mapped.blocks, toSource: mapped.toSource };
}

/** For text whose first character was left out: the parser drops it as well, and would count offsets from the next one. */
function shift({ toSource, ...mapped }: MappedText): MappedText {
  return {
    ...mapped,
    toSource: (from, to) => {
      const [start, end] = toSource(from, to);
      return [start + 1, end + 1];
    },
  };
}

function toMappedText(markdown: string): MappedText {
  const simple = new PlainTextBuilder();
  if (addFastPathMarkdown(markdown, simple)) return simple.build();
  return isParsable(markdown) ? parseToText(markdown) : toLines(markdown);
}

/** The full parser. Exported so that the quick reader can be compared with it. */
export function parseToText(markdown: string): MappedText {
  const builder = new PlainTextBuilder();
  try {
    addMarkdownText(markdown, parseMarkdown(markdown), builder);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return toLines(markdown);
  }
  return builder.build();
}

/** For text that the parser cannot take: every line is a block, marks and all. */
function toLines(markdown: string): MappedText {
  const builder = new PlainTextBuilder();
  let start = 0;
  for (const line of markdown.split('\n')) {
    builder.addBreak();
    builder.addVerbatim(line, start);
    start += line.length + 1;
  }
  return builder.build();
}
