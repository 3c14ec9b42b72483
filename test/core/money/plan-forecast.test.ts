import { describe, expect, it } from 'vitest';
import { planBasis, planFit, planPrecision, planRange, sumRanges } from '#main/core/forecast/plan-forecast.ts';
import type { CallCost } from '#main/core/money/call-cost.ts';

const PRICED: CallCost = { typicalNano: 40_000_000, ceilingNano: 280_000_000, seen: null, isPriced: true };
const seen = (calls: number): CallCost => ({
  ...PRICED,
  seen: { calls, meanNano: 20_000_000, deviationNano: 5_000_000, largestNano: 30_000_000 },
});

describe('the cost of so many calls', () => {
  it('is that of typical calls before there are any, from half of it to the ceiling', () => {
    expect(planRange(PRICED, 30)).toEqual({ expectedUsd: 1.2, lowUsd: 0.6, highUsd: 8.4 });
    expect(planBasis(PRICED)).toBe('price_table');
    expect(planBasis({ ...PRICED, isPriced: false })).toBe('assumed');
  });

  it('is that of seen calls once there are five, with a 95 % interval for the sum', () => {
    // 30 x 0.02 = 0.6; 1.959964 x 0.005 x sqrt(30 + 900 / 20) = 0.0097998 x 8.660254 = 0.084869.
    const range = planRange(seen(20), 30);
    expect(range.expectedUsd).toBeCloseTo(0.6, 12);
    expect(range.lowUsd).toBeCloseTo(0.515131, 6);
    expect(range.highUsd).toBeCloseTo(0.684869, 6);
    expect(planBasis(seen(5))).toBe('seen');
    expect(planRange(seen(4), 30)).toEqual(planRange(PRICED, 30));
  });

  it('is never below zero, and nothing for no call and for what is free', () => {
    const wild = { ...seen(5), seen: { calls: 5, meanNano: 1e6, deviationNano: 1e9, largestNano: 2e9 } };
    expect(planRange(wild, 1).lowUsd).toBe(0);
    const nothing = { expectedUsd: 0, lowUsd: 0, highUsd: 0 };
    expect(planRange(PRICED, 0)).toEqual(nothing);
    expect(planRange(null, 10)).toEqual(nothing);
    expect(planBasis(null)).toBe('free');
    expect(sumRanges([])).toEqual(nothing);
    expect(sumRanges([planRange(PRICED, 30), planRange(PRICED, 30)])).toEqual({
      expectedUsd: 2.4,
      lowUsd: 1.2,
      highUsd: 16.8,
    });
  });
});

describe('the precision of so many answers', () => {
  it('is half of the Wilson interval', () => {
    // n = 30, p = 0.5: 1.959964 sqrt((0.25 + 3.841459 / 120) / 30) / (1 + 3.841459 / 30) = 0.190030 / 1.128049 = 16.85 points.
    expect(planPrecision(50, 30)).toBeCloseTo(16.846, 2);
    // n = 100, p = 0.2: 1.959964 sqrt((0.16 + 3.841459 / 400) / 100) / 1.03841459 = 0.080718 / 1.038415 = 7.77 points.
    expect(planPrecision(20, 100)).toBeCloseTo(7.773, 2);
  });

  it('is null without answers, and there at 0 and 100 percent', () => {
    expect(planPrecision(50, 0)).toBeNull();
    expect(planPrecision(0, 30)).toBeGreaterThan(0);
    expect(planPrecision(100, 30)).toBeCloseTo(planPrecision(0, 30) ?? 0, 9);
  });
});

describe('whether a cost fits', () => {
  const range = { expectedUsd: 1, lowUsd: 0.5, highUsd: 2 };

  it('surely, when its high end and the ceiling of one call do, or when there is no cap or no cost', () => {
    expect(planFit(range, 0.25, 2.25)).toBe('yes');
    expect(planFit(range, 0.28, null)).toBe('yes');
    expect(planFit({ expectedUsd: 0, lowUsd: 0, highUsd: 0 }, 0, 0)).toBe('yes');
  });

  it('perhaps, in between; not, when what is expected or one ceiling is too much', () => {
    expect(planFit(range, 0.25, 2.24)).toBe('perhaps');
    expect(planFit(range, 0.28, 0.99)).toBe('no');
    expect(planFit({ expectedUsd: 0.01, lowUsd: 0, highUsd: 0.02 }, 0.28, 0.27)).toBe('no');
  });
});
