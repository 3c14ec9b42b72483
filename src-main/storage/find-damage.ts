/**
 * Whether a database file is whole, as far as that can be said while somebody waits: a small file is looked through, of a
 * large one only the header, the schema and the small tables. All of a large file is doctor's business. It changes nothing.
 */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

import type { Connection } from './connection.ts';
import { readFaultReason } from './storage-fault.ts';

/** Looking through this much takes about a tenth of a second. */
const LOOKED_THROUGH_BYTES = 64 * 1024 * 1024;
const MOST_SAID = 200;
const MAGIC = 'SQLite format 3\0';

/** Tables without which nothing works, and that stay small. */
const SMALL_TABLES = ['account', 'api_key', 'brand', 'executor', 'import_batch', 'project', 'setting'];

/** What is wrong with the file before SQLite sees it; null when nothing is. A file that is empty is a new one. */
export function findHeaderDamage(path: string): string | null {
  if (!existsSync(path)) return null;
  const { size } = statSync(path);
  if (size === 0) return null;
  return readStart(path) === MAGIC ? null : 'it is no database file';
}

/** What SQLite finds wrong; null when nothing is. Throws other faults, such as a lock. */
export function findContentDamage(db: Connection, path: string): string | null {
  try {
    // Another process may be migrating, and a schema that changes under a check looks like damage.
    return db.atOneMoment(() => lookThrough(db, path));
  } catch (error) {
    return toDamage(error);
  }
}

function lookThrough(db: Connection, path: string): string | null {
  if (statSync(path).size <= LOOKED_THROUGH_BYTES) return check(db, 'quick_check(1)');
  const known = new Set(
    (db.raw.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as { name: string }[]).map(
      ({ name }) => name,
    ),
  );
  for (const table of SMALL_TABLES.filter((name) => known.has(name))) {
    const found = check(db, `quick_check(${table})`);
    if (found !== null) return found;
  }
  return null;
}

/** The wording of a fault that means damage. Throws any other fault again. */
export function toDamage(error: unknown): string {
  if (readFaultReason(error) === 'damaged') return toOneLine((error as Error).message);
  throw error;
}

/** SQLite quotes the schema that it cannot read, however long that is. */
export function toOneLine(message: string): string {
  const line = message.replace(/\s+/g, ' ');
  return line.length > MOST_SAID ? `${line.slice(0, MOST_SAID)}…` : line;
}

function check(db: Connection, pragma: string): string | null {
  const found = db.raw.pragma(pragma, { simple: true });
  return found === 'ok' ? null : toOneLine(String(found));
}

function readStart(path: string): string {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(MAGIC.length);
    const length = readSync(file, start, 0, start.length, 0);
    return start.toString('latin1', 0, length);
  } finally {
    closeSync(file);
  }
}
