import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packContent, unpackContent } from '#main/core/answers/answer-content.ts';

const source = fc.record({
  url: fc.constantFrom('https://a.example/', 'https://b.example/x', 'ftp://odd', ''),
  title: fc.option(fc.constantFrom('A', '', 'Ünï')),
});

it('content comes back as it was, whatever is cited twice, retrieved and cited, or without a title', () => {
  fc.assert(
    fc.property(
      fc.record({
        text: fc.string({ unit: 'grapheme' }),
        cited: fc.array(source, { maxLength: 5 }),
        retrieved: fc.array(source, { maxLength: 5 }),
        queries: fc.option(fc.array(fc.string(), { maxLength: 3 })),
      }),
      (content) => {
        expect(unpackContent(packContent(content))).toEqual(content);
      },
    ),
  );
});
