/** A CSV or text file with prompts, as bytes or as text, to rows: whatever its encoding and separator. Knows nothing of prompts. */
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';

import { validationError } from '#shared/app-error.ts';

export const MOST_ROWS = 5_000;
const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];
const SNIFFED_BYTES = 512;

export interface PromptListRow {
  /** Line of the file at which the row ends, from 1. */
  line: number;
  cells: string[];
}

export interface PromptList {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  separator: Separator;
  rows: PromptListRow[];
}

/** Throws VALIDATION_ERROR for what is no CSV, and for more rows than anybody tracks. */
export function readPromptList(file: Uint8Array, separator: Separator | null): PromptList {
  const encoding = findEncoding(file);
  const text = new TextDecoder(encoding).decode(file);
  const used = separator ?? sniffSeparator(text);
  try {
    const records = parse(text, {
      bom: true,
      delimiter: used,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MOST_ROWS + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const rows = records.map(({ record, info }) => ({ line: info.lines, cells: record.map((cell) => cell.trim()) }));
    if (rows.length > MOST_ROWS + 1)
      throw validationError([{ path: 'file', message: `has more than ${MOST_ROWS} rows; split it` }]);
    return { encoding, separator: used, rows };
  } catch (error) {
    throw error instanceof CsvError ? validationError([{ path: 'file', message: error.message }]) : error;
  }
}

/** By its mark; without one by the zero bytes of UTF-16, else UTF-8 where it is that, and what spreadsheets of Windows write else. */
function findEncoding(file: Uint8Array): PromptList['encoding'] {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = file.subarray(0, SNIFFED_BYTES);
  const zeros = (from: number) => start.filter((byte, index) => index % 2 === from && byte === 0).length;
  if (zeros(1) > start.length / 8) return 'utf-16le';
  if (zeros(0) > start.length / 8) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The one that the first line has most of, outside quotes; a comma when it has none. */
function sniffSeparator(text: string): Separator {
  const head = text
    .slice(0, 64 * 1024)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/, 1)
    .join('');
  const counts = SEPARATORS.map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}
