/**
 * What of a database is known to be on disk, recorded outside of it: a small file beside it. A write-ahead log that is lost or damaged takes
 * with it what was not moved into the database yet, and SQLite then opens what is left without a word; this file is how it is noticed.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import type { Connection } from './connection.ts';

export interface Confirmed {
  /** Names one line of changes; a restore begins another, which has nothing to be held against. */
  line: string;
  /** Counts the changes of that line. */
  change: number;
  answers: number;
  /** Entries of the ledger: paid calls. */
  calls: number;
  atMs: number;
}

/** Which changes a database holds: the newest of its line. Kept in the database itself, in the same transaction as each of them. */
export type Stamp = Pick<Confirmed, 'line' | 'change'>;

export type Kept = Pick<Confirmed, 'answers' | 'calls'>;

const KEY = 'storage.stamp';

export function beginLine(): Stamp {
  return { line: randomUUID(), change: 1 };
}

export function toNext({ line, change }: Stamp): Stamp {
  return { line, change: change + 1 };
}

/** Null when there is none that can be read. */
export function readConfirmed(dataDir: string): Confirmed | null {
  try {
    return JSON.parse(readFileSync(confirmedPath(dataDir), 'utf8')) as Confirmed;
  } catch {
    return null;
  }
}

/** All of one length, so that a shorter text covers a longer one, and within one block of every disk. */
const TEXT_BYTES = 256;

/**
 * The file that is written, open for as long as the database is: one call writes all of it. A folder that is gone, or a full disk, leaves
 * what was confirmed before: less is claimed then.
 */
export class ConfirmedFile {
  readonly #path: string;
  #file: number | null = null;

  constructor(dataDir: string) {
    this.#path = confirmedPath(dataDir);
  }

  save(confirmed: Confirmed): void {
    try {
      this.#file ??= openSync(this.#path, constants.O_WRONLY | constants.O_CREAT, 0o600);
      writeSync(this.#file, JSON.stringify(confirmed).padEnd(TEXT_BYTES), 0);
    } catch {
      // The next change tries again.
    }
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }
}

/** Null when the database has none, or no tables at all. */
export function readStamp(db: Connection): Stamp | null {
  const known = db.raw.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'setting'").get();
  const value = known && db.raw.prepare('SELECT value FROM setting WHERE key = ?').pluck().get(KEY);
  return typeof value === 'string' ? (JSON.parse(value) as Stamp) : null;
}

export function writeStamp(db: Connection, stamp: Stamp): void {
  db.prepare('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)').run(KEY, JSON.stringify(stamp));
}

/** Answers and paid calls, counted. Zeros without tables. */
export function countKept(db: Connection): Kept {
  return { answers: countRows(db, 'answer'), calls: countRows(db, 'ledger_entry') };
}

function countRows(db: Connection, table: string): number {
  const known = db.raw.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table);
  return known ? (db.raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number) : 0;
}

function confirmedPath(dataDir: string): string {
  return join(dataDir, 'sightline.confirmed');
}
