import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toMean, toUnits, UNITS_PER_ONE } from '#main/core/figures/codec/units.ts';

const values = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 50 });

describe('units', () => {
  it('one is ten thousand million units, a hundred stays a safe whole number', () => {
    expect(toUnits(1)).toBe(10_000_000_000);
    expect(toUnits(100)).toBe(100 * UNITS_PER_ONE);
    expect(Number.isSafeInteger(toUnits(100))).toBe(true);
    expect(toUnits(100 / 3)).toBe(333_333_333_333);
  });

  it('the mean of nothing is null, of something as exact as the figures have to be', () => {
    expect(toMean(0, 0)).toBeNull();
    expect(toMean(0n, 3)).toBe(0);
    expect(toMean(toUnits(20) + toUnits(30), 2)).toBe(25);
    fc.assert(
      fc.property(values, (list) => {
        const units = list.reduce((sum, value) => sum + BigInt(toUnits(value)), 0n);
        const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
        expect(Math.abs((toMean(units, list.length) ?? Number.NaN) - mean)).toBeLessThan(1e-9);
      }),
    );
  });

  it('sums are the same to the last digit in any order', () => {
    const sum = (list: readonly number[]) => list.reduce((total, value) => total + BigInt(toUnits(value)), 0n);
    fc.assert(
      fc.property(values, (list) => {
        expect(sum([...list].reverse())).toBe(sum(list));
      }),
    );
  });
});
