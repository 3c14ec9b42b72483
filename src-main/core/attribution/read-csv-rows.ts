/** Reads a CSV file record by record in constant memory: comma, semicolon or tab, whichever its header uses. */
import { closeSync, createReadStream, readSync } from 'node:fs';

import { CsvError, parse } from 'csv-parse';

import { validationError } from '#shared/app-error.ts';
import { openInputFile } from '../../storage/open-input-file.ts';

const SNIFFED_BYTES = 64 * 1024;
const MAX_RECORD_CHARACTERS = 1 << 20;
/** No tool exports nearly as many; millions of empty ones would be gone through for every field. */
const MAX_COLUMNS = 2000;

export interface CsvRow {
  /** Line of the file at which the record ends, from 1. */
  line: number;
  cells: string[];
}

/** Header first, then every record. Throws VALIDATION_ERROR when the file cannot be read or is no CSV. */
export async function* readCsvRows(path: string): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    delimiter: sniffDelimiter(path),
    info: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const file = createReadStream(path, { fd: openInputFile(path) });
  file.on('error', (error) => parser.destroy(error));
  file.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.length > MAX_COLUMNS) {
        throw validationError([{ path: `line ${info.lines}`, message: `has more than ${MAX_COLUMNS} columns` }]);
      }
      yield { line: info.lines, cells: record.map((cell) => cell.trim()) };
    }
  } catch (error) {
    throw error instanceof CsvError ? validationError([{ path: 'path', message: error.message }]) : error;
  } finally {
    file.destroy();
    parser.destroy();
  }
}

/** The separator that the header line has most of, outside quotes; a comma when it has none. */
function sniffDelimiter(path: string): string {
  const header = readStart(path)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/, 1)
    .join('');
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

function readStart(path: string): string {
  const file = openInputFile(path);
  try {
    const chunk = Buffer.alloc(SNIFFED_BYTES);
    return chunk.toString('utf8', 0, readSync(file, chunk));
  } finally {
    closeSync(file);
  }
}
