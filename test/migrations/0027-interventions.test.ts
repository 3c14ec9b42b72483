/** Tasks that are there pin the prompts that they name, and those that are done become interventions. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Connection } from '#main/storage/connection.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';

/** Two prompts; the first is deleted prompts' neighbour: `gone` is named and no longer there. */
const CONTENT = JSON.stringify({
  evidence: { items: [{ promptIds: ['q1'] }, { promptIds: ['q2', 'q1', 'gone'] }, { promptIds: [] }] },
});
const DONE_MS = 20_000 * 86_400_000 + 5;

let folder: string;
let db: Connection;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  db = openOldDatabase(folder, 26);
  db.raw.pragma('foreign_keys = OFF');
  db.raw.exec(`
INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, models,
    is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
  VALUES (1, 'p', 'live', 'Nortivo', '', '', '', 1, 0, '[]', 0, 'daily', '06:00', 1, '', 1, 3, 0, 0);
INSERT INTO prompt (id, public_id, project_id, ordinal, text, language, models, state, is_branded, intents, created_at)
  VALUES (1, 'q1', 1, 0, 'a', 'EN', '[]', 'active', 0, '{}', 0), (2, 'q2', 1, 1, 'b', 'EN', '[]', 'active', 0, '{}', 0);
INSERT INTO task (id, public_id, project_id, rule, subject, category, status, impact, effort, priority_score, is_auto_resolved,
    title, content, created_at, updated_at, last_seen_at, resolved_at) VALUES
  (1, 't1', 1, 'weak-prompts', 'prompts', 'visibility', 'done', 5, 5, 30, 0, 'Weak', '${CONTENT}', 0, 0, 0, ${DONE_MS}),
  (2, 't2', 1, 'topic-gap', 'x', 'content', 'open', 5, 5, 30, 0, 'Gap', '${CONTENT}', 0, 0, 0, NULL),
  (3, 't3', 1, 'few-prompts', 'prompts', 'setup', 'done', 5, 5, 30, 0, 'Few', '${CONTENT}', 0, 0, 0, ${DONE_MS});`);
  db.raw.pragma('foreign_keys = ON');
  migrateTo(db, 27);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = (sql: string) => db.raw.prepare(sql).raw().all();

it('pins the prompts that are still there, of tasks that answers can prove', () => {
  expect(read('SELECT task_id, prompt_id FROM task_prompt ORDER BY 1, 2')).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ]);
});

it('makes an intervention of a task that is done, on its day', () => {
  expect(read('SELECT task_id, name, day, figure, created_at FROM intervention')).toEqual([
    [1, 'Weak', 20_000, 'responseVisibilityRate', DONE_MS],
  ]);
  expect(read('SELECT prompt_id FROM intervention_prompt ORDER BY 1')).toEqual([[1], [2]]);
  expect(read('SELECT public_id FROM intervention')[0]).toEqual([
    expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
  ]);
});

it('lets all of it go with the task, the prompt and the project', () => {
  db.raw.exec('DELETE FROM prompt WHERE id = 1');
  expect(read('SELECT count(*) FROM intervention_prompt')).toEqual([[1]]);
  db.raw.exec('DELETE FROM task WHERE id = 1');
  expect(read('SELECT count(*) FROM intervention')).toEqual([[0]]);
  db.raw.exec('DELETE FROM project WHERE id = 1');
  expect(read('SELECT (SELECT count(*) FROM task_prompt) + (SELECT count(*) FROM intervention_prompt)')).toEqual([[0]]);
});
