/** Numbers in as few bytes as they need come back as they were. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter } from '#main/core/figures/codec/packed-numbers.ts';

const numbers = fc.array(fc.oneof(fc.nat(300), fc.nat(), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })), {
  maxLength: 400,
});

describe('packed numbers', () => {
  it('come back in their order, up to the largest whole number', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const writer = new ByteWriter();
        for (const value of list) writer.put(value);
        const reader = new ByteReader(writer.toBytes());
        expect(list.map(() => reader.next())).toEqual(list);
        expect(reader.isAtEnd).toBe(true);
      }),
    );
  });

  it('below 128 take one byte', () => {
    const writer = new ByteWriter();
    for (const value of [0, 127, 128]) writer.put(value);
    expect([...writer.toBytes()]).toEqual([0, 127, 128, 1]);
  });

  it('of a section can be passed over', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const [writer, section] = [new ByteWriter(), new ByteWriter()];
        for (const value of list) section.put(value);
        writer.putSection(section);
        writer.put(7);
        const reader = new ByteReader(writer.toBytes());
        const length = reader.next();
        reader.at += length;
        expect(reader.next()).toBe(7);
      }),
    );
  });
});
