import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { SheetNames } from '#main/core/reports/files/xlsx/sheet-names.ts';
import { writeWorkbook } from '#main/core/reports/files/xlsx/write-workbook.ts';
import type { Report } from '#main/core/reports/model/report.ts';
import { startOfDay } from '#shared/time/day.ts';
import { COMPETITORS, CONTRIBUTIONS, HOSTILE_NAMES, LINE, SOURCES, TILES } from '#support/written-figures.ts';
import { emptyReport, writtenReport } from '#support/written-report.ts';

async function open(report: Report) {
  const bytes = await writeWorkbook(report);
  const parts = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );
  const { sheets, properties } = await readXlsx(bytes, { readStyles: true });
  const find = (name: string) => {
    const sheet = sheets.find((each) => each.name === name);
    if (!sheet) throw new Error(`No sheet ${name} among ${sheets.map((each) => each.name).join(', ')}`);
    return sheet;
  };
  return { parts, sheets, properties, find };
}

/** A hundredth of a figure is off by what floating point is off by. */
const round = (value: unknown) => (typeof value === 'number' ? Number(value.toFixed(12)) : value);

describe('the workbook of a report', () => {
  it('has the figures as they are: rates as percentages, means as numbers, nothing where nothing was counted', async () => {
    const { find } = await open(writtenReport());
    const { rows, cells } = find('Figures');
    const [visibility, depth] = TILES;
    expect(rows[1]?.[0]).toBe('Visibility');
    expect(rows[1]?.[1]).toBeCloseTo((visibility?.value ?? 0) / 100, 12);
    expect(rows[1]?.slice(2, 6).map(round)).toEqual([0.3107, 0.4629, 0.3531, 0.4162]);
    expect(rows[1]?.slice(6, 8)).toEqual([315, 820]);
    expect(rows[1]?.[9]).toBe(-9.88);
    expect(rows[1]?.[10]).toBe('real');
    expect(rows[2]?.[1]).toBe(depth?.value);
    expect(rows[3]?.[1] ?? null).toBeNull();
    expect(cells?.get('1,1')?.style?.numFmt).toBe('0.0%');
    expect(cells?.get('2,1')?.style?.numFmt).toBe('0.0');
  });

  it('has days as dates, shares as percentages and intervals in two columns', async () => {
    const { find } = await open(writtenReport());
    const { rows, cells } = find('Visibility');
    expect(rows[0]).toEqual(['Date', 'Answers', 'Visibility', 'Repeat interval, low', 'Repeat interval, high']);
    expect(rows[1]?.[0]).toEqual(new Date(startOfDay(LINE.days[0] ?? 0)));
    expect(rows[1]?.slice(1).map(round)).toEqual([1060, 0.46, 0.4, 0.52]);
    expect(cells?.get('1,0')?.style?.numFmt).toBe('yyyy-mm-dd');
    expect(rows[6]?.[2] ?? null).toBeNull();
  });

  it('has all rows and columns of a part once, and those of other tables', async () => {
    const { sheets, find } = await open(writtenReport());
    expect(sheets.map(({ name }) => name)).toEqual([
      'Overview',
      ...['Figures', 'Visibility', 'Visibility, chart', 'Why it changed', 'Why it changed, chart'],
      ...['Competitors', 'Competitors, chart', 'Sources', 'Columns'],
    ]);
    expect(find('Competitors').rows).toHaveLength(COMPETITORS.rows.length + 1);
    expect(find('Competitors').rows[2]?.map(round)).toEqual([
      'Kordiva',
      0.3842,
      0.3107,
      0.4629,
      -9.88,
      'real',
      -16.1,
      -3.4,
    ]);
    expect(find('Sources').rows[1]?.[3]).toBe(400);
    expect(find('Sources').cells?.get('2,1')?.hyperlink?.target).toBe('https://site1.example/a_(b)/1?x=1&y=2');
    expect(find('Sources').cells?.get('8,1')?.hyperlink).toBeUndefined();
  });

  it('runs no text as a formula, whatever it begins with', async () => {
    const { parts, find } = await open(writtenReport());
    const names = find('Competitors').rows.map(([name]) => name);
    for (const name of HOSTILE_NAMES) expect(names).toContain(name);
    for (const [name, xml] of Object.entries(parts)) {
      if (name.startsWith('xl/worksheets/')) expect(xml).not.toMatch(/<f[ >]/);
    }
  });

  it('draws native charts from the cells of their sheets', async () => {
    const { parts, find } = await open(writtenReport());
    const charts = Object.entries(parts).filter(([name]) => /^xl\/charts\/chart\d+\.xml$/.test(name));
    expect(charts).toHaveLength(3);
    const [line = '', why = ''] = charts.map(([, xml]) => xml);
    expect(line).toContain('<c:lineChart>');
    expect(line).toContain("'Visibility, chart'!$B$2:$B$15");
    expect(line).toContain("'Visibility, chart'!$A$2:$A$15");
    expect(why).toContain('<c:barChart>');
    expect(find('Visibility, chart').rows[1]).toEqual([new Date(startOfDay(LINE.days[0] ?? 0)), 0.46, 0.4, 0.52, 0.2]);
    expect(
      find('Why it changed, chart')
        .rows.slice(1)
        .map((row) => row[1]),
    ).toEqual([...CONTRIBUTIONS.steps.map(({ points }) => points), CONTRIBUTIONS.rest.points]);
  });

  it('reaches for nothing outside of itself but what a reader clicks', async () => {
    const { parts } = await open(writtenReport());
    for (const [name, xml] of Object.entries(parts)) {
      if (!name.endsWith('.rels')) continue;
      for (const [relation] of xml.matchAll(/<Relationship [^>]*TargetMode="External"[^>]*>/g)) {
        expect(relation).toMatch(/relationships\/hyperlink"/);
        expect(relation).toMatch(/Target="https:\/\//);
      }
    }
  });

  it('says what each column is, and what the report is about', async () => {
    const { find, properties } = await open(writtenReport());
    const { rows } = find('Columns');
    expect(rows[0]).toEqual(['Sheet', 'What it is about', 'Column', 'What it is', 'What is in it']);
    expect(rows.find((row) => row[0] === 'Visibility' && row[2] === 'Date')?.[4]).toBe('a day (UTC)');
    expect(rows.find((row) => row[0] === 'Competitors' && row[2] === 'Brand interval, low')?.[4]).toContain(
      'share of 100%',
    );
    expect(properties).toMatchObject({ title: 'Kordiva: week 47', creator: 'Müller | Söhne 東京' });
    const overview = find('Overview').rows.flat();
    expect(overview).toContain('Kordiva GmbH & Co. KG');
    expect(overview).toContain('These answers are simulated.');
    expect(overview).toContain('Visibility is 38%, down 9.9 points.');
  });

  it('holds no character that XML does not have', async () => {
    const { find } = await open(writtenReport('en', { client: 'a\u0000b\u001fc\ud800d' }));
    expect(find('Overview').rows.flat()).toContain('a\ufffdb\ufffdc\ufffdd');
  });

  it('freezes heads', async () => {
    const { find } = await open(writtenReport());
    expect(find('Competitors').freezePane).toEqual({ rows: 1, columns: 1 });
    expect(find('Visibility').freezePane?.rows).toBe(1);
  });

  it('speaks German, and holds a report without answers', async () => {
    const german = await open(writtenReport('de'));
    expect(german.sheets.map(({ name }) => name)).toContain('Kennzahlen');
    const { find } = await open(emptyReport());
    expect(find('Competitors').rows).toHaveLength(1);
    expect(SOURCES.rows.length).toBeGreaterThan(0);
  });
});

describe('names of sheets', () => {
  it('are legal, whole words where they can be, and differ in more than case', () => {
    const names = new SheetNames();
    expect(names.take('A/B: [what]?')).toBe('A B what');
    expect(names.take('a b WHAT')).toBe('a b WHAT 2');
    expect(names.take('')).toBe('1');
    expect(names.take("'quoted'")).toBe('quoted');
    expect(names.take('History')).toBe('History 2');
    const long = 'How often is the brand with the long name visible in answers';
    expect(names.take(long)).toBe('How often is the brand with');
    expect(names.take(long)).toBe('How often is the brand with 2');
    expect(names.take('😀'.repeat(20))).toBe('😀'.repeat(15));
  });
});
