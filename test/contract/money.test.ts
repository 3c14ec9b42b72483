/** Money over both transports: who may see and change what, and the sums behind it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  BASIS,
  billingPeriodIdOf,
  callRequestIdOf,
  callResultIdOf,
  ledgerPromptIdOf,
} from '#main/core/money/ledger-lookups.ts';
import { SEED_VERSION } from '#main/core/money/price-seeds.ts';
import { Connection } from '#main/storage/connection.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let projectId: string;
let otherId: string;

/** The clock is at 2026-03-10. */
type Row = readonly [
  month: string,
  engine: string,
  route: string,
  basis: keyof typeof BASIS,
  cost: number | null,
  counted: number,
];
const ROWS: readonly Row[] = [
  ['2026-03', 'chatgpt', 'openai-responses', 'estimated', 38_500_000, 38_500_000],
  ['2026-03', 'chatgpt', 'openai-responses', 'unknown', null, 280_000_000],
  ['2026-03', 'grok', 'xai-responses', 'reported', 20_000_001, 20_000_001],
  ['2026-02', 'grok', 'xai-responses', 'reported', 1_000_000_000, 1_000_000_000],
];

beforeAll(async () => {
  test = await startTestService();
  const create = async (name: string) =>
    (await test.call('projects.create', { name, language: 'en', websiteUrl: 'https://kordiva.example' })).id;
  projectId = await create('Kordiva');
  otherId = await create('=Other');
  await test.restart(() => {
    const db = new Connection(`${test.dataDir}/sightline.db`);
    const insert = db.prepare(
      `INSERT INTO ledger_entry (billing_period_id, ledger_prompt_id, call_request_id, call_result_id, basis, started_at, nano, job_id)
       VALUES (?, ?, ?, ?, ?, 0, ?, ?)`,
    );
    const write = (jobId: number, project: string, [month, engine, route, basis, , counted]: Row) =>
      insert.run(
        billingPeriodIdOf(db, project, month),
        ledgerPromptIdOf(db, 'q'),
        callRequestIdOf(db, { engine, route, model: 'm' }),
        callResultIdOf(db, { model: null, outcome: 'answer', priceVersion: null }),
        BASIS[basis],
        counted,
        jobId,
      );
    for (const [index, row] of ROWS.entries()) write(index, projectId, row);
    write(9, otherId, ['2026-03', 'grok', 'xai-responses', 'reported', 500_000_000, 500_000_000]);
    db.close();
  });
});
afterAll(() => test.close());

const get = async (path: string, options: Parameters<TestService['freshApi']>[0] = {}) =>
  (await test.freshApi({ environment: 'live', ...options })).get(path);

describe('spend', () => {
  it('is told apart by what it stands on; an unknown cost is in no sum', async () => {
    const { status, data } = await get(`/projects/${projectId}/spend`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      firstMonth: '2026-03',
      lastMonth: '2026-03',
      totals: {
        calls: 3,
        costUsd: 0.058500001,
        reportedUsd: 0.020000001,
        reportedCalls: 1,
        estimatedUsd: 0.0385,
        estimatedCalls: 1,
        unknownCalls: 1,
        unknownUpToUsd: 0.28,
        underWayCalls: 0,
      },
    });
    const { rows } = data as { rows: { model: string; calls: number }[] };
    expect(rows.map(({ model, calls }) => [model, calls])).toEqual([
      ['chatgpt', 2],
      ['grok', 1],
    ]);
  });

  it('covers months of choice, and for the owner the whole account', async () => {
    const months = { firstMonth: '2026-02', lastMonth: '2026-03' };
    expect((await test.call('money.spend', { projectId, ...months })).totals.costUsd).toBe(1.058500001);
    const all = await test.call('money.spend', months);
    expect(all.totals).toMatchObject({ calls: 5, costUsd: 1.558500001 });
    expect(new Set(all.rows.map((row) => row.projectName))).toEqual(new Set(['Kordiva', '=Other']));
  });

  it('refuses months that are none, or end before they begin', async () => {
    for (const query of [
      'firstMonth=2026-13',
      'lastMonth=2026',
      'firstMonth=2026-04&lastMonth=2026-03',
      'firstMonth=2026-04',
    ]) {
      expect((await get(`/projects/${projectId}/spend?${query}`)).status, query).toBe(400);
    }
  });
});

describe('the ledger', () => {
  it('lists the calls of a month, newest first, by pages', async () => {
    const { data } = await get(`/projects/${projectId}/ledger?limit=2`);
    const { entries, pagination } = data as {
      entries: { model: string; costUsd: number | null }[];
      pagination: object;
    };
    expect(entries.map(({ model, costUsd }) => [model, costUsd])).toEqual([
      ['grok', 0.020000001],
      ['chatgpt', null],
    ]);
    expect(pagination).toEqual({ page: 1, limit: 2, total: 3, hasMore: true });
  });
});

describe('the rebill sheet', () => {
  it('bills what is known, with the markup, to the cent', async () => {
    const { data } = await get(`/projects/${projectId}/rebill?markupPercent=12.5`);
    // 0.0385 x 1.125 = 0.0433 and 0.020000001 x 1.125 = 0.0225: four and two cents.
    expect(data).toMatchObject({ markupPercent: 12.5, total: { calls: 3, unknownCalls: 1, billedUsd: 0.06 } });
    expect((await get(`/projects/${projectId}/rebill?markupPercent=-1`)).status).toBe(400);
    expect((await test.call('money.rebill', { projectId: otherId })).csv).toContain("2026-03,'=Other,Grok,");
  });
});

describe('the forecast', () => {
  it('counts prompts, engines and samples, and is free in a test project', async () => {
    const api = await test.freshApi();
    const body = { name: 'Kordiva', language: 'en', websiteUrl: 'https://kordiva.example' };
    const created = await api.post('/projects', body);
    const { id } = created.data as { id: string };
    await api.post(`/projects/${id}/prompts`, { prompt: 'Which?' });
    const { data: told } = await api.get(`/projects/${id}/forecast?models=chatgpt,perplexity&samples=3`);
    expect(told).toMatchObject({
      prompts: 1,
      samples: 3,
      calls: 6,
      waitingCalls: 0,
      run: { expectedUsd: 0, highUsd: 0, fits: 'yes' },
      monthly: { runs: 30, calls: 180 },
      byEngine: [
        { model: 'chatgpt', route: 'simulated', calls: 3, basis: 'free' },
        { model: 'perplexity', calls: 3 },
      ],
    });
  });

  it('says what waits instead of pricing it, and refuses prompts that are not there', async () => {
    await test.call('projects.configure', { projectId, schedule: 'weekly' });
    await test.call('prompts.create', { projectId, prompt: 'Which?' });
    const told = await test.call('money.forecast', { projectId });
    expect(told).toMatchObject({ calls: 0, waitingCalls: 3, run: { expectedUsd: 0, halfWidthPoints: null } });
    expect(told.byEngine[0]?.waiting).toMatch(/OPENAI_API_KEY/);
    expect(told.monthly.runs).toBeCloseTo(30 / 7, 12);
    expect((await get(`/projects/${projectId}/forecast?promptIds=nobody`)).status).toBe(404);
    expect((await get(`/projects/${projectId}/forecast?models=eliza`)).status).toBe(400);
    expect((await get(`/projects/${projectId}/forecast?samples=0`)).status).toBe(400);
  });
});

describe('caps', () => {
  it('are the owner’s to set, count unknown costs at their ceiling, and show nothing of the account to a key that sees a part', async () => {
    await test.call('money.setCap', { projectId, monthlyCapUsd: 1 });
    const caps = await test.call('money.setCap', { monthlyCapUsd: 20 });
    // 0.0385 + 0.28 + 0.020000001 + 0.5
    expect(caps.account).toEqual({ monthlyCapUsd: 20, usedUsd: 0.838500001, underWayUsd: 0, leftUsd: 19.161499999 });
    const seen = async (options: object) =>
      (await get(`/projects/${projectId}/spend`, options)).data as { caps: object };
    const project = { monthlyCapUsd: 1, usedUsd: 0.338500001, underWayUsd: 0, leftUsd: 0.661499999 };
    expect((await seen({})).caps).toEqual({ account: caps.account, project });
    expect((await seen({ projectIds: [projectId] })).caps).toEqual({ account: null, project });
    await test.call('money.setCap', { projectId, monthlyCapUsd: null });
    expect((await test.call('money.spend', { projectId })).caps.project).toBeNull();
  });

  it('refuse what is no cap', async () => {
    for (const monthlyCapUsd of [-1, Number.NaN, 1e9, '5']) {
      expect(await test.owner.call('money.setCap', { monthlyCapUsd })).toMatchObject({
        error: { code: 'VALIDATION_ERROR' },
      });
    }
    expect(await test.owner.call('money.setCap', { projectId: 'nobody', monthlyCapUsd: 1 })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });
});

describe('prices', () => {
  it('are added by the owner and leave what was priced as it is', async () => {
    const before = await test.call('money.spend', { projectId });
    const rates = { inputUsd: 9, cachedInputUsd: 1, outputUsd: 90, searchUsd: 0, requestUsd: 0 };
    const table = await test.call('money.setPrice', { route: 'openai-responses', model: 'GPT-5.1', ...rates });
    expect(table.version).toBe(`${SEED_VERSION}+1`);
    expect(table.prices.at(-1)).toEqual({
      route: 'openai-responses',
      model: 'gpt-5.1',
      effectiveFrom: '2026-03-10',
      source: 'owner',
      ...rates,
      searchUnit: 'search',
      hours: null,
    });
    expect(await test.call('money.spend', { projectId })).toEqual(before);
    const { data } = await get('/prices', { scopes: ['read'] });
    expect(data).toEqual(table);
  });

  it('refuse negative amounts, unknown fields and days that are none', async () => {
    const price = { route: 'x', model: '*', inputUsd: 0, cachedInputUsd: 0, outputUsd: 0, searchUsd: 0, requestUsd: 0 };
    for (const bad of [
      { inputUsd: -1 },
      { effectiveFrom: '2026-02-30' },
      { route: 'A b' },
      { model: ' ' },
      { extra: 1 },
    ]) {
      expect(await test.owner.call('money.setPrice', { ...price, ...bad }), JSON.stringify(bad)).toMatchObject({
        error: { code: 'VALIDATION_ERROR' },
      });
    }
  });
});

describe('the exchange rate', () => {
  it('shows amounts in the account’s currency too; without one there are US dollars only', async () => {
    expect((await test.call('money.forecast', { projectId })).inCurrency).toBeNull();
    expect(await test.call('money.setRate', { currency: 'eur', perUsd: 0.9 })).toMatchObject({
      currency: { code: 'EUR', perUsd: 0.9 },
    });
    expect((await test.call('money.forecast', { projectId })).inCurrency).toEqual({ expected: 0, low: 0, high: 0 });
    expect((await test.call('money.rebill', { projectId })).csv).toContain('Billed (EUR)');
    expect(await test.owner.call('money.setRate', { currency: 'XXZ', perUsd: 1 })).toMatchObject({
      error: { code: 'VALIDATION_ERROR' },
    });
    expect(await test.call('money.setRate', { currency: 'EUR', perUsd: null })).toEqual({ currency: null });
  });
});
