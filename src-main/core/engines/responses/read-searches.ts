/** Reads what was searched and found out of a reply's web search items. Opened pages are consulted, but no queries. */
import type { WebPage } from '../engine-route.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { pickFitting } from '../wire/pick-fitting.ts';
import { toDistinctPages, toWebPage } from '../wire/web-pages.ts';
import { fetchedPagesShape, searchCallShape, searchResultsShape, sourceShape } from './reply-shape.ts';

export interface SearchParts {
  /** Non-blank queries in order, repeats kept. */
  queries: string[];
  retrieved: WebPage[];
  /** Searches that ran, the unit that is charged; opened pages are not. */
  searchCount: number;
  /** Any web search activity that did not fail. */
  hasRun: boolean;
  hasFailed: boolean;
}

/** Reads all web search items of a reply's output in order. */
export function readSearches(output: readonly unknown[]): SearchParts {
  const parts: SearchParts = { queries: [], retrieved: [], searchCount: 0, hasRun: false, hasFailed: false };
  for (const item of output) {
    addSearchCall(parts, item);
    addSearchResults(parts, item);
    addFetchedPages(parts, item);
  }
  return { ...parts, retrieved: toDistinctPages(parts.retrieved) };
}

function addSearchCall(parts: SearchParts, item: unknown): void {
  for (const { status, action } of pickFitting(searchCallShape, [item])) {
    if (status === 'failed') {
      parts.hasFailed = true;
      continue;
    }
    parts.hasRun = true;
    parts.retrieved.push(...readPages(action?.sources ?? []));
    if ((action?.type ?? 'search') === 'search') {
      parts.searchCount += 1;
      parts.queries.push(...readQueries(action?.queries ?? [], action?.query));
    } else parts.retrieved.push(...readPages([{ url: action?.url }]));
  }
}

function addSearchResults(parts: SearchParts, item: unknown): void {
  for (const { queries, results } of pickFitting(searchResultsShape, [item])) {
    const searched = readQueries(queries, null);
    parts.hasRun = true;
    // A round that does not name its queries was one search at least.
    parts.searchCount += Math.max(searched.length, 1);
    parts.queries.push(...searched);
    parts.retrieved.push(...readPages(results));
  }
}

function addFetchedPages(parts: SearchParts, item: unknown): void {
  for (const { contents } of pickFitting(fetchedPagesShape, [item])) {
    parts.hasRun = true;
    parts.retrieved.push(...readPages(contents));
  }
}

/** Newer replies list `queries`; older ones hold a single `query`, which newer ones may repeat. */
function readQueries(queries: readonly unknown[], query: string | null | undefined): string[] {
  const listed = queries
    .filter((entry) => typeof entry === 'string')
    .map(toQuery)
    .filter(isNotBlank);
  return listed.length > 0 ? listed : [toQuery(query ?? '')].filter(isNotBlank);
}

function readPages(sources: readonly unknown[]): WebPage[] {
  return pickFitting(sourceShape, sources)
    .map((source) => toWebPage(source.url, source.title))
    .filter((page) => page !== null);
}

function toQuery(text: string): string {
  return toStorableText(text).trim();
}

function isNotBlank(text: string): boolean {
  return text !== '';
}
