import Database from 'better-sqlite3';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Connection } from '#main/storage/connection.ts';
import { toStablePlanSql } from '#main/storage/stable-query-plan.ts';

const ASK = 'SELECT job.id AS id, name FROM job JOIN run ON run.id = job.run_id WHERE job.id = ?';
const RUNS = 50;

function fill(db: Database.Database): void {
  db.exec(`CREATE TABLE run (id INTEGER PRIMARY KEY, name TEXT) STRICT;
    CREATE TABLE job (id INTEGER PRIMARY KEY, run_id INTEGER) STRICT;
    INSERT INTO run VALUES (1, 'first'); INSERT INTO job VALUES (7, 1), (8, 1);`);
}

/** The driver makes how rows look again after each planning, by the one way there is. */
function countPlans(run: () => void): number {
  const made = vi.spyOn(globalThis, 'Function');
  run();
  return made.mock.calls.length;
}

afterEach(() => vi.restoreAllMocks());

describe('SQL that is planned once', () => {
  it('hides the values that columns are compared with from the planner', () => {
    expect(toStablePlanSql('WHERE a = ? AND b IS ? AND c <= ? LIMIT ?')).toBe(
      'WHERE a = +? AND b IS +? AND c <= +? LIMIT ?',
    );
    expect(toStablePlanSql('UPDATE t SET a=?, b = b WHERE c IN (?)')).toBe('UPDATE t SET a=+?, b = b WHERE c IN (?)');
  });

  it('leaves quoted texts and comments alone', () => {
    const sql = `SELECT 'it''s = ?', "a = ?" -- b = ?\nFROM t`;
    expect(toStablePlanSql(sql)).toBe(sql);
  });

  it('plans a statement once, however often it is run with other values', () => {
    const db = new Connection(':memory:');
    fill(db.raw);
    const plans = countPlans(() => {
      for (let id = 0; id < RUNS; id++) db.prepare(ASK).get(id % 10);
    });
    expect(plans).toBe(1);
    db.close();
  });

  it('is still needed: as it stands the driver has it planned for each run', () => {
    const raw = new Database(':memory:');
    fill(raw);
    const ask = raw.prepare(ASK);
    const plans = countPlans(() => {
      for (let id = 0; id < RUNS; id++) ask.get(7);
    });
    expect(plans).toBe(RUNS);
    raw.close();
  });

  it('compares and stores as before', () => {
    const db = new Connection(':memory:');
    fill(db.raw);
    expect(db.prepare(ASK).get('7')).toEqual({ id: 7, name: 'first' });
    db.prepare('UPDATE run SET name = ? WHERE id = ?').run('007', 1);
    expect(db.prepare(ASK).get(8)).toEqual({ id: 8, name: '007' });
    expect(db.prepare('SELECT id FROM run WHERE name = ?').get('007')).toEqual({ id: 1 });
    expect(db.prepare('SELECT id FROM run WHERE name = ?').get('7')).toBeUndefined();
    db.close();
  });
});
