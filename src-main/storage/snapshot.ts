/** Copies a database to a file that does not exist yet, while others go on writing. */
import { closeSync, openSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import { appendChecksum } from './checksum-trailer.ts';
import { COMPRESSED_SUFFIX, compressFile } from './compressed-file.ts';
import type { Connection } from './connection.ts';
import { replaceFileSync } from './replace-file.ts';
import { syncFile, syncFolder } from './sync-to-disk.ts';

/** A file that is not whole yet ends so, with the number of the process that writes it before. */
export const PARTIAL = '.partial';

/**
 * Writes all of the database as it is at one moment and waits until it is on disk. One statement in one read transaction:
 * SQLite's page-wise backup would start over at every write of another connection, and under steady load never end. Blocks
 * its thread.
 */
export function writeSnapshot(db: Connection, path: string): void {
  // Made empty with its final mode and only if nothing is there, a link neither: no other user can open it meanwhile.
  closeSync(openSync(path, 'wx', 0o600));
  db.prepare('VACUUM INTO ?').run(path);
  syncFile(path);
}

/** The same with a seal, by which a backup is known to be what it was. */
export function writeChecksummedSnapshot(db: Connection, path: string): void {
  writeSnapshot(db, path);
  appendChecksum(path);
}

/** A sealed snapshot under its name only when it is whole. An existing file is replaced. */
export function saveChecksummedSnapshot(db: Connection, path: string): void {
  saveWhole(path, (partial) => writeChecksummedSnapshot(db, partial));
}

/** A snapshot that becomes the database of a folder. */
export function saveSnapshot(db: Connection, path: string): void {
  saveWhole(path, (partial) => writeSnapshot(db, partial));
}

/** A snapshot in packed form; for a while it takes as much room again as the database. */
export function saveCompressedSnapshot(db: Connection, path: string): void {
  const plain = `${path}.plain.${process.pid}${PARTIAL}`;
  rmSync(plain, { force: true });
  saveWhole(path, (partial) => {
    try {
      writeSnapshot(db, plain);
      compressFile(plain, partial);
    } finally {
      rmSync(plain, { force: true });
    }
  });
}

/** Packs a snapshot that is there, and returns its new path. */
export function compressSnapshot(path: string): string {
  const packed = `${path}${COMPRESSED_SUFFIX}`;
  const { atime, mtime } = statSync(path);
  saveWhole(packed, (partial) => compressFile(path, partial));
  utimesSync(packed, atime, mtime);
  rmSync(path);
  return packed;
}

function saveWhole(path: string, write: (partial: string) => void): void {
  const partial = `${path}.${process.pid}${PARTIAL}`;
  rmSync(partial, { force: true });
  try {
    write(partial);
    replaceFileSync(partial, path);
    syncFolder(dirname(path));
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
