import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { escapeMarkdown } from '#main/core/reports/files/markdown/escape-markdown.ts';
import { writeMarkdown } from '#main/core/reports/files/markdown/write-markdown.ts';
import { HOSTILE_NAMES, NAMES_OF_SCRIPTS, SOURCES } from '#support/written-figures.ts';
import { emptyReport, writtenReport } from '#support/written-report.ts';

interface Node {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  children?: Node[];
}

const read = (text: string): Node =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node;
const findAll = (node: Node, type: string): Node[] => [
  ...(node.type === type ? [node] : []),
  ...(node.children ?? []).flatMap((child) => findAll(child, type)),
];
const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');
const toCells = (table: Node) => (table.children ?? []).map((row) => (row.children ?? []).map(textOf));

describe('Markdown of a report', () => {
  it('reads back as the headings, tables and links that the report has', () => {
    const report = writtenReport();
    const page = read(writeMarkdown(report));
    expect(
      findAll(page, 'heading')
        .filter(({ depth }) => depth === 1)
        .map(textOf),
    ).toEqual([report.title]);
    expect(
      findAll(page, 'heading')
        .filter(({ depth }) => depth === 2)
        .map(textOf),
    ).toEqual(report.parts.map(({ title }) => title));
    const sources = findAll(page, 'table')
      .map(toCells)
      .find((rows) => rows.length === SOURCES.rows.length + 1);
    expect(sources?.[1]?.[2]).toBe('400');
    expect(sources?.[1]?.[3]).toBe('€1,235');
    const links = findAll(page, 'link');
    expect(links.map(({ url }) => url)).toContain('https://site1.example/a_%28b%29/1?x=1&y=2');
    // Only what the report links, and what links to itself.
    expect(links.filter((link) => !link.url?.startsWith('https://') && link.url !== textOf(link))).toEqual([]);
  });

  it('tells every figure with its interval, its change and its n', () => {
    const rows = findAll(read(writeMarkdown(writtenReport())), 'table').map(toCells);
    const figures = rows.find((table) => table[1]?.[0] === 'Visibility');
    expect(figures?.[1]).toEqual([
      'Visibility',
      '38%',
      'Brand interval 31–46 · 34 prompts',
      '−9.9 pts · real',
      'n 820',
    ]);
    expect(figures?.[3]?.slice(0, 2)).toEqual(['Sentiment', '–']);
  });

  it.each([
    ...HOSTILE_NAMES,
    ...Object.values(NAMES_OF_SCRIPTS),
    '1. no list',
    '1) no list',
    '- no list',
    '+ no list',
    '===',
    '---',
    'a\n# b',
    '&amp;',
    'x@example.org',
    'www.example.org',
    'http://evil.example/',
    '~~a~~',
    '`code`',
    '[x]: http://evil.example',
    '<http://evil.example>',
    '![x](http://evil.example)',
    '$a$',
    'a|b',
    '\\',
  ])('shows %j as it is, in a paragraph and in a table', (text) => {
    const shown = text.replace(/\s+/g, ' ');
    const paragraph = read(escapeMarkdown(text));
    expect(paragraph.children?.map(({ type }) => type)).toEqual(['paragraph']);
    expect(textOf(paragraph)).toBe(shown);
    for (const { url, ...link } of findAll(paragraph, 'link'))
      expect([`http://${textOf(link)}`, `mailto:${textOf(link)}`, textOf(link)]).toContain(url);
    for (const type of ['image', 'html', 'strong', 'emphasis', 'delete', 'inlineCode'])
      expect(findAll(paragraph, type)).toEqual([]);
    const table = {
      id: 't',
      caption: '',
      columns: [
        { key: 'a', label: text, kind: 'text' as const },
        { key: 'b', label: 'B', kind: 'count' as const },
      ],
      rows: [[text, 1]],
    };
    const part = {
      id: 'p',
      title: 'P',
      message: '',
      method: '',
      data: null,
      blocks: [{ kind: 'table' as const, table }],
    };
    const [only] = findAll(read(writeMarkdown(writtenReport('en', { parts: [part] }))), 'table');
    expect(only && toCells(only)).toEqual([
      [shown, 'B'],
      [shown, '1'],
    ]);
  });

  it('keeps the lines of an own text without letting them be more', () => {
    const page = read(writeMarkdown(writtenReport()));
    expect(findAll(page, 'heading').map(textOf)).not.toContain('no heading');
    expect(textOf(page)).toContain('second line | with a bar');
  });

  it('writes German numbers in a German report, and an empty one', () => {
    expect(writeMarkdown(writtenReport('de'))).toContain('| 1.060 |');
    const empty = writeMarkdown(emptyReport());
    expect(empty).toContain('There are no answers in this period.');
    expect(empty).not.toMatch(/NaN|undefined|null/);
  });
});
