/** Sums of older folders wait to be rebuilt, and a deleted prompt still takes those that it is in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

it('months are summed up anew, searches keep their texts, and lists go with a prompt', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 11);
  db.raw.pragma('foreign_keys = OFF');
  db.prepare(
    `INSERT INTO prompt (id, public_id, project_id, ordinal, text, language, models, state, is_branded, intents, created_at)
     VALUES (2, 'p', 1, 0, 'best kettle', 'EN', '[]', 'active', 0, '{}', 0)`,
  ).run();
  db.prepare('INSERT INTO month_state (project_id, month, changes, is_summed) VALUES (1, 670, 5, 1)').run();
  db.prepare("INSERT INTO source_month (project_id, month, totals, cells) VALUES (1, 670, x'01', x'01')").run();
  db.prepare("INSERT INTO search_query (id, project_id, hash, folded) VALUES (1, 1, 7, 'best kettle')").run();
  migrateTo(db);
  expect(db.prepare('SELECT changes, is_summed FROM month_state').all()).toEqual([{ changes: 6, is_summed: 0 }]);
  expect(db.prepare('SELECT folded, spelling FROM search_query').all()).toEqual([
    { folded: 'best kettle', spelling: null },
  ]);
  db.prepare("INSERT INTO month_list VALUES (1, 670, 'source', x'01', x'01'), (2, 670, 'source', x'01', x'01')").run();
  db.prepare("INSERT INTO month_part VALUES (1, 670, 'source', 1, x'01')").run();
  db.raw.pragma('foreign_keys = ON');
  db.prepare('DELETE FROM prompt').run();
  expect(db.prepare('SELECT project_id FROM month_list').pluck().all()).toEqual([2]);
  expect(db.prepare('SELECT * FROM month_part').all()).toEqual([]);
  expect(db.prepare('SELECT changes FROM month_state').pluck().all()).toEqual([7]);
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
