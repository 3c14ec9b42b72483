/** What a judge said and names that nobody counts come beside what is there: answers, brands and suggestions of before stay as they are. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Connection } from '#main/storage/connection.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';

let folder: string;
let db: Connection;
const list = (sql: string) => db.prepare(sql).raw().all();
const run = (sql: string) => db.prepare(sql).run();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  db = openOldDatabase(folder, 29);
  run(
    `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, language,
       models, is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
     VALUES (1, 'p', 'live', 'P', '', '', '', 1, 0, 'en', '[]', 0, 'daily', '06:00', 1, '', 1, 0, 0, 0)`,
  );
  run(`INSERT INTO brand (id, public_id, project_id, is_own, name, state, created_at)
       VALUES (2, 'b', 1, 1, 'Nortivo', 'tracked', 0), (3, 'c', 1, 0, 'Brellan', 'tracked', 0)`);
  run(
    `INSERT INTO suggestion (id, public_id, project_id, name_key, name, is_name_domain, state, answers, prompts, examples, last_answer_id)
     VALUES (4, 's', 1, 'kordiva', 'Kordiva', 0, 'ignored', 9, x'01', '[1]', 7)`,
  );
  db.raw.pragma('foreign_keys = OFF');
  // The row of the answer is all that counts here, not what it refers to.
  run(
    `INSERT INTO answer (id, public_id, project_id, prompt_id, engine, provenance_id, answered_at, day, language, is_branded, is_grounded,
       is_refusal, is_incomplete, is_own_named, is_own_cited, words, brands_named, measuring_version, brands_version, hash)
     VALUES (7, x'07', 1, 1, 'chatgpt', 1, 0, 0, 'EN', 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, x'00')`,
  );
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

it('0030: nobody judges before it is asked for, and verdicts go with their answer or brand', () => {
  const before = list('SELECT * FROM answer');
  migrateTo(db, 30);
  expect(list('SELECT * FROM answer')).toEqual(before);
  expect([list('SELECT * FROM judge'), list('SELECT * FROM judge_verdict')]).toEqual([[], []]);

  db.raw.pragma('foreign_keys = ON');
  run("INSERT INTO judge VALUES (1, 'all', 'tracked', 'openai', 'm', 10, NULL, 0, 0, NULL)");
  const judge = db.prepare(
    `INSERT INTO judge_verdict (answer_id, brand_id, judge_version_id, state, opinion, sentiment, tries, judged_at)
     VALUES (7, ?, 1, ?, ?, 80, 1, 5)`,
  );
  judge.run(2, 'verdict', 'positive');
  judge.run(3, 'missing', null);
  expect(() => judge.run(2, 'verdict', 'neutral')).toThrow('UNIQUE');
  expect(() => run("UPDATE judge_verdict SET state = 'sure'")).toThrow('CHECK');
  expect(() => run("UPDATE judge_verdict SET opinion = 'mixed'")).toThrow('CHECK');
  run('DELETE FROM brand WHERE id = 3');
  expect(list('SELECT brand_id FROM judge_verdict')).toEqual([[2]]);
  run('DELETE FROM answer WHERE id = 7');
  expect(list('SELECT brand_id FROM judge_verdict')).toEqual([]);
  run('DELETE FROM judge');
  run('UPDATE project SET erasing_since = 1');
  expect(() => run("INSERT INTO judge VALUES (1, 'off', 'own', '', '', 0, NULL, 0, 0, NULL)")).toThrow(
    'project_erasing',
  );
});

it('0031: a suggestion keeps its state and knows no answers that put it forward; ghosts are held apart by spelling', () => {
  const read = () => list('SELECT id, name, state, answers, prompts, examples, last_answer_id FROM suggestion');
  const before = read();
  migrateTo(db, 31);
  expect(read()).toEqual(before);
  expect(list('SELECT head_answers, beside_answers FROM suggestion')).toEqual([[0, 0]]);

  db.raw.pragma('foreign_keys = ON');
  const add = db.prepare(
    `INSERT INTO ghost (public_id, project_id, brand_id, spelling, name, state, answers, mentions, examples)
     VALUES (?, 1, ?, ?, 'N', ?, 1, 2, '[7]')`,
  );
  add.run('g', 2, 'nortiva', 'refused');
  add.run('h', 3, 'brelan', 'open');
  expect(() => add.run('i', 3, 'nortiva', 'open')).toThrow('UNIQUE');
  expect(() => add.run('i', 3, 'other', 'counted')).toThrow('CHECK');
  run('DELETE FROM brand WHERE id = 3');
  expect(list('SELECT spelling, state FROM ghost')).toEqual([['nortiva', 'refused']]);
  run('UPDATE project SET erasing_since = 1');
  expect(() => add.run('k', 2, 'late', 'open')).toThrow('project_erasing');
  expect(() => run("INSERT INTO ghost_scan VALUES (1, 1, '', 0, NULL)")).toThrow('project_erasing');
});
