/** Answers and addresses made to take time or the stack: the work is bounded, and grows with their length. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDomain } from '#main/core/brands/domain.ts';
import { compileBrands } from '#main/core/measuring/compile-brands.ts';
import { measureAnswer } from '#main/core/measuring/measure-answer.ts';
import { normaliseUrl } from '#main/core/measuring/normalise-url.ts';
import { classifyUrl } from '#main/core/sources/classify-url.ts';

const names = ['Acme', 'Acme Acme Cloud', 'A-B', 'Booking.com', '((((a+)+)+)+)$', '.*.*.*x', '[a-z]+@'];
const brands = compileBrands([
  {
    brandId: 1,
    isOwn: true,
    names: names.map((text) => ({ text, caseSensitive: false })),
    exclusions: ['Acme pie'],
    domains: ['acme.example'],
  },
]);

/** Processor time in milliseconds: other work on the machine does not count. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const measure = (text: string) => measureAnswer({ text, language: 'EN', cited: [] }, brands);

/** `size` is a share of the full size, from 0 to 1. */
export function describeAnswerBombs(size: number): void {
  const count = (whole: number) => Math.ceil(whole * size);
  /** What takes seconds for a small part of the whole would take minutes for all of it. */
  const within = (wholeMs: number, partMs: number) => (size < 1 ? partMs : wholeMs);

  describe('an answer of ever so many characters', () => {
    it.each(['[', 'https://a.b/'])(
      'of "%s", eight times as many, is measured and does not use up the stack',
      (unit) => {
        expect(cpuMs(() => measure(unit.repeat(count(4_000_000 / unit.length))))).toBeLessThan(within(12_000, 3_000));
      },
    );

    it.each(['>', '`', '|', '.-', 'www.a/', 'a.com/', 'Acme ', 'a\r', '\u0301', '語'])(
      'of "%s" is measured in bounded time',
      (unit) => {
        expect(cpuMs(() => measure(unit.repeat(count(500_000 / unit.length))))).toBeLessThan(within(4_000, 2_000));
      },
    );
  });

  describe('an answer crafted against the Markdown parser', () => {
    it.each<[string, string]>([
      ['headings underlined with equals signs', '\n==='.repeat(count(24_000))],
      ['headings underlined with hyphens', 'a\n-\n'.repeat(count(24_000))],
      ['underlines in quotes', '> a\n> -\n'.repeat(count(12_000))],
      ['quotes behind a bare carriage return', `*a*\r${'>'.repeat(count(90_000))}`],
      ['brackets in one paragraph that looks like many', `${'['.repeat(count(1_400))}\n\u00a0\n`.repeat(count(70))],
      ['emphasis in one paragraph that looks like many', `${'*a_ '.repeat(350)}\n\u2003\n`.repeat(count(70))],
      ['a host name of dots and hyphens', `a${'.-'.repeat(count(49_000))}`],
      ['definitions', '[a]: b\n\n'.repeat(count(11_000))],
      ['footnotes', '[^1]: a\n\n'.repeat(count(10_000))],
      ['tables', '|a|b|\n|-|-|\n|c|d|\n\n'.repeat(count(4_500))],
      ['lines that end in a carriage return', 'a\r'.repeat(count(49_000))],
      ['nested tables, quotes and lists', `${'> - '.repeat(25)}|a|\n`.repeat(count(900))],
    ])('%s takes bounded time', (_, text) => {
      expect(cpuMs(() => measure(`Acme is **here**.\n\n${text}`))).toBeLessThan(within(8_000, 2_000));
    });

    it('of any tokens takes time that grows with its length, not with its square', () => {
      const token = fc.constantFrom(
        ...[
          '[',
          '](',
          '![',
          ']',
          ')',
          '*',
          '**',
          '_',
          '~~',
          '`',
          '```',
          '<',
          '</',
          '<!--',
          '-->',
          '<a ',
          '&amp;',
          '|',
          '\n|',
          '|-',
        ],
        ...[
          '\n',
          '\n\n',
          '\r',
          '\r\n',
          '\n# ',
          '\n> ',
          '\n- ',
          '\n1. ',
          '\n===',
          '\n---',
          '    ',
          '\t',
          '\\',
          'a@',
          '.com',
          'www.',
        ],
        ...[
          'https://',
          '/',
          '?',
          '.',
          '-',
          'Acme',
          'a',
          ' ',
          'not good ',
          '\u0301',
          '\u200b',
          '\u202e',
          '語',
          'ก',
          'م',
          '가',
          '😀',
          '\0',
          '\ud800',
        ],
      );
      const text = fc.array(token, { minLength: 1, maxLength: 5 }).map((tokens) => tokens.join(''));
      fc.assert(
        fc.property(text, (unit) => {
          const make = (length: number) => unit.repeat(Math.ceil(length / unit.length));
          const halfMs = cpuMs(() => measure(make(3_000)));
          // A square would make it four times as long; noise of a busy machine is below a quarter of a second.
          expect(cpuMs(() => measure(make(6_000)))).toBeLessThan(4 * halfMs + 250);
        }),
        { numRuns: count(100), seed: 7 },
      );
    });
  });

  describe('an address', () => {
    const page = (path: string) => `https://a.example/${path}`;

    it.each<[string, string]>([
      ['a headline with a question behind it', page(`${'aa-'.repeat(30_000)}?x`)],
      ['a headline with a folder behind it', page(`${'aa-_'.repeat(30_000)}/!`)],
      ['one long word', page(`${'a'.repeat(100_000)}?`)],
      ['folders', page(`${'cat/'.repeat(25_000)}!`)],
      ['slashes', page(`${'/'.repeat(100_000)}x`)],
      ['broken escapes', page('%'.repeat(100_000))],
      ['dots', `https://${'.'.repeat(100_000)}x`],
      ['labels', `https://${'a.'.repeat(50_000)}example/`],
    ])('of 100 000 characters, %s, is read at once', (_, url) => {
      const read = () => {
        const known = normaliseUrl(url);
        for (const title of [null, 'best 10 vs '.repeat(10_000)]) {
          classifyUrl({ url: known?.url ?? url, host: known?.host ?? '', title }, 'editorial');
        }
        toDomain(url);
        toDomain('.'.repeat(100_000) + url);
      };
      expect(cpuMs(read)).toBeLessThan(4_000);
    });
  });
}
