/** Orders of the source list. Each is total, so that pages never overlap. Pure. */
import type { ParsedInput } from '#shared/contract/index.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import type { SourcePage } from '../../../sources/classify-source.ts';
import type { CitationCounts } from './citation-tally.ts';
import type { CountedSource } from './source-rows.ts';

type Direction = ParsedInput<'sources.list'>['sortDir'];

/** Equal counts: more prompts, then cited earlier in the lists, then known longer; these whatever the direction. */
function compareTies(a: CitationCounts, b: CitationCounts): number {
  return b.prompts - a.prompts || a.averagePosition - b.averagePosition || a.id - b.id;
}

export function sortByCitations<T extends CitationCounts>(counts: readonly T[], direction: Direction): T[] {
  const sign = direction === 'asc' ? 1 : -1;
  return counts.toSorted((a, b) => sign * (a.citations - b.citations) || compareTies(a, b));
}

/** Within a domain or a type the most cited come first, whatever the direction. */
export function sortSources(
  rows: readonly CountedSource[],
  { sortBy, sortDir }: Pick<ParsedInput<'sources.list'>, 'sortBy' | 'sortDir'>,
  classify: (page: SourcePage) => SourceType,
): CountedSource[] {
  if (sortBy === 'citations') return sortByCitations(rows, sortDir);
  const sign = sortDir === 'asc' ? 1 : -1;
  const keys = new Map(rows.map((row) => [row, sortBy === 'domain' ? row.host : classify(row)]));
  return sortByCitations(rows, 'desc').sort((a, b) => sign * compareTexts(keys.get(a) ?? '', keys.get(b) ?? ''));
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
