/** Which columns a table shows: those that were chosen, and of the others as many as there is room for. Pure. */
import type { Column } from './column.ts';

/** By column id: what the owner chose; a column without a choice is as designed. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/**
 * Visibility by column id. Where the columns are wider than `roomPx` (null: not known yet), those with `hideOrder` go, the
 * lowest first, until the rest fits; a column that the owner switched on himself stays.
 */
export function planShownColumns(
  columns: readonly Pick<Column<never>, 'id' | 'isHidden' | 'hideOrder' | 'widthPx'>[],
  chosen: ColumnChoice,
  roomPx: number | null,
): Record<string, boolean> {
  const visibility = Object.fromEntries(columns.map(({ id, isHidden }) => [id, chosen[id] ?? isHidden !== true]));
  let widthPx = columns.reduce((sum, column) => sum + (visibility[column.id] ? column.widthPx : 0), 0);
  const yielding = columns
    .filter(({ id, hideOrder }) => hideOrder !== undefined && visibility[id] && chosen[id] !== true)
    .toSorted((one, other) => (one.hideOrder ?? 0) - (other.hideOrder ?? 0));
  for (const column of yielding) {
    if (roomPx === null || widthPx <= roomPx) break;
    visibility[column.id] = false;
    widthPx -= column.widthPx;
  }
  return visibility;
}
