/** Questions without an answer are noted from the jobs that are there, and by every change of a job from then on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

const DAY_MS = 86_400_000;

it('counts by prompt, day of the run, engine and reason, and follows jobs that are asked again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 16);
  db.raw.pragma('foreign_keys = OFF');
  db.prepare(
    "INSERT INTO run (id, public_id, project_id, cause, slot, state, created_at) VALUES (1, 'r', 1, 'manual', 's', 'finished', ?)",
  ).run(20_000 * DAY_MS + 5);
  const insert = db.prepare(
    `INSERT INTO job (id, run_id, project_id, prompt_id, engine, slot, sample, state, attempts, next_try_at, outcome, updated_at)
     VALUES (?, 1, 1, 1, 'gemini', 's', ?, ?, 1, 0, ?, 0)`,
  );
  insert.run(1, 1, 'done', 'answer');
  insert.run(2, 2, 'done', 'not_shown');
  insert.run(3, 3, 'failed', 'timeout');
  insert.run(4, 4, 'failed', 'timeout');
  insert.run(5, 5, 'cancelled', null);
  insert.run(6, 6, 'waiting', 'cap');
  migrateTo(db);
  const rows = () =>
    db
      .prepare(
        'SELECT reason, questions FROM unanswered_day WHERE prompt_id = 1 AND day = 20000 AND engine = ? ORDER BY 1',
      )
      .raw()
      .all('gemini');
  expect(rows()).toEqual([
    ['cancelled', 1],
    ['not_shown', 1],
    ['timeout', 2],
  ]);
  db.raw.exec("UPDATE job SET state = 'cancelled' WHERE id = 6");
  db.raw.exec("UPDATE job SET state = 'queued', outcome = NULL WHERE id IN (3, 5)");
  expect(rows()).toEqual([
    ['cap', 1],
    ['not_shown', 1],
    ['timeout', 1],
  ]);
  db.raw.exec(
    "UPDATE job SET state = 'done', outcome = 'answer' WHERE id = 3; UPDATE job SET state = 'done', outcome = 'refusal' WHERE id = 5",
  );
  db.raw.exec('DELETE FROM job');
  expect(rows()).toEqual([
    ['cap', 1],
    ['not_shown', 1],
    ['timeout', 1],
  ]);
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
