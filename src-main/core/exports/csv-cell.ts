/** One cell of every CSV file that the product writes. It decides nothing about rows. */

/** What spreadsheets take for the start of a formula, in the wide spelling too, or drop before they look for one. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

const NUMBER = /^[+-]?\d+(?:[.,]\d+)*(?:e[+-]?\d+)?%?$/i;

/** Quoted where needed. A leading sign that a spreadsheet would take for a formula is disarmed; a signed number stays one. */
export function toCsvCell(value: string): string {
  const safe = FORMULA_START.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
