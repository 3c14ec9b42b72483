/** Reads text, refusals and citations out of a reply's message items. Knows nothing of searches or cost. */
import type { WebPage } from '../engine-route.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { pickFitting } from '../wire/pick-fitting.ts';
import { toDistinctPages, toWebPage } from '../wire/web-pages.ts';
import { messageShape, outputTextShape, refusalShape, urlCitationShape } from './reply-shape.ts';

export interface MessageParts {
  /** Text of all messages, a blank line between two messages; blank when there is none. */
  text: string;
  /** In order of part, then of offset within the part. */
  cited: WebPage[];
  hasRefusal: boolean;
}

/** Reads all message items of a reply's output in order. A refusal's words are text like any other. */
export function readMessages(
  output: readonly unknown[],
  { citesAnyAnnotation = false }: { citesAnyAnnotation?: boolean } = {},
): MessageParts {
  const texts: string[] = [];
  const cited: WebPage[] = [];
  let hasRefusal = false;
  for (const message of pickFitting(messageShape, output)) {
    const parts = typeof message.content === 'string' ? [toTextPart(message.content)] : message.content;
    hasRefusal ||= pickFitting(refusalShape, parts).length > 0;
    const text = parts.map(readPartText).join('');
    if (text.trim() !== '') texts.push(text);
    for (const part of pickFitting(outputTextShape, parts))
      cited.push(...readCitations(part.annotations, citesAnyAnnotation));
  }
  return { text: toStorableText(texts.join('\n\n')), cited: toDistinctPages(cited), hasRefusal };
}

function toTextPart(text: string): unknown {
  return { type: 'output_text', text, annotations: [] };
}

function readPartText(part: unknown): string {
  const [shown] = pickFitting(outputTextShape, [part]);
  if (shown !== undefined) return shown.text;
  const [refusal] = pickFitting(refusalShape, [part]);
  return refusal?.refusal ?? '';
}

/** Array sorting is stable, so citations without an offset stay last in the order that they came in. */
function readCitations(annotations: readonly unknown[], isAnyType: boolean): WebPage[] {
  return pickFitting(urlCitationShape, annotations)
    .filter(({ type }) => isAnyType || type === 'url_citation')
    .toSorted((a, b) => compareIndexes(a.start_index, b.start_index))
    .map((citation) => toWebPage(citation.url, citation.title))
    .filter((page) => page !== null);
}

/** Two missing offsets are both infinite, and their difference would be no number. */
function compareIndexes(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
