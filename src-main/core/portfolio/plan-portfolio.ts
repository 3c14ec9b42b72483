/** Which rows of a portfolio are asked for, in which order, and what they add up to. Pure. */
import type { OperationOutput, ParsedInput } from '#shared/contract/index.ts';
import { lazy } from '#shared/text/lazy.ts';
import type { PortfolioSort } from '#shared/vocabulary/portfolio.ts';

type Portfolio = OperationOutput<'portfolio.list'>;
export type PortfolioRow = Portfolio['projects'][number];
export type PortfolioRequest = ParsedInput<'portfolio.list'>;

/** All that match, in order. */
export function choosePortfolioRows(rows: readonly PortfolioRow[], request: PortfolioRequest): PortfolioRow[] {
  const { sortBy, sortDir } = request;
  const sign = sortDir === 'desc' ? -1 : 1;
  const readValue = SORT_VALUES[sortBy];
  return rows
    .filter((row) => matches(row, request))
    .map((row) => ({ row, value: readValue(row) }))
    .sort((a, b) => compareValues(a.value, b.value, sign) || compareNames(a.row, b.row))
    .map(({ row }) => row);
}

function matches(
  row: PortfolioRow,
  { kind, environment, labels = [], search = '', inTrouble }: PortfolioRequest,
): boolean {
  if (kind !== 'all' && row.isPitch !== (kind === 'pitches')) return false;
  if (environment !== undefined && row.environment !== environment) return false;
  if (inTrouble !== undefined && row.troubles.length > 0 !== inTrouble) return false;
  const wanted = labels.map((label) => label.toLowerCase());
  if (wanted.length > 0 && !row.labels.some((label) => wanted.includes(label.toLowerCase()))) return false;
  const words = search.trim().toLowerCase();
  return words === '' || [row.name, row.domain, ...row.labels].some((text) => text.toLowerCase().includes(words));
}

/** Null: the row has no such value, and is last in both directions. */
const SORT_VALUES: Readonly<Record<PortfolioSort, (row: PortfolioRow) => number | string | null>> = {
  name: ({ name }) => name,
  visibility: ({ visibility }) => visibility.rate,
  change: ({ visibility }) => visibility.change,
  answers: ({ answers }) => answers,
  troubles: ({ troubles }) => troubles.length,
  spend: ({ spend }) => spend?.usedUsd ?? null,
  tasks: ({ tasks }) => tasks.open + tasks.inProgress,
  nextReport: ({ nextReport }) => nextReport?.at ?? null,
  daysLeft: ({ pitchDaysLeft }) => pitchDaysLeft,
};

const names = lazy(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));
const compareNames = (a: PortfolioRow, b: PortfolioRow) => names().compare(a.name, b.name) || a.id.localeCompare(b.id);

function compareValues(a: number | string | null, b: number | string | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' || typeof b === 'string') return sign * names().compare(String(a), String(b));
  return sign * (a - b);
}

/** Every label with the number of its projects, by the alphabet. */
export function countLabels(rows: readonly PortfolioRow[]): Portfolio['labels'] {
  const found = Map.groupBy(
    rows.flatMap(({ labels }) => labels),
    (label) => label.toLowerCase(),
  );
  return [...found.values()]
    .map((labels) => ({ label: labels[0]!, projects: labels.length }))
    .sort((a, b) => names().compare(a.label, b.label));
}
