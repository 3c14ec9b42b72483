/** What is marked in a shown answer is what was counted in it, whatever the Markdown: held against the measuring itself. */
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { compileBrands } from '#main/core/measuring/compile-brands.ts';
import { findNames } from '#main/core/measuring/find-names.ts';
import { measureAnswer } from '#main/core/measuring/measure-answer.ts';
import { toPlainText } from '#main/core/measuring/plain-text.ts';
import { toWordIndex } from '#main/core/measuring/word-index.ts';
import { AnswerText } from '../../../src-renderer/viewer/answer-text.tsx';
import { planSpans } from '../../../src-renderer/viewer/counted-spans.ts';

const rule = (brandId: number, ...names: string[]) => ({
  brandId,
  isOwn: brandId === 1,
  names: names.map((text) => ({ text, caseSensitive: false })),
  exclusions: [],
  domains: [],
});
const BRANDS = compileBrands([
  rule(1, 'Quell & Werk', 'Quellwerk'),
  rule(2, 'Brimlane'),
  rule(3, 'Tolvane Kettles'),
  rule(4, 'قورديفا'),
]);

function draw(markdown: string, spans = countSpans(markdown)): string {
  return renderToStaticMarkup(
    createElement(AnswerText, { markdown, language: 'EN', spans, colours: new Map(), brandNames: new Map() }),
  );
}

function countSpans(markdown: string) {
  const { mentions } = measureAnswer({ text: markdown, language: 'en', cited: [] }, BRANDS);
  return planSpans(
    mentions.map((mention) => ({
      brandId: String(mention.brandId),
      spans: mention.spans.map(([start, end]) => ({ start, end })),
    })),
  );
}

const decode = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');

/** Visible letters of each mention, in the order of the text; white space apart, which lines and breaks change. */
function readMarks(html: string): string[] {
  const marks = new Map<string, string>();
  for (const [, key = '', text = ''] of html.matchAll(/<mark[^>]*data-span="([^"]*)"[^>]*>(.*?)<\/mark>/gs)) {
    marks.set(key, (marks.get(key) ?? '') + decode(text));
  }
  return [...marks.values()].map((text) => text.replace(/\s/g, ''));
}

function countedTexts(markdown: string): string[] {
  const plain = toPlainText(markdown);
  const words = toWordIndex(plain.text);
  return findNames(plain, BRANDS, { language: 'en', words }).map(({ start, end }) =>
    plain.text.slice(start, end).replace(/\s/g, ''),
  );
}

describe('marks in a shown answer', () => {
  it.each([
    ['plain', 'Take Quellwerk or Brimlane.', ['Quellwerk', 'Brimlane']],
    ['emphasis inside a name', 'Take **Quell** & *Werk* or Tolvane **Kettles**.', ['Quell&Werk', 'TolvaneKettles']],
    ['a character reference', 'Take Quell &amp; Werk &mdash; or Brimlane.', ['Quell&Werk', 'Brimlane']],
    ['escapes before it', '\\*\\_\\# Brimlane \\& Quell \\& Werk', ['Brimlane', 'Quell&Werk']],
    ['a line end inside', 'Tolvane\nKettles and Tolvane  \nKettles', ['TolvaneKettles', 'TolvaneKettles']],
    ['a quote with a lazy line', '> Tolvane\nKettles\n> Brimlane', ['TolvaneKettles', 'Brimlane']],
    ['a link and its title', '[Brimlane](https://x.example "Brimlane") <https://brimlane.example>', ['Brimlane']],
    [
      'an address that is a link by itself',
      'https://x.example/Brimlane Brimlane www.y.example Quellwerk',
      ['Brimlane', 'Quellwerk'],
    ],
    ['an image', '![Brimlane &amp; **Quellwerk**](https://x.example/a.png)', ['Brimlane', 'Quellwerk']],
    ['an image by reference', '![Brimlane][Pic]\n\n[pic]: https://x.example/a.png', ['Brimlane']],
    ['a table with a cell too many', '| a |\n|---|\n| b | Brimlane |', ['Brimlane']],
    [
      'an escaped pipe in a cell',
      '| a | b |\n|:-:|---|\n| \\| x | Brimlane \\| Quellwerk |',
      ['Brimlane', 'Quellwerk'],
    ],
    ['a note that nothing refers to', 'Text[^1].\n\n[^1]: Brimlane\n\n[^2]: Quellwerk', ['Brimlane']],
    ['inline tags', 'Brim<b>lane</b><br>Quellwerk', ['Brimlane', 'Quellwerk']],
    ['a block of HTML', '<div class="Brimlane">\n  Brimlane <i>Quell</i>werk\n</div>', ['Brimlane', 'Quellwerk']],
    ['HTML in a quote in a list', '- > <p>Brimlane\n  > Quellwerk</p>', ['Brimlane', 'Quellwerk']],
    ['code, which is not counted', '`Brimlane` Brimlane\n\n    Quellwerk\n', ['Brimlane']],
    ['headings of both kinds', 'Brimlane\n===\n\n## Quellwerk ##\n', ['Brimlane', 'Quellwerk']],
    ['a ticked task', '- [x] Brimlane\n- [ ] Quellwerk', ['Brimlane', 'Quellwerk']],
    ['letters of two units before it', '😀😀 Brimlane 🇩🇪 Quellwerk', ['Brimlane', 'Quellwerk']],
    ['right to left', 'منتج قورديفا جيد، Brimlane', ['قورديفا', 'Brimlane']],
    ['Windows line ends', 'Tolvane\r\nKettles\r\n\r\n* Brimlane\r\n', ['TolvaneKettles', 'Brimlane']],
    ['a byte order mark before it', '\uFEFFBrimlane or Quellwerk', ['Brimlane', 'Quellwerk']],
    ['a byte order mark before a list', '\uFEFF- **Brimlane** &amp; x\n- Quellwerk', ['Brimlane', 'Quellwerk']],
    ['struck text', '~~Brim~~lane', ['Brimlane']],
    ['brackets that are none', '[Brimlane] [x][y] ![Quellwerk]', ['Brimlane', 'Quellwerk']],
  ])('are the counted letters: %s', (_what, markdown, expected) => {
    expect(countedTexts(markdown)).toEqual(expect.arrayContaining(expected));
    expect(readMarks(draw(markdown))).toEqual(countedTexts(markdown));
  });

  it('are the counted letters in any mixture of marks', { timeout: 60_000 }, () => {
    const parts = [
      'Brimlane',
      'Quell',
      '&',
      'Werk',
      'werk',
      'Tolvane',
      ' ',
      ' ',
      '\n',
      '\n\n',
      '**',
      '*',
      '_',
      '~~',
      '`',
      '[',
      ']',
      '(https://x.example)',
      '![',
      '> ',
      '- ',
      '1. ',
      '# ',
      '\n===\n',
      '|',
      '\n|---|---|\n',
      '\\',
      '<b>',
      '</b>',
      '<br>',
      '\n<div>\n',
      '</div>',
      '<!-- ',
      ' -->',
      '[^1]',
      '\n[^1]: ',
      'https://x.example/a',
      '😀',
      '\t',
      '    ',
      '\r\n',
      'é',
      'ⅷ',
    ];
    const markdowns = fc.array(fc.constantFrom(...parts), { maxLength: 40 }).map((chosen) => chosen.join(''));
    fc.assert(
      fc.property(markdowns, (markdown) => {
        expect(readMarks(draw(markdown))).toEqual(countedTexts(markdown));
      }),
      { numRuns: 700 },
    );
  });

  it('stay where they are in text that is too intricate to be drawn', () => {
    const markdown = `${'*'.repeat(4000)}Brimlane\n\n${'['.repeat(3000)}Quellwerk`;
    expect(readMarks(draw(markdown))).toEqual(['Brimlane', 'Quellwerk']);
  });
});

describe('a shown answer', () => {
  it('runs and loads nothing: HTML is text, images are links, only whole web addresses are links', () => {
    const html = draw(
      [
        '<script>window.hit=1</script><img src=x onerror=alert(1)>',
        '![pixel](https://tracker.example/p.png) ![](//tracker.example/q.png)',
        '[a](javascript:alert(1)) [b](data:text/html,x) [c](/settings) [d](#/projects) [e](file:///etc/passwd)',
        '[f](https://good.example/path?q=1) [g](HTTP://Good.example) <mailto:a@b.example>',
        '<a href="https://x.example">y</a> <style>*{display:none}</style>',
      ].join('\n\n'),
    );
    expect(html).not.toMatch(/<(script|img|iframe|style|object|embed|form|base|meta|link|svg)\b/);
    const targets = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1]);
    expect(targets).toEqual(['https://tracker.example/p.png', 'https://good.example/path?q=1', 'http://good.example/']);
    expect(
      html.match(/<a [^>]*>/g)?.every((tag) => /target="_blank" rel="noopener noreferrer nofollow"/.test(tag)),
    ).toBe(true);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('javascript:alert(1)');
  });

  it('shows where a link leads, letters of other scripts spelt out', () => {
    expect(decode(draw('[your bank](https://exаmple.com/login)'))).toContain('https://xn--exmple-4nf.com/login');
  });

  it('finds the direction of each block by itself and says its language', () => {
    const html = draw('مرحبا\n\n- hello');
    expect(html).toMatch(/^<div[^>]*lang="en" dir="auto">/);
    expect(html).toContain('<p dir="auto">');
    expect(html).toContain('<li dir="auto">');
  });
});
