import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packOffsets, unpackOffsets } from '#main/core/answers/mention-offsets.ts';

const spans = fc
  .array(fc.tuple(fc.nat(300_000), fc.integer({ min: 1, max: 400 })), { maxLength: 6 })
  .map((pairs) => pairs.sort(([a], [b]) => a - b).map(([start, length]): [number, number] => [start, start + length]));
const mark = fc.record({ brandId: fc.integer({ min: 1, max: 2 ** 30 - 1 }), firstWord: fc.nat(2 ** 31), spans });

describe('mention offsets', () => {
  it('come back as they were packed', () => {
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 8 }), (offsets) => {
        expect(unpackOffsets(packOffsets(offsets))).toEqual(offsets);
      }),
    );
  });

  it('take a handful of bytes a brand', () => {
    expect(packOffsets([{ brandId: 7, firstWord: 12, spans: [[80, 88]] }])).toHaveLength(5);
  });
});
