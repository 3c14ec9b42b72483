import { describe, expect, it } from 'vitest';
import { isParsable } from '#shared/markdown/parser-guard.ts';
import { findOne, measure, toBrand } from '../../core/measuring/brand-rules.ts';

const crafted: [string, string][] = [
  ['block quotes', '>'.repeat(10_000)],
  ['block quotes with spaces', '> '.repeat(10_000)],
  ['opening brackets', '['.repeat(10_000)],
  ['nested brackets', '['.repeat(5_000) + ']'.repeat(5_000)],
  ['image starts', '!['.repeat(10_000)],
  ['mixed emphasis', '*a_ '.repeat(10_000)],
  ['strikethrough', '~~a'.repeat(10_000)],
  ['list markers', '- '.repeat(10_000)],
  ['nested lists', Array.from({ length: 1_000 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['code ticks', Array.from({ length: 500 }, (_, length) => '`'.repeat(length)).join(' ')],
  ['table rows', '|a|b\n|-|-\n'.repeat(10_000)],
  ['tags', '<a '.repeat(20_000)],
  ['references', '&amp'.repeat(20_000)],
  ['hosts', 'a.com/'.repeat(20_000)],
  ['spaced hosts', 'a.com/ '.repeat(50_000)],
  ['spaces', `a${' '.repeat(300_000)}b`],
  ['dots', 'a.'.repeat(50_000)],
  ['mail signs', 'a@'.repeat(50_000)],
  ['combining marks', `a${'\u0301'.repeat(100_000)}`],
  ['invisible characters', '\u200b'.repeat(100_000)],
  ['separators', 'Acme '.repeat(20_000)],
  ['blank lines', '\n'.repeat(200_000)],
  ['open comments', '<!--'.repeat(20_000)],
];

describe('text crafted against the parser', () => {
  it.each(crafted)('is measured in bounded time: %s', (_, text) => {
    // Processor time: other work on the machine does not count.
    const before = process.cpuUsage();
    measure(`Acme is here.\n\n${text}`, [toBrand(1, ['Acme', 'Acme Acme Cloud'])]);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(4_000);
  });

  it('is read line by line, so that names in it still count', () => {
    expect(findOne(`**Acme** is here.\n\n${'>'.repeat(10_000)}`)).toEqual(['Acme']);
  });

  it('leaves any usual answer to the parser', () => {
    expect(isParsable('# A\n\n> - **b** [c](d)\n\n'.repeat(2_000))).toBe(true);
    expect(isParsable('>'.repeat(61))).toBe(false);
    expect(isParsable(`- ${'['.repeat(1_501)}`)).toBe(false);
  });
});
