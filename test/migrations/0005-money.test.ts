/** The ledger comes to a database that holds paid answers already, and its monthly sums are kept by the database itself. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Connection } from '#main/storage/connection.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';

const NEW_YEAR = Date.parse('2027-01-01T00:00:00Z');
const DAY = NEW_YEAR / 86_400_000;

let folder: string;
let db: Connection;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  db = openOldDatabase(folder, 4);
  db.raw.exec(
    `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, models,
       is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
     VALUES (1, 'p', 'live', 'Nortivo', '', '', '', 1, 0, '[]', 0, 'daily', '06:00', 1, '', 1, 0, 0, 0);
     INSERT INTO prompt VALUES (1, 'q', 1, 0, 'Which?', 'EN', NULL, '[]', 'active', NULL, 0, '', 0);
     INSERT INTO run (id, public_id, project_id, cause, slot, state, created_at) VALUES (1, 'r', 1, 'manual', 's', 'running', 0);
     INSERT INTO job SELECT value, 1, 1, 1, 'chatgpt', 's', value, CASE value WHEN 4 THEN 'received' ELSE 'done' END, 0, 0, NULL,
       NULL, 'openai-responses', NULL, NULL, ${NEW_YEAR} FROM json_each('[1, 2, 3, 4]');`,
  );
});

afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const insertAnswer = (job: number, surface: string, costUsd: number | null, answeredAt: number) => {
  db.prepare("INSERT INTO provenance VALUES (?, ?, 'openai-responses', ?)").run(job, surface, `gpt-5.1-${job}`);
  db.prepare(
    `INSERT INTO answer (id, public_id, project_id, prompt_id, job_id, engine, provenance_id, answered_at, day, language, is_branded,
       is_grounded, is_refusal, is_incomplete, is_own_named, is_own_cited, words, brands_named, cost_usd, cost_basis,
       measuring_version, brands_version, hash)
     VALUES (?, ?, 1, 1, ?, 'chatgpt', ?, ?, ?, 'EN', 0, 1, 0, 0, 0, 0, 1, 0, ?, ?, 1, 1, x'')`,
  ).run(
    job,
    Buffer.from([job]),
    job,
    job,
    answeredAt,
    Math.floor(answeredAt / 86_400_000),
    costUsd,
    costUsd === null ? null : 'estimated',
  );
};

const sums = () =>
  db
    .prepare('SELECT month, basis, calls, cost_nano AS cost, counted_nano AS counted FROM spend_month WHERE calls > 0')
    .all();

describe('the migration to version 5', () => {
  it('writes paid answers and calls under way into the ledger, simulated ones not', () => {
    insertAnswer(1, 'api', 0.0385, NEW_YEAR - 1);
    insertAnswer(2, 'api', null, NEW_YEAR);
    insertAnswer(3, 'simulated', 0, NEW_YEAR);
    migrateTo(db);
    const rows = db
      .prepare('SELECT job_id AS job, hex(answer) AS answer, day, basis, cost_nano AS cost FROM ledger ORDER BY id')
      .all();
    expect(rows).toEqual([
      { job: 1, answer: '01', day: DAY - 1, basis: 'estimated', cost: 38_500_000 },
      { job: 2, answer: '02', day: DAY, basis: 'unknown', cost: null },
      { job: 4, answer: '', day: DAY, basis: 'open', cost: null },
    ]);
    expect(sums()).toEqual([
      { month: '2026-12', basis: 'estimated', calls: 1, cost: 38_500_000, counted: 38_500_000 },
      { month: '2027-01', basis: 'open', calls: 1, cost: 0, counted: 0 },
      { month: '2027-01', basis: 'unknown', calls: 1, cost: 0, counted: 0 },
    ]);
  });

  it('keeps the monthly sums through every change of a row', () => {
    migrateTo(db, 5);
    db.raw.exec('DELETE FROM ledger');
    expect(sums()).toEqual([]);
    db.raw.exec(
      `INSERT INTO ledger (job_id, project, prompt, engine, route, model_asked, started_at, day, month, basis, counted_nano)
       VALUES (1, 'p', 'q', 'chatgpt', 'x', '', 0, 0, '2027-01', 'open', 500)`,
    );
    expect(sums()).toEqual([{ month: '2027-01', basis: 'open', calls: 1, cost: 0, counted: 500 }]);
    db.raw.exec("UPDATE ledger SET basis = 'reported', cost_nano = 30, counted_nano = 30");
    expect(sums()).toEqual([{ month: '2027-01', basis: 'reported', calls: 1, cost: 30, counted: 30 }]);
  });

  it('lets a job have one open call, and a cost only where it is known', () => {
    migrateTo(db, 5);
    const open = (job: number) =>
      db.raw.exec(
        `INSERT INTO ledger (job_id, project, prompt, engine, route, model_asked, started_at, day, month, basis, counted_nano)
         VALUES (${job}, 'p', 'q', 'chatgpt', 'x', '', 0, 0, '2027-01', 'open', 500)`,
      );
    expect(() => open(4)).toThrow('UNIQUE');
    open(5);
    expect(() => db.raw.exec("UPDATE ledger SET basis = 'reported' WHERE job_id = 5")).toThrow('CHECK');
    expect(() => db.raw.exec('UPDATE ledger SET cost_nano = 1 WHERE job_id = 5')).toThrow('CHECK');
  });
});
