import type Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import type { OperationName } from '#shared/contract/index.ts';
import { type KettleWorld, openKettleWorld } from '#support/kettle-world.ts';

let world: KettleWorld;
let db: Connection;

beforeAll(async () => {
  world = await openKettleWorld();
  db = new Connection(databasePath(world.dataDir), { readonly: true });
});
afterAll(async () => {
  db.close();
  await world.close();
});

/** The plan of every statement that an operation runs on a table that grows with answers. */
async function planOf(operation: OperationName, input: object): Promise<string[]> {
  const seen = new Set<string>();
  const spy = vi.spyOn(Connection.prototype, 'prepare').mockImplementation(function (this: Connection, sql: string) {
    seen.add(sql);
    return this.raw.prepare(sql) as Database.Statement;
  });
  await world.call(operation, input as never);
  spy.mockRestore();
  return [...seen].flatMap((sql) => {
    const parameters = Array.from({ length: sql.split('?').length - 1 }, () => '1');
    const plan = db.raw.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters) as { detail: string }[];
    return plan.map((step) => step.detail);
  });
}

const GROWING =
  /\b(answer|answer_content|appearance|citation|answer_search|source|search_query|total_day|brand_day|citation_day|search_day)\b/;

describe('the hot reads', () => {
  test.each<[OperationName, object]>([
    ['competitors.list', {}],
    ['competitors.list', { tags: ['kitchen'], model: 'chatgpt', language: 'en' }],
    ['metrics.summary', { tags: ['kitchen'] }],
    ['metrics.timeseries', { tags: ['kitchen'] }],
    ['sources.list', {}],
    ['sources.list', { search: 'a', tags: ['kitchen'], sortBy: 'type' }],
    ['fanouts.list', { timeframe: 'all' }],
    ['fanouts.details', { query: 'best kettle' }],
    ['export.get', {}],
  ])('%s %j scans no table that grows with answers', async (operation, input) => {
    const steps = await planOf(operation, input);
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.filter((step) => /^SCAN/.test(step) && GROWING.test(step))).toEqual([]);
  });

  test('citations of a window are a range of packed days', async () => {
    const steps = await planOf('sources.list', {});
    expect(steps).toContain('SEARCH citation_day USING PRIMARY KEY (project_id=? AND day>? AND day<?)');
    expect(steps.filter((step) => / citation /.test(step))).toEqual([]);
  });

  test('a tag filter reads measured rows from their index alone', async () => {
    const steps = await planOf('competitors.list', { tags: ['kitchen'] });
    expect(steps).toContain(
      'SEARCH appearance USING COVERING INDEX appearance_by_prompt (prompt_id=? AND brand_id=? AND day>? AND day<?)',
    );
  });
});
