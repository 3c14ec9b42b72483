/** Orders of the domain list. Each is total, so that pages never overlap. Pure but for the sets of prompts, made only where they decide. */
import type { ParsedInput } from '#shared/contract/index.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import type { CitationTally } from './citation-tally.ts';

export type DomainOrder = Pick<ParsedInput<'sources.domains'>, 'sortBy' | 'sortDir'>;

export interface CitedDomain {
  /** Number of the host. */
  id: number;
  domain: string;
  sourceType: SourceType;
}

export interface DomainFigures {
  now: CitationTally;
  before: CitationTally;
  /** Cited pages by number of the host. */
  pages: Int32Array;
  /** Of the window, and of the period before. */
  answers: number;
  previousAnswers: number;
}

/** Ties: more citations, then the name, whatever the direction. */
export function sortDomains<T extends CitedDomain>(
  domains: readonly T[],
  { sortBy, sortDir }: DomainOrder,
  figures: DomainFigures,
): T[] {
  const { now, before, pages, answers, previousAnswers } = figures;
  const counts = now.citations;
  const shareOf = (count: number, of: number) => (of === 0 ? 0 : count / of);
  const prompts = sortBy === 'prompts' ? countPrompts(domains, now) : null;
  const values: Readonly<Record<DomainOrder['sortBy'], (domain: T) => number | string>> = {
    citations: ({ id }) => counts[id] ?? 0,
    change: ({ id }) => shareOf(counts[id] ?? 0, answers) - shareOf(before.citations[id] ?? 0, previousAnswers),
    prompts: ({ id }) => prompts?.get(id) ?? 0,
    pages: ({ id }) => pages[id] ?? 0,
    place: ({ id }) => shareOf(now.positionSums[id] ?? 0, counts[id] ?? 0),
    domain: ({ domain }) => domain,
    type: ({ sourceType }) => sourceType,
  };
  const [value, sign] = [values[sortBy], sortDir === 'asc' ? 1 : -1];
  return domains.toSorted(
    (a, b) =>
      sign * compare(value(a), value(b)) || (counts[b.id] ?? 0) - (counts[a.id] ?? 0) || compare(a.domain, b.domain),
  );
}

function countPrompts(domains: readonly CitedDomain[], hosts: CitationTally): Map<number, number> {
  return new Map(hosts.describe(domains.map(({ id }) => id)).map(({ id, prompts }) => [id, prompts]));
}

function compare(a: number | string, b: number | string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
