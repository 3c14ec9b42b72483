/** The queue of the real service against a fake engine over real HTTP: asking, failing, waiting, stopping. */
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, describe, expect, it } from 'vitest';

import type { AppEvent } from '#shared/contract/events.ts';
import { DEFAULT_ANSWER } from '#support/fake-openai.ts';
import { startFolderService } from '#support/folder-service.ts';
import { type LiveProject, startLiveProject, waitFor, waitForRun } from '#support/live-project.ts';

let live: LiveProject;
afterEach(() => live.close());

const ask = (prompt: string) => live.service.call('prompts.create', { projectId: live.projectId, prompt });
const start = async (options: Parameters<typeof startLiveProject>[0] = {}) => {
  live = await startLiveProject(options);
};
const newestRun = async () => (await live.service.call('runs.list', { projectId: live.projectId }))[0];
const countAnswers = async () => (await live.service.call('system.status', {})).answers;

describe('a new prompt', () => {
  it('is asked at once, and its figures are there', async () => {
    await start({ date: '2026-03-10T12:00:00Z' });
    const created = await ask('Which planning tool suits a small team?');
    expect(created).toMatchObject({ created: true, enqueued: true });
    await waitForRun(live);
    const today = '?startDate=2026-03-10&endDate=2026-03-10';
    const path = `/projects/${live.projectId}/metrics`;
    const { current, changes } = await live.service.get<Record<'current' | 'changes', object>>(`${path}${today}`);
    // "Small teams often choose Brimlane or Kordiva. Both offer a free trial.": twelve words, Kordiva is the seventh and second.
    expect(current).toEqual({
      totalResponses: 1,
      responseVisibilityRate: 100,
      mentionRate: 100,
      citationRate: 100,
      mentions: 1,
      cited: 1,
      visibilityRate: 100,
      visible: 1,
      notVisible: 0,
      position: 50,
      // To be chosen often is one plain word of praise.
      sentiment: 68.26,
      sentimentCoverage: 100,
      sentimentShares: expect.any(Object),
      date: '2026-03-10',
      periodStart: '2026-03-10',
      periodEnd: '2026-03-10',
      intervals: expect.any(Object),
    });
    expect(changes).toMatchObject({ mentionRateChange: 100, positionChange: null, citedChange: 1 });
    const series = await live.service.get<{ chartData: object[] }>(`${path}/timeseries${today}`);
    expect(series.chartData).toMatchObject([{ totalResults: 1, mentionOrder: 2, position: 50, uniquePrompts: 1 }]);
  });

  it('goes out word for word, with the key, and without the brand', async () => {
    await start();
    await ask('Which planning tool suits a small team?');
    await waitForRun(live);
    expect(live.fake.requests).toHaveLength(1);
    const [request] = live.fake.requests;
    expect(request?.headers.authorization).toBe('Bearer sk-right-1234567890');
    expect(request?.body).toMatchObject({ input: 'Which planning tool suits a small team?' });
    expect(JSON.stringify(request?.body)).not.toMatch(/kordiva|brimlane/i);
  });

  it('tells who listens that the run moves, and what changed by its answers', async () => {
    await start();
    const events: AppEvent[] = [];
    live.service.subscribe((event) => events.push(event));
    await ask('Which tool?');
    await waitFor(
      'events',
      () => events.flatMap((event) => (event.kind === 'changed' && event.operation === null ? event.subjects : [])),
      (subjects) => (['answers', 'runs', 'spend'] as const).every((subject) => subjects.includes(subject)),
    );
    const progress = await waitFor(
      'the end of the run',
      () => events.flatMap((event) => (event.kind === 'run-progress' ? [event.run] : [])),
      (runs) => runs.some((run) => run.state === 'finished'),
    );
    expect(progress.at(-1)?.jobs).toMatchObject({ total: 1, done: 1 });
  });
});

describe('what a reply may be', () => {
  it('a refusal is an answer', async () => {
    await start({ reply: { kind: 'refusal', text: 'I cannot help with that.' } });
    await ask('Which tool?');
    await waitForRun(live);
    expect(live.rows('SELECT outcome FROM job')).toEqual([{ outcome: 'refusal' }]);
    expect(live.rows('SELECT is_refusal FROM answer')).toEqual([{ is_refusal: 1 }]);
    const { current } = await live.service.get<{ current: object }>(`/projects/${live.projectId}/metrics?${today()}`);
    expect(current).toMatchObject({ totalResponses: 1, mentions: 0, mentionRate: 0, position: null });
  });

  it('a surface that shows nothing is no answer', async () => {
    await start();
    const { key } = await live.service.call('keys.create', {
      name: 't',
      environment: 'test',
      scopes: ['read', 'write'],
    });
    const post = async (path: string, method: string, body: object) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const reply = await fetch(`${live.service.apiAddress}/v1${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      return ((await reply.json()) as { data: { id: string } }).data;
    };
    const project = await post('/projects', 'POST', {
      name: 'Kordiva',
      language: 'en',
      websiteUrl: 'https://kordiva.example',
    });
    await post(`/projects/${project.id}`, 'PUT', { models: ['ai_overview'] });
    for (let index = 0; index < 40; index++)
      await post(`/projects/${project.id}/prompts`, 'POST', { prompt: `Question ${index}?` });
    await waitFor(
      'an empty queue',
      () => live.rows("SELECT id FROM job WHERE state <> 'done'"),
      (jobs) => jobs.length === 0,
    );
    const outcomes = new Map(
      live
        .rows<{ o: string; n: number }>('SELECT outcome AS o, count(*) AS n FROM job GROUP BY 1')
        .map((row) => [row.o, row.n]),
    );
    const notShown = outcomes.get('not_shown') ?? 0;
    expect(notShown).toBeGreaterThan(0);
    expect(await countAnswers()).toBe(40 - notShown);
    expect(live.fake.requests).toHaveLength(0);
  });

  it('the raw reply is kept as it came, also when it cannot be read', async () => {
    const body = '{"object":"response","output":"a new shape"}';
    await start({ reply: { kind: 'raw', body } });
    await ask('Which tool?');
    const run = await waitForRun(live);
    expect(run?.problems).toMatchObject([{ engine: 'chatgpt', reason: 'schema_drift', jobs: 1 }]);
    const [raw] = live.rows<{ status: number; body: Uint8Array }>('SELECT status, body FROM raw_reply');
    expect(raw?.status).toBe(200);
    expect(Buffer.from(raw?.body ?? '').toString()).toBe(body);
    expect(await countAnswers()).toBe(0);
  });
});

describe('a run', () => {
  it('paused, it starts no call but keeps what was under way; resumed, it ends', async () => {
    await start({ models: ['mistral'], reply: { kind: 'slow', delayMs: 150, next: DEFAULT_ANSWER } });
    for (let index = 0; index < 6; index++) await ask(`Question ${index}?`);
    const run = await waitFor('a first answer', newestRun, (found) => (found?.jobs.done ?? 0) >= 1);
    const runId = run?.id ?? '';
    await live.service.call('runs.control', { runId, action: 'pause' });
    await sleep(500);
    const paused = await live.service.call('runs.get', { runId });
    const asked = live.fake.requests.length;
    expect(paused.jobs).toMatchObject({ running: 0, done: asked });
    await sleep(600);
    expect(live.fake.requests).toHaveLength(asked);
    expect(asked).toBeLessThan(6);
    await live.service.call('runs.control', { runId, action: 'resume' });
    await waitForRun(live, runId);
    expect(live.fake.requests).toHaveLength(6);
  });

  it('cancelled, it asks nothing more, keeps the answer under way, and cannot be resumed', async () => {
    await start({ models: ['mistral'], reply: { kind: 'slow', delayMs: 300, next: DEFAULT_ANSWER } });
    for (let index = 0; index < 6; index++) await ask(`Question ${index}?`);
    const run = await waitFor(
      'a call under way',
      newestRun,
      (found) => found?.jobs.running === 1 && found.jobs.done === 1,
    );
    const runId = run?.id ?? '';
    const cancelled = await live.service.call('runs.control', { runId, action: 'cancel' });
    expect(cancelled).toMatchObject({ state: 'cancelled', jobs: { queued: 0 } });
    await waitFor('the last answer', countAnswers, (answers) => answers === 2);
    await sleep(600);
    expect(live.fake.requests).toHaveLength(2);
    expect(await live.service.dispatch('runs.control', { runId, action: 'resume' })).toMatchObject({
      error: { code: 'CONFLICT' },
    });
  });
});

describe('two services on one folder', () => {
  it('only one works the queue; the other takes over when it ends', { tags: 'long' }, async () => {
    await start({ models: ['mistral'], hasThreads: true });
    await ask('First?');
    await waitForRun(live);
    const other = await startFolderService({ dataDir: live.dataDir, now: live.clock.now, hasThreads: true });
    const owner = () => live.rows<{ owner: string }>('SELECT owner FROM executor')[0]?.owner;
    const first = owner();
    for (let index = 0; index < 10; index++)
      await other.call('prompts.create', { projectId: live.projectId, prompt: `Question ${index}?` });
    await waitFor('all answers', countAnswers, (answers) => answers === 11);
    expect(live.fake.requests).toHaveLength(11);
    expect(owner()).toBe(first);
    await live.service.close();
    await other.call('prompts.create', { projectId: live.projectId, prompt: 'Last?' });
    await waitFor(
      'the last answer',
      async () => (await other.call('system.status', {})).answers,
      (answers) => answers === 12,
    );
    expect(owner()).not.toBe(first);
    live.service = other;
  });
});

function today(): string {
  const date = new Date(live.clock.now()).toISOString().slice(0, 10);
  return `startDate=${date}&endDate=${date}`;
}
