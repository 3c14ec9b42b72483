/** Brands that are there find their names in every way, and rules go with their brand. */
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
  db = openOldDatabase(folder, 27);
  db.raw.exec(`
INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, models,
    is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
  VALUES (1, 'p', 'live', 'Nortivo', '', '', '', 1, 0, '[]', 0, 'daily', '06:00', 1, '', 1, 3, 0, 0);
INSERT INTO brand (id, public_id, project_id, is_own, name, state, created_at) VALUES (1, 'b', 1, 1, 'Nortivo', 'tracked', 0);`);
  migrateTo(db, 28);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const countRules = () => db.raw.prepare('SELECT count(*) FROM brand_rule').pluck().get();

it('leaves brands without rules, and takes rules away with their brand', () => {
  expect(countRules()).toBe(0);
  const insert = db.raw.prepare('INSERT INTO brand_rule (brand_id, kind, text) VALUES (1, ?, ?)');
  insert.run('off', 'inflected');
  insert.run('near', 'shop');
  expect(() => insert.run('other', 'x')).toThrow('CHECK');
  expect(countRules()).toBe(2);
  db.raw.exec('DELETE FROM brand WHERE id = 1');
  expect(countRules()).toBe(0);
});
