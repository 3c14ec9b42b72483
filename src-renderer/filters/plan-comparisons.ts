/** What figures can be compared with, as a list to choose from. Pure. */
import { fromDate } from '#shared/time/day.ts';
import { formatDayRange } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Choice } from '../ui/choice-menu.tsx';
import type { Comparison } from './filters.ts';

/** Days that have a name of their own: a baseline. */
export interface NamedDays {
  id: string;
  name: string;
  firstDate: string;
  lastDate: string;
}

/** The choice that asks for dates. */
export const OTHER_DATES = 'range';

const words = TEXTS.filters;

export function planComparisonChoices(named: readonly NamedDays[]): Choice[] {
  return [
    { value: 'period_before', label: words.comparisons.period_before },
    { value: 'year_before', label: words.comparisons.year_before },
    ...named.map(({ id, name, firstDate, lastDate }) => ({
      value: toNamedValue(id),
      label: words.namedDays(name, formatDates(firstDate, lastDate)),
    })),
    { value: OTHER_DATES, label: words.comparisons.range },
  ];
}

const toNamedValue = (id: string) => `named ${id}`;

const formatDates = (firstDate: string, lastDate: string) => formatDayRange(fromDate(firstDate), fromDate(lastDate));

function findNamed(comparison: Comparison, named: readonly NamedDays[]): NamedDays | undefined {
  if (comparison.kind !== 'range') return undefined;
  const { firstDate, lastDate } = comparison;
  return named.find((days) => days.firstDate === firstDate && days.lastDate === lastDate);
}

/** Which of the choices holds. */
export function toComparisonValue(comparison: Comparison, named: readonly NamedDays[]): string {
  const found = findNamed(comparison, named);
  return found ? toNamedValue(found.id) : comparison.kind;
}

/** What a choice stands for, but for the one that asks for dates. */
export function toComparison(value: string, named: readonly NamedDays[]): Comparison {
  const found = named.find(({ id }) => toNamedValue(id) === value);
  if (found) return { kind: 'range', firstDate: found.firstDate, lastDate: found.lastDate };
  return value === 'year_before' ? { kind: 'year_before' } : { kind: 'period_before' };
}

export function describeComparison(comparison: Comparison, named: readonly NamedDays[]): string {
  if (comparison.kind !== 'range') return words.against[comparison.kind];
  const name = findNamed(comparison, named)?.name;
  return words.against.range(name ?? formatDates(comparison.firstDate, comparison.lastDate));
}
