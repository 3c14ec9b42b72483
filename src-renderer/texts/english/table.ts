/** The words of tables. */
import { SCOPE_ENGLISH } from '#shared/scope-note/english.ts';
import { choosePlural } from '../format.ts';

export const TABLE = {
  /** Columns of a saved file. */
  saved: {
    end: (column: string, interval: string, isLow: boolean) => `${column}: ${interval}, ${isLow ? 'low' : 'high'}`,
    prompts: (column: string) => `${column}: prompts`,
    verdict: (column: string) => `${column}: verdict`,
  },
  columns: 'Choose columns',
  save: { label: 'Save table', csv: 'CSV (commas, decimal points)', excel: 'CSV for Excel here' },
  selectAll: 'Select all rows',
  selectRow: (row: string) => `Select row ${row}`,
  rows: (count: string, total: number) => `${count} ${choosePlural(total, 'row', 'rows')}`,
  rowsOf: (shown: string, total: string) => `${shown} of ${total} rows`,
  /** Which answers the figures of a saved file are about. */
  scope: SCOPE_ENGLISH,
};
