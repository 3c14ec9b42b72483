/** Pages of an answer, each once: two addresses that are one source are one page. Reads nothing but their URLs. */
import type { CitedSource } from './measurement.ts';
import { normaliseUrl } from './normalise-url.ts';

/** In first order, as the first of its addresses was written, with the first title that any of them has. */
export function toDistinctPages(pages: readonly CitedSource[]): CitedSource[] {
  const distinct = new Map<string, CitedSource>();
  for (const { url, title } of pages) {
    const key = toPageKey(url);
    const known = distinct.get(key);
    if (known) known.title ||= title;
    else distinct.set(key, { url, title });
  }
  return [...distinct.values()];
}

/** The pages that were looked at and are not among those that the answer cites. */
export function listOnlyRetrieved(cited: readonly CitedSource[], retrieved: readonly CitedSource[]): CitedSource[] {
  const citedPages = new Set(cited.map(({ url }) => toPageKey(url)));
  return toDistinctPages(retrieved).filter(({ url }) => !citedPages.has(toPageKey(url)));
}

/** What is no web address ("a book, page 3") stands for itself. */
function toPageKey(url: string): string {
  return normaliseUrl(url)?.url ?? url.trim();
}
