/** Health tables and finer schedules come to a database that holds a project already. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Connection } from '#main/storage/connection.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';

let folder: string;
let db: Connection;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  db = openOldDatabase(folder, 6);
  db.raw.exec(
    `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, models,
       is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
     VALUES (1, 'p', 'live', 'Nortivo', '', '', '', 1, 0, '[]', 0, 'weekly', '06:00', 1, '', 1, 0, 0, 0)`,
  );
  migrateTo(db);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps a weekly schedule on Monday, all at once', () => {
  const row = db.prepare('SELECT name, schedule_weekday, spread_minutes FROM project').get();
  expect(row).toEqual({ name: 'Nortivo', schedule_weekday: 1, spread_minutes: 0 });
  for (const bad of ['schedule_weekday = 0', 'schedule_weekday = 8', 'spread_minutes = -1', 'spread_minutes = 241']) {
    expect(() => db.raw.exec(`UPDATE project SET ${bad}`), bad).toThrow('CHECK');
  }
});

it('holds one row for each engine, route and day, and one for each reason of failure', () => {
  const insert =
    "INSERT INTO engine_day (engine, route, day, answers, not_shown, refusals, ungrounded, words, last_at) VALUES ('grok', 'r', 20000, 1, 0, 0, 0, 9, 5)";
  db.raw.exec(insert);
  expect(() => db.raw.exec(insert)).toThrow('UNIQUE');
  const failure = (reason: string) =>
    db.raw.exec(`INSERT INTO engine_failure_day VALUES ('grok', 'r', 20000, '${reason}', 1, 5, 5, 'no')`);
  failure('auth');
  failure('network');
  expect(() => failure('auth')).toThrow('UNIQUE');
});
