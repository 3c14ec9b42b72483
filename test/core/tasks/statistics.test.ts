import { describe, expect, it } from 'vitest';

import {
  compareMeans,
  comparePaired,
  compareShares,
  toMeanInterval,
  toShareInterval,
} from '#main/core/tasks/statistics.ts';

describe('the interval of a share', () => {
  it('is the Wilson score interval, worked out by hand for 5 of 10', () => {
    // z² = 3.8415; middle = (0.5 + 3.8415/20) / 1.38415 = 0.5; half = 1.96/1.38415 * sqrt(0.025 + 3.8415/400) = 0.2634.
    const { lower, upper } = toShareInterval(5, 10);
    expect(lower).toBeCloseTo(23.66, 2);
    expect(upper).toBeCloseTo(76.34, 2);
  });

  it('for none of ten begins at 0 and ends at z² / (10 + z²)', () => {
    // 3.8415 / 13.8415 = 0.27753.
    expect(toShareInterval(0, 10).lower).toBe(0);
    expect(toShareInterval(0, 10).upper).toBeCloseTo(27.75, 2);
  });

  it('for all of ten is the mirror of none of ten', () => {
    expect(toShareInterval(10, 10).lower).toBeCloseTo(72.25, 2);
    expect(toShareInterval(10, 10).upper).toBeCloseTo(100, 10);
  });

  it('says nothing without answers', () => {
    expect(toShareInterval(0, 0)).toEqual({ lower: 0, upper: 100 });
  });
});

describe('two shares', () => {
  it('are compared with the pooled z-test, worked out by hand for 30 of 100 against 45 of 100', () => {
    // pooled 0.375; variance = 0.375 * 0.625 * 0.02 = 0.0046875; root 0.068465; -0.15 / 0.068465 = -2.1909.
    expect(compareShares({ part: 30, whole: 100 }, { part: 45, whole: 100 })).toBeCloseTo(-2.1909, 4);
  });

  it('of 10 and 14 in 50 differ by chance only', () => {
    // pooled 0.24; variance = 0.24 * 0.76 * 0.04 = 0.007296; root 0.085417; -0.08 / 0.085417 = -0.9366.
    expect(compareShares({ part: 10, whole: 50 }, { part: 14, whole: 50 })).toBeCloseTo(-0.9366, 4);
  });

  it('cannot be told apart when a side is empty, or both are all or nothing', () => {
    expect(compareShares({ part: 0, whole: 0 }, { part: 5, whole: 10 })).toBe(0);
    expect(compareShares({ part: 0, whole: 10 }, { part: 0, whole: 20 })).toBe(0);
    expect(compareShares({ part: 10, whole: 10 }, { part: 20, whole: 20 })).toBe(0);
  });
});

describe('two means', () => {
  it('are compared with unequal variances, worked out by hand', () => {
    // (40 - 50) / sqrt(100/25 + 225/25) = -10 / sqrt(13) = -2.7735.
    const a = { count: 25, mean: 40, variance: 100 };
    expect(compareMeans(a, { count: 25, mean: 50, variance: 225 })).toBeCloseTo(-2.7735, 4);
  });

  it('cannot be told apart from single values or without any spread', () => {
    const one = { count: 1, mean: 40, variance: 0 };
    expect(compareMeans(one, { count: 25, mean: 50, variance: 225 })).toBe(0);
    expect(compareMeans({ ...one, count: 9 }, { count: 9, mean: 50, variance: 0 })).toBe(0);
  });

  it('have an interval of 1.96 standard errors on either side', () => {
    // 1.95996 * sqrt(100 / 25) = 3.9199.
    const { lower, upper } = toMeanInterval({ count: 25, mean: 40, variance: 100 });
    expect(lower).toBeCloseTo(36.0801, 4);
    expect(upper).toBeCloseTo(43.9199, 4);
  });
});

describe('two brands in the same answers', () => {
  it('are compared by the answers that name only one of them', () => {
    // (30 - 10) / sqrt(40) = 3.1623.
    expect(comparePaired(30, 10)).toBeCloseTo(3.1623, 4);
    expect(comparePaired(0, 0)).toBe(0);
  });
});
