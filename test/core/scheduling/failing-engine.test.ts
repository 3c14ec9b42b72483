/** Engines that refuse, fail, ask for patience or hang: what the real service makes of it, over real HTTP. */
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, describe, expect, it } from 'vitest';

import { DEFAULT_ANSWER } from '#support/fake-openai.ts';
import { type LiveProject, startLiveProject, waitFor, waitForRun } from '#support/live-project.ts';

let live: LiveProject;
afterEach(() => live.close());

const ask = (prompt: string) => live.service.call('prompts.create', { projectId: live.projectId, prompt });
const start = async (options: Parameters<typeof startLiveProject>[0] = {}) => {
  live = await startLiveProject(options);
};
const newestRun = async () => (await live.service.call('runs.list', { projectId: live.projectId }))[0];
const countAnswers = async () => (await live.service.call('system.status', {})).answers;

describe('an engine that fails', () => {
  it('a refused key lets its lane wait with the reason; other lanes go on; a new key wakes it', async () => {
    await start({ models: ['chatgpt', 'mistral'] });
    process.env.OPENAI_API_KEY = 'sk-wrong-1234567890';
    live.fake.setReply((request) =>
      request.headers.authorization === 'Bearer sk-wrong-1234567890'
        ? { kind: 'status', status: 401, message: 'Incorrect API key provided: sk-wrong-1234567890.' }
        : DEFAULT_ANSWER,
    );
    for (let index = 0; index < 8; index++) await ask(`Question ${index}?`);
    const run = await waitFor(
      'chatgpt waiting',
      newestRun,
      (found) => found?.jobs.waiting === 8 && found.jobs.done === 8,
    );
    expect(run).toMatchObject({ state: 'running', problems: [{ engine: 'chatgpt', reason: 'auth', jobs: 8 }] });
    expect(JSON.stringify(run)).not.toContain('sk-wrong');
    const refused = live.fake.requests.filter((request) => request.headers.authorization?.includes('wrong'));
    expect(refused.length).toBeLessThanOrEqual(4);
    process.env.OPENAI_API_KEY = 'sk-right-1234567890';
    await waitForRun(live, run?.id);
    expect(await countAnswers()).toBe(16);
  });

  it('without a key its jobs wait, visibly, and run as soon as there is one', async () => {
    await start();
    delete process.env.OPENAI_API_KEY;
    process.env.OPENAI_BASE_URL = 'http://engine.invalid/v1';
    await ask('Which tool?');
    const run = await waitFor('a waiting job', newestRun, (found) => found?.jobs.waiting === 1);
    expect(run?.problems[0]).toMatchObject({ engine: 'chatgpt', reason: 'no_key' });
    expect(live.fake.requests).toHaveLength(0);
    process.env.OPENAI_BASE_URL = live.fake.baseUrl;
    process.env.OPENAI_API_KEY = 'sk-right-1234567890';
    await waitForRun(live);
  });

  it('is left alone for as long as it asks after a 429', async () => {
    await start({
      reply: (_request, index) =>
        index === 0 ? { kind: 'rate-limited', spelling: 'seconds', waitMs: 60_000 } : DEFAULT_ANSWER,
    });
    await ask('First?');
    await waitFor(
      'the refusal',
      () => live.rows('SELECT outcome FROM job'),
      ([job]) => (job as { outcome: string }).outcome === 'rate_limit',
    );
    await ask('Second?');
    live.clock.leap(50_000);
    await sleep(1_200);
    expect(live.fake.requests).toHaveLength(1);
    live.clock.leap(15_000);
    await waitFor('both answers', countAnswers, (answers) => answers === 2);
  });

  it('is asked again, later each time, after errors of its own, and then gives its answer', async () => {
    await start({ reply: (_request, index) => (index < 3 ? { kind: 'status', status: 503 } : DEFAULT_ANSWER) });
    await ask('Which tool?');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      const [job] = await waitFor(
        `attempt ${attempt}`,
        () =>
          live.rows<{ attempts: number; wait: number }>(
            "SELECT attempts, next_try_at - updated_at AS wait FROM job WHERE state = 'queued'",
          ),
        ([row]) => row?.attempts === attempt,
      );
      waits.push(job?.wait ?? 0);
      live.clock.leap(job?.wait ?? 0);
    }
    await waitForRun(live);
    expect(live.fake.requests).toHaveLength(4);
    waits.forEach((wait, index) => {
      expect(wait).toBeGreaterThanOrEqual(1_500 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(2_500 * 2 ** index);
    });
  });

  it('gives up after eight tries and says why', async () => {
    await start({ reply: { kind: 'reset' } });
    await ask('Which tool?');
    const over = async () => {
      if (live.rows("SELECT 1 FROM job WHERE state = 'queued'").length > 0) live.clock.leap(60_000);
      return newestRun();
    };
    const run = await waitFor('the end', over, (found) => found?.state === 'finished', 25_000);
    expect(run).toMatchObject({ jobs: { failed: 1 }, problems: [{ reason: 'network', jobs: 1 }] });
    expect(live.fake.requests).toHaveLength(8);
  });

  it('a call that is still under way after the machine slept is not made again', async () => {
    await start({ reply: { kind: 'slow', delayMs: 5_000, next: DEFAULT_ANSWER } });
    await ask('Which tool?');
    await waitFor(
      'the call',
      () => live.fake.requests.length,
      (count) => count === 1,
    );
    live.clock.leap(3_600_000);
    await waitForRun(live);
    expect(live.fake.requests).toHaveLength(1);
    expect(await countAnswers()).toBe(1);
  });

  it('a call that hangs is ended when the service stops, and asked again by the next one', async () => {
    await start({ reply: { kind: 'hang' } });
    await ask('Which tool?');
    await waitFor(
      'the call',
      () => live.fake.requests.length,
      (count) => count === 1,
    );
    const stopping = Date.now();
    await live.service.close();
    expect(Date.now() - stopping).toBeLessThan(5_000);
    expect(live.rows('SELECT state, attempts FROM job')).toEqual([{ state: 'queued', attempts: 0 }]);
    live.fake.setReply(DEFAULT_ANSWER);
    await live.restart();
    await waitForRun(live);
    expect(live.fake.requests).toHaveLength(2);
    expect(await countAnswers()).toBe(1);
  });
});
