/**
 * The list of the files that a data folder has written to an export folder. It is written last, and readers take exactly the files that it
 * names: what stands beside them is of an export that did not come to its end.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

import { z } from 'zod';

import { DATA_FORMATS, type DataFormat, TABLE_NAMES, type TableName } from '#shared/vocabulary/data-tables.ts';
import type { Connection } from '../../storage/connection.ts';
import { syncFile } from '../../storage/sync-to-disk.ts';

/** In the export folder. */
export const ROOT = 'sightline/v1';

/** The ending of a file that is complete and does not have its final name yet. */
export const NEXT = '.next';

const file = z.object({
  table: z.enum(TABLE_NAMES),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  format: z.enum(DATA_FORMATS),
  /** Below `sightline/v1`, with slashes: its final path, or a temporary one while an export runs or where one was cut off. */
  path: z
    .string()
    .regex(/^[a-z_]+\/folder=f[0-9a-f]{8}\/month=\d{4}-\d{2}\/part\.(parquet|csv|ndjson)(\.[0-9a-f-]{36}\.next)?$/),
  rows: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  written_at: z.iso.datetime(),
  /** Of everything that its rows are made of: the same for as long as it need not be written again. */
  inputs: z.string(),
});

const manifest = z.object({
  version: z.literal(1),
  folder: z.string().regex(/^f[0-9a-f]{8}$/),
  app_version: z.string(),
  written_at: z.iso.datetime(),
  files: z.array(file),
});

export type ManifestFile = z.output<typeof file>;
export type Manifest = z.output<typeof manifest>;

/** The name of a data folder in what it writes: the same for as long as its account lives, on any machine. */
export function readFolderName(db: Connection): string {
  const account = db.prepare('SELECT public_id FROM account').pluck().get() as string;
  return `f${createHash('sha256').update(account).digest('hex').slice(0, 8)}`;
}

export function toManifestPath(folder: string): string {
  return posix.join('manifest', `${folder}.json`);
}

export function toFilePath(
  folder: string,
  { table, month, format }: { table: TableName; month: string; format: DataFormat },
) {
  return posix.join(table, `folder=${folder}`, `month=${month}`, `part.${format}`);
}

/** Where a file belongs that the manifest names. */
export function toFinalPath(path: string): string {
  return path.endsWith(NEXT) ? path.slice(0, -(NEXT.length + 37)) : path;
}

/** Null where there is none, or one that cannot be read: then everything is written again. */
export function readManifest(path: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

export function writeManifest(path: string, content: Manifest): void {
  writeFileSync(path, `${JSON.stringify(content, null, 1)}\n`);
  syncFile(path);
}
