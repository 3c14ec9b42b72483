/** Runs that are there already have a day and a beginning; the account gets the time zone of the machine, the ledger stays as it is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

it('gives old runs the day after they were made, and the account a time zone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 15);
  db.raw.pragma('foreign_keys = OFF');
  db.prepare("INSERT INTO account VALUES (1, 'a', 'e', 'n', 'pro', 'USD', '[]', 5)").run();
  db.prepare(
    "INSERT INTO run (public_id, project_id, cause, slot, state, created_at) VALUES ('r', 1, 'schedule', '2026-03-10', 'running', 1000)",
  ).run();
  db.prepare("INSERT INTO ledger_book (project, month) VALUES ('p', '2026-03')").run();
  migrateTo(db, 16);
  expect(db.prepare('SELECT starts_at, ends_at FROM run').all()).toEqual([{ starts_at: 1000, ends_at: 86_401_000 }]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(db.prepare('SELECT time_zone FROM account').all()).toEqual([{ time_zone: timeZone }]);
  expect(db.prepare('SELECT month FROM ledger_book').all()).toEqual([{ month: '2026-03' }]);
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
