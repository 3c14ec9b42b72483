import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findTerms, readSearchTerms, toReadable, toSearchText } from '#shared/text/search-text.ts';

const marked = (text: string, search: string) =>
  findTerms(text, readSearchTerms(search)).map(({ start, end }) => text.slice(start, end));

describe('what a search looks for', () => {
  it.each([
    ['gantt chart', ['gantt', 'chart']],
    ['  Gantt   GANTT ', ['gantt']],
    ['"gantt  chart" free', ['gantt chart', 'free']],
    ['„Gantt Chart“ und “mehr”', ['gantt chart', 'und', 'mehr']],
    ['"not closed', ['not closed']],
    ['note-taking', ['note-taking']],
    ['**bold**', ['bold']],
    ['*** ""', []],
  ])('in %s', (search, terms) => {
    expect(readSearchTerms(search)).toEqual(terms);
  });
});

describe('what a search finds', () => {
  it.each([
    ['Try **Gantt** charts', 'gantt', ['Gantt']],
    ['Try **Gan**_tt_ charts', '"gantt charts"', ['Gan**_tt_ charts']],
    ['a snake_case name', 'snake_case', ['snake_case']],
    [
      'Try [Acme Board](https://acme.example/gantt) now',
      '"acme board now"',
      ['Acme Board](https://acme.example/gantt) now'],
    ],
    ['Try [Acme](https://acme.example/gantt)', 'gantt', []],
    ['İSTANBUL, Istanbul, ıstanbul', 'istanbul', ['İSTANBUL', 'Istanbul', 'ıstanbul']],
    ['Café cafe\u0301', 'cafe', ['Café', 'cafe\u0301']],
    ['Straße', 'STRASSE', ['Straße']],
    ['項目管理ツール', '管理', ['管理']],
    ['ｶﾝﾊﾞﾝ', 'カンバン', ['ｶﾝﾊﾞﾝ']],
    ['프로젝트를 관리', '프로젝트', ['프로젝트']],
    ['เครื่องมือจัดการ', 'จัดการ', ['จัดการ']],
    ['أفضل الأدوات', 'افضل', ['أفضل']],
    ['الأَدَوات', 'الادوات', ['الأَدَوات']],
    ['שָׁלוֹם לכולם', 'שלום', ['שָׁלוֹם']],
    ['मुफ़्त टूल', 'मुफ्त', ['मुफ़्त']],
    ['a\n\n  b', '"a b"', ['a\n\n  b']],
    ['😀 Acme 😀', 'acme', ['Acme']],
    ['aaa', 'aa', ['aa']],
  ])('in %s by %s', (text, search, found) => {
    expect(marked(text, search)).toEqual(found);
  });

  it('is marked exactly where the folded text has it, in any text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aB ı*[](É\u0301ßक़が漢한—"\n', 'ﬁ', '😀', '](x)') });
    fc.assert(
      fc.property(
        text,
        fc.string({ unit: fc.constantFrom(...'abı ßक़が漢한'), minLength: 1, maxLength: 3 }),
        (markdown, search) => {
          for (const term of readSearchTerms(search)) {
            const spans = findTerms(markdown, [term]);
            expect(spans.length > 0).toBe(toSearchText(markdown).includes(term));
            for (const { start, end } of spans) expect(toSearchText(markdown.slice(start, end))).toContain(term);
          }
        },
      ),
    );
  });

  it('reads without marks of Markdown', () => {
    const table = '| a | b |\n|---|:--|\n| 1 | 2 |';
    expect(toReadable(`# Best\n\n- **Acme** ([site](https://a.example/x(1)))\n\n${table}`)).toBe(
      'Best - Acme (site) | a | b | | 1 | 2 |',
    );
  });
});
