import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Bitmap, countBits, joinBitmaps, withBit } from '#main/core/figures/codec/bitmap.ts';

const EMPTY: Bitmap = new Uint8Array(0);
const ordinals = fc.array(fc.nat({ max: 200 }), { maxLength: 40 });
const toBitmap = (set: Iterable<number>) =>
  [...set].reduce<Bitmap>((bitmap, ordinal) => withBit(bitmap, ordinal, true), EMPTY);

describe('bitmap', () => {
  it('the empty one holds nothing, and setting a bit does not change what was given', () => {
    const one = withBit(EMPTY, 9, true);
    expect([...one]).toEqual([0, 2]);
    expect(countBits(EMPTY)).toBe(0);
    expect([...withBit(one, 0, true)]).toEqual([1, 2]);
    expect([...one]).toEqual([0, 2]);
  });

  it('clearing a bit beyond its end changes nothing', () => {
    expect(withBit(Uint8Array.of(255), 8, false)).toEqual(Uint8Array.of(255));
    expect(withBit(Uint8Array.of(255), 7, false)).toEqual(Uint8Array.of(127));
  });

  it('all eight bits of all bytes are counted', () => {
    expect(countBits(Uint8Array.from({ length: 256 }, (_, byte) => byte))).toBe(1024);
  });

  it('counts as a set of numbers does, after any setting and clearing', () => {
    fc.assert(
      fc.property(ordinals, ordinals, (added, removed) => {
        const set = new Set(added);
        let bitmap = toBitmap(added);
        for (const ordinal of removed) {
          set.delete(ordinal);
          bitmap = withBit(bitmap, ordinal, false);
        }
        expect(countBits(bitmap)).toBe(set.size);
      }),
    );
  });

  it('joining is the union, in either order, whatever the lengths', () => {
    fc.assert(
      fc.property(ordinals, ordinals, (left, right) => {
        const union = new Set([...left, ...right]).size;
        expect(countBits(joinBitmaps(toBitmap(left), toBitmap(right)))).toBe(union);
        expect(countBits(joinBitmaps(toBitmap(right), toBitmap(left)))).toBe(union);
      }),
    );
  });

  it('a bitmap as the database gives it back can be joined too', () => {
    expect(countBits(joinBitmaps(EMPTY, Buffer.from([3, 128])))).toBe(3);
  });
});
