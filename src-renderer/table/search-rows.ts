/** Finds the rows that hold every word of a search in one of their texts, in any case. */
import type { Column } from './column.ts';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The rows themselves, in their order; all of them for an empty search. */
export function searchRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string): readonly Row[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const searched = columns.filter(({ isSearched }) => isSearched !== false);
  return rows.filter((row) => {
    const texts = searched.map(({ value }) => value(row)).filter((value) => typeof value === 'string');
    const text = fold(texts.join('\n'));
    return words.every((word) => text.includes(word));
  });
}
