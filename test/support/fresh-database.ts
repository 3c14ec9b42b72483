/**
 * An empty database of the newest schema, made once for a process and copied. Every migration waits for the disk, so that a new one takes
 * as long as many a test; tests of making one start on an empty folder instead.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { databasePath } from '#main/storage/data-folder.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { makeStorageFolder } from './storage-folder.ts';

let fresh: Buffer | undefined;

/** Puts it into a folder that has no database yet. */
export function putFreshDatabase(dataDir: string): void {
  fresh ??= makeFresh();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(databasePath(dataDir), fresh, { mode: 0o600, flag: 'wx' });
}

function makeFresh(): Buffer {
  const { dataDir, remove } = makeStorageFolder();
  openDatabase(dataDir).close();
  // The first program that finds a schema notes that it is ours.
  openDatabase(dataDir).close();
  const bytes = readFileSync(databasePath(dataDir));
  remove();
  return bytes;
}
