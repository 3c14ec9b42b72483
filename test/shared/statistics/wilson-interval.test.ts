import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { wilsonInterval } from '#shared/statistics/wilson-interval.ts';

/** Limits to four decimals as printed for the score method in Newcombe, Statistics in Medicine 17 (1998) 857-872. */
const PUBLISHED = [
  { hits: 81, total: 263, low: 0.2553, high: 0.3662 },
  { hits: 15, total: 148, low: 0.0624, high: 0.1605 },
  { hits: 0, total: 20, low: 0, high: 0.1611 },
  { hits: 1, total: 29, low: 0.0061, high: 0.1718 },
];

describe('Wilson interval', () => {
  it.each(PUBLISHED)('of $hits in $total agrees with the published limits', ({ hits, total, low, high }) => {
    const interval = wilsonInterval({ hits, total });
    expect((interval?.lowPercent ?? -1) / 100).toBeCloseTo(low, 4);
    expect((interval?.highPercent ?? -1) / 100).toBeCloseTo(high, 4);
  });

  it('of 1 in 2 is 9.45 to 90.55 percent, worked by hand: 50 +- 100 z / (2 sqrt(2 + z²))', () => {
    // z² = 3.841459, sqrt(2 + z²) = 2.416911, half width = 195.9964 / 4.833822 = 40.5469
    const interval = wilsonInterval({ hits: 1, total: 2 });
    expect(interval?.lowPercent).toBeCloseTo(9.4531, 3);
    expect(interval?.highPercent).toBeCloseTo(90.5469, 3);
  });

  it('is null, not zero, when nothing was tried', () => {
    expect(wilsonInterval({ hits: 0, total: 0 })).toBeNull();
  });

  it('refuses more hits than trials', () => {
    expect(() => wilsonInterval({ hits: 3, total: 2 })).toThrow(RangeError);
  });

  it('stays within 0-100 and holds the rate itself', () => {
    const proportions = fc
      .integer({ min: 1, max: 100_000 })
      .chain((total) => fc.record({ total: fc.constant(total), hits: fc.integer({ min: 0, max: total }) }));
    fc.assert(
      fc.property(proportions, ({ hits, total }) => {
        const interval = wilsonInterval({ hits, total });
        const percent = (100 * hits) / total;
        expect(interval?.lowPercent).toBeGreaterThanOrEqual(0);
        expect(interval?.highPercent).toBeLessThanOrEqual(100);
        expect(interval?.lowPercent).toBeLessThanOrEqual(percent);
        expect(interval?.highPercent).toBeGreaterThanOrEqual(percent);
      }),
    );
  });
});
