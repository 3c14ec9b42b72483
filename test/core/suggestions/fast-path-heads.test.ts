import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHeads } from '#main/core/suggestions/answer-heads.ts';
import { findFastPathHeads } from '#main/core/suggestions/fast-path-heads.ts';

const indents = fc.constantFrom('', '', '', '', ' ', '  ', '   ', '    ');
const markers = fc.constantFrom(
  ...['', '', '', '- ', '- ', '* ', '+ ', '1. ', '2. ', '10. ', '1) ', '# ', '## ', '### 2. ', '> '],
);
const phrases = fc.constantFrom(
  ...[
    'Brimlane',
    'Oduvia',
    'Price:',
    '**Brimlane**',
    '**Brimlane**:',
    '**two words**',
    '*Oduvia*',
    '[Brimlane](https://brimlane.example/a_b*c*)',
    '**[Oduvia](https://oduvia.example)**',
    '*[Oduvia](u)*',
    '**[Brimlane](u "t)") and**',
    '**and [Brimlane](u)**',
    '[a](u)[b](v)',
    '([Oduvia](https://oduvia.example/?a=1&b=2))',
    '[x](u?a&amp;b)',
    '[[1]](u)',
    '[1]',
    '(**bold**)',
    '**東京**',
    'R&amp;D',
    '\\*',
    '`x`',
    'a<br>b',
    '~5',
    '—',
    '2.',
    '',
    '|',
  ],
);
const lines = fc
  .tuple(indents, markers, fc.array(phrases, { maxLength: 4 }), fc.constantFrom('', '', ' ', '  '))
  .map(([indent, marker, words, end]) => `${indent}${marker}${words.join(' ')}${end}\n`);
const tables = fc.constantFrom(
  '| Tool | **Price** |\n|---|---|\n| **Brimlane** | 10 |\n| [Oduvia](u) | **12** |\n\n',
  '| A |\n|---|\n|   |\n| B |\n\n',
  '|A|B|\n|-|-|\n|**C**|*d*|\n|e|[f](g)|\n\n',
);
const blocks = fc.oneof(
  { weight: 14, arbitrary: lines },
  { weight: 3, arbitrary: tables },
  { weight: 4, arbitrary: fc.constantFrom('\n', '\n', '---\n') },
);
const documents = fc.array(blocks, { maxLength: 14 }).map((parts) => parts.join(''));

describe('the quick reader of heads', () => {
  it('finds in what it accepts exactly what the full parser finds, in the same order', () => {
    let accepted = 0;
    let heads = 0;
    fc.assert(
      fc.property(documents, (markdown) => {
        const quick = findFastPathHeads(markdown);
        if (!quick) return;
        accepted++;
        heads += quick.length;
        expect(quick).toEqual(parseHeads(markdown));
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 1500) },
    );
    expect(accepted).toBeGreaterThan(150);
    expect(heads).toBeGreaterThan(accepted);
  });

  it('accepts what answers are mostly made of', () => {
    const text =
      'Take one of these:\n\n1. **Brimlane**: quiet.\n2. [Oduvia](https://oduvia.example): quick.\n\n## Veltaro\n\nVeltaro is **small**.\n\n| Tool | Price |\n|---|---|\n| Nimbero | 10 |\n';
    expect(findFastPathHeads(text)).toEqual([
      { text: 'Brimlane', url: null },
      { text: 'Brimlane', url: null },
      { text: 'Oduvia', url: 'https://oduvia.example' },
      { text: 'Veltaro', url: null },
      { text: 'small', url: null },
      { text: 'Nimbero', url: null },
    ]);
  });

  it('leaves code, line breaks in cells and images to the parser', () => {
    for (const text of ['- `code` x', '| A |\n|---|\n| B<br>C |\n', '- ![Brimlane](u)', '- [ ] Brimlane'])
      expect(findFastPathHeads(text)).toBeNull();
  });
});
