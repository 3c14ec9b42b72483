import { describe, expect, it } from 'vitest';

import { createFakeRun } from '#support/fake-operations.ts';
import { FAKE_PROJECTS } from '#support/fake-projects.ts';

import { estimateTimeLeft, isUnderWay, planRunBar, type Run } from '../../../src-renderer/live-run/plan-run-bar.ts';

const start = createFakeRun(FAKE_PROJECTS[0]!);
const jobs = { total: 40, queued: 10, running: 2, waiting: 8, done: 16, failed: 4, cancelled: 0 };
const run: Run = { ...start, jobs, problems: [{ engine: 'gemini', reason: 'no_key', message: 'No key.', jobs: 8 }] };

describe('Progress of a run', () => {
  it('shows how far it is, what failed, and what waits and why', () => {
    expect(planRunBar(run, null)).toEqual({
      title: 'Collecting answers',
      progress: '16 of 40',
      notes: ['4 failed', '8 waiting'],
      problems: ['Gemini: No key.'],
      donePercent: 40,
      failedPercent: 10,
      waitingPercent: 20,
    });
  });

  it('says so when it is paused or can only wait', () => {
    expect(planRunBar({ ...run, state: 'paused' }, null).title).toBe('Run paused');
    expect(planRunBar({ ...run, jobs: { ...jobs, queued: 0, running: 0 } }, null).title).toBe('Run is waiting');
  });

  it('is under way while it runs or is paused', () => {
    const states = ['running', 'paused', 'finished', 'cancelled'] as const;
    expect(states.filter((state) => isUnderWay({ ...run, state }))).toEqual(['running', 'paused']);
  });

  it('has no percentages to divide by when it is empty', () => {
    const empty = { ...jobs, total: 0, done: 0, failed: 0, waiting: 0 };
    expect(planRunBar({ ...run, jobs: empty }, null).donePercent).toBe(0);
  });
});

describe('Time left', () => {
  it('comes from the pace since it was first seen and the jobs that can run', () => {
    // 20 settled now, 10 then: ten jobs in 30 s; 12 can still run: 36 s. The 8 waiting ones do not count.
    expect(estimateTimeLeft(run, { atMs: 0, settled: 10 }, 30_000)).toBe(36_000);
    expect(planRunBar(run, 36_000).notes.at(-1)).toBe('about 1 min left');
  });

  it('is unknown at the start, when paused, and when only waiting jobs are left', () => {
    expect(estimateTimeLeft(run, { atMs: 0, settled: 18 }, 30_000)).toBeNull();
    expect(estimateTimeLeft({ ...run, state: 'paused' }, { atMs: 0, settled: 10 }, 30_000)).toBeNull();
    const waiting = { ...run, jobs: { ...jobs, queued: 0, running: 0 } };
    expect(estimateTimeLeft(waiting, { atMs: 0, settled: 10 }, 30_000)).toBeNull();
  });
});
