/** The words of tables. */

export const TABLE = {
  columns: 'Choose columns',
  saveCsv: 'Save as CSV',
  selectAll: 'Select all rows',
  selectRow: (row: string) => `Select row ${row}`,
  rows: (count: string, total: number) => `${count} ${total === 1 ? 'row' : 'rows'}`,
  rowsOf: (shown: string, total: string) => `${shown} of ${total} rows`,
};
