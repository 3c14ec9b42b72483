import type Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aggregateMonths, loadUnaggregated } from '#main/core/figures/aggregate/aggregate-months.ts';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import type { OperationName } from '#shared/contract/index.ts';
import { type KettleWorld, openKettleWorld } from '#support/kettle-world.ts';

let world: KettleWorld;
let db: Connection;

beforeAll(async () => {
  world = await openKettleWorld();
  const { storage, now } = world.core;
  await storage.job(aggregateMonths, await storage.read(loadUnaggregated, now()));
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
  /\b(answer|answer_content|answer_raw|answer_pack|ledger_entry|fact_month|source|search_query|(total|brand)_period|(prompt|own|cited)_month|month_(list|part))\b/;

describe('the hot reads', () => {
  test.each<[OperationName, object]>([
    ['competitors.list', {}],
    ['competitors.list', { tags: ['kitchen'], model: 'chatgpt', language: 'en' }],
    ['metrics.summary', { tags: ['kitchen'] }],
    ['metrics.timeseries', { tags: ['kitchen'] }],
    ['competitors.timeseries', {}],
    ['competitors.timeseries', { tags: ['kitchen'] }],
    ['sources.domains', {}],
    ['sources.movers', { by: 'page', timeframe: '7d' }],
    ['sources.gaps', {}],
    ['fanouts.words', {}],
    ['fanouts.table', {}],
    ['fanouts.list', { search: 'kettle' }],
    ['sources.list', {}],
    ['sources.list', { search: 'a', tags: ['kitchen'], sortBy: 'type' }],
    ['fanouts.list', { timeframe: 'all' }],
    ['fanouts.details', { query: 'best kettle' }],
    ['prompts.list', { startDate: '2026-01-01', endDate: '2026-03-31' }],
    ['answers.list', { mentioned: true, domain: 'reddit.com', fanOutQuery: 'best kettle' }],
    ['answers.list', { sourceId: 'x', runId: 'y' }],
    ['export.get', {}],
  ])('%s %j scans no table that grows with answers', async (operation, input) => {
    const steps = await planOf(operation, input);
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.filter((step) => /^SCAN/.test(step) && GROWING.test(step))).toEqual([]);
  });

  test.each<OperationName>(['sources.list', 'fanouts.list'])(
    '%s walks the months of each prompt',
    async (operation) => {
      const steps = await planOf(operation, {});
      expect(steps).toContain('SEARCH fact_month USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)');
    },
  );

  test('months that are over are found by their key', async () => {
    const wide = { startDate: '2026-01-01', endDate: '2026-03-31' };
    const [sources, fanouts] = [await planOf('sources.list', wide), await planOf('fanouts.list', wide)];
    expect(sources.join('\n')).toContain('SEARCH month_list USING COVERING INDEX');
    expect(fanouts.join('\n')).toContain('SEARCH month_list USING COVERING INDEX');
    const steps = await planOf('metrics.summary', { ...wide, tags: ['kitchen'] });
    expect(steps).toContain('SEARCH own_month USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)');
  });

  test('a tag filter walks the months of the tagged prompts, and no answer', async () => {
    const steps = await planOf('competitors.list', { tags: ['kitchen'] });
    expect(steps).toContain('SEARCH fact_month USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)');
    expect(steps.filter((step) => / answer /.test(step))).toEqual([]);
  });
});
