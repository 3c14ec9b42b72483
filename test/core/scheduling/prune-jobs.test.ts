import { afterEach, expect, it } from 'vitest';
import { pruneJobs } from '#main/core/scheduling/prune-jobs.ts';
import { loadRuns } from '#main/core/scheduling/runs.ts';
import { defineWrite } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 2, 10);
const dir = makeTempDir();
afterEach(() => removeDir(dir));

const fill = defineWrite('test.fill', (db, _input: null): null => {
  db.raw.exec(`
    INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, language,
      models, is_pitch, pitch_duration_days, pitch_expired_at, schedule, schedule_time, samples_per_run, last_slot, brands_version,
      next_ordinal, created_at, updated_at, archived_at) VALUES (1, 'p', 'live', 'Acme', '', '', '', 0, 0, 'en', '[]', 0, NULL, NULL, 'daily', '06:00', 1, '', 0, 8, 0, 0, NULL);
    INSERT INTO prompt VALUES (1, 'q', 1, 7, 'which', 'EN', NULL, '[]', 'active', NULL, 0, '{}', 0);
    INSERT INTO run (id, public_id, project_id, cause, slot, state, created_at, finished_at) VALUES
      (1, 'old', 1, 'manual', 'a', 'finished', 0, ${NOW - 31 * DAY_MS}),
      (2, 'young', 1, 'manual', 'b', 'finished', 0, ${NOW - 29 * DAY_MS}),
      (3, 'open', 1, 'manual', 'c', 'running', 0, NULL);
  `);
  const insert = db.prepare(
    `INSERT INTO job (run_id, project_id, prompt_id, engine, slot, sample, state, outcome, attempts, next_try_at, updated_at)
     VALUES (?, 1, 1, 'grok', ?, ?, ?, ?, 1, 0, 0)`,
  );
  const ends = [
    ['done', 'answer'],
    ['done', null],
    ['done', 'not_shown'],
    ['failed', 'bad_request'],
  ];
  for (const run of [1, 2, 3]) ends.forEach((end, index) => void insert.run(run, `s${run}`, index + 1, ...end));
  return null;
});

it('jobs of a month ago that ended with an answer go, and every run still tells how many it had of each kind', async () => {
  putFreshDatabase(dir);
  const storage = openInlineStorage(dir, () => NOW);
  await storage.write(fill, null);
  const before = (await storage.read(loadRuns, 1)).map((run) => run.jobs);
  expect(await storage.write(pruneJobs, null)).toBe(2);
  expect(await storage.write(pruneJobs, null)).toBe(0);
  expect((await storage.read(loadRuns, 1)).map((run) => run.jobs)).toEqual(before);
  expect(before[0]).toMatchObject({ total: 4, done: 3, answered: 2, notShown: 1, failed: 1 });
  await storage.close();
});
