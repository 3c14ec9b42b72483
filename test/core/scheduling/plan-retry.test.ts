import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FailedTry, MAX_PAID_TRIES, planRetry } from '#main/core/scheduling/plan-retry.ts';

const MIDDLE = () => 0.5;
const PASSING = ['rate_limit', 'overloaded', 'timeout', 'network', 'search_error'] as const;
const MINUTE_MS = 60_000;

const plan = (failed: Partial<FailedTry>, random = MIDDLE) =>
  planRetry({ reason: 'overloaded', retryAfterMs: null, isPaid: false, attempts: 0, paidTries: 0, ...failed }, random);

describe('a call that failed and surely was not paid', () => {
  it.each(PASSING)('for %s is tried again, twice as late each time up to a quarter of an hour', (reason) => {
    const delays = Array.from({ length: 11 }, (_, attempts) => plan({ reason, attempts }));
    expect(delays).toEqual(
      [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900].map((seconds) => ({
        state: 'queued',
        delayMs: seconds * 1000,
        countsAsAttempt: true,
      })),
    );
  });

  it('is never over by itself: the end of its day is', () => {
    expect(plan({ attempts: 200 })).toMatchObject({ state: 'queued', delayMs: 15 * MINUTE_MS });
  });

  it('waits as long as the engine asks when that is longer, and never less than its own turn', () => {
    expect(plan({ reason: 'rate_limit', retryAfterMs: 90_000 })).toMatchObject({ delayMs: 90_000 });
    expect(plan({ reason: 'rate_limit', attempts: 3, retryAfterMs: 1 })).toMatchObject({ delayMs: 16_000 });
  });

  it('spreads its turns by a quarter each way, so that jobs do not come back all at once', () => {
    const attempt = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(attempt, fc.double({ min: 0, max: 0.999999, noNaN: true }), (attempts, random) => {
        const planned = plan({ reason: 'network', attempts }, () => random);
        const middle = 2_000 * 2 ** attempts;
        expect(planned).toMatchObject({ state: 'queued' });
        const delayMs = 'delayMs' in planned ? planned.delayMs : Number.NaN;
        expect(delayMs).toBeGreaterThanOrEqual(middle * 0.75);
        expect(delayMs).toBeLessThanOrEqual(middle * 1.25);
      }),
    );
  });
});

describe('a call that failed and may have been paid', () => {
  it('is made five times at most, over five hours and more: an outage of minutes costs two', () => {
    const delays = Array.from({ length: MAX_PAID_TRIES }, (_, paidTries) =>
      plan({ reason: 'timeout', isPaid: true, attempts: paidTries, paidTries }),
    );
    const queued = (minutes: number) => ({ state: 'queued', delayMs: minutes * MINUTE_MS, countsAsAttempt: true });
    expect(delays).toEqual([queued(1), queued(15), queued(60), queued(240), { state: 'failed' }]);
  });
});

describe('a call that nobody answers by trying again', () => {
  it.each(['auth', 'quota'] as const)('for %s waits for the owner', (reason) => {
    expect(plan({ reason, retryAfterMs: 5_000 })).toEqual({ state: 'waiting' });
    expect(plan({ reason, attempts: 99 })).toEqual({ state: 'waiting' });
  });

  it.each(['bad_request', 'schema_drift'] as const)('for %s is over at once: asking again would not help', (reason) => {
    expect(plan({ reason })).toEqual({ state: 'failed' });
  });

  it('because Sightline closed is queued as if it had never been tried', () => {
    expect(plan({ reason: 'aborted', attempts: 99 })).toEqual({ state: 'queued', delayMs: 0, countsAsAttempt: false });
  });
});
