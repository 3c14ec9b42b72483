/** The newest test of each engine, stored so that the settings can show it later. Makes no call. */
import type { EngineTest, TestFacts } from '#shared/contract/engines.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead, defineWrite } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';

/** What is stored of a test: not what it answered. */
export type StoredTest = Pick<
  EngineTest,
  'ok' | 'route' | 'model' | 'message' | 'problem' | 'advice' | 'durationMs'
> & {
  /** Null: stored by an older version. */
  facts: TestFacts | null;
  atMs: number;
};

export type StoredTests = Partial<Record<Engine, StoredTest>>;

const KEY = 'engine-tests';

export const saveEngineTest = defineWrite('engines.saveTest', (db, test: EngineTest, { nowMs }): null => {
  const { engine, ok, route, model, message, problem, advice, facts, durationMs } = test;
  const stored: StoredTest = { ok, route, model, message, problem, advice, facts, durationMs, atMs: nowMs };
  const value = JSON.stringify({ ...readStoredTests(db), [engine]: stored });
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    KEY,
    value,
  );
  return null;
});

export const loadStoredTests = defineRead('engines.tests', (db, _input: null): StoredTests => readStoredTests(db));

function readStoredTests(db: Connection): StoredTests {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(KEY) as { value: string } | undefined;
  return row ? JSON.parse(row.value) : {};
}
