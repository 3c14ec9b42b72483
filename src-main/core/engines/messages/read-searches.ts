/** Reads what was searched and found out of the blocks of a turn. A search counts once its result is there. */
import type { WebPage } from '../engine-route.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { pickFitting } from '../wire/pick-fitting.ts';
import { toDistinctPages, toWebPage } from '../wire/web-pages.ts';
import { foundPageShape, searchErrorShape, searchResultShape, searchUseShape } from './reply-shape.ts';

export interface Searches {
  /** Non-blank queries of searches that ran, in order, repeats kept; null where searches ran but no query is shown. */
  queries: string[] | null;
  retrieved: WebPage[];
  /** Searches that ran. */
  count: number;
  hasFailed: boolean;
}

/** Reads all search blocks of a turn in order. */
export function readSearches(blocks: readonly unknown[]): Searches {
  const results = pickFitting(searchResultShape, blocks).map((result) => ({
    id: result.tool_use_id ?? null,
    found: readFound(result.content),
  }));
  const ran = results.filter((result) => result.found !== null);
  return {
    queries: readQueries(blocks, ran),
    retrieved: toDistinctPages(ran.flatMap((result) => result.found ?? [])),
    count: ran.length,
    hasFailed: ran.length < results.length,
  };
}

/** The pages of a result's content, perhaps none; null for an error in their place. */
function readFound(content: unknown): WebPage[] | null {
  if (!Array.isArray(content)) return null;
  const pages = pickFitting(foundPageShape, content)
    .map((page) => toWebPage(page.url, page.title))
    .filter((page) => page !== null);
  return pages.length === 0 && pickFitting(searchErrorShape, content).length > 0 ? null : pages;
}

function readQueries(blocks: readonly unknown[], ran: readonly { id: string | null }[]): string[] | null {
  const uses = pickFitting(searchUseShape, blocks);
  if (ran.length > 0 && uses.length === 0) return null;
  const ids = new Set(ran.map((result) => result.id));
  // A side that names no id cannot be paired; then a search that ran speaks for every query.
  const hasRun = (id: string | null) => ids.has(id) || ids.has(null) || (id === null && ids.size > 0);
  return uses
    .filter((use) => hasRun(use.id ?? null))
    .map((use) => toStorableText(use.input?.query ?? '').trim())
    .filter((query) => query !== '');
}
