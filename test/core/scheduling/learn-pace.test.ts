import { describe, expect, it } from 'vitest';

import type { CallFailure } from '#main/core/engines/engine-route.ts';
import { LaneControl } from '#main/core/scheduling/lane-control.ts';
import { fitPace, planAllowanceWaitMs, slowDown, speedUp, startPace } from '#main/core/scheduling/learn-pace.ts';

const LIMITS = { concurrency: 6, paceMs: 200 };
const LIMITED: CallFailure = { kind: 'failure', reason: 'rate_limit', message: '', retryAfterMs: 1_000 };

const succeed = (pace: ReturnType<typeof startPace>, times: number) =>
  Array.from({ length: times }).reduce<typeof pace>((now) => speedUp(now, LIMITS), pace);

describe('a learnt pace', () => {
  it('halves the calls at once at every rate limit, and only then lengthens the pause', () => {
    const first = slowDown(startPace(LIMITS));
    expect(first).toMatchObject({ concurrency: 3, paceMs: 200 });
    const second = slowDown(first);
    expect(second).toMatchObject({ concurrency: 1, paceMs: 200 });
    expect(slowDown(second)).toMatchObject({ concurrency: 1, paceMs: 500 });
    expect(slowDown(slowDown(second))).toMatchObject({ concurrency: 1, paceMs: 1_000 });
    expect(Array.from({ length: 20 }).reduce<typeof second>((pace) => slowDown(pace), second).paceMs).toBe(60_000);
  });

  it('grows by one call after eight successes, pauses first, and never beyond the limit', () => {
    const slow = slowDown(slowDown(slowDown(slowDown(startPace(LIMITS)))));
    expect(slow).toMatchObject({ concurrency: 1, paceMs: 1_000 });
    expect(succeed(slow, 7)).toMatchObject({ concurrency: 1, paceMs: 1_000 });
    expect(succeed(slow, 8)).toMatchObject({ concurrency: 1, paceMs: 500 });
    expect(succeed(slow, 16)).toMatchObject({ concurrency: 1, paceMs: 200 });
    expect(succeed(slow, 24)).toMatchObject({ concurrency: 2, paceMs: 200 });
    expect(succeed(slow, 500)).toMatchObject({ concurrency: 6, paceMs: 200 });
  });

  it('loses its row of successes at a rate limit', () => {
    expect(succeed(slowDown(succeed(startPace(LIMITS), 7)), 7).concurrency).toBe(3);
  });

  it('follows a limit that the owner lowers, and keeps what it learnt when it is raised', () => {
    expect(fitPace(startPace(LIMITS), { concurrency: 2, paceMs: 900 })).toMatchObject({ concurrency: 2, paceMs: 900 });
    expect(fitPace(slowDown(startPace(LIMITS)), { concurrency: 30, paceMs: 0 })).toMatchObject({
      concurrency: 3,
      paceMs: 200,
    });
  });
});

describe('an allowance', () => {
  it('that is used up is waited for; little of it is spread; plenty is no reason to wait', () => {
    expect(planAllowanceWaitMs({ remaining: 0, resetMs: 20_000 }, 4)).toBe(20_000);
    expect(planAllowanceWaitMs({ remaining: 5, resetMs: 20_000 }, 4)).toBe(4_000);
    expect(planAllowanceWaitMs({ remaining: 9, resetMs: 20_000 }, 4)).toBe(0);
    expect(planAllowanceWaitMs({ remaining: 0, resetMs: 86_400_000 }, 4)).toBe(600_000);
  });
});

describe('a lane', () => {
  const call = (start: number) => ({ fingerprint: 'f', start });

  it('takes refusals of calls that were under way together as one', () => {
    const lane = new LaneControl();
    expect(lane.planStarts({ concurrency: 8, paceMs: 0 }, 0)).toBe(8);
    const starts = Array.from({ length: 8 }, () => lane.noteStart(0));
    for (const start of starts) lane.noteFailure(LIMITED, call(start), 100);
    lane.inFlight = 0;
    expect(lane.planStarts({ concurrency: 8, paceMs: 0 }, 500)).toBe(0);
    expect(lane.planStarts({ concurrency: 8, paceMs: 0 }, 1_100)).toBe(4);
    lane.noteFailure(LIMITED, call(lane.noteStart(1_100)), 1_200);
    lane.inFlight = 0;
    expect(lane.planStarts({ concurrency: 8, paceMs: 0 }, 2_200)).toBe(2);
  });

  it('spreads what its server says is left, and starts again after the reset', () => {
    const lane = new LaneControl();
    lane.planStarts(LIMITS, 0);
    lane.noteHeaders({ 'x-ratelimit-remaining-requests': '2', 'x-ratelimit-reset-requests': '6s' }, 1_000);
    expect(lane.planStarts(LIMITS, 3_900)).toBe(0);
    expect(lane.planStarts(LIMITS, 4_000)).toBe(1);
    lane.noteHeaders({ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '6s' }, 4_000);
    expect(lane.planStarts(LIMITS, 9_999)).toBe(0);
    expect(lane.planStarts(LIMITS, 10_000)).toBe(1);
  });

  it('that is blocked is tried at once when the owner changed something', () => {
    const lane = new LaneControl();
    lane.noteFailure({ ...LIMITED, reason: 'auth', message: 'no' }, call(1), 0);
    expect(lane.blockedBy('f', 10)).toMatchObject({ reason: 'auth', message: 'no' });
    expect(lane.blockedBy('other', 10)).toBeNull();
    lane.unblock();
    expect(lane.blockedBy('f', 10)).toBeNull();
  });
});
