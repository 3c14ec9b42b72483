/** What kind of site a host is where its pages differ: that of its most cited page of which anything is known, now or before. */
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import type { BookedPage, SourceBook } from './source-book.ts';

/** The page that says what kind of site its host is. */
export interface LeadingPage {
  page: BookedPage;
  type: SourceType;
}

/** By number of the host; hosts that none of the tallies has a page of are left out. */
export function planHostTypes(
  { pages, hostOf }: SourceBook,
  tallies: readonly { citations: Int32Array }[],
  classify: (page: BookedPage) => SourceType,
): Map<number, LeadingPage> {
  const leaders = new Map<number, LeadingPage & { citations: number }>();
  for (const page of pages) {
    const citations = tallies.reduce((sum, tally) => sum + (tally.citations[page.id] ?? 0), 0);
    if (citations === 0) continue;
    const host = hostOf[page.id] ?? 0;
    const candidate = { page, type: classify(page), citations };
    const leader = leaders.get(host);
    if (!leader || isPreferred(candidate, leader)) leaders.set(host, candidate);
  }
  return leaders;
}

/** Who shows prices or products sells something, whatever else he writes: where pages are told apart by their paths, that settles it. */
function isPreferred(a: Omit<LeadingPage, 'page'> & { citations: number }, b: typeof a): boolean {
  if ((a.type === 'other') !== (b.type === 'other')) return b.type === 'other';
  const sells = [a.type, b.type].includes('corporate') && [a.type, b.type].includes('editorial');
  return sells ? a.type === 'corporate' : a.citations > b.citations;
}
