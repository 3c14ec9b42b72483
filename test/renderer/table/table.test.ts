/** What a table does with its rows before it draws them. */
import { describe, expect, it } from 'vitest';

import type { Column } from '../../../src-renderer/table/column.ts';
import { planRowMove } from '../../../src-renderer/table/plan-row-move.ts';
import { searchRows } from '../../../src-renderer/table/search-rows.ts';
import { sortRows } from '../../../src-renderer/table/sort-rows.ts';
import { tableToCsv } from '../../../src-renderer/table/table-to-csv.ts';

interface Line {
  name: string;
  rate: number | null;
}

const COLUMNS: readonly Column<Line>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, widthPx: 100 },
  { id: 'rate', header: 'Rate, %', value: ({ rate }) => rate, widthPx: 100, isNumber: true },
  { id: 'open', header: 'Open', value: () => null, widthPx: 40, isExported: false },
];
const ROWS: readonly Line[] = [
  { name: 'Élan 10', rate: null },
  { name: 'elan 9', rate: 12.5 },
  { name: 'Brook', rate: 40 },
];
const names = (rows: readonly Line[]) => rows.map(({ name }) => name);

describe('Sorting rows', () => {
  it('puts what is not known last in both directions', () => {
    expect(names(sortRows(ROWS, COLUMNS, { columnId: 'rate', isDescending: true }))).toEqual([
      'Brook',
      'elan 9',
      'Élan 10',
    ]);
    expect(names(sortRows(ROWS, COLUMNS, { columnId: 'rate', isDescending: false }))).toEqual([
      'elan 9',
      'Brook',
      'Élan 10',
    ]);
  });

  it('sorts texts as people do: accents and case aside, numbers by size', () => {
    expect(names(sortRows(ROWS, COLUMNS, { columnId: 'name', isDescending: false }))).toEqual([
      'Brook',
      'elan 9',
      'Élan 10',
    ]);
  });

  it('leaves rows as they came without an order', () => {
    expect(sortRows(ROWS, COLUMNS, null)).toBe(ROWS);
    expect(sortRows(ROWS, COLUMNS, { columnId: 'gone', isDescending: true })).toBe(ROWS);
  });
});

describe('Searching rows', () => {
  it('finds every word in any order, case and accent', () => {
    expect(names(searchRows(ROWS, COLUMNS, '10 ELAN'))).toEqual(['Élan 10']);
    expect(names(searchRows(ROWS, COLUMNS, '40'))).toEqual([]);
  });

  it('folds as the core does', () => {
    const rows = [
      { name: 'İstanbul', rate: null },
      { name: 'Hauptstraße', rate: null },
    ];
    expect(names(searchRows(rows, COLUMNS, 'istanbul'))).toEqual(['İstanbul']);
    expect(names(searchRows(rows, COLUMNS, 'HAUPTSTRASSE'))).toEqual(['Hauptstraße']);
  });
});

describe('Saving rows as CSV', () => {
  it('leaves nothing that a spreadsheet would run, and quotes what needs it', () => {
    const rows = [
      { name: '=1+1', rate: -1.25 },
      { name: 'a "b", c\nd', rate: null },
    ];
    expect(tableToCsv(COLUMNS, rows)).toBe(`Name,"Rate, %"\r\n'=1+1,-1.25\r\n"a ""b"", c\nd",\r\n`);
  });
});

describe('Moving through rows by key', () => {
  it.each([
    ['ArrowDown', 9, 9],
    ['ArrowUp', 4, 3],
    ['Home', 4, 0],
    ['End', 4, 9],
    ['PageDown', 0, 9],
    ['PageUp', 9, 0],
  ])('%s from %i goes to %i of ten', (key, from, to) => {
    expect(planRowMove(key, from, 10)).toBe(to);
  });

  it('leaves other keys to others', () => {
    expect(planRowMove('a', 3, 10)).toBeNull();
  });
});
