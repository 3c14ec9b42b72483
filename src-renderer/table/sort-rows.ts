/** Sorts rows by one column: numbers by size, texts as the reader's language does, and what is not known last, whichever way. */
import { LOCALE } from '../texts/language.ts';
import type { Column, SortOrder } from './column.ts';

type Key = string | number | null;

const collator = new Intl.Collator(LOCALE, { sensitivity: 'base' });

/** Digits of any script, as many for each number: texts then compare by numbers too, at half the time of the collator's `numeric`. */
const NUMBER = /\p{Nd}+/gu;
const LONGEST_NUMBER = 20;

function toKey(value: Key): Key {
  return typeof value === 'string' ? value.replace(NUMBER, (digits) => digits.padStart(LONGEST_NUMBER, '0')) : value;
}

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
    .map((row) => ({ row, key: toKey(column.value(row)) }))
    .sort((left, right) => {
      if (left.key === null || right.key === null) return Number(left.key === null) - Number(right.key === null);
      return sign * compare(left.key, right.key);
    })
    .map(({ row }) => row);
}
