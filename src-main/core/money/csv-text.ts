/** Rows as the text of a CSV file that a spreadsheet opens and runs nothing of. Pure. */

type Cell = string | number;

/** What spreadsheets take for the beginning of a formula, also after spaces. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

/** RFC 4180 with CRLF line ends. Texts that look like a formula get an apostrophe in front; numbers stay numbers. */
export function toCsvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
