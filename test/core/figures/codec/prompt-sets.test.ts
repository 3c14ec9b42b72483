/** Sets of prompts count as sets of numbers do, whatever is added, taken out and joined; and read what older versions stored in bytes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ByteReader, ByteWriter, toBytes, toWords } from '#main/core/figures/codec/packed-numbers.ts';
import {
  addOrdinals,
  countPrompts,
  countWords,
  joinPrompts,
  type PromptSet,
  PromptSets,
  putOrdinals,
  withPrompt,
} from '#main/core/figures/codec/prompt-sets.ts';

const EMPTY: PromptSet = new Int32Array(0);
const ordinals = fc.array(fc.nat({ max: 200 }), { maxLength: 40 });
const toSet = (members: Iterable<number>) =>
  [...members].reduce<PromptSet>((set, ordinal) => withPrompt(set, ordinal, true), new Int32Array(0));

describe('a set of prompts', () => {
  it('holds nothing when it is empty, and taking out what is beyond its end changes nothing', () => {
    expect(countPrompts(EMPTY)).toBe(0);
    expect([...withPrompt(Int32Array.of(-1), 32, false)]).toEqual([-1]);
    expect([...withPrompt(Int32Array.of(-1), 31, false)]).toEqual([2 ** 31 - 1]);
  });

  it('counts as a set of numbers does, after any adding and taking out', () => {
    fc.assert(
      fc.property(ordinals, ordinals, (added, removed) => {
        const members = new Set(added);
        let set = toSet(added);
        for (const ordinal of removed) {
          members.delete(ordinal);
          set = withPrompt(set, ordinal, false);
        }
        expect(countPrompts(set)).toBe(members.size);
        expect(countWords(set)).toBe((Math.max(-1, ...members) + 32) >> 5);
      }),
    );
  });

  it('joined with another is the union, in either order, whatever the lengths', () => {
    fc.assert(
      fc.property(ordinals, ordinals, (left, right) => {
        const union = new Set([...left, ...right]).size;
        expect(countPrompts(joinPrompts(toSet(left), toSet(right)))).toBe(union);
        expect(countPrompts(joinPrompts(toSet(right), toSet(left)))).toBe(union);
      }),
    );
  });

  it('joins one that stands among other words', () => {
    expect([...joinPrompts(Int32Array.of(1), Int32Array.of(9, 2, 4, 9), 1, 2)]).toEqual([3, 4]);
  });

  it('reads bytes of any length, wherever they begin, and comes back from them', () => {
    const stored = Buffer.from([255, 3, 128, 0, 1]).subarray(1);
    expect(countPrompts(toWords(stored))).toBe(4);
    expect(countPrompts(toWords(toBytes(toSet([0, 7, 33, 70]))))).toBe(4);
    expect(countPrompts(toWords(Buffer.from([3, 128, 1])))).toBe(4);
  });

  it('of many at once keeps each by itself', () => {
    const sets = new PromptSets(3, 40);
    for (const [set, ordinal] of [
      [0, 0],
      [0, 39],
      [0, 39],
      [2, 31],
      [2, 32],
    ] as const)
      sets.add(set, ordinal);
    expect([0, 1, 2].map((set) => sets.count(set))).toEqual([2, 0, 2]);
  });

  it('comes back from its steps, each member once', () => {
    fc.assert(
      fc.property(ordinals, (list) => {
        const sorted = Int32Array.from(list).sort();
        const writer = new ByteWriter();
        putOrdinals(writer, sorted, (ordinal) => ordinal);
        const found: number[] = [];
        addOrdinals(new ByteReader(writer.toBytes()), (ordinal) => found.push(ordinal));
        expect(found).toEqual([...new Set(sorted)]);
      }),
    );
  });
});
