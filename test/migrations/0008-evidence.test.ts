/** What is said about answers comes to a database that holds data already; nothing was asked of a country before. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

it('brings columns that are null in old rows, and an index for calls whose reply was not read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 7);
  db.raw.pragma('foreign_keys = OFF');
  db.prepare(
    `INSERT INTO job (id, run_id, project_id, prompt_id, engine, slot, sample, state, attempts, next_try_at, updated_at)
     VALUES (1, 1, 1, 1, 'chatgpt', 'new', 1, 'done', 1, 0, 0)`,
  ).run();
  migrateTo(db, 8);
  expect(db.prepare('SELECT country FROM job').all()).toEqual([{ country: null }]);
  expect(db.prepare('SELECT country_asked FROM answer').all()).toEqual([]);
  const plan = db
    .prepare(
      "EXPLAIN QUERY PLAN SELECT max(id) FROM ledger WHERE job_id = ? AND basis = 'unknown' AND outcome = 'schema_drift'",
    )
    .all(1) as { detail: string }[];
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining('ledger_unread (job_id=?)')]);
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
