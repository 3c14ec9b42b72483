/** The day of a run: what it left out is asked on it as soon as that is fixed, and keeps its reason when it is over. */
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, describe, expect, it } from 'vitest';

import { DEFAULT_ANSWER } from '#support/fake-openai.ts';
import { type LiveProject, startLiveProject, waitFor } from '#support/live-project.ts';

let live: LiveProject;
afterEach(() => live.close());

/** Local time, as the days of runs are. */
const at = (month: number, day: number, hour: number, minute = 0) =>
  new Date(2026, month - 1, day, hour, minute).toISOString();
const runs = async () =>
  (await live.service.call('runs.list', { projectId: live.projectId }))
    .filter(({ cause }) => cause !== 'new')
    .reverse();
const waitForRuns = (count: number, isThere: (run: Awaited<ReturnType<typeof runs>>[number]) => boolean) =>
  waitFor('the runs', runs, (found) => found.length === count && found.every(isThere));
const isOver = ({ state }: { state: string }) => state === 'finished';
const asked = () => live.fake.requests.length;

/** Two prompts, daily at six, that were asked when they were new on the evening before. */
async function start(options: Parameters<typeof startLiveProject>[0] & { date: string }): Promise<void> {
  live = await startLiveProject(options);
  for (const prompt of ['One?', 'Two?'])
    await live.service.call('prompts.create', { projectId: live.projectId, prompt });
  const isNewOver = async () => (await live.service.call('runs.list', { projectId: live.projectId })).every(isOver);
  await waitFor('the new prompts', isNewOver, (is) => is);
  await live.service.call('projects.configure', {
    projectId: live.projectId,
    ...{ schedule: 'daily', scheduleTime: '06:00', spreadMinutes: 0 },
  });
}

describe('an engine without a key', () => {
  it('ends no run in waiting; its questions are asked when a key comes on the same day', async () => {
    await start({ models: ['chatgpt', 'perplexity'], date: at(3, 9, 20) });
    await live.service.call('engines.configure', { engine: 'perplexity', route: null });
    live.clock.set(at(3, 10, 6));
    const [run] = await waitForRuns(1, isOver);
    expect(run).toMatchObject({
      jobs: { total: 4, done: 2, answered: 2, notShown: 0, failed: 0, leftOut: 2, waiting: 2, cancelled: 0 },
      leftOut: [{ engine: 'perplexity', reason: 'no_key', jobs: 2, isStillAsked: true, mendedIn: 'engines' }],
      summary: '2 of 4 questions were left out: Perplexity has no key.',
    });
    const before = asked();
    live.clock.set(at(3, 10, 18));
    await live.service.call('engines.configure', { engine: 'perplexity', route: 'openai-compatible' });
    const [later] = await waitForRuns(1, ({ jobs }) => jobs.answered === 4);
    expect(later).toMatchObject({ id: run?.id, leftOut: [], summary: null });
    expect(asked()).toBe(before + 2);
  });

  it('is not asked for a day that is over, and yesterday keeps why', async () => {
    await start({ models: ['chatgpt', 'perplexity'], date: at(3, 9, 20) });
    await live.service.call('engines.configure', { engine: 'perplexity', route: null });
    live.clock.set(at(3, 10, 6));
    await waitForRuns(1, isOver);
    live.clock.set(at(3, 11, 0, 1));
    const before = asked();
    await live.service.call('engines.configure', { engine: 'perplexity', route: 'openai-compatible' });
    await waitForRuns(1, ({ jobs }) => jobs.waiting === 0);
    await sleep(1_200);
    expect(asked()).toBe(before);
    const [run] = await runs();
    expect(run).toMatchObject({
      state: 'finished',
      jobs: { total: 4, answered: 2, failed: 0, leftOut: 2, waiting: 0, cancelled: 0 },
      problems: [{ kind: 'left_out', reason: 'no_key', jobs: 2 }],
      leftOut: [{ isStillAsked: false }],
    });
  });
});

describe('a cap', () => {
  const setCap = (monthlyCapUsd: number | null) => live.service.call('money.setCap', { monthlyCapUsd });

  it('of a month that ends leaves nothing to be asked in its first second; each day keeps its reason', async () => {
    await start({ date: at(11, 28, 20) });
    await setCap(0);
    const before = asked();
    for (const day of [29, 30]) {
      live.clock.set(at(11, day, 6));
      await waitForRuns(day - 28, isOver);
    }
    live.clock.set(at(12, 1, 0, 0));
    await waitForRuns(2, ({ jobs }) => jobs.waiting === 0);
    await sleep(1_200);
    expect(asked()).toBe(before);
    for (const run of await runs()) {
      expect(run).toMatchObject({
        jobs: { total: 2, leftOut: 2, cancelled: 0 },
        problems: [{ engine: 'chatgpt', kind: 'left_out', reason: 'cap', jobs: 2 }],
        leftOut: [{ reason: 'cap', mendedIn: 'caps' }],
        summary: '2 of 2 questions were left out: a monthly cap is reached.',
      });
    }
    await setCap(null);
    live.clock.set(at(12, 1, 6));
    const all = await waitForRuns(3, isOver);
    expect(all[2]).toMatchObject({ cause: 'schedule', jobs: { answered: 2 } });
    expect(asked()).toBe(before + 2);
  });

  it('that is raised lets today be asked, and only today; looking again meanwhile opens no run', async () => {
    await start({ date: at(11, 10, 20) });
    await setCap(0);
    for (const day of [11, 12]) {
      live.clock.set(at(11, day, 6));
      await waitForRuns(day - 10, isOver);
    }
    const before = asked();
    const states = new Set<string>();
    for (let hours = 0; hours < 4; hours++) {
      live.clock.leap(3_600_000);
      for (let times = 0; times < 20; times++) {
        await sleep(30);
        for (const { state } of await runs()) states.add(state);
      }
    }
    expect([...states]).toEqual(['finished']);
    await setCap(5);
    await waitFor('today', runs, (found) => found[1]?.jobs.answered === 2);
    expect((await runs())[0]).toMatchObject({ jobs: { answered: 0, leftOut: 2 }, problems: [{ reason: 'cap' }] });
    expect(asked()).toBe(before + 2);
  });

  it('holds for the month of the owner; a changed time zone books what follows, and rewrites nothing', async () => {
    await start({ date: '2026-11-30T18:00:00Z' });
    expect((await live.service.call('money.caps', {})).timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    await live.service.call('account.update', { timeZone: 'Asia/Tokyo' });
    expect(await live.service.call('money.caps', {})).toMatchObject({
      month: '2026-12',
      timeZone: 'Asia/Tokyo',
      endsAt: '2026-12-31T15:00:00.000Z',
    });
    live.fake.setReply(DEFAULT_ANSWER);
    await live.service.call('runs.start', { projectId: live.projectId });
    await waitForRuns(1, isOver);
    const { projectId } = live;
    const monthOf = async (month: string) =>
      (await live.service.call('money.ledger', { projectId, month })).entries.length;
    expect([await monthOf('2026-11'), await monthOf('2026-12')]).toEqual([2, 2]);
    expect((await live.service.call('money.ledger', { projectId })).entries).toHaveLength(2);
    expect((await live.service.call('money.spend', { projectId })).totals.calls).toBe(2);
    expect((await live.service.call('money.rebill', { projectId })).month).toBe('2026-12');
    await live.service.call('account.update', { timeZone: 'America/New_York' });
    expect((await live.service.call('money.caps', {})).month).toBe('2026-11');
    expect((await live.service.call('money.spend', { projectId })).totals.calls).toBe(2);
    expect([await monthOf('2026-11'), await monthOf('2026-12')]).toEqual([2, 2]);
    await expect(live.service.call('account.update', { timeZone: 'Middle/Earth' })).rejects.toThrow(
      'name of a time zone',
    );
  });
});

describe('a pitch that is converted', () => {
  it('after it expired is asked once: with the next slot, and not for the days in which it was paused', async () => {
    await start({ date: at(3, 9, 20) });
    const site = { language: 'en', websiteUrl: 'https://www.pitch.example' } as const;
    const pitch = await live.service.call('projects.create', {
      name: 'Pitch',
      isPitch: true,
      pitchDurationDays: 1,
      ...site,
    });
    live.projectId = pitch.id;
    await live.service.call('projects.update', { projectId: pitch.id, models: ['chatgpt'] });
    await live.service.call('prompts.create', { projectId: pitch.id, prompt: 'Which?' });
    await waitFor(
      'the first answer',
      () => live.service.call('runs.list', { projectId: pitch.id }),
      ([run]) => run?.state === 'finished',
    );
    live.clock.set(at(3, 13, 4));
    await waitFor(
      'its end',
      () => live.service.call('projects.get', { projectId: pitch.id }),
      ({ pitchExpiredAt }) => pitchExpiredAt !== null,
    );
    await live.service.call('projects.update', { projectId: pitch.id, convertFromPitch: true });
    await sleep(1_200);
    expect(await runs()).toEqual([]);
    live.clock.set(at(3, 13, 6));
    await waitForRuns(1, isOver);
    live.clock.set(at(3, 13, 23));
    await sleep(1_200);
    expect((await runs()).map(({ cause, slot }) => `${cause} ${slot}`)).toEqual(['schedule 2026-03-13']);
  });
});
