/** What was deleted for good before leaves an empty row that takes nothing in; every other project is as it was. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

it('tells deleted projects from removed ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 13);
  const add = (id: number, name: string, archivedAt: number | null) =>
    db
      .prepare(
        `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, models,
           is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at, archived_at)
         VALUES (?, 'p' || ?, 'live', ?, '', '', '', 1, 0, '[]', 0, 'daily', '06:00', 1, '', 1, 0, 0, 0, ?)`,
      )
      .run(id, id, name, archivedAt);
  add(1, 'Nortivo', null);
  add(2, 'Kordiva', 5);
  add(3, '', 7);
  migrateTo(db);
  expect(
    db.prepare('SELECT erasing_since, erasing_answers, erasing_left_ms FROM project ORDER BY id').raw().all(),
  ).toEqual([
    [null, null, null],
    [null, null, null],
    [7, 0, null],
  ]);
  const addTag = db.prepare("INSERT INTO tag (project_id, folded, name) VALUES (?, 't', 't')");
  addTag.run(1);
  addTag.run(2);
  expect(() => addTag.run(3)).toThrow('project_erasing');
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
