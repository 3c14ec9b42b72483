/** `engines.verify` over the real service against servers that speak each wire: what holds, what does not, what it cost, and nothing secret. */
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { VerifyCheckName } from '#shared/contract/verification.ts';
import { toJson } from '#support/ten-engines.ts';
import { startTestService, type TestService } from '#support/test-service.ts';
import { recordedError, startVerifiedEngines, type VerifiedEngines } from '#support/verified-engines.ts';

let test: TestService;
let engines: VerifiedEngines;
beforeEach(async () => {
  test = await startTestService();
  process.env.SIGHTLINE_KEYRING = 'off';
  engines = await startVerifiedEngines();
  Object.assign(process.env, engines.env);
});
afterEach(async () => {
  await test.close();
  await engines.close();
  for (const name of [...Object.keys(engines.env), 'SIGHTLINE_KEYRING']) delete process.env[name];
});

const plan = () => test.call('engines.planVerification', {});
const verify = async () => (await test.call('engines.verify', { agreedUsd: (await plan()).ceilingUsd })).routes;
type Verified = Awaited<ReturnType<typeof verify>>;
const of = (routes: Verified, route: string) => routes.find((each) => each.route === route);
const check = (routes: Verified, route: string, name: VerifyCheckName) => {
  const found = of(routes, route)?.checks.find((each) => each.name === name);
  return `${found?.state} ${found?.finding}`;
};
const rows = <T>(sql: string): T[] => {
  const db = new Database(`${test.dataDir}/sightline.db`, { readonly: true });
  try {
    return db.prepare(sql).all() as T[];
  } finally {
    db.close();
  }
};

const ROUTES = [
  'openai-responses',
  'gemini-generate',
  'anthropic-messages',
  'perplexity-agent',
  'xai-responses',
  'mistral-conversations',
  'deepseek-messages',
  'deepseek-chat',
  'serpapi-ai-overview',
  'serpapi-ai-mode',
  'serpapi-copilot',
  'openrouter-responses',
];

it('plans every service with a key, and calls nothing', async () => {
  const { routes, ceilingUsd } = await plan();
  expect(routes.map(({ route }) => route)).toEqual(ROUTES);
  expect(routes.every((each) => each.ceilingUsd > 0 && each.lastVerified === null && !each.isHeldBack)).toBe(true);
  expect(ceilingUsd).toBeCloseTo(
    routes.reduce((sum, each) => sum + each.ceilingUsd, 0),
    9,
  );
  const few = await test.call('engines.planVerification', { engines: ['grok', 'claude'] });
  expect(few.routes.map(({ route, engine }) => `${route} ${engine}`)).toEqual([
    'anthropic-messages claude',
    'xai-responses grok',
    'openrouter-responses claude',
  ]);
  expect(engines.requests).toEqual([]);
});

describe('less than all may cost', () => {
  const paidCalls = () => engines.requests.filter(({ method }) => method === 'POST');

  it('is enough for all where calls cost less than they may: the dear ones go out when the others have ended', async () => {
    const { routes: planned } = await plan();
    const dearest = Math.max(...planned.map((each) => each.ceilingUsd));
    const { routes } = await test.call('engines.verify', { agreedUsd: dearest + 0.3 });
    expect(routes.map(({ route }) => route)).toEqual(ROUTES);
    expect(routes.map(({ checks }) => checks.find(({ name }) => name === 'call')?.state)).not.toContain('skipped');
    expect(routes.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0)).toBeLessThan(dearest + 0.3);
  });

  it('leaves out what finds no room, and says so', async () => {
    const { routes } = await test.call('engines.verify', { engines: ['chatgpt'], agreedUsd: 0 });
    for (const { checks } of routes) {
      expect(checks.find(({ name }) => name === 'call')).toMatchObject({
        state: 'skipped',
        said: 'What was agreed to leaves no room for it.',
      });
    }
    expect(paidCalls().filter(({ path }) => path.includes('responses'))).toEqual([]);
  });
});

describe('over ten engines', () => {
  it('says claim by claim what holds, and what a service does not expose, and books exactly the paid calls', async () => {
    const routes = await verify();
    expect(routes.map(({ route }) => route)).toEqual(ROUTES);
    const lines = of(routes, 'openai-responses')?.checks.map(
      ({ name, state, finding }) => `${name} ${state} ${finding}`,
    );
    expect(lines).toEqual([
      'models pass models_listed',
      'model_listed pass model_there',
      'account not_exposed no_account',
      'call pass answered',
      'text pass text',
      'grounded pass searched',
      'cited pass pages',
      'queries pass queries',
      'usage pass used',
      'cost pass estimated',
      'language pass german',
      'country pass country_sent',
      'rate_limits pass headers',
      'wire pass known',
      'house pass own_house',
      'wrong_key pass told_apart',
      'unknown_model pass told_apart',
    ]);
    const failed = routes.flatMap(({ route, checks }) =>
      checks
        .filter(({ state }) => state === 'fail')
        .map((each) => `${route} ${each.name} ${each.finding} ${each.said} ${each.names}`),
    );
    expect(failed).toEqual([]);
    expect(check(routes, 'openrouter-responses', 'account')).toBe('pass account_left');
    expect(check(routes, 'serpapi-ai-mode', 'queries')).toBe('not_exposed queries_hidden');
    expect(check(routes, 'serpapi-copilot', 'country')).toBe('not_exposed takes_no_country');
    expect(check(routes, 'perplexity-agent', 'cost')).toBe('pass reported');
    expect(check(routes, 'xai-responses', 'account')).toBe('pass account_open');
    expect(check(routes, 'deepseek-messages', 'unknown_model')).toBe('skipped may_be_answered');
    expect(check(routes, 'deepseek-chat', 'grounded')).toBe('not_exposed searches_nothing');
    expect(routes.every(({ state }) => state === 'pass')).toBe(true);
    await expectBooked(routes);
  });

  /** Exactly the paid calls, in the book of tests; health counts none. */
  async function expectBooked(routes: Verified): Promise<void> {
    const booked = rows<{ route: string; basis: string; project: string; usd: number }>(
      'SELECT route, basis, project, cost_nano / 1e9 AS usd FROM ledger ORDER BY id',
    );
    expect(booked.map(({ route }) => route).sort()).toEqual([...ROUTES].sort());
    expect(engines.answered()).toBe(ROUTES.length);
    expect(new Set(booked.map(({ project }) => project))).toEqual(new Set(['engine-tests']));
    for (const { route, usd } of booked) expect(of(routes, route)?.costUsd, route).toBeCloseTo(usd, 9);
    expect(await test.call('engines.health', { days: 1 })).toEqual([]);
    const { engine_keys: saved } =
      rows<{ engine_keys: number }>("SELECT count(*) AS engine_keys FROM setting WHERE key LIKE '%key%'")[0] ?? {};
    expect(saved).toBe(0);
  }

  it('tells two broken services from the others, and why', async () => {
    engines.setOverride((server, { text, method }) => {
      if (server === 'openai' && method === 'POST' && text.includes('Mindestlohn')) {
        return text.includes('no-such-model') ? null : recordedError('openai', 'retired model');
      }
      // Answers whatever key and model it is asked with, in English, without a search and by another house.
      if (server !== 'perplexity' || method !== 'POST') return null;
      const body = {
        id: 'r',
        status: 'completed',
        model: 'openai/gpt-6-luna',
        output: [{ type: 'video_call' }, MESSAGE],
        usage: USAGE,
      };
      return toJson(200, JSON.stringify(body));
    });
    const routes = await verify();
    const failing = routes.filter(({ state }) => state === 'fail').map(({ route }) => route);
    expect(failing).toEqual(['openai-responses', 'perplexity-agent']);
    expect(of(routes, 'openai-responses')?.checks.find(({ name }) => name === 'call')).toMatchObject({
      state: 'fail',
      finding: 'failed',
      names: ['unknown_model'],
    });
    expect(check(routes, 'openai-responses', 'text')).toBe('skipped no_answer');
    const ofPerplexity = (name: VerifyCheckName) => check(routes, 'perplexity-agent', name);
    expect(ofPerplexity('grounded')).toBe('fail not_searched');
    expect(ofPerplexity('cited')).toBe('fail no_pages');
    expect(ofPerplexity('queries')).toBe('fail no_queries');
    expect(ofPerplexity('cost')).toMatch(/^fail /);
    expect(ofPerplexity('language')).toBe('fail not_german');
    expect(ofPerplexity('wire')).toBe('fail changed');
    expect(ofPerplexity('house')).toBe('fail other_house');
    expect(ofPerplexity('wrong_key')).toBe('fail was_answered');
    expect(ofPerplexity('unknown_model')).toBe('fail was_answered');
    // It was paid for three times, and the books say so.
    expect(rows("SELECT 1 FROM ledger WHERE route = 'perplexity-agent'")).toHaveLength(3);
    expect(rows("SELECT 1 FROM ledger WHERE route = 'openai-responses'")).toHaveLength(0);
  });
});

it('a cap without room lets nothing out that could be paid, and says so', async () => {
  await test.call('money.setCap', { monthlyCapUsd: 0.001 });
  expect((await plan()).routes.every(({ isHeldBack }) => isHeldBack)).toBe(true);
  const routes = await verify();
  expect(new Set(routes.map(({ state }) => state))).toEqual(new Set(['skipped']));
  expect(check(routes, 'openai-responses', 'models')).toBe('pass models_listed');
  expect(check(routes, 'openai-responses', 'call')).toBe('skipped held_back');
  expect(check(routes, 'openai-responses', 'wrong_key')).toBe('skipped held_back');
  expect(engines.answered()).toBe(0);
  expect(rows('SELECT 1 FROM ledger')).toEqual([]);
});

it('keeps the newest result of each service with what it sent, and nothing secret', async () => {
  engines.setOverride((server, { method }) =>
    server === 'mistral' && method === 'POST'
      ? toJson(
          401,
          JSON.stringify({ message: `Bad key ${ECHO}, organization org-brimlane7, mail ada@brimlane.example` }),
        )
      : null,
  );
  await verify();
  const short = await test.call('engines.verification', {});
  expect(short.routes.map(({ route }) => route)).toEqual(ROUTES);
  expect(short.routes.every(({ bodies }) => bodies.length === 0)).toBe(true);
  expect((await plan()).routes.find(({ route }) => route === 'xai-responses')?.lastVerified).toMatchObject({
    state: 'pass',
  });
  const { routes } = await test.call('engines.verification', { withBodies: true });
  const names = routes.find(({ route }) => route === 'xai-responses')?.bodies.map(({ name }) => name);
  expect(names).toEqual(['models', 'account', 'answer', 'wrong-key', 'unknown-model']);
  const text = JSON.stringify(routes);
  const secrets = [
    'brimlane7',
    '@brimlane',
    '5ac54d6adefb',
    '5ea6f6bd',
    '59fbe5f2',
    'Key of Ada',
    '2dHFtVWx2n56w6',
    ECHO,
  ];
  for (const secret of [...engines.keys, ...secrets, encodeURIComponent(ECHO)]) expect(text).not.toContain(secret);
  expect(text).toContain('[removed]');
  expect(text).toContain('Mindestlohn');
});

it('does not begin a second one while one is under way', async () => {
  engines.setOverride((server, { method }) =>
    server === 'openai' && method === 'POST'
      ? { kind: 'slow', delayMs: 400, next: recordedError('openai', 'wrong key') }
      : null,
  );
  const agreedUsd = (await plan()).ceilingUsd;
  const first = test.call('engines.verify', { engines: ['chatgpt'], agreedUsd });
  const second = await test.owner.call('engines.verify', { engines: ['chatgpt'], agreedUsd });
  expect(second).toMatchObject({ error: { code: 'CONFLICT', details: { reason: 'busy' } } });
  expect(of((await first).routes, 'openai-responses')?.state).toBe('fail');
});

const ECHO = 'key-of-mistral-1234';
const MESSAGE = {
  type: 'message',
  role: 'assistant',
  content: [{ type: 'output_text', text: 'The minimum wage is that of the year before.', annotations: [] }],
};
const USAGE = { input_tokens: 10, output_tokens: 10 };
