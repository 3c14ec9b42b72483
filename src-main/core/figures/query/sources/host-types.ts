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
    const type = classify(page);
    const leader = leaders.get(host);
    const tells = Number(type !== 'other') - Number(leader?.type !== 'other');
    if (!leader || tells > 0 || (tells === 0 && citations > leader.citations))
      leaders.set(host, { page, type, citations });
  }
  return leaders;
}
