/** Reports come to a database that holds projects already. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

it('brings empty tables; a built file outlives its definition, and both go with the project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 10);
  db.prepare(
    `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, language,
       models, is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
     VALUES (1, 'p', 'live', 'P', '', '', '', 1, 0, 'en', '[]', 0, 'daily', '06:00', 1, '', 1, 0, 0, 0)`,
  ).run();
  migrateTo(db, 11);
  db.prepare("INSERT INTO report VALUES (1, 'r', 1, '{}', '', 0, 0)").run();
  db.prepare("INSERT INTO report_file VALUES (1, 'f', 1, 1, '2026-03-09', 'N', 'n.html', 0, 1, 5, 0)").run();
  const again = "INSERT INTO report_file VALUES (2, 'g', 1, 1, '2026-03-09', 'N', 'n.html', 0, 1, 5, 0)";
  expect(() => db.prepare(again).run()).toThrow(/UNIQUE/);
  db.prepare('DELETE FROM report').run();
  expect(db.prepare('SELECT report_id FROM report_file').all()).toEqual([{ report_id: null }]);
  db.prepare('DELETE FROM project').run();
  expect(db.prepare('SELECT * FROM report_file').all()).toEqual([]);
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
