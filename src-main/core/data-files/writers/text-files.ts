/** CSV and NDJSON: a line for each row, dates and moments as ISO 8601. */
import { closeSync, openSync, writeSync } from 'node:fs';

import { type CsvCell, toCsv } from '#shared/text/to-csv.ts';
import { toDate } from '#shared/time/day.ts';
import type { Cell, Column, Row } from '../tables/table.ts';

/** Characters that are written at once. */
const PIECE = 1_000_000;
/** Rows that the writer of CSV is given at once: setting it up takes longer than writing one. */
const CSV_ROWS = 100;

class TextFile {
  readonly #file: number;
  #waiting: string[] = [];
  #length = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w', 0o600);
  }

  add(text: string): void {
    this.#waiting.push(text);
    this.#length += text.length;
    if (this.#length >= PIECE) this.#write();
  }

  finish(): void {
    this.#write();
    this.abandon();
  }

  abandon(): void {
    closeSync(this.#file);
  }

  #write(): void {
    const bytes = Buffer.from(this.#waiting.join(''));
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
    this.#waiting = [];
    this.#length = 0;
  }
}

/** A head of names, then rows; null and the empty text are both empty, and a truth is true or false. */
export class CsvFile {
  readonly #file: TextFile;
  readonly #columns: readonly Column[];
  #rows: CsvCell[][];
  #length = 0;

  constructor(path: string, columns: readonly Column[]) {
    this.#file = new TextFile(path);
    this.#columns = columns;
    this.#rows = [columns.map(({ name }) => name)];
  }

  add(row: Row): void {
    const cells = this.#columns.map((column) => toCsvCell(toText(column, row[column.name] ?? null)));
    for (const cell of cells) if (typeof cell === 'string') this.#length += cell.length;
    this.#rows.push(cells);
    if (this.#rows.length >= CSV_ROWS || this.#length >= PIECE) this.#write();
  }

  finish(): void {
    this.#write();
    this.#file.finish();
  }

  abandon(): void {
    this.#file.abandon();
  }

  #write(): void {
    this.#file.add(toCsv(this.#rows));
    this.#rows = [];
    this.#length = 0;
  }
}

/** An object for each row, with all columns. */
export class NdjsonFile {
  readonly #file: TextFile;
  readonly #columns: readonly Column[];

  constructor(path: string, columns: readonly Column[]) {
    this.#file = new TextFile(path);
    this.#columns = columns;
  }

  add(row: Row): void {
    const entries = this.#columns.map((column) => [column.name, toWhole(toText(column, row[column.name] ?? null))]);
    this.#file.add(`${JSON.stringify(Object.fromEntries(entries))}\n`);
  }

  finish(): void {
    this.#file.finish();
  }

  abandon(): void {
    this.#file.abandon();
  }
}

function toText({ type }: Column, cell: Cell): Cell {
  if (cell === null) return null;
  if (type === 'date') return toDate(Number(cell));
  return type === 'timestamp' ? new Date(Number(cell)).toISOString() : cell;
}

/** Half of a character would be written as an escape that is not read: neither by DuckDB nor by others, and nothing after it. */
function toWhole(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.toWellFormed() : cell;
}

function toCsvCell(cell: Cell): CsvCell {
  return typeof cell === 'boolean' ? String(cell) : cell;
}
