/** The newest test of each engine, kept so that the settings can show it later. Makes no call. */
import type { EngineTest, TestFacts } from '#shared/contract/engines.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead, defineWrite } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';

/** What is kept of a test: not what it answered. */
export type KeptTest = Pick<EngineTest, 'ok' | 'route' | 'model' | 'message' | 'problem' | 'advice' | 'durationMs'> & {
  /** Null: kept by an older version. */
  facts: TestFacts | null;
  atMs: number;
};

export type KeptTests = Partial<Record<Engine, KeptTest>>;

const KEY = 'engine-tests';

export const saveEngineTest = defineWrite('engines.saveTest', (db, test: EngineTest, { nowMs }): null => {
  const { engine, ok, route, model, message, problem, advice, facts, durationMs } = test;
  const kept: KeptTest = { ok, route, model, message, problem, advice, facts, durationMs, atMs: nowMs };
  const value = JSON.stringify({ ...readKeptTests(db), [engine]: kept });
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    KEY,
    value,
  );
  return null;
});

export const loadKeptTests = defineRead('engines.tests', (db, _input: null): KeptTests => readKeptTests(db));

function readKeptTests(db: Connection): KeptTests {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(KEY) as { value: string } | undefined;
  return row ? JSON.parse(row.value) : {};
}
