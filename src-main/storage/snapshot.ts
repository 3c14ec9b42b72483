/** Copies a database to a file that does not exist yet, while others go on writing. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Connection } from './connection.ts';

/** A file that is not whole yet ends so, with the number of the process that writes it before. */
export const PARTIAL = '.partial';

/**
 * Writes all of the database as it is at one moment; the file appears under its name only when it is whole and on disk,
 * readable by its owner only. One statement in one read transaction: SQLite's page-wise backup would begin anew at every
 * write of another connection, and under steady load never end. Blocks its thread. An existing file is replaced.
 */
export function saveSnapshot(db: Connection, path: string): void {
  const partial = `${path}.${process.pid}${PARTIAL}`;
  rmSync(partial, { force: true });
  try {
    // Made with its final mode: SQLite fills an empty file.
    closeSync(openSync(partial, 'wx', 0o600));
    db.prepare('VACUUM INTO ?').run(partial);
    syncToDisk(partial, 'r+');
    renameSync(partial, path);
    // Windows keeps names by itself and opens no folder.
    if (process.platform !== 'win32') syncToDisk(dirname(path), 'r');
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

function syncToDisk(path: string, flags: string): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
