/** Records of CSV files, however they come in chunks, whatever ends their lines, with broken quotation marks. */
import { describe, expect, it } from 'vitest';

import { RecordSplitter } from '#main/core/imports/split-records.ts';

function split(text: string, chunk = text.length) {
  const splitter = new RecordSplitter(',');
  const records: [number, string[] | null][] = [];
  for (let at = 0; at < text.length; at += chunk)
    for (const { line, cells } of splitter.push(text.slice(at, at + chunk))) records.push([line, cells]);
  for (const { line, cells } of splitter.end()) records.push([line, cells]);
  return records;
}

const MIXED = 'a,b\r\n"x ""y""\nz",1\n\n c , d \rlast,row';

describe('records', () => {
  it.each([1, 2, 3, 1000])('are the same in chunks of %i', (chunk) => {
    expect(split(MIXED, chunk)).toEqual([
      [1, ['a', 'b']],
      [2, ['x "y"\nz', '1']],
      [5, ['c', 'd']],
      [6, ['last', 'row']],
    ]);
  });

  it('are spoilt by a quotation mark that is not closed, in its line alone', () => {
    expect(split('a,b\n"open,1\nnext,2\n')).toEqual([
      [1, ['a', 'b']],
      [2, null],
      [3, ['next', '2']],
    ]);
    expect(split('"open,1\n"whole",2\n')).toEqual([
      [1, null],
      [2, ['whole', '2']],
    ]);
  });

  it('keep marks within a cell, and what looks like a formula', () => {
    expect(split('5" pipe,=1+1\n')).toEqual([[1, ['5" pipe', '=1+1']]]);
  });
});
