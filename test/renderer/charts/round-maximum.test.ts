import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { planAxisEnd } from '../../../src-renderer/charts/round-maximum.ts';

describe('End of a value axis', () => {
  it.each([
    [0, 5, 1],
    [7.2, 8, 2],
    [37, 40, 10],
    [62, 80, 20],
    [81, 100, 20],
    [100, 100, 20],
  ])('for rates up to %d is %d in steps of %d', (value, max, interval) => {
    expect(planAxisEnd(value, { limit: 100 })).toEqual({ max, interval });
  });

  it.each([
    [0, 1, 1],
    [3, 3, 1],
    [8, 8, 2],
    [40, 40, 10],
    [1234, 1250, 250],
  ])('for counts up to %d is %d in whole steps of %d', (value, max, interval) => {
    expect(planAxisEnd(value, { isWhole: true })).toEqual({ max, interval });
  });

  it('never cuts a value off and never needs more than five steps', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.boolean(), (value, isWhole) => {
        const { max, interval } = planAxisEnd(value, { isWhole });
        expect(max).toBeGreaterThanOrEqual(value - 1e-6);
        expect(max / interval).toBeLessThanOrEqual(5 + 1e-6);
        if (isWhole) expect(Number.isInteger(interval)).toBe(true);
      }),
    );
  });
});
