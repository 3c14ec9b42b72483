/** Labels and kept visibility go with their project, nothing comes into one that is being deleted, and one label has one spelling. */
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
  db = openOldDatabase(folder, 33);
  db.prepare(
    `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, language,
       models, is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
     VALUES (1, 'p', 'live', 'P', '', '', '', 1, 0, 'en', '[]', 0, 'daily', '06:00', 1, '', 1, 0, 0, 0)`,
  ).run();
  migrateTo(db);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const addLabel = (name: string) =>
  db.prepare('INSERT INTO project_label (project_id, folded, name) VALUES (1, ?, ?)').run(name.toLowerCase(), name);
const keep = () => db.prepare("INSERT INTO kept_visibility VALUES (1, 20000, 20029, 'v', '{}')").run();
const count = (table: string) => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

it('adds both tables to a folder that has projects, empty', () => {
  expect([count('project_label'), count('kept_visibility'), count('project')]).toEqual([0, 0, 1]);
  addLabel('Retail');
  expect(() => addLabel('RETAIL')).toThrow(/UNIQUE/);
});

it('takes them away with their project', () => {
  addLabel('Retail');
  keep();
  db.prepare('DELETE FROM project WHERE id = 1').run();
  expect([count('project_label'), count('kept_visibility')]).toEqual([0, 0]);
});

it('takes nothing into a project that is being deleted', () => {
  db.prepare('UPDATE project SET erasing_since = 1 WHERE id = 1').run();
  expect(() => addLabel('Retail')).toThrow('project_erasing');
  expect(keep).toThrow('project_erasing');
});
