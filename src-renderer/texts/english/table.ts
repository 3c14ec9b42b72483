/** The words of tables. */
import { SCOPE_ENGLISH } from '#shared/scope-note/english.ts';
import { choosePlural } from '../format.ts';

export const TABLE = {
  real: 'real',
  noise: 'noise',
  verdict: { real: 'Larger than chance would make it', noise: 'Within the noise of so few answers' },
  columns: 'Choose columns',
  saveCsv: 'Save as CSV',
  selectAll: 'Select all rows',
  selectRow: (row: string) => `Select row ${row}`,
  rows: (count: string, total: number) => `${count} ${choosePlural(total, 'row', 'rows')}`,
  rowsOf: (shown: string, total: string) => `${shown} of ${total} rows`,
  /** Which answers the figures of a saved file are about. */
  scope: SCOPE_ENGLISH,
};
