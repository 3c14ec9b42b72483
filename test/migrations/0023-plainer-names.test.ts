/** Tables and columns get plainer names: every row, sum, reference, index and trigger of the ledger is what it was. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Connection } from '#main/storage/connection.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';

const BEFORE = `
INSERT INTO ledger_book (id, project, month) VALUES (1, 'p', '2026-01'), (2, 'p', '2026-02');
INSERT INTO ledger_prompt (id, prompt) VALUES (1, 'q'), (2, 'r');
INSERT INTO ledger_asked (id, engine, route, model) VALUES (1, 'chatgpt', 'openai-responses', 'm'), (2, 'gemini', 'gemini-generate', 'n');
INSERT INTO ledger_told (id, model, outcome, price_version) VALUES (1, 'm-1', 'answer', NULL), (2, NULL, 'lost', '2026-01');
INSERT INTO ledger_entry (id, book_id, prompt_id, asked_id, told_id, basis, started_at, nano, job_id, answer) VALUES
  (1, 1, 1, 1, 1, 1, 1000, 5, 1, x'01'), (2, 1, 2, 2, 1, 2, 2000, 7, 2, NULL),
  (3, 2, 1, 1, 2, 3, 3000, 9, 3, NULL), (4, 2, 2, 1, NULL, 0, 4000, 11, 4, NULL);
INSERT INTO answer (id, public_id, project_id, prompt_id, engine, provenance_id, answered_at, day, language, is_branded, is_grounded,
    is_refusal, is_incomplete, is_own_named, is_own_cited, words, brands_named, measuring_version, brands_version, hash, marks)
  VALUES (1, x'01', 1, 1, 'chatgpt', 1, 0, 0, 'EN', 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, x'', x'0102');
INSERT INTO fact_month (id, heads, citations, searches, appearances, sum, marks_sum) VALUES (4096, x'01', x'', x'', x'', 3, 4);`;

const OLD_NAMES = /\bledger_(?:book|asked|told)|\b(?:book|asked|told)_id\b|\bmarks/;

let folder: string;
let db: Connection;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  db = openOldDatabase(folder, 22);
  db.raw.pragma('foreign_keys = OFF');
  db.raw.exec(BEFORE);
  db.raw.pragma('foreign_keys = ON');
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const toVersion23 = () => migrateTo(db, 23);
const readLedger = () => db.raw.prepare('SELECT * FROM ledger ORDER BY id').all();
const readSums = () => db.raw.prepare('SELECT * FROM spend_month WHERE calls > 0 ORDER BY 1, 2, 3, 4, 5').all();
const readObjects = () =>
  db.raw.prepare('SELECT type, name, tbl_name AS tableName, sql FROM sqlite_schema').all() as {
    type: string;
    name: string;
    tableName: string;
    sql: string | null;
  }[];

it('keeps every row, what the view shows of it, and every sum', () => {
  const before = [readLedger(), readSums()];
  expect(before[0]).toHaveLength(4);
  toVersion23();
  expect([readLedger(), readSums()]).toEqual(before);
  expect(
    db.raw
      .prepare('SELECT billing_period_id, ledger_prompt_id, call_request_id, call_result_id FROM ledger_entry')
      .raw()
      .all(),
  ).toEqual([
    [1, 1, 1, 1],
    [1, 2, 2, 1],
    [2, 1, 1, 2],
    [2, 2, 1, null],
  ]);
  expect(db.raw.prepare('SELECT hex(mention_offsets) AS offsets FROM answer').all()).toEqual([{ offsets: '0102' }]);
  expect(db.raw.prepare('SELECT sum, offsets_sum FROM fact_month').all()).toEqual([{ sum: 3, offsets_sum: 4 }]);
});

it('has as many tables, indexes, triggers and views as before, and none that speaks of an old name', () => {
  const count = () => Object.groupBy(readObjects(), ({ type }) => type);
  const before = Object.entries(count()).map(([type, objects]) => [type, objects?.length]);
  toVersion23();
  expect(Object.entries(count()).map(([type, objects]) => [type, objects?.length])).toEqual(before);
  expect(readObjects().filter(({ name, tableName, sql }) => OLD_NAMES.test(`${name} ${tableName} ${sql}`))).toEqual([]);
});

it('still refuses what it refused: doubles, rows of nothing, and a second open call of a job', () => {
  toVersion23();
  const refused = (sql: string, why: RegExp) => expect(() => db.raw.exec(sql)).toThrow(why);
  refused("INSERT INTO billing_period (project, month) VALUES ('p', '2026-01')", /UNIQUE/);
  refused("INSERT INTO call_request (engine, route, model) VALUES ('gemini', 'gemini-generate', 'n')", /UNIQUE/);
  refused("INSERT INTO call_result (model, outcome) VALUES ('m-1', 'answer')", /UNIQUE/);
  refused('DELETE FROM billing_period WHERE id = 2', /FOREIGN KEY/);
  refused('DELETE FROM call_request WHERE id = 1', /FOREIGN KEY/);
  const insert = (period: number, basis: number, job: number) =>
    `INSERT INTO ledger_entry (billing_period_id, ledger_prompt_id, call_request_id, basis, started_at, nano, job_id)
     VALUES (${period}, 1, 1, ${basis}, 0, 0, ${job})`;
  refused(insert(9, 1, 5), /FOREIGN KEY/);
  refused(insert(1, 4, 5), /CHECK/);
  refused(insert(1, 0, 4), /UNIQUE/);
});

it('goes on keeping the sums of a month when rows come, change and go', () => {
  toVersion23();
  db.raw.exec(`UPDATE ledger_entry SET basis = 1, nano = 4 WHERE id = 4; DELETE FROM ledger_entry WHERE id <> 4;
    INSERT INTO ledger_entry (billing_period_id, ledger_prompt_id, call_request_id, basis, started_at, nano, job_id)
      VALUES (1, 1, 2, 2, 0, 6, 6)`);
  expect(readSums()).toEqual([
    expect.objectContaining({
      month: '2026-01',
      engine: 'gemini',
      basis: 'estimated',
      calls: 1,
      cost_nano: 6,
      counted_nano: 6,
    }),
    expect.objectContaining({
      month: '2026-02',
      engine: 'chatgpt',
      basis: 'reported',
      calls: 1,
      cost_nano: 4,
      counted_nano: 4,
    }),
  ]);
});

it('finds open calls, calls of a month and calls of a kind by their indexes', () => {
  toVersion23();
  const plan = (sql: string) => (db.raw.prepare(`EXPLAIN QUERY PLAN ${sql}`).get() as { detail: string }).detail;
  expect(plan('SELECT 1 FROM ledger_entry WHERE job_id = 1 AND basis = 0')).toContain('ledger_open');
  expect(plan('SELECT 1 FROM ledger_entry WHERE billing_period_id = 1')).toContain('ledger_by_period');
  expect(plan('SELECT 1 FROM ledger_entry WHERE call_request_id = 1 AND basis IN (1, 2)')).toContain(
    'ledger_by_request',
  );
});
