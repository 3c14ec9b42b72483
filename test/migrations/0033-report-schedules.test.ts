/** Schedules of reports come out of their definitions, and files that were built become lines of the log. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

it('keeps every schedule with how far it was, and every file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 32);
  db.prepare(
    `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, language,
       models, is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
     VALUES (1, 'p', 'live', 'P', '', '', '', 1, 0, 'en', '[]', 0, 'daily', '06:00', 1, '', 1, 0, 0, 0)`,
  ).run();
  const add = db.prepare('INSERT INTO report VALUES (?, ?, 1, ?, ?, 5, 6)');
  const time = { weekday: 3, dayOfMonth: 9, time: '08:30' };
  add.run(4, 'asked', JSON.stringify({ name: 'Asked', rhythm: 'never', ...time }), '');
  add.run(7, 'weekly', JSON.stringify({ name: 'Weekly', rhythm: 'weekly', ...time }), '2026-03-04');
  db.prepare("INSERT INTO report_file VALUES (2, 'f', 1, 7, '2026-03-04', 'Weekly', 'w.html', 10, 16, 99, 1234)").run();
  db.prepare("INSERT INTO report_file VALUES (3, 'g', 1, NULL, '2026-02-25', 'Gone', 'g.html', 3, 9, 98, 1000)").run();
  migrateTo(db, 33);

  expect(db.prepare('SELECT definition FROM report ORDER BY id').pluck().all()).toEqual([
    '{"name":"Asked"}',
    '{"name":"Weekly"}',
  ]);
  const [schedule, ...others] = db.prepare('SELECT * FROM report_schedule').all() as { public_id: string }[];
  expect(others).toEqual([]);
  expect(schedule?.public_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(schedule).toMatchObject({
    ...{
      name: 'Weekly',
      report_id: 7,
      template_id: null,
      rhythm: 'weekly',
      weekday: 3,
      day_of_month: 9,
      time: '08:30',
    },
    ...{ formats: '["html"]', folder: '' },
  });
  expect(db.prepare('SELECT * FROM report_schedule_client').all()).toEqual([
    { schedule_id: 7, project_id: 1, last_slot: '2026-03-04' },
  ]);
  const kept = { project_id: 1, format: 'html', folder: '', failures: 0, failed_at: null, reason: null, said: null };
  expect(db.prepare('SELECT * FROM report_build ORDER BY id').all()).toEqual([
    {
      ...kept,
      ...{ id: 2, public_id: 'f', report_id: 7, schedule_id: 7, slot: '2026-03-04', name: 'Weekly', first_day: 10 },
      ...{ last_day: 16, file_name: 'w.html', bytes: 99, built_at: 1234 },
    },
    {
      ...kept,
      ...{ id: 3, public_id: 'g', report_id: null, schedule_id: null, slot: '2026-02-25', name: 'Gone', first_day: 3 },
      ...{ last_day: 9, file_name: 'g.html', bytes: 98, built_at: 1000 },
    },
  ]);
  // A report takes its schedule along and leaves its files; nothing comes into a project that is being deleted.
  db.prepare('DELETE FROM report WHERE id = 7').run();
  expect(db.prepare('SELECT count(*) FROM report_schedule_client').pluck().get()).toBe(0);
  expect(db.prepare('SELECT report_id, schedule_id FROM report_build WHERE id = 2').get()).toEqual({
    report_id: null,
    schedule_id: null,
  });
  db.prepare('UPDATE project SET erasing_since = 1').run();
  const late = db.prepare(
    `INSERT INTO report_build (public_id, project_id, slot, format, name, folder, first_day, last_day, failures)
     VALUES ('h', 1, '', 'html', 'N', '', 0, 1, 0)`,
  );
  expect(() => late.run()).toThrow('project_erasing');
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
