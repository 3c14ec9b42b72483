/** Models through the owner's transport: the list of a service, what the owner says of a model, warnings, options and their cost. */
import { afterEach, describe, expect, it } from 'vitest';

import { SEED_VERSION } from '#main/core/money/price-seeds.ts';
import { DEFAULT_ANSWER } from '#support/fake-openai.ts';
import { type LiveProject, startLiveProject, waitFor } from '#support/live-project.ts';
import { type ScriptedServer, startScriptedServer } from '#support/scripted-server.ts';

const ROUTE = 'openai-responses';
const LISTED = { data: [{ id: 'gpt-6-luna' }, { id: 'gpt-99', shutdown_date: '2027-01-05' }] };

let live: LiveProject;
let server: ScriptedServer | null = null;
afterEach(async () => {
  await live.close();
  await server?.close();
  server = null;
});

const start = async () => {
  live = await startLiveProject({ date: '2026-11-29T12:00:00Z' });
};
const call: LiveProject['service']['call'] = (...sent) => live.service.call(...sent);
const models = (parts: object = {}) => call('engines.models', { engine: 'chatgpt', ...parts });
const configure = (parts: object) => call('engines.configure', { engine: 'chatgpt', route: ROUTE, ...parts });
const chatgpt = async () => (await call('engines.list', {})).find(({ engine }) => engine === 'chatgpt');
const notices = async () => (await call('health.notices', {})).filter(({ kind }) => kind === 'retiring_model');

async function serve(status: number, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  server = await startScriptedServer(() => ({ kind: 'bytes', status, headers, body: JSON.stringify(body) }));
  await configure({ baseUrl: `${server.url}/v1` });
}

describe('engines.models', () => {
  it('tells the catalogue without asking anybody, with prices and days', async () => {
    await start();
    const list = await models({ catalogueOnly: true });
    expect(list).toMatchObject({ engine: 'chatgpt', route: ROUTE, origin: 'catalogue', problem: null });
    expect(list.models[0]).toMatchObject({
      ...{ model: 'gpt-6.1-sol', isKnown: true, isOwn: false, isServed: null, isAsked: true, isDefault: true },
      ...{ since: '2026-09-29', retiresOn: null, daysLeft: null, verifiedOn: null, nextPrice: null },
      price: { inputUsd: 2, cachedInputUsd: 0.1, outputUsd: 10, searchUsd: 0.01, searchUnit: 'search', hours: null },
    });
    // From 29 November to 11 December.
    expect(list.models.find(({ model }) => model === 'gpt-5')).toMatchObject({
      ...{ retiresOn: '2026-12-11', daysLeft: 12, instead: 'gpt-6.1-sol' },
    });
    const gemini = await models({ engine: 'gemini', catalogueOnly: true });
    expect(gemini.models.find(({ isAsked }) => isAsked)).toMatchObject({
      ...{ model: 'gemini-flash-latest', price: { inputUsd: 0.75 } },
      nextPrice: { effectiveFrom: '2027-01-01', inputUsd: 1.5, outputUsd: 7.5 },
    });
    expect(live.fake.requests).toEqual([]);
  });

  it('tells what the service lists, with the saved key and in no ledger, and joins what is known', async () => {
    await start();
    await serve(200, LISTED);
    const list = await models();
    expect(list).toMatchObject({ origin: 'service', problem: null });
    expect(server?.requests).toHaveLength(1);
    expect(server?.requests[0]).toMatchObject({ method: 'GET', path: '/v1/models' });
    expect(server?.requests[0]?.headers.authorization).toBe('Bearer sk-right-1234567890');
    const byName = new Map(list.models.map((model) => [model.model, model]));
    expect(byName.get('gpt-6-luna')).toMatchObject({ isKnown: true, isServed: true, price: { inputUsd: 0.1 } });
    expect(byName.get('gpt-99')).toMatchObject({ isKnown: false, price: null, retiresOn: '2027-01-05', daysLeft: 37 });
    expect(byName.get('gpt-6.1-sol')).toMatchObject({ isAsked: true, isServed: false });
    expect(live.rows('SELECT * FROM ledger')).toEqual([]);
  });

  it('falls back to the catalogue and says why, and shows no key', async () => {
    await start();
    await serve(401, { error: { message: 'bad key sk-right-1234567890' } });
    const list = await models();
    expect(list).toMatchObject({ origin: 'catalogue', problem: { code: 'refused' } });
    expect(list.models[0]?.model).toBe('gpt-6.1-sol');
    expect(JSON.stringify(list)).not.toContain('sk-right');
    expect(await models({ engine: 'claude' })).toMatchObject({ origin: 'catalogue', problem: { code: 'no_key' } });
    expect(await models({ engine: 'copilot' })).toMatchObject({ problem: { code: 'no_key' } });
    await expect(models({ route: 'simulated' })).rejects.toMatchObject({ envelope: { code: 'VALIDATION_ERROR' } });
    await expect(models({ engine: 'grok', route: ROUTE })).rejects.toMatchObject({
      envelope: { code: 'VALIDATION_ERROR' },
    });
  });
});

describe('a model of the owner', () => {
  it('is warned of by its own day, over every transport, and is unknown again once it is removed', async () => {
    await start();
    await configure({ model: 'gpt-99' });
    expect(await chatgpt()).toMatchObject({ model: 'gpt-99', isKnownModel: false, retirement: null });
    const said = { route: ROUTE, model: 'GPT-99', retiresOn: '2026-12-20', instead: 'gpt-6-sol', contextTokens: 9_000 };
    expect(await call('engines.setModel', said)).toMatchObject({
      ...{ model: 'gpt-99', isOwn: true, retiresOn: '2026-12-20', daysLeft: 21, contextTokens: 9_000, price: null },
    });
    const retirement = { model: 'gpt-99', retiresOn: '2026-12-20', daysLeft: 21, instead: 'gpt-6-sol' };
    expect(await chatgpt()).toMatchObject({ isKnownModel: true, retirement });
    expect(await notices()).toMatchObject([
      {
        ...{ engine: 'chatgpt', severity: 'warning', facts: { model: 'gpt-99', retiresOn: '2026-12-20' } },
        message: 'ChatGPT: gpt-99 is switched off on 2026-12-20, in 21 days. Take gpt-6-sol instead.',
      },
    ]);
    live.clock.set('2026-12-20T00:00:00Z');
    expect(await notices()).toMatchObject([{ severity: 'error' }]);
    await live.restart();
    expect((await models({ catalogueOnly: true })).models.find(({ isOwn }) => isOwn)).toMatchObject({
      model: 'gpt-99',
    });
    expect(await call('engines.removeModel', { route: ROUTE, model: 'gpt-99' })).toEqual({ isRemoved: true });
    expect(await call('engines.removeModel', { route: ROUTE, model: 'gpt-99' })).toEqual({ isRemoved: false });
    expect(await chatgpt()).toMatchObject({ model: 'gpt-99', isKnownModel: false, retirement: null });
    expect(await notices()).toEqual([]);
  });

  it('goes over the line of the catalogue and keeps the rest of it', async () => {
    await start();
    await configure({ model: 'gpt-5.1' });
    // 29 November to 1 April are 123 days: too early for a warning.
    expect(await chatgpt()).toMatchObject({ model: 'gpt-5.1', isKnownModel: true, retirement: null });
    const kept = await call('engines.setModel', { route: ROUTE, model: 'gpt-5.1', retiresOn: '2027-02-01' });
    expect(kept).toMatchObject({ instead: 'gpt-6.1-sol', price: { inputUsd: 1.25 }, daysLeft: 64 });
    expect(await chatgpt()).toMatchObject({ retirement: { daysLeft: 64, instead: 'gpt-6.1-sol' } });
    expect(await call('engines.setModel', { route: ROUTE, model: 'gpt-5.1', retiresOn: null })).toMatchObject({
      retiresOn: null,
    });
    expect(await chatgpt()).toMatchObject({ retirement: null });
  });
});

describe('the default of a route', () => {
  it('is a current one, and gives way to a model that was saved', async () => {
    await start();
    expect(await chatgpt()).toMatchObject({ model: 'gpt-6.1-sol', retirement: null });
    expect(await notices()).toEqual([]);
    await configure({ model: 'gpt-5' });
    expect(await chatgpt()).toMatchObject({ model: 'gpt-5', retirement: { retiresOn: '2026-12-11', daysLeft: 12 } });
    await configure({ model: null });
    expect(await chatgpt()).toMatchObject({ model: 'gpt-6.1-sol' });
  });
});

describe('options of a route', () => {
  const row = async () => (await call('money.forecast', { projectId: live.projectId })).byEngine[0];

  it('go out with the question, and change what it is expected and allowed to cost', async () => {
    await start();
    await configure({ maxOutputTokens: 10_000 });
    await call('prompts.create', { projectId: live.projectId, prompt: 'Which?' });
    await waitFor(
      'the answer',
      () => live.fake.requests.length,
      (asked) => asked === 1,
    );
    // 80 000 x 2 + 10 000 x 10 per million and eight searches: 0.16 + 0.1 + 0.08. Typical: 0.024 + 0.01 + 0.02.
    expect(await row()).toMatchObject({
      ceilingUsd: 0.34,
      expectedUsd: 0.054,
      maxSearches: null,
      reasoningEffort: null,
    });
    await configure({ maxSearches: 2, reasoningEffort: 'high', searchDepth: 'low' });
    // 20 000 tokens at half depth: 0.02 + 0.1 + 0.02. Typical: 6 000 in, 2 000 out, two searches: 0.012 + 0.02 + 0.02.
    const asked = { maxSearches: 2, reasoningEffort: 'high', searchDepth: 'low' };
    const told = await row();
    expect(told).toMatchObject(asked);
    expect(told?.ceilingUsd).toBeCloseTo(0.14, 9);
    expect(told?.expectedUsd).toBeCloseTo(0.052, 9);
    const routes = (await call('engines.routes', {})).routes.find(({ route }) => route === ROUTE);
    expect(routes).toMatchObject({ ...asked, knows: ['maxSearches', 'reasoningEffort', 'searchDepth'] });
    await call('prompts.create', { projectId: live.projectId, prompt: 'And then?' });
    await waitFor(
      'the second answer',
      () => live.fake.requests.length,
      (count) => count === 2,
    );
    expect(live.fake.requests[1]?.body).toMatchObject({
      ...{ reasoning: { effort: 'high' }, max_tool_calls: 2 },
      tools: [{ type: 'web_search', search_context_size: 'low' }],
    });
    await configure({ maxSearches: null, reasoningEffort: null, searchDepth: null });
    expect(await row()).toMatchObject({ maxSearches: null, reasoningEffort: null, searchDepth: null });
  });

  it.each([
    [{ reasoningEffort: 'none' }, 'reasoningEffort'],
    [{ reasoningEffort: 'hard' }, 'reasoningEffort'],
    [{ maxSearches: 0 }, 'maxSearches'],
    [{ maxSearches: 21 }, 'maxSearches'],
    [{ searchDepth: 'deep' }, 'searchDepth'],
  ])('refuses %o', async (bad, path) => {
    await start();
    await expect(configure(bad)).rejects.toMatchObject({ envelope: { details: { issues: [{ path }] } } });
  });
});

describe('money.choosePlan', () => {
  it('prices searches of result pages from today on, in the table and in estimates', async () => {
    await start();
    expect((await call('money.prices', {})).serpApiPlan).toBeNull();
    const estimate = async () =>
      (
        await call('projects.estimate', {
          models: ['ai_overview'],
          prompts: 10,
          samples: 1,
          schedule: 'daily',
          environment: 'live',
        })
      ).perAnswer.find(({ model }) => model === 'ai_overview');
    expect(await estimate()).toMatchObject({ expectedUsd: 0.015, ceilingUsd: 0.03 });
    const table = await call('money.choosePlan', { plan: 'starter' });
    expect(table).toMatchObject({ serpApiPlan: 'starter', version: `${SEED_VERSION}+1` });
    expect(table.prices.at(-1)).toMatchObject({ route: 'serpapi', source: 'owner', requestUsd: 0.025 });
    // A page is one search, and an overview may need a second.
    expect(await estimate()).toMatchObject({ expectedUsd: 0.025, ceilingUsd: 0.05 });
    expect((await call('money.choosePlan', { plan: 'production' })).serpApiPlan).toBe('production');
    expect(await estimate()).toMatchObject({ expectedUsd: 0.01 });
    await call('money.setPrice', {
      ...{
        route: 'serpapi',
        model: '*',
        inputUsd: 0,
        cachedInputUsd: 0,
        outputUsd: 0,
        searchUsd: 0,
        requestUsd: 0.0123,
      },
    });
    expect((await call('money.prices', {})).serpApiPlan).toBeNull();
  });
});

describe('a change of model', () => {
  it('is told with both names on its day, and answers keep theirs', async () => {
    await start();
    live.fake.setReply({ ...DEFAULT_ANSWER, model: 'gpt-5.1-2025-11-13' });
    await call('prompts.create', { projectId: live.projectId, prompt: 'Which?' });
    const answers = () => live.rows<{ n: number }>('SELECT count(*) AS n FROM answer')[0]?.n ?? 0;
    await waitFor('one answer', answers, (count) => count === 1);
    live.fake.setReply({ ...DEFAULT_ANSWER, model: 'gpt-6.1-sol' });
    live.clock.set('2026-11-30T12:00:00Z');
    await call('runs.start', { projectId: live.projectId });
    await waitFor('two answers', answers, (count) => count === 2);
    type Coverage = { current: { facts: { kind: string }[] } };
    const path = `/projects/${live.projectId}/metrics/coverage?startDate=2026-11-20&endDate=2026-11-30`;
    const { current } = await live.service.get<Coverage>(path);
    expect(current.facts.filter(({ kind }) => kind === 'model_changed')).toEqual([
      { kind: 'model_changed', model: 'chatgpt', since: '2026-11-30', from: 'gpt-5.1-2025-11-13', to: 'gpt-6.1-sol' },
    ]);
  });
});
