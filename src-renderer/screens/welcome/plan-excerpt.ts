/** The part of an answer around the first naming of the own brand, cut into marked and unmarked pieces. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';

type Answer = Pick<OperationOutput<'answers.get'>, 'text' | 'mentions'>;

export interface Piece {
  /** Where it begins in the answer: UTF-16. */
  start: number;
  text: string;
  isOwnBrand: boolean;
}

const BEFORE = 160;
const LENGTH = 520;

/** From the beginning of the answer where the brand is not named. Ends are moved to the nearest space. */
export function planExcerpt({ text, mentions }: Answer): {
  pieces: Piece[];
  isCutBefore: boolean;
  isCutAfter: boolean;
} {
  const spans = (mentions.find(({ isUserBrand }) => isUserBrand)?.spans ?? []).toSorted((a, b) => a.start - b.start);
  const start = toSpace(text, Math.max(0, (spans.at(0)?.start ?? 0) - BEFORE), 1);
  const end = toSpace(text, Math.min(text.length, start + LENGTH), -1);
  const pieces: Piece[] = [];
  let at = start;
  const push = (until: number, isOwnBrand: boolean) => {
    const isLineStart = at === 0 || text[at - 1] === '\n';
    if (until > at) pieces.push({ start: at, text: toPlain(text.slice(at, until), isLineStart), isOwnBrand });
    at = Math.max(at, until);
  };
  for (const span of spans.filter((each) => each.start >= start && each.end <= end)) {
    push(span.start, false);
    push(span.end, true);
  }
  push(end, false);
  return { pieces, isCutBefore: start > 0, isCutAfter: end < text.length };
}

/** The nearest place after a space in that direction, not far away; else the place itself. */
function toSpace(text: string, place: number, direction: 1 | -1): number {
  if (place === 0 || place === text.length) return place;
  for (let step = 0; step < 40; step++) {
    const here = place + step * direction;
    if (/\s/.test(text[here - 1] ?? '')) return here;
  }
  return place;
}

/**
 * Without the marks that Markdown has for emphasis, headings and addresses of links. A piece that does not begin a line goes on in
 * one: a hyphen there is a dash and no bullet.
 */
function toPlain(markdown: string, isLineStart: boolean): string {
  return markdown
    .replace(/\*\*|__|`/g, '')
    .split(/(?<=\n)/)
    .map((line, index) =>
      index > 0 || isLineStart ? line.replace(/^#{1,6} +/, '').replace(/^( *)[-*+] +/, '$1• ') : line,
    )
    .join('')
    .replace(/\[([^\]\n]*)\]\((?:https?:)?[^()\s]*\)/g, '$1');
}
