/** Every table of the data files against what the API says of the sample project: nothing is missing, nothing is there twice. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { foldQuery } from '#main/core/answers/searches.ts';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { TABLE_NAMES } from '#shared/vocabulary/data-tables.ts';
import { addCalls } from '#support/add-calls.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { queryDataFiles } from '#support/read-data-files.ts';
import { copySample, SAMPLE_NOW_MS } from '#support/sample-folder.ts';

/** Those of the answers that are compared. */
const MONTHS = ['2026-02', '2026-03'];
/** Tables of which the API lists all that there is; they go to a folder of their own. */
const OF_ALL_TIME = ['tasks', 'attribution'] as const;
let dir: string;
let to: string;
let service: FolderService;
let projectId: string;
let key: string;

beforeAll(async () => {
  dir = makeTempDir();
  const dataDir = join(dir, 'data');
  await copySample(dataDir);
  const db = new Connection(databasePath(dataDir));
  projectId = db
    .prepare('SELECT public_id FROM project ORDER BY (SELECT count(*) FROM answer WHERE project_id = project.id) DESC')
    .pluck()
    .get() as string;
  db.close();
  addCalls(dataDir, projectId, MONTHS, 3);
  service = await startFolderService({ dataDir, now: () => SAMPLE_NOW_MS });
  ({ key } = await service.call('keys.create', { name: 'test', environment: 'test', scopes: ['read'] }));
  to = join(dir, 'exported');
  // Mentions and daily figures are held against the API in `export-data.test.ts`.
  const ofMonths = TABLE_NAMES.filter((table) => ![...OF_ALL_TIME, 'mentions', 'daily_figures'].includes(table));
  await service.call('dataFiles.export', { to, projectIds: [projectId], tables: ofMonths, from: MONTHS[0] });
  const ofAllTime = { to: `${to}-whole`, projectIds: [projectId], tables: [...OF_ALL_TIME] };
  await service.call('dataFiles.export', ofAllTime);
});
afterAll(async () => {
  await service.close();
  removeDir(dir);
});

async function get<T>(path: string): Promise<T> {
  const headers = { authorization: `Bearer ${key}` };
  const reply = await fetch(`${service.apiAddress}/v1/projects/${projectId}${path}`, { headers });
  expect([path, reply.status]).toEqual([path, 200]);
  return ((await reply.json()) as { data: T }).data;
}
const query = (sql: string) => queryDataFiles(to, sql);
const queryWhole = (sql: string) => queryDataFiles(`${to}-whole`, sql);
/** Rows of all pages of a list. */
async function readAll<T>(path: string, name: string): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page++) {
    const reply = await get<Record<string, T[]>>(`${path}${path.includes('?') ? '&' : '?'}limit=200&page=${page}`);
    rows.push(...reply[name]!);
    if (reply[name]!.length < 200) return rows;
  }
}
const WINDOW = 'startDate=2026-02-10&endDate=2026-03-09';
const DAYS = "day BETWEEN DATE '2026-02-10' AND DATE '2026-03-09'";
const by = <T>(rows: readonly T[], toKey: (row: T) => unknown) => new Map(rows.map((row) => [String(toKey(row)), row]));

describe('the tables of data files', () => {
  it('calls: each as the ledger has it, and what was spent', { tags: 'long' }, async () => {
    const { rows } = await get<OperationOutput<'money.spend'>>('/spend?firstMonth=2026-02&lastMonth=2026-03');
    const spent = await query(
      `SELECT spend_month AS month, engine AS model, route, count(*)::INT AS calls,
         coalesce(sum(cost_usd), 0) AS costUsd, count(*) FILTER (cost_basis = 'reported')::INT AS reportedCalls,
         count(*) FILTER (cost_basis = 'estimated')::INT AS estimatedCalls, count(*) FILTER (cost_basis = 'unknown')::INT AS unknownCalls,
         coalesce(sum(counted_usd) FILTER (cost_basis = 'unknown'), 0) AS unknownUpToUsd,
         count(*) FILTER (cost_basis = 'open')::INT AS underWayCalls
       FROM {calls} GROUP BY ALL`,
    );
    expect(rows).toHaveLength(4);
    expect(spent).toHaveLength(rows.length);
    for (const row of spent) {
      const told = rows.find(({ month, model }) => month === row.month && model === row.model)!;
      for (const [name, value] of Object.entries(row)) {
        if (typeof value === 'number') expect(value).toBeCloseTo(told[name as keyof typeof told] as number, 9);
        else expect(value).toBe(told[name as keyof typeof told]);
      }
    }
    const entries = await readAll<OperationOutput<'money.ledger'>['entries'][number]>(
      '/ledger?month=2026-03',
      'entries',
    );
    const calls = await query(
      `SELECT engine, route, coalesce(model, model_asked), outcome, cost_basis, cost_usd, epoch_ms(started_at)::DOUBLE AS at FROM {calls}
       WHERE month = '2026-03' ORDER BY ALL`,
    );
    const told = entries.map(({ model, route, engineModel, outcome, basis, costUsd, startedAt }) =>
      JSON.stringify([model, route, engineModel, outcome, basis, costUsd, Date.parse(startedAt)]),
    );
    expect(calls.map((row) => JSON.stringify(Object.values(row))).toSorted()).toEqual(told.toSorted());
  });

  it('runs', async () => {
    const told = await get<OperationOutput<'runs.list'>>('/runs');
    const runs = by(await query('SELECT *, epoch_ms(created_at)::DOUBLE AS at FROM {runs}'), ({ run_id }) => run_id);
    expect(told.length).toBeGreaterThan(10);
    for (const { id, cause, state, createdAt } of told)
      expect(runs.get(id)).toMatchObject({ cause, state, at: Date.parse(createdAt) });
    const [asked] = await query(
      'SELECT count(*)::INT AS n FROM {answers} WHERE run_id IS NOT NULL AND run_id NOT IN (SELECT run_id FROM {runs})',
    );
    expect(asked).toEqual({ n: 0 });
  });

  it('tasks', async () => {
    const tasks = await readAll<OperationOutput<'tasks.list'>['tasks'][number]>('/tasks?status=all', 'tasks');
    const rows = by(
      await queryWhole('SELECT *, epoch_ms(created_at)::DOUBLE AS at FROM {tasks}'),
      ({ task_id }) => task_id,
    );
    expect([rows.size, tasks.length > 1]).toEqual([tasks.length, true]);
    for (const { id, title, category, status, impact, effort, priorityScore, createdAt } of tasks) {
      const at = Date.parse(createdAt);
      const cells = { title, category, status, impact, effort, priority_score: priorityScore, at };
      expect(rows.get(id)).toMatchObject(cells);
    }
  });

  it('attribution, without who said it', async () => {
    const responses = await readAll<OperationOutput<'attribution.list'>['responses'][number]>(
      '/attribution?days=3650',
      'responses',
    );
    const rows = by(
      await queryWhole('SELECT *, epoch_ms(created_at)::DOUBLE AS at FROM {attribution}'),
      ({ response_id }) => response_id,
    );
    expect([rows.size, responses.length > 100]).toEqual([responses.length, true]);
    for (const response of responses) {
      const row = rows.get(response.id);
      expect(row).toMatchObject({
        channel: response.channel_id,
        category: response.channel_category,
        source: response.source,
        deal_value: response.deal_value,
        deal_currency: response.deal_currency,
        at: Date.parse(response.created_at),
      });
      expect(JSON.stringify(row)).not.toContain(response.respondent_email ?? '@');
    }
  });

  it('prompts, tags and brands', async () => {
    const prompts = await readAll<OperationOutput<'prompts.list'>['prompts'][number]>(`/prompts?${WINDOW}`, 'prompts');
    const rows = by(
      await query(
        `SELECT prompt_id, prompt, language, state,
           (SELECT list(tag ORDER BY tag) FROM {tags} AS t WHERE t.prompt_id = p.prompt_id) AS tags FROM {prompts} AS p`,
      ),
      ({ prompt_id }) => prompt_id,
    );
    expect(prompts.length).toBeGreaterThan(10);
    for (const { id, prompt, tags } of prompts) {
      expect(rows.get(id)?.prompt).toBe(prompt);
      expect(rows.get(id)?.tags ?? []).toEqual(tags.toSorted());
    }
    const { brands } = await service.call('competitors.tracked', { projectId });
    const told = brands.map(({ id, name, isUserBrand }) => `${id} ${name} ${isUserBrand}`);
    const found = await query('SELECT brand_id, brand, is_own FROM {brands}');
    expect(found.map((row) => Object.values(row).join(' ')).toSorted()).toEqual(told.toSorted());
  });

  it('citations, as sources count them', async () => {
    const sources = await readAll<OperationOutput<'sources.list'>['sources'][number]>(`/sources?${WINDOW}`, 'sources');
    const rows = by(
      await query(
        `SELECT source_id, any_value(url) AS url, any_value(domain) AS domain, coalesce(any_value(title), '') AS title,
           any_value(source_type) AS "sourceType", any_value(url_type) AS "urlType", count(*)::INT AS "citationCount",
           count(DISTINCT prompt_id)::INT AS "promptCount", avg(place) AS place FROM {citations} WHERE ${DAYS} GROUP BY source_id`,
      ),
      ({ source_id }) => source_id,
    );
    expect([rows.size, sources.length > 100]).toEqual([sources.length, true]);
    for (const {
      id,
      url,
      domain,
      title,
      sourceType,
      urlType,
      citationCount,
      promptCount,
      averagePosition,
    } of sources) {
      const row = rows.get(id);
      expect(row).toMatchObject({ url, domain, title, sourceType, urlType, citationCount, promptCount });
      expect(Number(row?.place)).toBeCloseTo(averagePosition, 9);
    }
  });

  it('fan-outs, as often as they were sent', async () => {
    const fanouts = await readAll<OperationOutput<'fanouts.list'>['fanouts'][number]>(`/fanouts?${WINDOW}`, 'fanouts');
    const rows = by(
      await query(
        `SELECT query_folded, any_value(query) AS query, count(*)::INT AS count, count(DISTINCT prompt_id)::INT AS "promptCount",
           epoch_ms(max(answered_at))::DOUBLE AS at, list(DISTINCT engine ORDER BY engine) AS models FROM {fanouts} WHERE ${DAYS} GROUP BY query_folded`,
      ),
      ({ query_folded }) => query_folded,
    );
    expect([rows.size, fanouts.length > 50]).toEqual([fanouts.length, true]);
    for (const { query: text, count, promptCount, models, lastSeen } of fanouts) {
      const row = rows.get(foldQuery(text) ?? '');
      expect(row).toMatchObject({ count, promptCount, at: Date.parse(lastSeen) });
      expect([text, foldQuery(text)]).toContain(row?.query);
      expect(row?.models).toEqual(models.toSorted());
    }
  });

  it('tell moments as timestamps of UTC and days as dates, in Parquet itself', async () => {
    const [answers] = await query(
      `SELECT typeof(answered_at) AS at, typeof(day) AS day, typeof(sample) AS sample, typeof(is_visible) AS truth FROM {answers} LIMIT 1`,
    );
    expect(answers).toEqual({ at: 'TIMESTAMP WITH TIME ZONE', day: 'DATE', sample: 'INTEGER', truth: 'BOOLEAN' });
    const [other] = await query(
      'SELECT count(*)::INT AS n FROM {answers} WHERE answered_at::DATE <> day OR month <> strftime(day, $$%Y-%m$$)',
    );
    expect(other).toEqual({ n: 0 });
  });
});
