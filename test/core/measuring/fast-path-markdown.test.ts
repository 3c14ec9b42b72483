import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFastPathMarkdown } from '#main/core/measuring/fast-path-markdown.ts';
import { parseToText } from '#main/core/measuring/plain-text.ts';
import { PlainTextBuilder } from '#main/core/measuring/plain-text-builder.ts';

const pieces = [
  'Acme',
  'word',
  'été',
  '東京',
  '🙂',
  '1',
  '42',
  ' ',
  '  ',
  '   ',
  '    ',
  '\n',
  '\n\n',
  '\n- ',
  '\n* ',
  '\n1. ',
  '\n2. ',
  '\n3) ',
  '\n  - ',
  '\n   - ',
  '\n    - ',
  '\n  ',
  '\n    ',
  '\n# ',
  '\n## ',
  ' ##',
  '\n---\n',
  '\n***\n',
  '\n===\n',
  '\n> ',
  '*',
  '**',
  '_',
  '`',
  '```',
  '\n```\n',
  '\n```js\n',
  '[Acme](https://x.example/a_b)',
  '[1]',
  '[^1]',
  '[a]',
  '![alt](u)',
  '(',
  ')',
  '.',
  ',',
  ':',
  '!',
  '?',
  '"',
  "'",
  '&',
  '&amp;',
  '<',
  '<b>',
  '< ',
  '>',
  '~',
  '|',
  '\n| a | b |\n|---|---|\n| c | d |\n',
  '\n| **a** | [b](c) |\n| :-- | --: |\n| e | 5 |\n\n',
  '\n|',
  '|---|',
  '\\',
  '\\*',
  '-',
  '+',
  '#',
  '**Acme**',
  '*Acme*',
  '`code`',
  'https://x.example/y*z*',
  '<br>',
  '<br/>',
  '[[1]](u)',
  '[a](u "t")',
  '\\$',
  '\\[',
  '&nbsp;',
  '&copy;',
  ' ~5',
  '~~x~~',
  '\n> Acme\n> b\n\n',
  '\n>',
  '\n\n> a',
  '$5',
  '%',
  '/',
  '\u00a0',
  '\u2014',
];

const loose = fc.array(fc.constantFrom(...pieces), { maxLength: 30 });

const indents = fc.constantFrom('', '', '', '', ' ', '  ', '   ', '    ', '     ', '      ');
const markers = fc.constantFrom('', '', '', '- ', '* ', '+ ', '-  ', '1. ', '2. ', '10. ', '1) ', '# ', '### ', '> ');
const phrases = fc.constantFrom(
  ...[
    'Acme',
    '**Acme**:',
    '*is*',
    'good',
    '`x`',
    '[Acme](u)',
    '**[Acme](u)**',
    '(**b**)',
    '[1]',
    'a_b',
    '2.',
    '-',
    'R&D',
    'a<br>b',
    '~5',
    '&lt;x',
    '\\*',
    '[[2]](u)',
    '>',
    '"q"',
    '—',
    '東京',
    '**東京**',
    '',
    '---',
    '|',
  ],
);
const lines = fc
  .tuple(indents, markers, fc.array(phrases, { maxLength: 5 }), fc.constantFrom('', '', ' ', '  '))
  .map(([indent, marker, words, end]) => `${indent}${marker}${words.join(' ')}${end}\n`);
const blocks = fc.oneof(
  { weight: 12, arbitrary: lines },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '\n',
      '\n',
      '---\n',
      '  | a | b |\n|---|---|\n',
      '| a |\n|---|\n|   |\n',
      '```\n- x\n```\n',
      '| a | b |\n|---|---|\n| c | **d** |\n',
    ),
  },
);
const documents = fc.oneof(loose, fc.array(blocks, { maxLength: 12 })).map((parts) => parts.join(''));

function read(markdown: string) {
  const builder = new PlainTextBuilder();
  return addFastPathMarkdown(markdown, builder) ? builder.build() : null;
}

describe('the quick reader', () => {
  it('reads what it accepts exactly as the full parser does, blocks and places in the source included', () => {
    let accepted = 0;
    fc.assert(
      fc.property(documents, (markdown) => {
        const quick = read(markdown);
        if (!quick) return;
        accepted++;
        const full = parseToText(markdown);
        expect(quick.text).toBe(full.text);
        expect(quick.blocks).toEqual(full.blocks);
        expect(full.blocks).toHaveLength(full.text === '' ? 0 : full.text.split('\n').length);
        for (let index = 0; index < full.text.length; index++) {
          if (/[\s\uFFFC]/.test(full.text[index]!)) continue;
          expect(quick.toSource(index, index + 1)).toEqual(full.toSource(index, index + 1));
        }
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 4000) },
    );
    expect(accepted).toBeGreaterThan(100);
  });
});
