/** Tasks come to a database that holds a project already, and go with their project. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Connection } from '#main/storage/connection.ts';
import { MIGRATIONS, migrate } from '#main/storage/migrator.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';

let folder: string;
let db: Connection;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  db = openOldDatabase(folder, 2);
  db.raw.exec(
    `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, models,
       is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
     VALUES (1, 'p', 'live', 'Nortivo', '', '', '', 1, 0, '[]', 0, 'daily', '06:00', 1, '', 1, 0, 0, 0)`,
  );
});

afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const insertTask = (values: { id: number; subject: string; status?: string; impact?: number }) =>
  db
    .prepare(
      `INSERT INTO task VALUES (?, ?, 1, 'rule', ?, 'setup', ?, ?, 5, 30, 0, NULL, 'Title', '{}', 0, 0, 0, NULL)`,
    )
    .run(values.id, `t${values.id}`, values.subject, values.status ?? 'open', values.impact ?? 5);

describe('the migration to version 3', () => {
  it('keeps what is there, after a backup', () => {
    migrate(db, folder, MIGRATIONS.slice(0, 3));
    migrateTo(db);
    expect(db.prepare('SELECT name FROM project').all()).toEqual([{ name: 'Nortivo' }]);
    expect(db.prepare('SELECT count(*) AS n FROM task').get()).toEqual({ n: 0 });
    expect(readdirSync(join(folder, 'backups')).some((file) => file.startsWith('before-0003-'))).toBe(true);
  });

  it('lets a rule have one task for each subject, in known states only', () => {
    migrateTo(db);
    insertTask({ id: 1, subject: 'a' });
    expect(() => insertTask({ id: 2, subject: 'a' })).toThrow('UNIQUE');
    expect(() => insertTask({ id: 3, subject: 'b', status: 'closed' })).toThrow('CHECK');
    expect(() => insertTask({ id: 4, subject: 'c', impact: 11 })).toThrow('CHECK');
  });

  it('takes tasks, their events and the note of the evaluation away with the project', () => {
    migrateTo(db);
    insertTask({ id: 1, subject: 'a' });
    db.raw.exec(
      `INSERT INTO task_event VALUES (1, 1, 0, 'created', NULL, 'open', NULL, '[]');
       INSERT INTO task_evaluation VALUES (1, 0);
       DELETE FROM project`,
    );
    for (const table of ['task', 'task_event', 'task_evaluation']) {
      expect(db.prepare(`SELECT count(*) AS n FROM ${table}`).get(), table).toEqual({ n: 0 });
    }
  });
});
