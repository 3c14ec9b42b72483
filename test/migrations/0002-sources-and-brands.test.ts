import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '#main/storage/connection.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';

let folder: string;
let db: Connection;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-'));
  db = openOldDatabase(folder, 1);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const OLD_ROWS = `
INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, language, models,
  is_pitch, pitch_duration_days, pitch_expired_at, schedule, schedule_time, samples_per_run, last_slot, brands_version,
  next_ordinal, created_at, updated_at, archived_at)
VALUES (1, 'p', 'live', 'Acme', '', '', '', 0, 0, 'en', '[]', 0, NULL, NULL, 'daily', '06:00', 1, '', 0, 8, 0, 0, NULL);
INSERT INTO brand VALUES (1, 'b', 1, 1, 'Acme', 'tracked', 0);
`;

test('brands of version 1 have no star', () => {
  db.raw.exec(OLD_ROWS);
  migrateTo(db);
  expect(db.prepare('SELECT is_starred FROM brand').pluck().all()).toEqual([0]);
});

test('an empty version 1 becomes an empty version 2', () => {
  migrateTo(db);
  expect(db.raw.pragma('user_version', { simple: true })).toBeGreaterThanOrEqual(2);
  expect(db.prepare('SELECT count(*) FROM source_override').pluck().get()).toBe(0);
});

test('an override goes with its project', () => {
  migrateTo(db);
  db.raw.exec(OLD_ROWS.split(';')[0] ?? '');
  db.raw.exec("INSERT INTO source_override VALUES (1, 'a.com', 'ugc'); DELETE FROM project");
  expect(db.prepare('SELECT count(*) FROM source_override').pluck().get()).toBe(0);
});
