/** Writing a table's rows to a file of one of the formats, step by step. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';

import type { DataFormat } from '#shared/vocabulary/data-tables.ts';
import { syncFile } from '../../../storage/sync-to-disk.ts';
import type { Column, Row } from '../tables/table.ts';
import { ParquetFile } from './parquet-file.ts';
import { CsvFile, NdjsonFile } from './text-files.ts';

export interface RowWriter {
  add(row: Row): void;
  /** Writes what is left and closes the file. */
  finish(): void;
  /** Closes it as it is. */
  abandon(): void;
}

export function openRowWriter(format: DataFormat, path: string, columns: readonly Column[]): RowWriter {
  if (format === 'parquet') return new ParquetFile(path, columns);
  return format === 'csv' ? new CsvFile(path, columns) : new NdjsonFile(path, columns);
}

export interface FileFacts {
  bytes: number;
  /** Of the whole file, hexadecimal. */
  sha256: string;
}

const PIECE = 1_000_000;

/** Sees to it that a finished file is on the disk, and says what is in it. */
export function settleFile(path: string): FileFacts {
  syncFile(path);
  const file = openSync(path, 'r');
  try {
    const hash = createHash('sha256');
    const piece = Buffer.allocUnsafe(PIECE);
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) hash.update(piece.subarray(0, read));
    return { bytes: statSync(path).size, sha256: hash.digest('hex') };
  } finally {
    closeSync(file);
  }
}
