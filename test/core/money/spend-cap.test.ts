/** Monthly caps through the real executor, with several lanes at once and costs that vary a thousandfold. */
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, describe, expect, it } from 'vitest';

import { SEED_VERSION } from '#main/core/money/price-seeds.ts';
import { acquireExecutor } from '#main/core/scheduling/executor-lease.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { FakeAnswer } from '#support/engine-reply-spec.ts';
import { DEFAULT_ANSWER, type ReplyScript } from '#support/fake-openai.ts';
import { type LiveProject, startLiveProject, waitFor } from '#support/live-project.ts';

let live: LiveProject;
afterEach(() => live.close());

const ENGINES: Engine[] = ['chatgpt', 'mistral', 'claude', 'grok'];
const answer = (input: number, output: number): FakeAnswer => ({
  ...DEFAULT_ANSWER,
  usage: { input, cached: 0, output },
});

/** From almost nothing to the ceiling of `gpt-5.1` (80 000 tokens in, 10 000 out), after a while. */
const VARYING: ReplyScript = (_request, index) => ({
  kind: 'slow',
  delayMs: 40 + (index % 5) * 60,
  next: answer([10, 80_000, 900, 40_000][index % 4] ?? 0, [1, 10_000, 20, 5_000][(index >> 1) % 4] ?? 0),
});

async function ask(prompts: number): Promise<void> {
  for (let index = 0; index < prompts; index++) {
    await live.service.call('prompts.create', { projectId: live.projectId, prompt: `Question ${index}?` });
  }
}

/** Local servers get the price of `gpt-5.1`, so that four lanes pay. */
async function start(options: { models?: Engine[]; reply?: ReplyScript; localIsPaid: boolean }): Promise<void> {
  live = await startLiveProject({ date: '2026-11-29T12:00:00Z', ...options });
  const limit = (engine: Engine, route: string) =>
    live.service.call('engines.configure', { engine, route, maxOutputTokens: 10_000 });
  await limit('chatgpt', 'openai-responses');
  // Its sums are worked out by these prices, whatever a new project asks.
  await live.service.call('engines.configure', { engine: 'chatgpt', route: 'openai-responses', model: 'gpt-5.1' });
  if (options.models?.includes('mistral')) await limit('mistral', 'openai-compatible');
  if (!options.localIsPaid) return;
  const price = { inputUsd: 1.25, cachedInputUsd: 0.125, outputUsd: 10, searchUsd: 0.01, requestUsd: 0 };
  await live.service.call('money.setPrice', { route: 'openai-compatible', model: '*', ...price });
}

const spentUsd = () =>
  live.rows<{ usd: number }>('SELECT coalesce(sum(cost_nano), 0) / 1e9 AS usd FROM ledger')[0]?.usd ?? 0;
const countJobs = (where: string) =>
  live.rows<{ n: number }>(`SELECT count(*) AS n FROM job WHERE ${where}`)[0]?.n ?? 0;
const jobs = () => ({ done: countJobs("state = 'done'"), waiting: countJobs("state = 'waiting' AND outcome = 'cap'") });
const waitForJobs = (total: number, isThere: (state: ReturnType<typeof jobs>) => boolean) =>
  waitFor('the jobs', jobs, (state) => state.done + state.waiting === total && isThere(state), 60_000);
const setCap = (monthlyCapUsd: number | null, projectId?: string) =>
  live.service.call('money.setCap', { monthlyCapUsd, ...(projectId ? { projectId } : {}) });

describe('a cap of the account', () => {
  it('is never passed, whatever four lanes pay at once; every job is answered or says why', async () => {
    await start({ models: ENGINES, reply: VARYING, localIsPaid: true });
    await setCap(2);
    const seen: number[] = [];
    const watch = setInterval(() => seen.push(spentUsd()), 25);
    await ask(20);
    const end = await waitForJobs(80, ({ waiting }) => waiting > 0);
    clearInterval(watch);
    expect(end.done).toBeGreaterThan(8);
    expect(seen.length).toBeGreaterThan(20);
    expect(Math.max(...seen, spentUsd())).toBeLessThanOrEqual(2);
    // Nothing went out without a row, and the cap was used as far as one more call of 0.28 x 1.25 at most would not fit.
    expect(live.rows('SELECT id FROM ledger')).toHaveLength(live.fake.requests.length);
    expect(spentUsd()).toBeGreaterThan(2 - 0.35);
    const [run] = await live.service.call('runs.list', { projectId: live.projectId });
    expect(run?.problems[0]?.message).toMatch(
      /^The monthly cap of \$2 is reached \(\$1\.\d\d used, a call may cost up to \$0\.\d\d\); goes on on 1 December or when the cap is raised\.$/,
    );
  });

  it('lets what costs nothing go on, and goes on by itself when it is raised and when the month ends', async () => {
    await start({ models: ['chatgpt', 'mistral'], reply: answer(8_000, 1_000), localIsPaid: false });
    // A call costs 8000 x 1.25 + 1000 x 10 per million and one search: 0.03. Its ceiling is 0.28.
    await setCap(0.35);
    await ask(6);
    await waitForJobs(12, ({ waiting }) => waiting > 0);
    expect(countJobs("engine = 'mistral' AND state = 'done'")).toBe(6);
    expect(countJobs("engine = 'chatgpt' AND state = 'done'")).toBe(3);
    const asked = live.fake.requests.length;
    await sleep(900);
    expect(live.fake.requests).toHaveLength(asked);
    await setCap(0.4);
    await waitFor(
      'two more answers',
      () => countJobs("engine = 'chatgpt' AND state = 'done'"),
      (done) => done === 5,
    );
    live.clock.set('2026-12-01T00:00:01Z');
    await waitForJobs(12, ({ waiting }) => waiting === 0);
    const months = live.rows("SELECT month, calls FROM spend_month WHERE engine = 'chatgpt' AND calls > 0 ORDER BY 1");
    expect(months).toEqual([
      { month: '2026-11', calls: 5 },
      { month: '2026-12', calls: 1 },
    ]);
  });
});

describe('a cap of a project', () => {
  it('holds up that project alone, and its own sentence says so', async () => {
    await start({ reply: answer(8_000, 1_000), localIsPaid: false });
    const other = await live.service.call('projects.create', {
      name: 'Kordiva Two',
      language: 'en',
      websiteUrl: 'https://two.example',
    });
    await live.service.call('projects.update', { projectId: other.id, models: ['chatgpt'] });
    await setCap(0, live.projectId);
    await ask(2);
    await live.service.call('prompts.create', { projectId: other.id, prompt: 'Which?' });
    await waitForJobs(3, ({ done }) => done === 1);
    const [run] = await live.service.call('runs.list', { projectId: live.projectId });
    expect(run).toMatchObject({ jobs: { waiting: 2 }, problems: [{ engine: 'chatgpt', reason: 'cap', jobs: 2 }] });
    expect(run?.problems[0]?.message).toBe(
      'The monthly cap of $0 of this project is reached ($0 used, a call may cost up to $0.28); goes on on 1 December or when the cap is raised.',
    );
    await setCap(null, live.projectId);
    await waitForJobs(3, ({ done }) => done === 3);
    // Three calls are too few to go by. Two typical ones: 12 000 x 1.25 + 1000 x 10 per million and two searches, 0.045 each.
    const { projectId } = live;
    expect(await live.service.call('money.forecast', { projectId })).toMatchObject({
      byEngine: [
        {
          ...{ route: 'openai-responses', engineModel: 'gpt-5.1', basis: 'price_table', seenCalls: 3 },
          ...{ maxOutputTokens: 10_000, ceilingUsd: 0.28 },
        },
      ],
      calls: 2,
      run: { expectedUsd: 0.09, lowUsd: 0.045, highUsd: 0.56, fits: 'yes' },
      monthly: { runs: 0, expectedUsd: 0 },
      visibility: { ratePercent: null, answers: 0 },
    });
  });
});

describe('a test of an engine', () => {
  it('is a call like any other: it has its row, counts against the cap of the account, and is not made at the cap', async () => {
    await start({ reply: answer(8_000, 1_000), localIsPaid: false });
    expect(await live.service.call('engines.test', { engine: 'chatgpt' })).toMatchObject({ ok: true });
    expect(live.rows('SELECT project, outcome, basis, cost_nano AS cost FROM ledger')).toEqual([
      { project: 'engine-tests', outcome: 'answer', basis: 'estimated', cost: 30_000_000 },
    ]);
    // What the screen of costs shows of it: 8000 x 1.25 + 1000 x 10 per million and one search.
    const tests = { projectId: 'engine-tests' };
    const spend = await live.service.call('money.spend', tests);
    expect(spend.totals).toMatchObject({ calls: 1, costUsd: 0.03 });
    const { entries } = await live.service.call('money.ledger', tests);
    expect(entries).toMatchObject([{ model: 'chatgpt', outcome: 'answer', answerId: null, costUsd: 0.03 }]);
    // It belongs to no project and leaves no answer, which is as it should be.
    expect(await live.service.call('system.doctor', {})).toMatchObject({ ok: true });
    // A key of the API, which sees projects alone, does not.
    await expect(live.service.get('/projects/engine-tests/spend')).rejects.toThrow('404');
    await setCap(0.3);
    const asked = live.fake.requests.length;
    const held = await live.service.call('engines.test', { engine: 'chatgpt' });
    expect(held).toMatchObject({ ok: false, problem: 'cap', answer: null, durationMs: 0 });
    expect(held.message).toBe(
      'ChatGPT was not asked. The monthly cap of $0.30 is reached ($0.03 used, a call may cost up to $0.28); goes on on 1 December or when the cap is raised.',
    );
    expect(live.fake.requests).toHaveLength(asked);
    const tried = await live.service.call('engines.tryKey', {
      ...{ engine: 'chatgpt', route: 'openai-responses', key: 'sk-another-0123456789' },
    });
    expect(tried).toMatchObject({ isSaved: true, test: { problem: 'cap' } });
    expect(live.fake.requests).toHaveLength(asked);
  });

  it('leaves no row when it was refused, one of unknown cost when it fell silent, and is not lost while it lasts', async () => {
    await start({ reply: { kind: 'status', status: 401, code: 'invalid_api_key', message: 'no' }, localIsPaid: false });
    expect(await live.service.call('engines.test', { engine: 'chatgpt' })).toMatchObject({ problem: 'wrong_key' });
    expect(live.rows('SELECT id FROM ledger')).toEqual([]);
    live.fake.setReply({ kind: 'slow', delayMs: 1_500, next: answer(8_000, 1_000) });
    const under = live.service.call('engines.test', { engine: 'chatgpt' });
    await waitFor(
      'an open row',
      () => live.rows<{ job: number }>("SELECT job_id AS job FROM ledger WHERE basis = 'open'"),
      (rows) => rows.length === 1 && (rows[0]?.job ?? 0) < 0,
    );
    // A new holder of the queue closes what is lost.
    await live.service.core.storage.write(acquireExecutor, { owner: 'another', pid: process.pid });
    await under;
    expect(live.rows('SELECT outcome, basis FROM ledger')).toEqual([{ outcome: 'answer', basis: 'estimated' }]);
  });
});

describe('the limit of output', () => {
  it('is in the request, and an answer that it cuts off is kept and marked', async () => {
    await start({ reply: { kind: 'incomplete', text: 'Small teams like' }, localIsPaid: false });
    await ask(1);
    await waitForJobs(1, ({ done }) => done === 1);
    expect(live.fake.requests.at(-1)?.body).toMatchObject({ max_output_tokens: 10_000 });
    expect(live.rows('SELECT is_incomplete AS cut FROM answer')).toEqual([{ cut: 1 }]);
  });
});

describe('the ledger', () => {
  it('says of each call what came of it, once', async () => {
    const replies: ReplyScript = (_request, index) =>
      [
        // The next call has to have a connection of its own: one that was kept and is reset at once is sent again unseen.
        { kind: 'status', status: 429, headers: { 'retry-after': '0', connection: 'close' } } as const,
        { kind: 'reset' } as const,
        { kind: 'raw', body: '{"object":"response","output":"a new shape"}' } as const,
        answer(8_000, 1_000),
      ][index] ?? answer(8_000, 1_000);
    await start({ reply: replies, localIsPaid: false });
    await ask(1);
    await waitFor(
      'an unreadable reply',
      () => {
        // What may have been paid is asked again a minute later.
        if (live.fake.requests.length === 2) live.clock.leap(30_000);
        return countJobs("state = 'failed'");
      },
      (failed) => failed === 1,
      30_000,
    );
    await ask(2);
    await waitFor(
      'an answer',
      () => countJobs("state = 'done'"),
      (done) => done === 1,
    );
    const rows = live.rows(
      'SELECT outcome, basis, cost_nano AS cost, model_asked AS asked, price_version AS version, (SELECT count(*) FROM answer WHERE public_id = answer) AS answers FROM ledger ORDER BY id',
    );
    // Refused: nobody was paid. Reset: somebody may have been.
    expect(rows).toEqual([
      { outcome: 'network', basis: 'unknown', cost: null, asked: 'gpt-5.1', version: null, answers: 0 },
      { outcome: 'schema_drift', basis: 'unknown', cost: null, asked: 'gpt-5.1', version: null, answers: 0 },
      {
        outcome: 'answer',
        basis: 'estimated',
        cost: 30_000_000,
        asked: 'gpt-5.1',
        version: `${SEED_VERSION}+0`,
        answers: 1,
      },
    ]);
    expect(live.rows('SELECT cost_usd AS usd, cost_basis AS basis FROM answer')).toEqual([
      { usd: 0.03, basis: 'estimated' },
    ]);
  });

  it('keeps its row when a call was under way as the service ended, and counts it at its ceiling', async () => {
    await start({ reply: { kind: 'hang' }, localIsPaid: false });
    await ask(1);
    await waitFor(
      'a call',
      () => live.fake.requests.length,
      (count) => count === 1,
    );
    live.fake.setReply(answer(8_000, 1_000));
    await live.restart();
    await waitFor(
      'an answer',
      () => countJobs("state = 'done'"),
      (done) => done === 1,
    );
    expect(live.rows('SELECT outcome, basis, counted_nano AS counted FROM ledger ORDER BY id')).toEqual([
      { outcome: 'aborted', basis: 'unknown', counted: 280_000_000 },
      { outcome: 'answer', basis: 'estimated', counted: 30_000_000 },
    ]);
  });
});
