import { describe, expect, it } from 'vitest';

import { createFakeRun } from '#support/fake-operations.ts';
import { FAKE_PROJECTS } from '#support/fake-projects.ts';

import { planLeftOut } from '../../../src-renderer/live-run/plan-left-out.ts';
import {
  estimateTimeLeft,
  isBusy,
  isUnderWay,
  planRunBar,
  type Run,
} from '../../../src-renderer/live-run/plan-run-bar.ts';

const start = createFakeRun(FAKE_PROJECTS[0]!);
const jobs: Run['jobs'] = {
  ...{ total: 40, queued: 10, delayed: 0, running: 2 },
  ...{ done: 16, answered: 15, notShown: 1, failed: 4, leftOut: 8, waiting: 8, cancelled: 0 },
};
const part = { engine: 'gemini', reason: 'no_key', message: 'No key.', jobs: 8 } as const;
const run: Run = {
  ...start,
  jobs,
  problems: [
    { ...part, kind: 'left_out', since: null },
    { engine: 'claude', kind: 'failed', reason: 'bad_request', message: 'Not like this.', jobs: 4, since: null },
  ],
  leftOut: [{ ...part, isStillAsked: true, mendedIn: 'engines' }],
};
const outage = { engine: 'claude', kind: 'delayed', reason: 'overloaded', message: 'Busy.', jobs: 12 } as const;
const stuck: Run = {
  ...run,
  jobs: { ...jobs, queued: 12, delayed: 12, running: 0, leftOut: 0, waiting: 0, done: 24, answered: 24, notShown: 0 },
  problems: [{ ...outage, since: '2026-03-10T06:02:00.000Z' }],
  leftOut: [],
};

describe('Progress of a run', () => {
  it('shows how far it is, what failed and was left out, and why it failed', () => {
    expect(planRunBar(run, null)).toEqual({
      title: 'Collecting answers',
      progress: '16 of 40',
      notes: ['4 failed', '8 left out'],
      problems: ['Claude: question refused'],
      donePercent: 40,
      failedPercent: 10,
      waitingPercent: 20,
    });
  });

  it('names the engines that have no key, once, with how many questions that is', () => {
    const leftOut = (['perplexity', 'ai_overview'] as const).map((engine) => ({
      ...{ engine, reason: 'no_key' as const, message: '', jobs: 8, isStillAsked: true, mendedIn: 'engines' as const },
    }));
    expect(planLeftOut({ leftOut })).toEqual([
      { text: '2 engines have no key: Perplexity and AI Overview (16 questions).', mendedIn: 'engines' },
    ]);
    const capped = [{ ...leftOut[0]!, reason: 'cap' as const, jobs: 1, mendedIn: 'caps' as const }];
    expect(planLeftOut({ leftOut: capped })).toEqual([
      { text: 'A monthly cap is reached: Perplexity (1 question).', mendedIn: 'caps' },
    ]);
  });

  it('says which engine it waits for since when, and keeps nobody from running another', () => {
    const plan = planRunBar(stuck, null);
    expect(plan.title).toBe('Waiting for engines; it continues automatically');
    expect(plan.notes).toEqual(['4 failed', '12 waiting']);
    expect(plan.problems[0]).toMatch(
      /^Waiting for Claude since \d\d:02( AM)?\. It will be tried again automatically\.$/,
    );
    expect([isBusy(run), isBusy(stuck), isBusy({ ...run, state: 'paused' })]).toEqual([true, false, false]);
  });

  it('says so when it is paused', () => {
    expect(planRunBar({ ...run, state: 'paused' }, null).title).toBe('Run paused');
  });

  it('blames no engine while there is no network', () => {
    const plan = planRunBar({ ...stuck, problems: [{ ...outage, reason: 'offline', since: null }] }, null, true);
    expect(plan).toMatchObject({ title: 'Waiting for the network; it continues automatically', problems: [] });
  });

  it('is under way while it runs or is paused', () => {
    const states = ['running', 'paused', 'finished', 'cancelled'] as const;
    expect(states.filter((state) => isUnderWay({ ...run, state }))).toEqual(['running', 'paused']);
  });

  it('has no percentages to divide by when it is empty', () => {
    const empty = { ...jobs, total: 0, done: 0, failed: 0, leftOut: 0, waiting: 0 };
    expect(planRunBar({ ...run, jobs: empty }, null).donePercent).toBe(0);
  });
});

describe('Time left', () => {
  it('comes from the pace since it was first seen and the jobs that can run', () => {
    // 28 settled now, 18 then: ten jobs in 30 s; 12 can still run: 36 s. The 8 that were left out are behind us.
    expect(estimateTimeLeft(run, { atMs: 0, settled: 18 }, 30_000)).toBe(36_000);
    expect(planRunBar(run, 36_000).notes.at(-1)).toBe('about 1 min left');
  });

  it('is unknown at the start, when paused, and when only waiting jobs are left', () => {
    expect(estimateTimeLeft(run, { atMs: 0, settled: 26 }, 30_000)).toBeNull();
    expect(estimateTimeLeft({ ...run, state: 'paused' }, { atMs: 0, settled: 10 }, 30_000)).toBeNull();
    const waiting = { ...run, jobs: { ...jobs, queued: 0, running: 0 } };
    expect(estimateTimeLeft(waiting, { atMs: 0, settled: 10 }, 30_000)).toBeNull();
  });
});
