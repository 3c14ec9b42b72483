/** What an appearance counts, worked out by hand, and that sums of units stay exact at any size, in any order. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { AppearanceFact, OpinionFact } from '#main/core/figures/codec/answer-facts.ts';
import {
  BRAND_WIDTH,
  carryUnits,
  countAppearance,
  DEPTH,
  mergeCounts,
  SENTIMENT,
  toUnitSum,
} from '#main/core/figures/codec/brand-counts.ts';
import { NO_OPINION, packOpinion, unpackOpinion } from '#main/core/figures/codec/opinion-word.ts';
import { OPINION_CONFIDENCES, OPINION_SOURCES } from '#shared/vocabulary/opinions.ts';

const PRAISED: OpinionFact = { sentiment: 7_250, praised: 5, blamed: 8, source: 'words', confidence: 'medium' };
const NAMED_SECOND: AppearanceFact = {
  brandId: 7,
  isNamed: true,
  isCited: true,
  order: 2,
  depthUnits: 5_000_000_000,
  opinion: PRAISED,
  occurrences: 4,
};
const ONLY_CITED: AppearanceFact = { ...NAMED_SECOND, isNamed: false, order: null, depthUnits: 0, opinion: NO_OPINION };

describe('an appearance counts', () => {
  it('named, cited, visible, its order, first and top three, and units in whole 2^32 and the rest', () => {
    expect([...countAppearance(NAMED_SECOND)]).toEqual([
      ...[1, 1, 1, 2, 0, 1, 1, 5_000_000_000 - 2 ** 32],
      // Hundredths of sentiment, opinions, positive, negative, overridden.
      ...[0, 7_250, 1, 1, 0, 0],
    ]);
    expect([...countAppearance({ ...NAMED_SECOND, isCited: false, order: 1 })].slice(0, 6)).toEqual([1, 0, 1, 1, 1, 1]);
    expect([...countAppearance({ ...NAMED_SECOND, order: 4 })].slice(0, 6)).toEqual([1, 1, 1, 4, 0, 0]);
  });

  it('visible and cited alone where it is not named', () => {
    expect([...countAppearance(ONLY_CITED)]).toEqual([0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('an opinion', () => {
  const counted = (opinion: Partial<OpinionFact>) => [
    ...countAppearance({ ...NAMED_SECOND, opinion: { ...PRAISED, ...opinion } }).slice(SENTIMENT),
  ];

  it('is positive above 60, negative below 40, and counted only where something is said', () => {
    expect(counted({ sentiment: 6_001 })).toEqual([0, 6_001, 1, 1, 0, 0]);
    expect(counted({ sentiment: 6_000 })).toEqual([0, 6_000, 1, 0, 0, 0]);
    expect(counted({ sentiment: 4_000 })).toEqual([0, 4_000, 1, 0, 0, 0]);
    expect(counted({ sentiment: 3_999 })).toEqual([0, 3_999, 1, 0, 1, 0]);
    expect(counted({ sentiment: 0 })).toEqual([0, 0, 1, 0, 1, 0]);
    expect(counted({ sentiment: null })).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('counts apart where somebody decided by hand, that nothing is said too', () => {
    expect(counted({ sentiment: 5_000, source: 'override' })).toEqual([0, 5_000, 1, 0, 0, 1]);
    expect(counted({ sentiment: null, source: 'override' })).toEqual([0, 0, 0, 0, 0, 1]);
    expect(counted({ sentiment: 5_000, source: 'judge' })).toEqual([0, 5_000, 1, 0, 0, 0]);
  });

  it('comes back from its number as it was', () => {
    fc.assert(
      fc.property(
        fc.record({
          sentiment: fc.option(fc.integer({ min: 0, max: 10_000 })),
          praised: fc.nat(31),
          blamed: fc.nat(31),
          source: fc.constantFrom(...OPINION_SOURCES),
          confidence: fc.constantFrom(...OPINION_CONFIDENCES),
        }),
        (opinion) => {
          expect(unpackOpinion(packOpinion(opinion))).toEqual(opinion);
        },
      ),
    );
    expect(packOpinion(NO_OPINION)).toBe(0);
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
