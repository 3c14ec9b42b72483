/** The figures on alerts in the README of `core/alerts`: how often rules fire on chance alone, and how soon on what is planted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countFalseAlarms, measureDelays, toMedian } from '#support/describe-alert-rates.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

describe('rules on worlds whose truth is known', { timeout: 1_800_000 }, () => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService();
  });
  afterAll(() => test?.close());

  it('fire on chance alone at most four times in nine years of daily looks', async () => {
    const counts = await countFalseAlarms(test, { worlds: 36, days: 90, firstSeed: 5000 });
    for (const [rule, count] of Object.entries(counts)) expect(count, rule).toBeLessThanOrEqual(4);
  });

  it.each([
    { points: 20, least: 14 },
    { points: 30, least: 18 },
  ])(
    'tell of a drop of $points points in $least of twenty worlds at least, half of them within eight days',
    async ({ points, least }) => {
      const delays = await measureDelays(test, { worlds: 20, points, firstSeed: 6000 });
      expect(delays.filter((delay) => delay !== null).length).toBeGreaterThanOrEqual(least);
      expect(toMedian(delays)).toBeLessThanOrEqual(8);
    },
  );
});
