/** What was saved for Perplexity's chat interface goes on over its Agent API; what was counted of answers stays. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Connection } from '#main/storage/connection.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';

let folder: string;
let db: Connection;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  db = openOldDatabase(folder, 18);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const save = (settings: object) =>
  db.prepare("INSERT INTO setting (key, value) VALUES ('engines', ?)").run(JSON.stringify(settings));
const migrated = () => {
  migrateTo(db, 19);
  const row = db.prepare("SELECT value FROM setting WHERE key = 'engines'").get() as { value: string } | undefined;
  return row && JSON.parse(row.value);
};

it('moves the route and its settings, and drops a model that the Agent API does not know', () => {
  save({
    routes: { perplexity: 'perplexity-chat', grok: 'xai-responses' },
    addresses: {
      'perplexity-chat': { baseUrl: 'https://gate.example/pplx', model: 'sonar-pro', paceMs: 900 },
      'xai-responses': { model: 'grok-4.3' },
    },
  });
  expect(migrated()).toEqual({
    routes: { perplexity: 'perplexity-agent', grok: 'xai-responses' },
    addresses: {
      'perplexity-agent': { baseUrl: 'https://gate.example/pplx', paceMs: 900 },
      'xai-responses': { model: 'grok-4.3' },
    },
  });
});

it('lets what was set for the Agent API itself win', () => {
  save({
    routes: {},
    addresses: {
      'perplexity-chat': { paceMs: 900, timeoutMs: 9000 },
      'perplexity-agent': { model: 'low', paceMs: 100 },
    },
  });
  expect(migrated()).toEqual({
    routes: {},
    addresses: { 'perplexity-agent': { model: 'low', paceMs: 100, timeoutMs: 9000 } },
  });
});

it('leaves a folder without settings of engines alone', () => {
  expect(migrated()).toBeUndefined();
});

it('counts no answer of before as one of another house', () => {
  db.raw.exec("INSERT INTO engine_day VALUES ('grok', 'r', 20000, 3, 0, 0, 0, 9, 5)");
  migrated();
  expect(db.prepare('SELECT answers, other_models, other_model FROM engine_day').all()).toEqual([
    { answers: 3, other_models: 0, other_model: null },
  ]);
});
