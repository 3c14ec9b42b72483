/**
 * A file of rows to cells under heads: CSV of any encoding and separator, or NDJSON, in constant memory. Knows nothing of what the rows
 * mean. Nothing is unpacked here: a sheet of a workbook was written out before (`unpack-sheet.ts`).
 */
import { closeSync, createReadStream, readSync } from 'node:fs';

import { validationError } from '#shared/app-error.ts';
import { openInputFile } from '../../storage/open-input-file.ts';
import { NO_FIELD, type RowFault } from '../transfer/row-fault.ts';
import { RecordSplitter } from './split-records.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
const START_BYTES = 64 * 1024;
const SNIFFED_BYTES = 512;
/** Zero bytes at the beginning of a text. */
const MOST_ZEROS = 3;
const MOST_COLUMNS = 2000;
/** Keys of NDJSON are gathered from so many lines. */
const LOOKED_AT = 200;

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface TableFormat {
  encoding: Encoding;
  /** Null: NDJSON. */
  separator: string | null;
  heads: string[];
  /** The first row is one like the others. */
  isHeadless: boolean;
  /** Its lines are counted as the rows of a sheet. */
  isSheet: boolean;
}

const UNCLOSED = { problem: 'a quotation mark is not closed', fault: { code: 'unclosed_quote', ...NO_FIELD } } as const;
const NO_OBJECT = { problem: 'is no JSON object', fault: { code: 'no_object', ...NO_FIELD } } as const;

export interface TableRow {
  line: number;
  /** Null: the row cannot be read, which `problem` says why. */
  cells: string[] | null;
  problem: { problem: string; fault: RowFault } | null;
}

/** Throws VALIDATION_ERROR for what is no table. */
export async function readTableFormat(path: string, separator: string | null): Promise<TableFormat> {
  const encoding = await findEncoding(path);
  const start = new TextDecoder(encoding).decode(readStart(path)).replace(/^\ufeff/, '');
  const isJson = separator === null && start.trimStart().startsWith('{');
  const used = isJson ? null : (separator ?? sniffSeparator(start));
  const heads = used === null ? await gatherKeys(path, encoding) : await readHeads(path, encoding, used);
  if (heads.length === 0) throw validationError([{ path: 'file', message: 'is empty' }]);
  if (heads.length > MOST_COLUMNS)
    throw validationError([{ path: 'file', message: `has more than ${MOST_COLUMNS} columns` }]);
  return { encoding, separator: used, heads: nameOnce(heads), isHeadless: false, isSheet: false };
}

/** Columns bear numbers then. */
export function withoutHeads(format: TableFormat): TableFormat {
  return { ...format, heads: format.heads.map((_, index) => `column ${index + 1}`), isHeadless: true };
}

/** Every row below the heads. */
export async function* readTableRows(path: string, format: TableFormat): AsyncGenerator<TableRow> {
  if (format.separator === null) {
    for await (const row of readLines(path, format.encoding)) yield toCells(row, format.heads);
    return;
  }
  let isHead = !format.isHeadless;
  for await (const { line, cells } of readRecords(path, format.encoding, format.separator, format.isSheet)) {
    if (isHead) isHead = false;
    else yield { line, cells, problem: cells === null ? UNCLOSED : null };
  }
}

async function* readRecords(path: string, encoding: Encoding, separator: string, isSheet = false) {
  const splitter = new RecordSplitter(separator, isSheet);
  for await (const text of readText(path, encoding)) yield* splitter.push(text);
  yield* splitter.end();
}

async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { fd: openInputFile(path) })) {
    yield decoder.decode(chunk as Buffer, { stream: true });
  }
  yield decoder.decode();
}

interface JsonLine {
  line: number;
  value: Readonly<Record<string, unknown>> | null;
}

/** Lines hold no quoted breaks, so that a separator that is in no text splits them. */
async function* readLines(path: string, encoding: Encoding): AsyncGenerator<JsonLine> {
  let line = 0;
  let held = '';
  const parse = (text: string): JsonLine[] => {
    line++;
    return text.trim() === '' ? [] : [{ line, value: parseObject(text) }];
  };
  for await (const text of readText(path, encoding)) {
    const lines = (held + text).split('\n');
    held = lines.pop() ?? '';
    if (held.length > 16 << 20) throw validationError([{ path: `line ${line + 1}`, message: 'is too long' }]);
    for (const each of lines) yield* parse(each);
  }
  yield* parse(held);
}

function parseObject(text: string): JsonLine['value'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function toCells({ line, value }: JsonLine, heads: readonly string[]): TableRow {
  if (value === null) return { line, cells: null, problem: NO_OBJECT };
  return { line, cells: heads.map((head) => toCell(value[head])), problem: null };
}

/** Lists of texts, and of pages, are one a line. */
function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toCell).filter(Boolean).join('\n');
  if (typeof value === 'object') return toCell((value as { url?: unknown }).url);
  return String(value).trim();
}

async function gatherKeys(path: string, encoding: Encoding): Promise<string[]> {
  const keys = new Set<string>();
  let count = 0;
  for await (const { value } of readLines(path, encoding)) {
    for (const key of Object.keys(value ?? {})) keys.add(key);
    if (++count >= LOOKED_AT) break;
  }
  return [...keys];
}

async function readHeads(path: string, encoding: Encoding, separator: string): Promise<string[]> {
  for await (const { cells } of readRecords(path, encoding, separator)) {
    if (cells === null) throw validationError([{ path: 'line 1', message: 'has a quotation mark that is not closed' }]);
    return cells;
  }
  return [];
}

/** A second column of a name is told apart by its number. */
function nameOnce(heads: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return heads.map((head, index) => {
    const name = head === '' ? `column ${index + 1}` : head;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** By its mark; else by the zero bytes of UTF-16; else UTF-8 where all of it is that, and what spreadsheets of Windows write else. */
async function findEncoding(path: string): Promise<Encoding> {
  const start = readStart(path);
  if (start[0] === 0xd0 && start[1] === 0xcf && start[2] === 0x11)
    throw validationError([
      {
        path: 'file',
        message: 'is an old Excel file (.xls) or has a password: save it as .xlsx without one, or as CSV',
      },
    ]);
  if (start[0] === 0x1f && start[1] === 0x8b)
    throw validationError([{ path: 'file', message: 'is packed with gzip: unpack it first' }]);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const sniffed = start.subarray(0, SNIFFED_BYTES);
  const zeros = (from: number) => sniffed.filter((byte, index) => index % 2 === from && byte === 0).length;
  if (zeros(1) > sniffed.length / 8) return 'utf-16le';
  if (zeros(0) > sniffed.length / 8) return 'utf-16be';
  // A few are mistakes of whoever wrote the text; they are mended or refused where they stand.
  if (sniffed.filter((byte) => byte === 0).length > MOST_ZEROS)
    throw validationError([{ path: 'file', message: 'is no text' }]);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path, { fd: openInputFile(path) }))
      decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** The one that the first line has most of, outside quotes; a comma when it has none. */
function sniffSeparator(start: string): string {
  const head = start
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/, 1)
    .join('');
  const counts = SEPARATORS.map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

function readStart(path: string): Uint8Array {
  const file = openInputFile(path);
  try {
    const chunk = Buffer.alloc(START_BYTES);
    return chunk.subarray(0, readSync(file, chunk));
  } finally {
    closeSync(file);
  }
}
