import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createThrottle } from '../../../src-renderer/api/throttle.ts';

describe('Throttle', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('acts at once, makes up for a burst once at its end, and rests when nothing is owed', () => {
    const action = vi.fn();
    const throttled = createThrottle(action, 1000);
    for (let call = 0; call < 5; call++) throttled();
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10_000);
    expect(action).toHaveBeenCalledTimes(2);
    throttled();
    expect(action).toHaveBeenCalledTimes(3);
  });

  it('never acts more than once per interval under a steady stream', () => {
    const action = vi.fn();
    const throttled = createThrottle(action, 1000);
    for (let elapsedMs = 0; elapsedMs < 10_000; elapsedMs += 100) {
      throttled();
      vi.advanceTimersByTime(100);
    }
    expect(action.mock.calls.length).toBeLessThanOrEqual(11);
  });

  it('forgets what is owed when cancelled', () => {
    const action = vi.fn();
    const throttled = createThrottle(action, 1000);
    throttled();
    throttled();
    throttled.cancel();
    vi.advanceTimersByTime(5000);
    expect(action).toHaveBeenCalledTimes(1);
  });
});
