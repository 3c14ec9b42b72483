/** The counted mentions of an answer in the order of its text, and cutting pieces of source at their borders. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';

export type Answer = OperationOutput<'answers.get'>;
export type Mention = Answer['mentions'][number];

/** One counted mention: UTF-16 offsets into the answer's Markdown. None overlap. */
export interface CountedSpan {
  start: number;
  end: number;
  brandId: string;
  /** Tells one mention from all others of the answer. */
  key: string;
}

/** A piece of visible text; `span` is the mention that it is a part of. */
export interface TextRun {
  text: string;
  span: CountedSpan | null;
}

export function toSpanKey(brandId: string, index: number): string {
  return `${brandId}:${index}`;
}

export function planSpans(mentions: readonly Pick<Mention, 'brandId' | 'spans'>[]): CountedSpan[] {
  return mentions
    .flatMap(({ brandId, spans }) => spans.map((span, index) => ({ ...span, brandId, key: toSpanKey(brandId, index) })))
    .sort((a, b) => a.start - b.start);
}

/** Spans of a text whose first character is left out. */
export function withoutFirst(spans: readonly CountedSpan[]): CountedSpan[] {
  return spans.map((span) => ({ ...span, start: span.start - 1, end: span.end - 1 }));
}

/** First span that ends behind `offset`; the spans are in order. */
function findFirst(spans: readonly CountedSpan[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Cuts text that stands for the source from `start` to `end` where mentions start and end. Text of another length than its
 * source (a character reference, an escape) is one letter and is never cut.
 */
export function cutAtSpans(text: string, start: number, end: number, spans: readonly CountedSpan[]): TextRun[] {
  const first = findFirst(spans, start);
  if (text.length !== end - start) {
    const span = spans[first];
    return [{ text, span: span && span.start < end ? span : null }];
  }
  const pieces: TextRun[] = [];
  let at = start;
  const cut = (to: number, span: CountedSpan | null) => {
    if (to > at) pieces.push({ text: text.slice(at - start, to - start), span });
    at = Math.max(at, to);
  };
  for (let index = first; index < spans.length; index++) {
    const span = spans[index];
    if (!span || span.start >= end) break;
    cut(span.start, null);
    cut(Math.min(span.end, end), span);
  }
  cut(end, null);
  return pieces;
}
