/** Word boundaries come to a database that holds answers: nothing is said of these, and nothing of them is looked for without an index. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { readMixedAnswers, readOtherHistories } from '#main/core/answers/other-histories.ts';
import { noteHistories } from '#main/core/answers/segmentations.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';
import { listSteps, RecordingConnection } from '#support/recorded-queries.ts';

const PROJECT = `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, language,
     models, is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
   VALUES (1, 'p', 'live', 'P', '', '', '', 1, 0, 'en', '[]', 0, 'daily', '06:00', 1, '', 1, 0, 0, 0)`;
const PROMPTS = `INSERT INTO prompt (id, public_id, project_id, ordinal, text, language, models, state, is_branded, intents, created_at)
   VALUES (1, 'q', 1, 0, 'Q', 'EN', '[]', 'active', 0, '{}', 0), (2, 'r', 1, 1, 'R', 'JA', '[]', 'active', 0, '{}', 0)`;
const ANSWER = `INSERT INTO answer (id, public_id, project_id, prompt_id, engine, provenance_id, answered_at, day, language, is_branded,
     is_grounded, is_refusal, is_incomplete, is_own_named, is_own_cited, words, brands_named, measuring_version, brands_version, hash)
   VALUES (1, x'01', 1, 1, 'chatgpt', 1, 0, 0, 'EN', 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, x'00')`;

let folder: string;
let db: RecordingConnection;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const before = openOldDatabase(folder, 21);
  for (const sql of [PROJECT, PROMPTS, "INSERT INTO provenance (id, surface, route) VALUES (1, 'api', 'x')", ANSWER]) {
    before.prepare(sql).run();
  }
  migrateTo(before);
  before.close();
  db = new RecordingConnection(folder);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

it('leaves old answers unmarked, and notes by what their languages are measured once somebody looks after them', () => {
  expect(db.prepare('SELECT segmentation_id FROM answer').pluck().all()).toEqual([null]);
  expect(readOtherHistories(db)).toEqual([]);
  noteHistories.run(db, null, { nowMs: 0 });
  expect(db.prepare('SELECT project_id, language FROM project_segmentation').all()).toEqual([
    { project_id: 1, language: 'EN' },
  ]);
  db.prepare('DELETE FROM project').run();
  expect(db.prepare('SELECT count(*) FROM project_segmentation').pluck().get()).toBe(0);
});

it('finds marked answers by their own index', () => {
  noteHistories.run(db, null, { nowMs: 0 });
  const window = { projectId: 1, engines: null, firstDay: 0, lastDay: 9 };
  const steps = listSteps(db, () => {
    readOtherHistories(db);
    readMixedAnswers(db, window, { where: 'project_id = ?', values: [1] });
  });
  const onAnswers = steps.filter((step) => /^\w+ answer\b/.test(step));
  expect(onAnswers.length).toBeGreaterThan(0);
  for (const step of onAnswers)
    expect(step).toMatch(/^SEARCH answer (EXISTS )?USING (COVERING )?INDEX answer_by_segmentation \(/);
});
