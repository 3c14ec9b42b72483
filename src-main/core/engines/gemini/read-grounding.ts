/** Reads what was searched, found and cited out of a candidate's grounding. Resolves no link: addresses stay as reported. */
import type { WebPage } from '../engine-route.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { pickFitting } from '../wire/pick-fitting.ts';
import { toDistinctPages, toWebPage } from '../wire/web-pages.ts';
import { chunkShape, groundingShape, supportShape } from './reply-shape.ts';

export interface GroundingParts {
  /** Pages that the text is supported by, in the order of the text. */
  cited: WebPage[];
  retrieved: WebPage[];
  /** Non-blank queries in order; null where pages were found and no query is reported. */
  queries: string[] | null;
  isGrounded: boolean;
}

/** Reads `groundingMetadata`; anything else is an answer without a search. */
export function readGrounding(metadata: unknown): GroundingParts {
  const { chunks, supports, queries } = groundingShape.parse(metadata);
  const pages = chunks.map(readChunk);
  const reported = queries
    .filter((query) => typeof query === 'string')
    .map((query) => toStorableText(query).trim())
    .filter((query) => query !== '');
  const found = pages.filter((page) => page !== null);
  return {
    cited: toDistinctPages(listCitedIndexes(supports).flatMap((index) => pages[index] ?? [])),
    retrieved: toDistinctPages(found),
    queries: reported.length === 0 && found.length > 0 ? null : reported,
    isGrounded: reported.length > 0 || found.length > 0,
  };
}

/** Chunks keep their index even where they are no web page: supports point at indexes. */
function readChunk(chunk: unknown): WebPage | null {
  const parsed = chunkShape.safeParse(chunk);
  return parsed.success ? toWebPage(parsed.data.web.uri, parsed.data.web.title) : null;
}

/** Indexes of chunks by where the text first relies on them. A support without an offset goes last. */
function listCitedIndexes(supports: readonly unknown[]): number[] {
  return pickFitting(supportShape, supports)
    .toSorted(
      (a, b) =>
        compare(a.segment?.partIndex, b.segment?.partIndex) || compare(a.segment?.startIndex, b.segment?.startIndex),
    )
    .flatMap((support) => support.groundingChunkIndices)
    .filter((index) => typeof index === 'number');
}

function compare(a = Number.POSITIVE_INFINITY, b = Number.POSITIVE_INFINITY): number {
  return a === b ? 0 : a - b;
}
