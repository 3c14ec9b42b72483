/** What kind of site a host is where its pages differ: that of its most cited page, now or before. */
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import type { SourcePage } from '../../../sources/classify-source.ts';
import type { CitationTally } from './citation-tally.ts';
import type { SourceBook } from './source-book.ts';

/** By number of the host; hosts that none of the tallies has a page of are left out. */
export function planHostTypes(
  { pages, hostOf }: SourceBook,
  tallies: readonly CitationTally[],
  classify: (page: SourcePage) => SourceType,
): Map<number, SourceType> {
  const tops = new Map<number, { citations: number; page: SourcePage }>();
  for (const page of pages) {
    const citations = tallies.reduce((sum, tally) => sum + (tally.citations[page.id] ?? 0), 0);
    const host = hostOf[page.id] ?? 0;
    const top = tops.get(host);
    if (citations > (top?.citations ?? 0)) tops.set(host, { citations, page });
  }
  return new Map([...tops].map(([host, { page }]) => [host, classify(page)]));
}
