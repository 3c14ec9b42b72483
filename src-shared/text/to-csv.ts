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

/** How a file parts its columns and writes its numbers. */
export interface CsvDialect {
  delimiter: ',' | ';';
  decimalSign: '.' | ',';
  /** A byte order mark, without which Excel takes the text for that of an old code page. */
  hasMark: boolean;
}

const PROGRAMS: CsvDialect = { delimiter: ',', decimalSign: '.', hasMark: false };

/** What Excel opens by a double click where numbers are written as in that locale: it goes by the system's separators. */
export function planExcelDialect(locale: string): CsvDialect {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return { delimiter: hasComma ? ';' : ',', decimalSign: hasComma ? ',' : '.', hasMark: true };
}

/** Lines end in CRLF; no rows are an empty text. Without a dialect it is that of programs: commas, decimal points, UTF-8 alone. */
export function toCsv(rows: readonly (readonly CsvCell[])[], dialect: CsvDialect = PROGRAMS): string {
  const { delimiter, decimalSign, hasMark } = dialect;
  return stringify(
    rows.map((row) => [...row]),
    {
      record_delimiter: '\r\n',
      delimiter,
      bom: hasMark && rows.length > 0,
      quoted_match: QUOTED,
      cast: { string: disarm, number: (value) => String(value).replace('.', decimalSign) },
    },
  );
}
