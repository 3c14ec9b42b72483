import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, planRetry } from '#main/core/scheduling/plan-retry.ts';

const MIDDLE = () => 0.5;
const PASSING = ['rate_limit', 'overloaded', 'timeout', 'network', 'search_error'] as const;

describe('a call that failed', () => {
  it.each(PASSING)('for %s is tried again, twice as late each time', (reason) => {
    const delays = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, attempts) => planRetry(reason, attempts, null, MIDDLE));
    expect(delays).toEqual(
      [2, 4, 8, 16, 32, 64, 128].map((seconds) => ({
        state: 'queued',
        delayMs: seconds * 1000,
        countsAsAttempt: true,
      })),
    );
  });

  it.each(PASSING)('for %s is over after eight attempts', (reason) => {
    expect(planRetry(reason, MAX_ATTEMPTS - 2, null, MIDDLE).state).toBe('queued');
    expect(planRetry(reason, MAX_ATTEMPTS - 1, null, MIDDLE)).toEqual({ state: 'failed' });
    expect(planRetry(reason, 99, 1_000, MIDDLE)).toEqual({ state: 'failed' });
  });

  it('waits as long as the engine asks when that is longer, and never less than its own turn', () => {
    expect(planRetry('rate_limit', 0, 90_000, MIDDLE)).toMatchObject({ delayMs: 90_000 });
    expect(planRetry('rate_limit', 3, 1, MIDDLE)).toMatchObject({ delayMs: 16_000 });
  });

  it.each(['auth', 'quota'] as const)('for %s waits for the owner', (reason) => {
    expect(planRetry(reason, 0, 5_000)).toEqual({ state: 'waiting' });
    expect(planRetry(reason, 99, null)).toEqual({ state: 'waiting' });
  });

  it.each(['bad_request', 'schema_drift'] as const)('for %s is over at once: asking again would not help', (reason) => {
    expect(planRetry(reason, 0, null)).toEqual({ state: 'failed' });
  });

  it('because Sightline closed is queued as if it had never been tried', () => {
    expect(planRetry('aborted', 99, null)).toEqual({ state: 'queued', delayMs: 0, countsAsAttempt: false });
  });

  it('spreads its turns by a quarter each way, so that jobs do not come back all at once', () => {
    const attempt = fc.integer({ min: 0, max: MAX_ATTEMPTS - 2 });
    fc.assert(
      fc.property(attempt, fc.double({ min: 0, max: 0.999999, noNaN: true }), (attempts, random) => {
        const plan = planRetry('network', attempts, null, () => random);
        const middle = 2_000 * 2 ** attempts;
        expect(plan).toMatchObject({ state: 'queued' });
        const delayMs = 'delayMs' in plan ? plan.delayMs : Number.NaN;
        expect(delayMs).toBeGreaterThanOrEqual(middle * 0.75);
        expect(delayMs).toBeLessThanOrEqual(middle * 1.25);
      }),
    );
  });
});
