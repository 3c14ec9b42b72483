import { describe, expect, it } from 'vitest';

import { isAsking } from '#main/handlers/desktop.ts';

const NONE = { total: 9, done: 0, answered: 0, notShown: 0, failed: 0, leftOut: 0, waiting: 0, cancelled: 0 };
const run = (state: 'running' | 'paused', queued: number, delayed: number, running: number) => ({
  state,
  jobs: { ...NONE, queued, delayed, running },
});

describe('a run keeps the machine awake', () => {
  it('while calls are under way, paused or not, and while some can be begun', () => {
    expect(isAsking(run('running', 0, 0, 1))).toBe(true);
    expect(isAsking(run('paused', 3, 0, 1))).toBe(true);
    expect(isAsking(run('running', 3, 2, 0))).toBe(true);
  });

  it('not while it is paused, or waits for engines that do not answer', () => {
    expect(isAsking(run('paused', 3, 0, 0))).toBe(false);
    expect(isAsking(run('running', 3, 3, 0))).toBe(false);
    expect(isAsking(run('running', 0, 0, 0))).toBe(false);
  });
});
