/** A small form of `alert-rates.long.test.ts`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countFalseAlarms, measureDelays, toMedian } from '#support/describe-alert-rates.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

describe('rules on worlds whose truth is known', () => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService();
  });
  afterAll(() => test?.close());

  it('leave projects alone in which nothing happens', { tags: 'long' }, async () => {
    const counts = await countFalseAlarms(test, { worlds: 2, days: 30, firstSeed: 100 });
    expect(Object.values(counts)).toEqual(Object.values(counts).map(() => 0));
  });

  it('tell of a drop of thirty points within a week', async () => {
    const delays = await measureDelays(test, { worlds: 1, points: 30, firstSeed: 200 });
    expect(toMedian(delays)).toBeLessThanOrEqual(7);
  });
});
