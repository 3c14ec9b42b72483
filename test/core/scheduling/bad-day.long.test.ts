/**
 * A bad day: one engine is down, one asks for fewer calls all the time, one changed its shape, and the laptop sleeps in the
 * middle. The real service and real HTTP; which engine is asked shows in the prompt, since each has its own.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, describe, expect, it } from 'vitest';

import { DEFAULT_ANSWER } from '#support/fake-openai.ts';
import { type LiveProject, startLiveProject, waitFor } from '#support/live-project.ts';
import type { RecordedRequest } from '#support/scripted-server.ts';

const HEALTHY = 'mistral';
const LIMITED = 'grok';
const DRIFTED = 'deepseek';
const DOWN = 'chatgpt';
const ENGINES = [HEALTHY, LIMITED, DRIFTED, DOWN] as const;
const PROMPTS = 3;

let live: LiveProject;
afterEach(() => live.close());

const isAbout = (request: RecordedRequest, engine: string) => JSON.stringify(request.body).includes(`for ${engine}`);
const requestsOf = (engine: string) => live.fake.requests.filter((request) => isAbout(request, engine));
const runs = () => live.service.call('runs.list', { projectId: live.projectId });
const countOpen = () => live.rows("SELECT id FROM job WHERE state NOT IN ('done', 'failed', 'cancelled')").length;

async function startBadDay(): Promise<string> {
  live = await startLiveProject({ models: [...ENGINES], date: '2026-03-10T12:00:00Z', hasThreads: true });
  process.env.OPENAI_BASE_URL = 'http://127.0.0.1:9/v1';
  live.fake.setReply((request) => {
    if (isAbout(request, LIMITED)) return { kind: 'rate-limited', spelling: 'seconds', waitMs: 60_000 };
    if (isAbout(request, DRIFTED)) return { kind: 'raw', body: '{"object":"chat","choices":"a new shape"}' };
    const isLast = isAbout(request, `${HEALTHY}?`) && JSON.stringify(request.body).includes(`Question ${PROMPTS - 1} `);
    return { kind: 'slow', delayMs: isLast ? 700 : 60, next: DEFAULT_ANSWER };
  });
  for (const engine of ENGINES) {
    for (let index = 0; index < PROMPTS; index++) {
      const prompt = `Question ${index} for ${engine}?`;
      await live.service.call('prompts.create', { projectId: live.projectId, prompt, models: [engine] });
    }
  }
  return (await runs())[0]?.id ?? '';
}

/** Lets waits pass, never faster than the service looks. */
async function passTime(): Promise<number> {
  live.clock.leap(5 * 60_000);
  await sleep(120);
  return countOpen();
}

describe('a bad day', () => {
  it('every slot is answered or says why, no other engine is slowed, and a retry brings the rest', {
    timeout: 120_000,
  }, async () => {
    const runId = await startBadDay();

    // The healthy engine gets to its last question while the clock has hardly moved: no wait of another lane was its own.
    await waitFor(
      'the last question',
      () => requestsOf(HEALTHY).length,
      (count) => count === PROMPTS,
    );
    expect(requestsOf(LIMITED)).toHaveLength(1);

    // The laptop sleeps for two hours, a call under way: it is neither lost nor made twice.
    live.clock.leap(2 * 3_600_000);
    const midway = await waitFor(
      'its answer',
      async () => (await runs())[0],
      (run) => run?.jobs.done === PROMPTS,
    );
    expect(midway?.state).toBe('running');
    expect(midway?.problems).toContainEqual(
      expect.objectContaining({
        engine: LIMITED,
        reason: 'rate_limit',
        message: expect.stringContaining('fewer calls'),
      }),
    );
    await waitFor('the end', passTime, (open) => open === 0, 60_000);
    const [run] = await runs();
    expect(run).toMatchObject({ id: runId, state: 'finished', jobs: { total: 12, done: 3, failed: 9, waiting: 0 } });
    const reasons = run?.problems.map(({ engine, reason, jobs }) => `${engine} ${reason} ${jobs}`);
    expect(reasons).toEqual(['chatgpt network 3', 'deepseek schema_drift 3', 'grok rate_limit 3']);
    for (const problem of run?.problems ?? []) expect(problem.message).not.toBe('');
    expect(requestsOf(HEALTHY)).toHaveLength(PROMPTS);
    expect(requestsOf(DRIFTED)).toHaveLength(PROMPTS);

    // What the instruments say, apart from anything about the brand.
    const notices = await live.service.call('health.notices', {});
    expect(notices).toContainEqual(expect.objectContaining({ kind: 'schema_drift', engine: DRIFTED }));
    const health = await live.service.call('engines.health', {});
    const failures = health.find(({ engine }) => engine === DOWN)?.days.map((day) => day.failures);
    // Refused at once and for hours: looked at ever more rarely by one question, instead of eight times by each.
    const looks = failures?.map(({ network = 0 }) => network).reduce((sum, calls) => sum + calls, 0) ?? 0;
    expect(looks).toBeGreaterThan(3);
    expect(looks).toBeLessThan(80);
    expect(health.find(({ engine }) => engine === HEALTHY)?.days).toMatchObject([
      { calls: 3, answers: 3, failures: {} },
    ]);

    // The engines are fixed and the run is retried: each slot still gets one answer.
    live.fake.setReply(DEFAULT_ANSWER);
    process.env.OPENAI_BASE_URL = live.fake.baseUrl;
    const retried = await live.service.call('runs.retry', { runId });
    expect(retried).toMatchObject({ state: 'running', jobs: { failed: 0, done: 3 }, problems: [] });
    await waitFor('all answers', passTime, (open) => open === 0, 60_000);
    expect((await runs())[0]).toMatchObject({ state: 'finished', jobs: { done: 12, failed: 0 }, problems: [] });
    expect(live.rows('SELECT count(*) AS n, count(DISTINCT job_id) AS jobs FROM answer')).toEqual([
      { n: 12, jobs: 12 },
    ]);
  });
});
