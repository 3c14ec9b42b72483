/** Packs give back what went into them, answer by answer and byte for byte, and take far less room than single answers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { packContent } from '#main/core/answers/answer-content.ts';
import {
  OpenPack,
  type PackMember,
  readContent,
  readReplyBytes,
  toFrames,
  toMember,
} from '#main/core/answers/answer-pack.ts';
import { anyText, anyUrl } from '#support/any-text.ts';

const text = fc.string({ unit: fc.oneof(anyText({ maxLength: 3 }), fc.constant('\ud800')) });
const source = fc.record({ url: anyUrl, title: fc.option(text) });
const member = fc.record({
  content: fc.record({
    text,
    cited: fc.array(source, { maxLength: 4 }),
    retrieved: fc.array(source, { maxLength: 4 }),
    queries: fc.option(fc.array(text, { maxLength: 3 })),
  }),
  replies: fc.option(fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes))),
});

const toText = (member: PackMember) =>
  JSON.stringify([member.id, readContent(member), readReplyBytes(member)?.toString('hex') ?? null]);

describe('a pack', () => {
  it('gives back any answers, in their order and with their replies, whatever their ids', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 40 }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(ids, fc.array(member, { minLength: 1, maxLength: 20 }), (numbers, drawn) => {
        const members = drawn.map(({ content, replies }, index) => toMember(numbers[index] ?? 0, content, replies));
        const frames = toFrames(members);
        const pack = new OpenPack(frames.contents, frames.raws);
        expect(pack.ids).toEqual(members.map(({ id }) => id));
        expect(pack.ids.map((id) => toText(pack.readMember(id)))).toEqual(
          drawn.map(({ content, replies }, index) =>
            JSON.stringify([numbers[index], content, replies?.toString('hex') ?? null]),
          ),
        );
        for (const { id, raw } of members) expect(pack.hasReplies(id)).toBe(raw !== null);
        expect(frames.raws === null).toBe(members.every(({ raw }) => raw === null));
      }),
      { numRuns: 50 },
    );
  });

  it('of answers that resemble each other takes less than half of what they take singly', () => {
    const contents = Array.from({ length: 30 }, (_, index) => {
      const words = Array.from({ length: 120 }, (__, word) => `term${(word * 7 + index * 13) % 90}`).join(' ');
      const cited = [
        { url: `https://pages.example/guide-${index % 6}`, title: `The guide of teams, part ${index % 6}` },
      ];
      return { text: words, cited, retrieved: [], queries: ['best tool'] };
    });
    const singly = contents.reduce((sum, content) => sum + packContent(content).length, 0);
    const members = contents.map((content, index) => toMember(index + 1, content, null));
    expect(toFrames(members).contents.length).toBeLessThan(singly / 2);
  });

  it('refuses bytes that are no pack', () => {
    expect(() => new OpenPack(Buffer.from('nothing'), null)).toThrow();
  });
});
