/** A table of a report: raw values that a writer formats and a data file does not. Types only. */

/** `interval` holds both ends of a 95 % interval in the unit of its figure; `change` percentage points; `verdict` one of the four; `day` days since 1970-01-01. */
export type Cell = string | number | readonly [number, number] | null | { text: string; address: string };

export type ColumnKind =
  | 'text'
  | 'link'
  | 'day'
  | 'count'
  | 'rate'
  | 'decimal'
  | 'money'
  | 'interval'
  | 'change'
  | 'verdict';

export interface Column {
  /** Stable name in data files. */
  key: string;
  label: string;
  kind: ColumnKind;
  /** Of texts that others wrote: names, prompts, titles. They keep their own direction. */
  isOfOthers?: boolean;
  /** Key of the interval whose width says how many digits are written. */
  digitsBy?: string;
  /** Only in data files. */
  isDataOnly?: boolean;
  /** What it is, in one sentence, where its label does not say it. */
  meaning?: string;
  /** Of `money`: ISO 4217. */
  currency?: string;
}

export interface ReportTable {
  /** Stable, plain letters and `_`. A table of a part's blocks with the id of the part's `data` is a view of it. */
  id: string;
  caption: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** Index of the own brand's row, which stands out. */
  ownRow?: number;
}
