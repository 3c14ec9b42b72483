/** Cells of the CSV files that the product writes: no text becomes a formula, and numbers stay numbers. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { planExcelDialect, toCsv } from '#shared/text/to-csv.ts';
import { anyText } from '#support/any-text.ts';

/** What a spreadsheet gets in its cell. */
const readBack = (value: string) => (parse(toCsv([[value, 'end']])) as string[][])[0];

describe('a cell', () => {
  it.each([
    ...[
      '=1+1',
      '+1+1',
      '-1+1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      '=cmd|" /C calc"!A0',
      '=HYPERLINK("http://evil.example")',
    ],
    ...[
      ' =1+1',
      '\u00a0=1',
      '\ufeff=1+1',
      '\u200b@A1',
      ' -A1',
      '|cmd',
      '＝1+1',
      '＋1',
      '－2+3',
      '＠A1',
      '-A1',
      '+-1',
      '--1',
      '=',
      '-',
      '-1-1',
      '+1;2',
      '-2%+1',
      '-1e5+1',
    ],
  ])('that begins like a formula is text: %j', (value) => {
    expect(readBack(value)).toEqual([`'${value}`, 'end']);
  });

  it.each(['-5', '-5.25', '+3', '-1,234.5', '-12.5%', '-1e-7', '0', '42', '3.0'])('%s stays a number', (value) => {
    expect(
      toCsv([[value]])
        .trim()
        .replaceAll('"', ''),
    ).toBe(value);
    expect(readBack(value)).toEqual([value, 'end']);
  });

  it('with any text is one cell, and begins no formula', () => {
    fc.assert(
      fc.property(
        anyText({ maxLength: 30 }).map((text) => text.replaceAll('\ufeff', '')),
        (value) => {
          const [cell = '', end] = readBack(value) ?? [];
          expect([cell.replace(/^'/, ''), end]).toEqual([value.replace(/^'/, ''), 'end']);
          expect(cell).not.toMatch(/^[=@\t\r\n]/);
        },
      ),
      { examples: [['a"b'], ['a,b'], ['a;b'], ['a\r\nb'], ['"'], ["'=1"]] },
    );
  });
});

describe('a file for Excel', () => {
  const rows = [
    ['Żabka; Polska', 12.5, -0.25, null],
    ['=1+1', 1234567.891, 3, '-5,5'],
  ];

  it.each([
    ['de-DE', '\ufeff"Żabka; Polska";12,5;-0,25;\r\n\'=1+1;1234567,891;3;-5,5\r\n'],
    ['en-GB', '\ufeff"Żabka; Polska",12.5,-0.25,\r\n\'=1+1,1234567.891,3,"-5,5"\r\n'],
  ])('is written as %s writes numbers', (locale, text) => {
    expect(toCsv(rows, planExcelDialect(locale))).toBe(text);
  });

  it('of programs has commas, points and no mark', () => {
    expect(toCsv([['a', 1.5]])).toBe('a,1.5\r\n');
  });
});
