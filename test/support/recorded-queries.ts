/** What SQLite says it would do for the queries that a command really runs. No query is written down a second time. */
import type { Database as Raw, Statement } from 'better-sqlite3';

import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';

export class RecordingConnection extends Connection {
  readonly seen = new Set<string>();

  constructor(dataDir: string) {
    super(databasePath(dataDir));
  }

  override prepare(sql: string): Statement {
    this.seen?.add(sql);
    return super.prepare(sql);
  }
}

/** The steps of every query that `work` runs, one text a step, such as `SEARCH job USING INDEX job_open (...)`. */
export function listSteps(db: RecordingConnection, work: () => unknown): string[] {
  db.seen.clear();
  work();
  return [...db.seen].flatMap((sql) => explain(db.raw, sql));
}

function explain(raw: Raw, sql: string): string[] {
  const values = Array.from({ length: sql.split('?').length - 1 }, () => null);
  return (raw.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { detail: string }[]).map((row) => row.detail);
}
