/** Copies a database to a file that does not exist yet, while others go on writing. */
import { closeSync, fsyncSync, openSync } from 'node:fs';

import type { Connection } from './connection.ts';

/**
 * Writes all of the database as it is at one moment. One statement in one read transaction: SQLite's page-wise backup
 * would begin anew at every write of another connection, and under steady load never end. Blocks its thread.
 */
export function saveSnapshot(db: Connection, path: string): void {
  // Made empty with its final mode and only if nothing is there, a link neither: no other user can open it meanwhile.
  closeSync(openSync(path, 'wx', 0o600));
  db.prepare('VACUUM INTO ?').run(path);
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
