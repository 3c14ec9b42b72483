/** Sorts rows by one column: numbers by size, texts as the reader's language does, and what is not known last, whichever way. */
import { LOCALE } from '../texts/language.ts';
import type { Column, SortOrder } from './column.ts';

const collator = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' });

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}

/** A new array; equal rows keep their order. The rows themselves for no order, or for a column that is not there. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: SortOrder | null,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.columnId);
  if (!sort || !column) return rows;
  const sign = sort.isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: column.value(row) }))
    .sort((left, right) => {
      if (left.value === null || right.value === null)
        return Number(left.value === null) - Number(right.value === null);
      return sign * compare(left.value, right.value);
    })
    .map(({ row }) => row);
}
