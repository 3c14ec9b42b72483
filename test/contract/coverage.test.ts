/** What is behind the number of answers: every question that was asked is counted, excluded with its reason, or under way. */
import { afterEach, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { DEFAULT_ANSWER, type ReplyScript } from '#support/fake-openai.ts';
import { type LiveProject, startLiveProject, waitFor } from '#support/live-project.ts';

type Coverage = OperationOutput<'metrics.coverage'>;

let live: LiveProject;
afterEach(() => live.close());

const REFUSED = { kind: 'status', status: 400, code: 'invalid_prompt', message: 'no' } as const;
const isBad = (request: Parameters<Extract<ReplyScript, (...asked: never[]) => unknown>>[0]) =>
  JSON.stringify(request.body).includes('bad');

const countJobs = (where: string) =>
  live.rows<{ n: number }>(`SELECT count(*) AS n FROM job WHERE ${where}`)[0]?.n ?? 0;
const settle = (jobs: number) =>
  waitFor(
    'settled jobs',
    () => countJobs("state IN ('done', 'failed', 'cancelled', 'waiting')"),
    (settled) => settled === jobs,
  );
const ask = (prompt: string) => live.service.call('prompts.create', { projectId: live.projectId, prompt });
const coverage = (query = 'startDate=2026-11-10&endDate=2026-11-10') =>
  live.service.get<Coverage>(`/projects/${live.projectId}/metrics/coverage?${query}`);

describe('a window', () => {
  it('adds up: asked is counted and excluded, each with its reason; asked again and answered, it is excluded no more', async () => {
    live = await startLiveProject({
      date: '2026-11-10T12:00:00Z',
      models: ['chatgpt', 'grok'],
      reply: (request) => (isBad(request) ? REFUSED : DEFAULT_ANSWER),
    });
    const good = await ask('A good question?');
    const bad = await ask('A bad question?');
    await settle(4);
    const sums = { asked: 4, counted: 2, underWay: 0, excluded: [{ reason: 'bad_request', count: 2 }] };
    const { current, previous } = await coverage();
    expect(current).toMatchObject({ ...sums, prompts: { counted: 1, archived: 0 } });
    expect(current.byEngine).toMatchObject([
      { model: 'chatgpt', asked: 2, counted: 1 },
      { model: 'grok', asked: 2, counted: 1 },
    ]);
    expect(current.days).toEqual([{ date: '2026-11-10', ...sums }]);
    expect(previous).toMatchObject({ asked: 0, counted: 0, excluded: [] });
    expect((await coverage('startDate=2026-11-10&endDate=2026-11-10&model=grok')).current).toMatchObject({
      ...{ asked: 2, counted: 1, excluded: [{ reason: 'bad_request', count: 1 }] },
    });
    const today = 'startDate=2026-11-10&endDate=2026-11-10';
    expect((await coverage(`${today}&promptId=${bad.id}`)).current).toMatchObject({ asked: 2, counted: 0 });
    expect((await coverage(`${today}&promptId=${good.id}`)).current).toMatchObject({
      asked: 2,
      counted: 2,
      excluded: [],
    });
    const { projectId } = live;
    const [run] = await live.service.call('runs.list', { projectId });
    const runId = run?.id ?? '';
    expect(await live.service.call('runs.get', { projectId, runId })).toMatchObject({
      jobs: { total: 4, answered: 2, failed: 2 },
    });
    live.fake.setReply(DEFAULT_ANSWER);
    await live.service.call('runs.retry', { projectId, runId });
    await waitFor(
      'all answers',
      () => countJobs("state = 'done'"),
      (done) => done === 4,
    );
    expect((await coverage()).current).toMatchObject({ asked: 4, counted: 4, excluded: [], days: [] });
    expect(live.rows('SELECT * FROM unanswered_day')).toEqual([]);
    await live.service.call('prompts.update', { projectId, promptId: good.id, state: 'archived' });
    expect((await coverage()).current.prompts).toEqual({ counted: 2, archived: 1 });
  });

  it('tells what a cap holds back, while it waits and when its day is over', async () => {
    live = await startLiveProject({ date: '2026-11-10T12:00:00Z' });
    await live.service.call('money.setCap', { monthlyCapUsd: 0 });
    await ask('What?');
    await settle(1);
    const capped = { asked: 1, counted: 0, excluded: [{ reason: 'cap', count: 1 }] };
    const fact = { kind: 'capped', days: ['2026-11-10'], questions: 1 };
    expect((await coverage()).current).toMatchObject({ ...capped, facts: [fact] });
    // The day of the run is over: nobody asks it any more.
    live.clock.set('2026-11-12T12:00:00Z');
    await waitFor(
      'a question that is given up',
      () => countJobs("state = 'failed'"),
      (jobs) => jobs === 1,
    );
    expect((await coverage()).current).toMatchObject({ ...capped, facts: [fact] });
  });

  it('knows no prompt of another project', async () => {
    live = await startLiveProject({ date: '2026-11-10T12:00:00Z' });
    await expect(coverage('promptId=none')).rejects.toThrow('404');
  });
});
