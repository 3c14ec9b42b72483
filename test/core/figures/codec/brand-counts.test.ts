/** What an appearance counts, worked out by hand, and that sums of units stay exact at any size, in any order. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { AppearanceFact } from '#main/core/figures/codec/answer-facts.ts';
import {
  BRAND_WIDTH,
  carryUnits,
  countAppearance,
  DEPTH,
  mergeCounts,
  SENTIMENT,
  toUnitSum,
} from '#main/core/figures/codec/brand-counts.ts';

const NAMED_SECOND: AppearanceFact = {
  brandId: 7,
  isNamed: true,
  isCited: true,
  order: 2,
  depthUnits: 5_000_000_000,
  sentimentUnits: 3,
  occurrences: 4,
};
const ONLY_CITED: AppearanceFact = { ...NAMED_SECOND, isNamed: false, order: null, depthUnits: 0, sentimentUnits: 0 };

describe('an appearance counts', () => {
  it('named, cited, visible, its order, first and top three, and units in whole 2^32 and the rest', () => {
    expect([...countAppearance(NAMED_SECOND)]).toEqual([1, 1, 1, 2, 0, 1, 1, 5_000_000_000 - 2 ** 32, 0, 3]);
    expect([...countAppearance({ ...NAMED_SECOND, isCited: false, order: 1 })].slice(0, 6)).toEqual([1, 0, 1, 1, 1, 1]);
    expect([...countAppearance({ ...NAMED_SECOND, order: 4 })].slice(0, 6)).toEqual([1, 1, 1, 4, 0, 0]);
  });

  it('visible and cited alone where it is not named', () => {
    expect([...countAppearance(ONLY_CITED)]).toEqual([0, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('sums of units', () => {
  const units = fc.array(fc.record({ depth: fc.nat(1_000_000_000_000), isAdded: fc.boolean() }), { maxLength: 30 });

  it('are those of whole numbers without end, however they were added and taken back', () => {
    fc.assert(
      fc.property(units, (changes) => {
        const counts = new Float64Array(BRAND_WIDTH);
        let expected = 0n;
        for (const { depth, isAdded } of changes) {
          const sign = isAdded ? 1 : -1;
          mergeCounts(counts, countAppearance({ ...NAMED_SECOND, depthUnits: depth }), sign);
          expected += BigInt(sign) * BigInt(depth);
        }
        expect(toUnitSum(counts, DEPTH)).toBe(expected);
        carryUnits(counts);
        expect(toUnitSum(counts, DEPTH)).toBe(expected);
        expect(counts[DEPTH + 1]).toBeGreaterThanOrEqual(0);
        expect(counts[DEPTH + 1]).toBeLessThan(2 ** 32);
      }),
    );
  });

  it('do not lose a unit where the rests come to more than 2^53', () => {
    const most = new Float64Array(BRAND_WIDTH);
    most[DEPTH + 1] = 2 ** 52 - 1;
    most[SENTIMENT + 1] = 1;
    const counts = new Float64Array(BRAND_WIDTH);
    for (let times = 0; times < 9; times++) mergeCounts(counts, most);
    expect(toUnitSum(counts, DEPTH)).toBe(9n * (2n ** 52n - 1n));
    expect(toUnitSum(counts, SENTIMENT)).toBe(9n);
  });
});
