/** Months of older folders are looked at again, and keep what they have. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { Connection } from '#main/storage/connection.ts';
import { MIGRATIONS, migrate } from '#main/storage/migrator.ts';

it('months lack what is new, and keep their lists', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = new Connection(join(folder, 'test.db'));
  migrate(
    db,
    folder,
    MIGRATIONS.filter((migration) => migration.version < 13),
  );
  db.raw.pragma('foreign_keys = OFF');
  db.prepare('INSERT INTO month_state (project_id, month, changes, is_summed) VALUES (1, 670, 5, 1)').run();
  db.prepare("INSERT INTO month_list VALUES (1, 670, 'gap', x'01', x'01')").run();
  migrate(db, folder);
  expect(db.prepare('SELECT changes, is_summed FROM month_state').all()).toEqual([{ changes: 5, is_summed: 0 }]);
  expect(db.prepare('SELECT kind FROM month_list').pluck().all()).toEqual(['gap']);
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
