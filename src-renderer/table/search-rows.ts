/** Finds the rows that hold every word of a search in one of their texts. */
import { foldForSearch } from '#shared/text/fold-search.ts';
import type { Column } from './column.ts';

type Folded = WeakMap<object, string>;

/** Folding takes most of a search; rows and columns stay the same from one letter to the next. */
const known = new WeakMap<object, Folded>();

/** The rows themselves, in their order; all of them for an empty search. */
export function searchRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string): readonly Row[] {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const folded: Folded = known.get(columns) ?? new WeakMap();
  known.set(columns, folded);
  const searched = columns.filter(({ isSearched }) => isSearched !== false);
  return rows.filter((row) => {
    const text = foldRow(row, searched, folded);
    return words.every((word) => text.includes(word));
  });
}

function foldRow<Row>(row: Row, columns: readonly Column<Row>[], folded: Folded): string {
  const key = typeof row === 'object' ? row : null;
  const before = key && folded.get(key);
  if (typeof before === 'string') return before;
  const texts = columns.map(({ value }) => value(row)).filter((value) => typeof value === 'string');
  const text = foldForSearch(texts.join('\n'));
  if (key) folded.set(key, text);
  return text;
}
