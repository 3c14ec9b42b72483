/** Texts of a slide: runs with their language and direction, and how much room they will take. Pure. */
import type { Run } from '../../model/blocks.ts';
import { isRightToLeft } from '../../model/direction.ts';
import { guessLanguage, measureText, toLocale, toXmlText } from '../office-text.ts';
import { type DeckStyle, INK } from './deck-style.ts';
import type { TextOptions, TextProps } from './library.ts';

export interface TextStyle {
  fontSize: number;
  color?: string;
  bold?: boolean;
  italic?: boolean;
  /** The library indents those of texts from right to left on the wrong side: there it is a sign before the text. */
  bullet?: boolean;
  /** Points of room after the paragraph. */
  after?: number;
}

export interface Voice {
  style: DeckStyle;
  /** Of the report. */
  language: string;
}

/** One paragraph; line breaks within it stay. The direction is that of most of its letters. */
export function toParagraph(runs: readonly Run[], text: TextStyle, voice: Voice): TextProps[] {
  const isRtl = isRightToLeft(runs.map((run) => run.text).join(''));
  const paragraph = {
    rtlMode: isRtl,
    align: isRtl ? ('right' as const) : ('left' as const),
    ...(text.bullet && !isRtl && { bullet: { indent: 14 } }),
    ...(text.after !== undefined && { paraSpaceAfter: text.after }),
  };
  const mark = text.bullet && isRtl ? [{ text: '\u2022 ' }] : [];
  const shown = [...mark, ...(isRtl ? runs.flatMap(toPlainLink) : runs)].filter((run) => run.text !== '');
  return shown.map((run, index) => ({
    text: toXmlText(run.text),
    options: {
      ...paragraph,
      ...toRunOptions(run, text, voice),
      ...(index === shown.length - 1 && { breakLine: true }),
    },
  }));
}

/** Office programs take a link as one piece, in which words of two directions fall over each other: its address is the link then. */
function toPlainLink(run: Run): Run[] {
  if (run.address === undefined || !URL.canParse(run.address)) return [run];
  const { address, ...text } = run;
  return [text, { text: ` ${new URL(address).host}`, address }];
}

function toRunOptions(run: Run, text: TextStyle, { style, language }: Voice): TextOptions {
  const isWeb = run.address !== undefined && /^https?:\/\//i.test(run.address) && URL.canParse(run.address);
  return {
    lang: toLocale(run.isOfOthers ? guessLanguage(run.text, run.language, language) : language),
    fontFace: style.face,
    fontSize: text.fontSize,
    color: text.color ?? INK,
    bold: (text.bold ?? false) || (run.isStrong ?? false),
    italic: text.italic ?? false,
    ...(isWeb && { hyperlink: { url: new URL(run.address ?? '').href } }),
  };
}

const POINTS_PER_INCH = 72;
/** Of the size of a face: wide enough for most of them, so that a text rather leaves room than overflows. */
const DIGIT_WIDTH = 0.54;
const LINE_HEIGHT = 1.22;

/** Lines that a text takes in so many inches: words stay whole where they can. */
export function countLines(text: string, fontSize: number, width: number): number {
  const perLine = Math.max(1, (width * POINTS_PER_INCH) / (fontSize * DIGIT_WIDTH));
  return text.split('\n').reduce((lines, line) => lines + countWrapped(line, perLine), 0);
}

/** `perLine`: digits that have room in one. */
export function countWrapped(line: string, perLine: number): number {
  let lines = 1;
  let taken = 0;
  for (const word of line.split(' ')) {
    const width = measureText(word);
    const begun = taken === 0 ? 0 : taken + 1;
    if (begun + width <= perLine) {
      taken = begun + width;
      continue;
    }
    // A word that is longer than a line, or a text without spaces, breaks anywhere.
    const more = Math.ceil(width / perLine);
    lines += taken === 0 ? more - 1 : more;
    taken = width - (more - 1) * perLine;
  }
  return lines;
}

/** Inches that so many lines take. */
export function heightOf(lines: number, fontSize: number): number {
  return (lines * fontSize * LINE_HEIGHT) / POINTS_PER_INCH;
}

/** A text in pieces of at most so many lines, cut at sentences where it can be, else at words. */
export function cutText(text: string, fontSize: number, width: number, most: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const part of toParts(text)) {
    if (piece !== '' && countLines(piece + part, fontSize, width) > most) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += part;
  }
  if (piece.trim() !== '') pieces.push(piece.trim());
  return pieces;
}

/** Sentences; one that is very long by words, or where there are none by signs. */
function toParts(text: string): string[] {
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)];
  return sentences.flatMap(({ segment }) =>
    segment.length < 300
      ? [segment]
      : [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(segment)].map((word) => word.segment),
  );
}
