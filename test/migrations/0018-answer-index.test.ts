/** The index of texts comes to a database that holds answers already, and follows every answer that comes and goes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import type { Connection } from '#main/storage/connection.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';

const PROJECT = `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, language,
     models, is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
   VALUES (1, 'p', 'live', 'P', '', '', '', 1, 0, 'en', '[]', 0, 'daily', '06:00', 1, '', 1, 0, 0, 0)`;
const PROMPT = `INSERT INTO prompt (id, public_id, project_id, ordinal, text, language, models, state, is_branded, intents, created_at)
   VALUES (1, 'q', 1, 0, 'Q', 'EN', '[]', 'active', 0, '{}', 0)`;

function addAnswer(db: Connection, id: number): void {
  db.prepare(
    `INSERT INTO answer (id, public_id, project_id, prompt_id, engine, provenance_id, answered_at, day, language, is_branded, is_grounded,
       is_refusal, is_incomplete, is_own_named, is_own_cited, words, brands_named, measuring_version, brands_version, hash)
     VALUES (?, ?, 1, 1, 'chatgpt', 1, 0, 0, 'EN', 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, x'00')`,
  ).run(id, Buffer.from([id]));
}

it('has every answer wait, the old ones too, and forgets those that go with their project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 17);
  const waiting = () => db.prepare('SELECT answer_id FROM index_pending').pluck().all();
  const indexed = () => db.prepare('SELECT rowid FROM answer_index').pluck().all();
  db.prepare(PROJECT).run();
  db.prepare(PROMPT).run();
  addAnswer(db, 1);
  migrateTo(db);
  expect(waiting()).toEqual([1]);
  addAnswer(db, 2);
  expect(waiting()).toEqual([1, 2]);
  db.prepare('DELETE FROM index_pending WHERE answer_id = 1').run();
  db.prepare("INSERT INTO answer_index (rowid, words) VALUES (1, 'acme')").run();
  expect(indexed()).toEqual([1]);
  db.prepare('DELETE FROM project').run();
  expect([...waiting(), ...indexed()]).toEqual([]);
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
