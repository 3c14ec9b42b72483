import { describe, expect, it } from 'vitest';

import { compareShares, findRealChange, toBrandInterval, toMean } from '#main/core/tasks/statistics.ts';

const prompts = (n: number, ...sums: number[]) =>
  sums.map((sum, index) => ({ prompt: index + 1, n, sum, squares: sum }));

describe('the interval of a share', () => {
  it('is that of the brand, so that answers to one prompt count together', () => {
    // p = 0.5, squares 4 * 25: variance 5/4 * 100/50^2 = 0.05, n = 5, t = 2.776: 0.5 +- 0.3894.
    const { lower, upper } = toBrandInterval(prompts(10, 10, 0, 10, 0, 5), 'rate')!;
    expect(lower).toBeCloseTo(11.06, 2);
    expect(upper).toBeCloseTo(88.94, 2);
  });

  it('is not there for four prompts, however many answers they have', () => {
    expect(toBrandInterval(prompts(1_000, 0, 0, 0, 0), 'rate')).toBeNull();
    expect(toBrandInterval([], 'mean')).toBeNull();
  });

  it('of a mean that does not vary is the mean itself', () => {
    const alike = [1, 2, 3, 4, 5].map((prompt) => ({ prompt, n: 4, sum: 120, squares: 3_600 }));
    expect(toBrandInterval(alike, 'mean')).toEqual({ lower: 30, upper: 30 });
    expect(toMean(alike)).toEqual({ count: 20, mean: 30 });
    expect(toMean([])).toEqual({ count: 0, mean: 0 });
  });
});

describe('a change', () => {
  it('counts where it is real: in points, and not at all where prompts went up and down', () => {
    const before = prompts(10, 4, 4, 4, 4, 4);
    expect(findRealChange(prompts(10, 3, 3, 3, 3, 3), before, 'rate')).toBeCloseTo(-10, 9);
    expect(findRealChange(prompts(10, 0, 7, 1, 6, 1), before, 'rate')).toBe(0);
    expect(findRealChange(prompts(10, 3, 3, 3, 3), before, 'rate')).toBe(0);
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
