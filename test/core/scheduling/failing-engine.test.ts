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
const newestRun = async () =>
  (await live.service.call('runs.list', { projectId: live.projectId })).find(({ cause }) => cause === 'new');
/** Local time, as the days of runs are. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString();
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
    expect(run).toMatchObject({
      state: 'finished',
      jobs: { total: 16, answered: 8, leftOut: 8, waiting: 8 },
      problems: [{ engine: 'chatgpt', kind: 'left_out', reason: 'auth', jobs: 8 }],
      leftOut: [{ engine: 'chatgpt', reason: 'auth', jobs: 8, isStillAsked: true, mendedIn: 'engines' }],
      summary: '8 of 16 questions were left out: the key of ChatGPT was refused.',
    });
    expect(JSON.stringify(run)).not.toContain('sk-wrong');
    const refused = live.fake.requests.filter((request) => request.headers.authorization?.includes('wrong'));
    expect(refused.length).toBeLessThanOrEqual(4);
    process.env.OPENAI_API_KEY = 'sk-right-1234567890';
    await waitFor('the others', countAnswers, (answers) => answers === 16);
    expect(await waitForRun(live, run?.id)).toMatchObject({ jobs: { answered: 16, leftOut: 0 }, summary: null });
  });

  it('without a key its run ends without it, visibly, and goes on as soon as there is one', async () => {
    await start();
    delete process.env.OPENAI_API_KEY;
    process.env.OPENAI_BASE_URL = 'http://engine.invalid/v1';
    await ask('Which tool?');
    const run = await waitFor('a waiting job', newestRun, (found) => found?.jobs.waiting === 1);
    expect(run?.problems[0]).toMatchObject({ engine: 'chatgpt', reason: 'no_key' });
    expect(run).toMatchObject({ state: 'finished', jobs: { leftOut: 1 } });
    expect(live.fake.requests).toHaveLength(0);
    process.env.OPENAI_BASE_URL = live.fake.baseUrl;
    process.env.OPENAI_API_KEY = 'sk-right-1234567890';
    await waitFor('the answer', countAnswers, (answers) => answers === 1);
    expect((await waitForRun(live))?.id).toBe(run?.id);
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
      // The two moments are read one after the other, from a clock that goes.
      expect(wait).toBeGreaterThanOrEqual(1_500 * 2 ** index - 500);
      expect(wait).toBeLessThanOrEqual(2_500 * 2 ** index);
    });
  });

  it('is asked five times at most where each may have been paid, and says why it was given up', async () => {
    await start({ reply: { kind: 'reset' }, date: at(10, 1) });
    await ask('Which tool?');
    const over = async () => {
      if (live.rows("SELECT 1 FROM job WHERE state = 'queued'").length > 0) live.clock.leap(20 * 60_000);
      await sleep(60);
      return newestRun();
    };
    const run = await waitFor('the end', over, (found) => found?.state === 'finished', 90_000);
    expect(run).toMatchObject({ jobs: { failed: 1 }, problems: [{ kind: 'failed', reason: 'network', jobs: 1 }] });
    expect(live.fake.requests).toHaveLength(5);
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

describe('an outage', () => {
  const PROMPTS = 12;
  /** Lets time pass no faster than the service looks. */
  const passUntil = (
    what: string,
    isThere: (run: Awaited<ReturnType<typeof newestRun>>) => boolean,
    stepMs: number,
  ) => {
    const look = async () => {
      live.clock.leap(stepMs);
      await sleep(60);
      return newestRun();
    };
    return waitFor(what, look, isThere, 90_000);
  };
  const isEach = (found: { message: string; since: string | null }[] | undefined) =>
    found?.length === 1 &&
    found[0]?.since !== null &&
    /^Waiting for ChatGPT since 06:0\d: /.test(found[0]?.message ?? '');

  it('of minutes costs a few looks and no answer, and says for whom the run waits since when', async () => {
    const busy = { kind: 'status', status: 503, message: 'Busy.' } as const;
    await start({ reply: busy, date: at(10, 6) });
    for (let index = 0; index < PROMPTS; index++) await ask(`Question ${index}?`);
    const waiting = await waitFor(
      'the outage',
      newestRun,
      (run) => isEach(run?.problems) && run?.jobs.delayed === PROMPTS,
    );
    expect(waiting).toMatchObject({
      state: 'running',
      jobs: { queued: PROMPTS, delayed: PROMPTS, failed: 0 },
      problems: [{ engine: 'chatgpt', kind: 'delayed', reason: 'overloaded', jobs: PROMPTS }],
    });
    // Nothing keeps the owner from another run.
    const second = await live.service.call('runs.start', { projectId: live.projectId });
    expect(second.jobs.total).toBe(PROMPTS);
    await live.service.call('runs.control', { runId: second.id, action: 'cancel' });
    for (let minutes = 0; minutes < 5; minutes++) {
      live.clock.leap(60_000);
      await sleep(500);
    }
    // The first calls at once, then one at a time: eight tries of twelve questions would have been 96.
    expect(live.fake.requests.length).toBeLessThanOrEqual(4 + 6);
    live.fake.setReply(DEFAULT_ANSWER);
    const tried = live.fake.requests.length;
    const end = await passUntil('the answers', (run) => run?.jobs.answered === PROMPTS, 20_000);
    expect(live.fake.requests).toHaveLength(tried + PROMPTS);
    expect(end).toMatchObject({ jobs: { failed: 0, delayed: 0 }, problems: [] });
  });

  it('that lasts is given up when the day of the run is over, with its reason', async () => {
    await start({ reply: { kind: 'status', status: 503, message: 'Busy.' }, date: at(10, 6) });
    for (let index = 0; index < PROMPTS; index++) await ask(`Question ${index}?`);
    await waitFor('the outage', newestRun, (run) => run?.jobs.delayed === PROMPTS);
    live.clock.set(at(10, 23, 59));
    await sleep(1_500);
    expect(await newestRun()).toMatchObject({ state: 'running', jobs: { failed: 0 } });
    live.clock.set(at(11, 0, 1));
    const end = await waitForRun(live);
    expect(end).toMatchObject({
      jobs: { total: PROMPTS, failed: PROMPTS, queued: 0 },
      problems: [{ kind: 'failed', reason: 'overloaded', jobs: PROMPTS }],
    });
    expect(live.fake.requests.length).toBeLessThanOrEqual(4 + 5);
  });

  it('of one engine keeps no other waiting, and a long night of it is looked at ever more rarely', async () => {
    await start({ models: ['chatgpt', 'mistral'], date: at(10, 6) });
    live.fake.setReply((request) =>
      request.headers.authorization ? { kind: 'status', status: 503, message: 'Busy.' } : DEFAULT_ANSWER,
    );
    for (let index = 0; index < 4; index++) await ask(`Question ${index}?`);
    await waitFor('the other engine', newestRun, (run) => run?.jobs.answered === 4);
    const refused = () => live.fake.requests.filter(({ headers }) => headers.authorization).length;
    await waitFor('the outage', newestRun, (run) => run?.jobs.delayed === 4);
    for (let hours = 0; hours < 3; hours++) {
      for (let times = 0; times < 12; times++) {
        live.clock.leap(5 * 60_000);
        await sleep(120);
      }
    }
    // Growing to a quarter of an hour: at most four looks an hour once they have grown.
    expect(refused()).toBeLessThanOrEqual(4 + 7 + 3 * 5);
    live.fake.setReply(DEFAULT_ANSWER);
    await passUntil('its answers', (run) => run?.jobs.answered === 8, 60_000);
  });
});
