/** Imports of before there were receipts stay as they are, with what they brought in; new ones note what they made, and it goes with them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

it('keeps older imports without a receipt', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 36);
  const addProject = db.prepare(
    `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, language,
       models, is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
     VALUES (?, 'p' || ?, 'live', 'P', '', '', '', 1, 0, 'en', '[]', 0, 'daily', '06:00', 1, '', 1, 0, 0, 0)`,
  );
  addProject.run(1, 1);
  const addBatch = db.prepare('INSERT INTO import_batch VALUES (?, 1, ?, ?, ?, ?, ?)');
  addBatch.run(3, 'old.ndjson', 17, 'done', 1000, 2000);
  addBatch.run(4, 'cut.csv', 18, 'writing', 3000, null);
  db.prepare("INSERT INTO tag (id, project_id, folded, name) VALUES (5, 1, 't', 'T')").run();
  db.prepare(
    `INSERT INTO prompt (id, public_id, project_id, text, language, ordinal, models, state, is_branded, intents, created_at)
     VALUES (6, 'q', 1, 'Which?', 'EN', 0, '[]', 'active', 0, '[]', 0)`,
  ).run();
  migrateTo(db, 37);

  const none = { public_id: null, kind: null, counts: null, undone_at: null };
  const old = { id: 3, project_id: 1, file_name: 'old.ndjson', pid: 17, state: 'done', started_at: 1000 };
  const cut = { id: 4, project_id: 1, file_name: 'cut.csv', pid: 18, state: 'writing', started_at: 3000 };
  expect(db.prepare('SELECT * FROM import_batch ORDER BY id').all()).toEqual([
    { ...old, finished_at: 2000, ...none },
    { ...cut, finished_at: null, ...none },
  ]);
  expect(db.prepare('SELECT count(*) FROM import_made').pluck().get()).toBe(0);

  // Many have no id, and no two share one.
  const name = db.prepare("UPDATE import_batch SET public_id = 'r', kind = 'tags', counts = '{}' WHERE id = ?");
  name.run(3);
  expect(() => name.run(4)).toThrow('UNIQUE');
  expect(() => db.prepare("UPDATE import_batch SET kind = 'brands'").run()).toThrow('CHECK');

  const note = db.prepare('INSERT INTO import_made (import_batch_id, prompt_id, tag_id) VALUES (?, ?, ?)');
  const noted = () => db.prepare('SELECT prompt_id, tag_id FROM import_made ORDER BY id').raw().all();
  expect(() => note.run(4, null, null)).toThrow('CHECK');
  note.run(3, null, 5);
  note.run(3, 6, 5);
  note.run(4, 6, null);
  db.prepare('DELETE FROM import_batch WHERE id = 4').run();
  expect(noted()).toEqual([
    [null, 5],
    [6, 5],
  ]);
  db.prepare('DELETE FROM prompt WHERE id = 6').run();
  expect(noted()).toEqual([[null, 5]]);
  db.prepare('UPDATE project SET erasing_since = 1').run();
  expect(() => note.run(3, null, 5)).toThrow('project_erasing');
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
