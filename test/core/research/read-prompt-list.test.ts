/** Files with prompts as programs write them: encodings, separators and heads. */
import { describe, expect, it } from 'vitest';

import { planListColumns } from '#main/core/research/list-columns.ts';
import { readPromptList } from '#main/core/research/read-prompt-list.ts';

const TEXT = 'Suchanfrage;Klicks\n"Konto; günstig";12\nGirokonto für Studenten;3\n';
const CELLS = [
  ['Suchanfrage', 'Klicks'],
  ['Konto; günstig', '12'],
  ['Girokonto für Studenten', '3'],
];

function toUtf16(text: string, isBigEndian: boolean, mark: boolean): Buffer {
  const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
}

describe('a file of prompts', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`), 'utf-8'],
    ['UTF-16 with a mark', toUtf16(TEXT, false, true), 'utf-16le'],
    ['UTF-16 the other way round', toUtf16(TEXT, true, true), 'utf-16be'],
    ['UTF-16 without a mark', toUtf16(TEXT, false, false), 'utf-16le'],
    ['Windows-1252', Buffer.from(TEXT, 'latin1'), 'windows-1252'],
  ])('is read in %s', (_name, bytes, encoding) => {
    const list = readPromptList(bytes, null);
    expect(list.rows.map(({ cells }) => cells)).toEqual(CELLS);
    expect([list.encoding, list.separator]).toEqual([encoding, ';']);
  });

  it('is parted by what its first line has most of, or as it is told', () => {
    expect(readPromptList(Buffer.from('a\tb\n1,5\t2'), null).rows[1]?.cells).toEqual(['1,5', '2']);
    expect(readPromptList(Buffer.from('a,b\n1;2'), ';').rows[1]?.cells).toEqual(['1', '2']);
    expect(readPromptList(Buffer.from('Which planner?\nWhich board?'), null).rows).toHaveLength(2);
  });

  it('is refused where it is no CSV or endless', () => {
    expect(() => readPromptList(Buffer.from('a\n'.repeat(5_002)), null)).toThrow();
    expect(readPromptList(Buffer.from('a\n'.repeat(5_001)), null).rows).toHaveLength(5_001);
  });
});

describe('columns', () => {
  it.each([
    ['Top queries', 'Clicks', 'Impressions'],
    ['Häufigste Suchanfragen', 'Klicks', 'Impressionen'],
    ['Requêtes les plus fréquentes', 'Clics', 'Impressions'],
    ['Consultas principales', 'Clics', 'Impresiones'],
    ['Query più frequenti', 'Clic', 'Impressioni'],
    ['Populairste zoekopdrachten', 'Klikken', 'Vertoningen'],
    ['Principais consultas', 'Cliques', 'Impressões'],
    ['Najczęstsze zapytania', 'Kliknięcia', 'Wyświetlenia'],
    ['上位のクエリ', 'クリック数', '表示回数'],
    ['热门查询', '点击次数', '展示'],
    ['인기 검색어', '클릭수', '노출'],
    ['Популярные запросы', 'Клики', 'Показы'],
  ])('are found by the heads of Search Console: %s', (query, clicks, impressions) => {
    const columns = planListColumns([query, clicks, impressions, 'CTR', 'Position'], {});
    expect([...columns]).toEqual([
      ['prompt', 0],
      ['clicks', 1],
      ['impressions', 2],
    ]);
  });

  it('are those that are named, and refused where the file lacks them', () => {
    expect(planListColumns(['A', 'B'], { prompt: 'B' }).get('prompt')).toBe(1);
    expect(() => planListColumns(['A', 'B'], { prompt: 'C' })).toThrow();
    expect(() => planListColumns(['A', 'B'], {})).toThrow(/A, B/);
  });
});
