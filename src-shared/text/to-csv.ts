/** Rows as the text of a CSV file (RFC 4180) that a spreadsheet opens and runs nothing of. The only writer of CSV there is. Pure. */
import { stringify } from 'csv-stringify/browser/esm/sync';

/** Numbers are written unrounded, with a point; null is an empty cell. */
export type CsvCell = string | number | null;

/** Spreadsheets look for a formula behind spaces, line breaks and marks that nobody sees, in full-width signs too. */
const FORMULA = /^[\s\u200b-\u200f\u2060\ufeff]*[=+\-@|%＝＋－＠]/;

const NUMBER = /^[+-]?\d+(?:[.,]\d+)*(?:e[+-]?\d+)?%?$/i;

/** What a cell may not hold outside of quotes, for spreadsheets that part columns in another way too. */
const QUOTED = /[;\t\r\n]/;

/** An apostrophe in front makes a text of what looks like a formula; a signed number stays one. */
function disarm(text: string): string {
  return (FORMULA.test(text) && !NUMBER.test(text)) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** Lines end in CRLF; no rows are an empty text. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { record_delimiter: '\r\n', quoted_match: QUOTED, cast: { string: disarm } },
  );
}
