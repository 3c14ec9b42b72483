/** Finds what is a point for or against by its place alone: "Cons: only in English, no app". Knows nothing of words of opinion. */
import { CUE } from './compile-words.ts';
import type { Sentence } from './read-sentences.ts';
import { MARK } from './separators.ts';

/** A part of the text that makes a point, without the signs around it. */
export interface Point {
  start: number;
  end: number;
}

const ENDS = MARK.comma | MARK.stop;
const BRACKETS = '()（）';

/** Points of a labelled sentence from `start` on; none of "None" and "–". Its parts are separated by commas and the like. */
export function findPoints(sentence: Sentence, text: string, start: number): Point[] {
  const { tokens, others, end } = sentence;
  if (others === 0 && tokens.every(({ kinds, brand }) => brand >= 0 || (kinds & CUE.negates) !== 0)) return [];
  const points: Point[] = [];
  let from = start;
  for (const token of tokens) {
    if (token.start < from || (token.kinds & ENDS) === 0 || (token.kinds & MARK.relative) !== 0) continue;
    if (BRACKETS.includes(text[token.start]!)) continue;
    addPoint(points, text, from, token.start);
    from = token.end;
  }
  addPoint(points, text, from, end);
  return points;
}

function addPoint(points: Point[], text: string, start: number, end: number): void {
  const part = text.slice(start, end);
  const from = part.search(/[\p{L}\p{N}]/u);
  if (from !== -1) points.push({ start: start + from, end: start + part.trimEnd().length });
}
