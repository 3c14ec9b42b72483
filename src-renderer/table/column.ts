/** What a column of a table is: one value that sorts, searches and exports, and how it is drawn. */
import type { ReactNode } from 'react';

/** Null: nothing was counted or is known. It is drawn as a dash and sorted last, whichever way. */
export type CellValue = string | number | null;

/** Room for a day and a time of day in the longest form, as American English has it. */
export const MOMENT_PX = 176;

export interface Column<Row> {
  id: string;
  /** With its unit: `Visibility, %`. */
  header: string;
  /** What it means, on hover of the header. */
  definition?: string;
  value: (row: Row) => CellValue;
  /** How the value is written; left out: text as it is, a number as a count. Never called for null. */
  format?: (value: number | string, row: Row) => string;
  /** Draws the cell where text is not enough; it must say the value too. */
  draw?: (row: Row) => ReactNode;
  /** Why a value is missing, on hover of the dash. */
  whyMissing?: (row: Row) => string;
  /** Pixels; a column that grows takes this at least. */
  widthPx: number;
  grows?: boolean;
  isNumber?: boolean;
  /** False where the order means nothing. */
  isSortable?: boolean;
  /** True: shown only once it is chosen. */
  isHidden?: boolean;
  /** Left out where the table would have to scroll sideways, the lowest number first; left out here: it always stays. */
  hideOrder?: number;
  /** False: found by no search. Default: texts are. */
  isSearched?: boolean;
  /** False: left out of the CSV file, such as a column of buttons. */
  isExported?: boolean;
  /** What the CSV file has beside it and the table has not: ends of intervals, a verdict. */
  saved?: readonly SavedColumn<Row>[];
}

export interface SavedColumn<Row> {
  header: string;
  value: (row: Row) => CellValue;
}

export interface SortOrder {
  columnId: string;
  isDescending: boolean;
}
