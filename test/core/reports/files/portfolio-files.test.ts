/** Files of the report over all clients, read back in every format and held to the portfolio that the API tells. */
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { REPORT_FILE_FORMATS, type ReportFileFormat } from '#shared/vocabulary/reports.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { makePrintBrowser } from '#support/print-browser.ts';
import { createReportWorld, type ReportWorld } from '../report-world.ts';

type Row = OperationOutput<'portfolio.list'>['projects'][number];

const CHOICES = { startDate: '2026-03-11', endDate: '2026-03-20' } as const;

/** Of 40 answers in the period 25 name the brand, 10 of 15 in the period before. */
const answers = Array.from({ length: 55 }, (_, at) => {
  const [index, isNow] = at < 40 ? [at, true] : [at - 40, false];
  const begin = Date.parse(isNow ? '2026-03-12T08:00:00Z' : '2026-03-02T08:00:00Z');
  return {
    prompt: `Which kettle is best? ${index % 5}`,
    text: index < (isNow ? 25 : 10) ? 'Brimlane is a fine kettle.' : 'Kordiva is a fine kettle.',
    answeredAt: new Date(begin + index * 3_600_000).toISOString(),
  };
});

let world: ReportWorld;
let printing: string;
let rows: Row[];
const files = new Map<ReportFileFormat, Uint8Array>();

beforeAll(async () => {
  printing = makeTempDir();
  const program = await makePrintBrowser(printing);
  const env = { ...process.env, ...(program && { SIGHTLINE_BROWSER: program }) };
  world = await createReportWorld({ name: 'Brimlane', now: '2026-03-20T12:00:00Z', answers, env });
  // A name that is markup, a formula and a cell of a table, and one from right to left.
  const names = ['=Ulmero | <b>', 'קורדיבה'];
  for (const name of names) await world.call('projects.create', { name, language: 'en' });
  await world.call('money.setCap', { projectId: world.projectId, monthlyCapUsd: 25 });
  rows = (await world.call('portfolio.list', CHOICES)).projects;
  for (const format of REPORT_FILE_FORMATS) {
    const { base64 } = await world.call('portfolio.export', { ...CHOICES, format });
    files.set(format, Buffer.from(base64, 'base64'));
  }
});
afterAll(async () => {
  await world.close();
  removeDir(printing);
});

const textOf = (format: ReportFileFormat) => Buffer.from(files.get(format) ?? []).toString('utf8');
const own = () => rows.find(({ name }) => name === 'Brimlane')!;

it('is about what was counted by hand', () => {
  expect(own()).toMatchObject({ answers: 40, visibility: { rate: 62.5 } });
  expect(own().visibility.change).toBeCloseTo(62.5 - 200 / 3, 9);
});

it('has the figures to the last digit in the workbook, and no text that is run', async () => {
  const { sheets } = await readXlsx(files.get('xlsx') ?? new Uint8Array(), { readStyles: true });
  const cells = (sheet: string, name: string) =>
    sheets.find((each) => each.name === sheet)?.rows.find(([first]) => first === name) ?? [];
  const state = cells('Who is visible', 'Brimlane').map((cell) => (typeof cell === 'number' ? cell : null));
  const { rate, interval, change } = own().visibility;
  const [low, high] = interval.brand ?? interval.repeat ?? [];
  for (const value of [rate, low, high]) expect(state.some((cell) => near(cell, (value ?? 0) / 100))).toBe(true);
  expect(state.some((cell) => near(cell, change))).toBe(true);
  expect(state).toContain(40);
  expect(cells('What is due', 'Brimlane')).toEqual(expect.arrayContaining([25]));
  expect(cells('Who is visible', '=Ulmero | <b>')[0]).toBe('=Ulmero | <b>');
});

it('has them as they are written in the text, on the page, on paper and on the slides', async () => {
  const lines = textOf('md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const head = lines.find(([, first]) => first === 'Client') ?? [];
  const row = lines.find(([, first]) => first === 'Brimlane') ?? [];
  const cell = (label: string) => row[head.indexOf(label)] ?? '';
  const [rate, change, span] = [cell('Visibility, %'), cell('Change'), cell('95 % interval')];
  const { visibility } = own();
  expect(Math.abs(Number(rate) - (visibility.rate ?? 0))).toBeLessThanOrEqual(0.5);
  expect(Number(change.replace('−', '-'))).toBeCloseTo(visibility.change ?? 0, 1);
  for (const [at, end] of span.split('–').entries())
    expect(Math.abs(Number(end) - (visibility.interval.brand?.[at] ?? 0))).toBeLessThanOrEqual(0.5);
  expect(cell('Answers')).toBe('40');
  const html = textOf('html');
  expect(html).toContain('=Ulmero | &lt;b&gt;');
  const page = html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]+>/g, ' ');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(files.get('pdf') ?? [])), {
    mergePages: true,
  });
  const parts = Object.entries(unzipSync(files.get('pptx') ?? new Uint8Array()));
  const read = (names: RegExp) =>
    parts.flatMap(([name, content]) => (names.test(name) ? [strFromU8(content)] : [])).join(' ');
  const slides = read(/^ppt\/slides\/slide\d+\.xml$/).replace(/<[^>]+>/g, ' ');
  for (const whole of [page, text, slides])
    for (const part of [rate, change, span, '40', 'Ulmero']) expect(whole).toContain(part);
  // The bar of the chart, of which people take figures out of PowerPoint.
  const drawn = [...read(/^ppt\/charts\/chart\d+\.xml$/).matchAll(/<c:v>([^<]+)<\/c:v>/g)].map(([, value]) =>
    Number(value),
  );
  expect(drawn.some((value) => near(value, visibility.rate) || near(value, (visibility.rate ?? 0) / 100))).toBe(true);
});

function near(cell: number | null, value: number | null): boolean {
  return cell !== null && value !== null && Math.abs(cell - value) < 1e-9;
}
