/** Baselines and receipts come to a database that holds a project: empty, and they go with the project. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Connection } from '#main/storage/connection.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';

const PROJECT = `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, language,
     models, is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
   VALUES (1, 'p', 'live', 'P', '', '', '', 1, 0, 'en', '[]', 0, 'daily', '06:00', 1, '', 1, 0, 0, 0)`;
const BASELINE = `INSERT INTO baseline (public_id, project_id, kind, name, created_at, first_day, last_day, rule_version, figures)
   VALUES ('b', 1, 'manual', NULL, 0, 0, 1, '3-0', '{}')`;
const RECEIPT = `INSERT INTO remeasuring (public_id, project_id, cause, door, changed_at, state, names_before, names_after, rules_before,
     rules_after)
   VALUES (?, 1, 'names', 'app', 0, 'measuring', '[]', '[]', '3-0', '3-1')`;

let folder: string;
let db: Connection;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  db = openOldDatabase(folder, 24);
  db.prepare(PROJECT).run();
  migrateTo(db);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps both beside a project and deletes them with it', () => {
  db.prepare(BASELINE).run();
  db.prepare(RECEIPT).run('r');
  db.prepare("INSERT INTO remeasuring_count VALUES (1, 600, 1, x'00')").run();
  db.prepare('DELETE FROM project').run();
  for (const table of ['baseline', 'remeasuring', 'remeasuring_count']) {
    expect(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get(), table).toBe(0);
  }
});

it('has one open receipt of a project at a time', () => {
  db.prepare(RECEIPT).run('r');
  expect(() => db.prepare(RECEIPT).run('s')).toThrow('UNIQUE');
});

it('takes neither into a project that is being deleted', () => {
  db.prepare('UPDATE project SET erasing_since = 1').run();
  expect(() => db.prepare(BASELINE).run()).toThrow('project_erasing');
  expect(() => db.prepare(RECEIPT).run('r')).toThrow('project_erasing');
});
