/** Ranking, searching and sorting of competitor rows. Pure. */
import type { ParsedInput } from '#shared/contract/index.ts';
import { foldForSearch } from '#shared/text/fold-search.ts';
import { lazy } from '#shared/text/lazy.ts';
import type { CompetitorRow } from './competitor-figures.ts';

export type CompetitorSort = Pick<ParsedInput<'competitors.list'>, 'sortBy' | 'sortDir'>;

const names = lazy(() => new Intl.Collator('en', { numeric: true }));

function compareNames(a: CompetitorRow, b: CompetitorRow): number {
  return names().compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
}

/** The rows by visibility (ties: mentions, then name), each with its rank from 1; the rank is null without answers. */
export function rankCompetitors(rows: readonly CompetitorRow[]): CompetitorRow[] {
  return rows
    .toSorted((a, b) => b.visibilityRate - a.visibilityRate || b.totalMentions - a.totalMentions || compareNames(a, b))
    .map((row, index) => ({ ...row, globalRank: row.totalResults === 0 ? null : index + 1 }));
}

/** Rows whose name or domain holds the text, folded as every search is. */
export function filterCompetitors(rows: readonly CompetitorRow[], search: string | null): CompetitorRow[] {
  const needle = foldForSearch(search ?? '').trim();
  if (needle === '') return [...rows];
  return rows.filter(({ name, domain }) => [name, domain].some((text) => foldForSearch(text).includes(needle)));
}

const VALUES = {
  visibility: (row: CompetitorRow) => row.visibilityRate,
  mentions: (row: CompetitorRow) => row.totalMentions,
  position: (row: CompetitorRow) => row.averagePosition,
  sentiment: (row: CompetitorRow) => row.sentimentScore,
} as const;

/** Takes ranked rows. Nulls come last in both directions; equal values keep the order of the ranks. */
export function sortCompetitors(
  ranked: readonly CompetitorRow[],
  { sortBy, sortDir }: CompetitorSort,
): CompetitorRow[] {
  const sign = sortDir === 'asc' ? 1 : -1;
  if (sortBy === 'name') return ranked.toSorted((a, b) => sign * compareNames(a, b));
  const toValue = VALUES[sortBy];
  return ranked.toSorted((a, b) => {
    const [left, right] = [toValue(a), toValue(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}
