/** Parquet: typed columns, compressed with zstd, row group after row group so that memory stays flat. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { zstdCompressSync } from 'node:zlib';
import type { SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';

import type { Cell, Column, ColumnType, Row } from '../tables/table.ts';

/** A row group: larger ones are hardly smaller on the disk, and five tables are written at a time. */
const MOST_ROWS = 20_000;
/** Characters of text that are held at most before a row group is written. */
const MOST_TEXT = 4_000_000;

const TYPES: Readonly<Record<ColumnType, Omit<SchemaElement, 'name' | 'repetition_type'>>> = {
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  boolean: { type: 'BOOLEAN' },
  int: { type: 'INT32' },
  double: { type: 'DOUBLE' },
  date: { type: 'INT32', converted_type: 'DATE' },
  timestamp: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
};

export class ParquetFile {
  readonly #file: number;
  readonly #bytes = new ByteWriter();
  readonly #parquet: ParquetWriter;
  readonly #columns: readonly Column[];
  #data: Cell[][];
  #rows = 0;
  #text = 0;

  constructor(path: string, columns: readonly Column[]) {
    this.#columns = columns;
    this.#data = columns.map(() => []);
    this.#file = openSync(path, 'w', 0o600);
    this.#parquet = new ParquetWriter({
      writer: this.#bytes,
      schema: [{ name: 'root', num_children: columns.length }, ...columns.map(toSchemaElement)],
      codec: 'ZSTD',
      compressors: { ZSTD: (input) => zstdCompressSync(input) },
      createdBy: 'sightline',
    });
  }

  add(row: Row): void {
    for (const [index, { name }] of this.#columns.entries()) {
      const cell = row[name] ?? null;
      if (typeof cell === 'string') this.#text += cell.length;
      this.#data[index]!.push(cell);
    }
    this.#rows++;
    if (this.#rows >= MOST_ROWS || this.#text >= MOST_TEXT) this.#writeGroup();
  }

  finish(): void {
    if (this.#rows > 0) this.#writeGroup();
    void this.#parquet.finish();
    this.#flush();
    this.abandon();
  }

  abandon(): void {
    closeSync(this.#file);
  }

  #writeGroup(): void {
    const columnData = this.#columns.map(({ name }, index) => ({ name, data: this.#data[index]! }));
    // Both halves of it are done when it returns: neither the writer nor a compressor of ours waits for anything.
    void this.#parquet.write({ columnData, rowGroupSize: this.#rows });
    this.#data = this.#columns.map(() => []);
    this.#rows = 0;
    this.#text = 0;
    this.#flush();
  }

  /** `offset` counts all bytes and `index` those in memory, which start again at 0. */
  #flush(): void {
    const bytes = new Uint8Array(this.#bytes.buffer, 0, this.#bytes.index);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
    this.#bytes.index = 0;
  }
}

function toSchemaElement({ name, type, empty }: Column): SchemaElement {
  return { name, repetition_type: empty === undefined ? 'REQUIRED' : 'OPTIONAL', ...TYPES[type] };
}
