/** What kind of site a host is where its pages differ: that of its most cited page, now or before. */
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import type { SourcePage } from './classify-source.ts';
import type { ScopeCitations, SourceBook } from './scope-citations.ts';

/** By number of the host; hosts that nobody cites in any of the scopes are left out. */
export function planHostTypes(
  { sources, hostOf }: SourceBook,
  scopes: readonly ScopeCitations[],
  classify: (page: SourcePage) => SourceType,
): Map<number, SourceType> {
  const tops = new Map<number, { citations: number; id: number }>();
  for (const id of sources.keys()) {
    const citations = scopes.reduce((sum, { pages }) => sum + pages.citations(id), 0);
    const host = hostOf[id] ?? 0;
    const top = tops.get(host);
    if (citations > (top?.citations ?? 0)) tops.set(host, { citations, id });
  }
  return new Map([...tops].map(([host, { id }]) => [host, classify(sources.get(id)!)]));
}
