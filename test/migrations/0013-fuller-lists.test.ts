/** Months of older folders are summed up again where the form of a list has changed, and keep the others. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

it('months lack the lists that say more now, and keep the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 12);
  db.raw.pragma('foreign_keys = OFF');
  db.prepare('INSERT INTO month_state (project_id, month, changes, is_summed) VALUES (1, 670, 5, 1)').run();
  for (const kind of ['source', 'host', 'search', 'pair', 'gap']) {
    db.prepare("INSERT INTO month_list VALUES (1, 670, ?, x'01', x'01')").run(kind);
    db.prepare("INSERT INTO month_part VALUES (1, 670, ?, 1, x'01')").run(kind);
  }
  migrateTo(db);
  expect(db.prepare('SELECT changes, is_summed FROM month_state').all()).toEqual([{ changes: 5, is_summed: 0 }]);
  for (const table of ['month_list', 'month_part']) {
    expect(db.prepare(`SELECT kind FROM ${table} ORDER BY kind`).pluck().all()).toEqual(['pair', 'search']);
  }
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
