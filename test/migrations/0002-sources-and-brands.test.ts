import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitFacts } from '#main/core/rollups/day-facts.ts';
import { Connection } from '#main/storage/connection.ts';
import { MIGRATIONS, migrate } from '#main/storage/migrator.ts';

let folder: string;
let db: Connection;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-'));
  db = new Connection(join(folder, 'sightline.db'));
  migrate(db, folder, MIGRATIONS.slice(0, 1));
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Two answers of day 20000: the first cites sources 1 and 2 and searched twice, the second cites source 2. */
const OLD_ROWS = `
INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, language, models,
  is_pitch, pitch_duration_days, pitch_expired_at, schedule, schedule_time, samples_per_run, last_slot, brands_version,
  next_ordinal, created_at, updated_at, archived_at)
VALUES (1, 'p', 'live', 'Acme', '', '', '', 0, 0, 'en', '[]', 0, NULL, NULL, 'daily', '06:00', 1, '', 0, 8, 0, 0, NULL);
INSERT INTO brand VALUES (1, 'b', 1, 1, 'Acme', 'tracked', 0);
INSERT INTO prompt VALUES (1, 'q', 1, 7, 'which', 'EN', NULL, '[]', 'active', NULL, 0, '{}', 0);
INSERT INTO answer (id, public_id, project_id, prompt_id, engine, surface, route, answered_at, day, language, is_branded,
  is_grounded, is_refusal, is_incomplete, words, brands_named, measuring_version, brands_version, hash)
VALUES (5, 'a5', 1, 1, 'grok', 'api', 'r', 20000 * 86400000 + 123, 20000, 'EN', 0, 0, 0, 0, 1, 0, 1, 0, ''),
       (6, 'a6', 1, 1, 'grok', 'api', 'r', 20000 * 86400000 + 456, 20000, 'EN', 0, 0, 0, 0, 1, 0, 1, 0, '');
INSERT INTO source VALUES (1, 's1', 1, 'https://a.com', 'a.com', NULL), (2, 's2', 1, 'https://b.com', 'b.com', NULL);
INSERT INTO citation VALUES (5, 1, 2), (5, 3, 1), (6, 1, 2);
INSERT INTO search_query VALUES (9, 1, 'x');
INSERT INTO answer_search VALUES (5, 1, 9, 'x'), (5, 2, 9, 'X');
`;

function listFacts(table: string): number[][] {
  const facts: number[][] = [];
  const rows = db.prepare(`SELECT facts FROM ${table} WHERE project_id = 1 AND day = 20000 AND engine = 'grok'`).all();
  for (const row of rows as { facts: Uint8Array }[]) visitFacts(row.facts, (...fact) => facts.push(fact));
  return facts;
}

test('packs what version 1 stored: answer, source or query, ordinal, place or millisecond of the day', () => {
  db.raw.exec(OLD_ROWS);
  migrate(db, folder);
  expect(listFacts('citation_day')).toEqual([
    [5, 2, 7, 1],
    [5, 1, 7, 3],
    [6, 2, 7, 1],
  ]);
  expect(listFacts('search_day')).toEqual([
    [5, 9, 7, 123],
    [5, 9, 7, 123],
  ]);
  expect(db.prepare('SELECT is_starred FROM brand').pluck().all()).toEqual([0]);
});

test('an empty version 1 becomes an empty version 2', () => {
  migrate(db, folder);
  expect(db.raw.pragma('user_version', { simple: true })).toBeGreaterThanOrEqual(2);
  expect(listFacts('citation_day')).toEqual([]);
});

test('an override goes with its project', () => {
  migrate(db, folder);
  db.raw.exec(OLD_ROWS.split(';')[0] ?? '');
  db.raw.exec("INSERT INTO source_override VALUES (1, 'a.com', 'ugc'); DELETE FROM project");
  expect(db.prepare('SELECT count(*) FROM source_override').pluck().get()).toBe(0);
});
