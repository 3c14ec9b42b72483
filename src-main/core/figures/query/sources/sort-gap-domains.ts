/** Orders of the sites on which to be named. Each is total, so that pages never overlap. Pure. */
import type { ParsedInput } from '#shared/contract/index.ts';
import type { SiteKind } from '#shared/vocabulary/site-kinds.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';

export type GapOrder = Pick<ParsedInput<'sources.gapDomains'>, 'sortBy' | 'sortDir'>;

export interface GapSite {
  /** Number of the host. */
  id: number;
  host: string;
  sourceType: SourceType;
  siteKind: SiteKind;
  chance: number;
  /** Answers with a gap x chance. */
  worth: number;
  citationCount: number;
  previousCount: number;
  gapCount: number;
}

const VALUES: Readonly<Record<GapOrder['sortBy'], (site: GapSite) => number | string>> = {
  worth: ({ worth }) => worth,
  gap: ({ gapCount }) => gapCount,
  citations: ({ citationCount }) => citationCount,
  change: ({ citationCount, previousCount }) => citationCount - previousCount,
  chance: ({ chance }) => chance,
  domain: ({ host }) => host,
};

/** Ties: what is worth more, then the wider gap, then the name, whatever the direction. */
export function sortGapDomains(sites: readonly GapSite[], { sortBy, sortDir }: GapOrder): GapSite[] {
  const [value, sign] = [VALUES[sortBy], sortDir === 'asc' ? 1 : -1];
  return sites.toSorted(
    (a, b) =>
      sign * compare(value(a), value(b)) || b.worth - a.worth || b.gapCount - a.gapCount || compare(a.host, b.host),
  );
}

function compare(a: number | string, b: number | string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
