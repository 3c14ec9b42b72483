/** Excel workbooks where CSV goes, over every transport: a sheet's values as they are, and nothing that only looks like a workbook. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { strToU8, zipSync } from 'fflate';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { runCommand } from '#support/run-command.ts';
import { startTestService, type TestService } from '#support/test-service.ts';
import { type Transport, toData } from '#support/transport.ts';
import { make } from '#support/transport-cases.ts';
import { addZeros, denySize } from '#support/zip-bomb.ts';

type Imported = OperationOutput<'imports.run'>;
type Importer = (projectId: string, sheet?: string) => Promise<Imported>;

let test: TestService;
let book: Uint8Array;
let doors: Record<'HTTP' | 'the window' | 'the command line', Importer>;

const ROWS: CellValue[][] = [
  ['Channel', 'Date', 'Amount', 'Page'],
  ['ChatGPT', new Date('2025-01-03T00:00:00Z'), 1.234, 'https://a.example/1'],
  ['Google', new Date('2025-02-03T08:30:00Z'), 99.5, '=HYPERLINK("https://a.example")'],
  [],
  ['My friend\nof old', new Date('2025-03-03T00:00:00Z'), 7, null],
  ['A fair', new Date('2025-04-03T00:00:00Z'), 12, null],
];

const toBook = (rows: CellValue[][]) =>
  writeXlsx({
    sheets: [
      { name: 'Notes', rows: [['Channel'], ['nobody']], hidden: true },
      { name: 'Responses', rows, columns: [{}, { numFmt: 'yyyy-mm-dd hh:mm' }] },
      { name: 'Others', rows: [['Channel'], ['Gemini']] },
      { name: 'Empty', rows: [] },
    ],
  });

beforeAll(async () => {
  test = await startTestService();
  book = await toBook(ROWS);
  const through = (transport: Transport): Importer => {
    const file = Buffer.from(book).toString('base64');
    return async (projectId, sheet) =>
      toData(await transport.call('imports.run', { projectId, kind: 'attribution', file, locale: 'de-DE', sheet }));
  };
  doors = {
    HTTP: through(await test.httpTransport()),
    'the window': through(test.owner),
    'the command line': async (projectId, sheet) => {
      const path = join(test.dataDir, 'book.xlsx');
      writeFileSync(path, book);
      const named = sheet === undefined ? [] : ['--sheet', sheet];
      const args = [
        ...['import', 'attribution', path, ...named, '--locale', 'de-DE', '--project', projectId, '--json'],
      ];
      const { stdout, stderr } = await runCommand([...args, '--data-dir', test.dataDir]);
      if (stdout === '') throw new Error(stderr);
      return JSON.parse(stdout) as Imported;
    },
  };
});
afterAll(() => test.close());

it.each(['HTTP', 'the window', 'the command line'] as const)(
  'over %s a sheet is read as it stands there',
  async (door) => {
    const { id: projectId } = await make(test.owner);
    const outcome = await doors[door](projectId);
    expect(outcome).toMatchObject({
      ...{ encoding: 'xlsx', sheet: 'Responses', sheets: ['Responses', 'Others', 'Empty'] },
      counts: { new: 3, bad: 1 },
    });
    expect(outcome.rows.map(({ line, fate }) => [line, fate])).toEqual([
      [2, 'new'],
      [3, 'new'],
      [5, 'bad'],
      [6, 'new'],
    ]);
    const { responses } = await test.call('attribution.list', { projectId, days: 3650 });
    expect(responses.map((row) => [row.channel_id, row.created_at, row.deal_value, row.page_url])).toEqual([
      ['A fair', '2025-04-03T00:00:00.000Z', 12, null],
      ['google_search', '2025-02-03T08:30:00.000Z', 99.5, '=HYPERLINK("https://a.example")'],
      ['ai_chatgpt', '2025-01-03T00:00:00.000Z', 1.234, 'https://a.example/1'],
    ]);
    expect(await doors[door](projectId, 'Others')).toMatchObject({ sheet: 'Others', counts: { new: 1, bad: 0 } });
  },
);

describe('refused', () => {
  const ask = async (file: Uint8Array, more: object = {}) => {
    const { id: projectId } = await make(test.owner);
    const packed = Buffer.from(file).toString('base64');
    const reply = await test.owner.call('imports.preview', { projectId, kind: 'attribution', file: packed, ...more });
    return (reply as { error?: { details?: { issues: { path: string; message: string }[] } } }).error?.details
      ?.issues[0];
  };

  it('are bombs, honest or not, what only begins like a workbook, and .xls', async () => {
    const bomb = addZeros(book, 'xl/media/zeros.bin', 101);
    expect(await ask(bomb)).toMatchObject({ message: 'unpacks to more than 100 MB: save its sheet as CSV' });
    const unreadable = 'is packed and no workbook (.xlsx) that can be read: save its sheet as CSV';
    expect(await ask(denySize(bomb))).toMatchObject({ message: unreadable });
    expect(await ask(zipSync({ 'a.txt': strToU8('a') }))).toMatchObject({ message: unreadable });
    expect(await ask(book.subarray(0, book.length / 2))).toMatchObject({ message: unreadable });
    expect(await ask(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toMatchObject({ path: 'file' });
  });

  it('are a sheet that is not there, one that no CSV has, and too many columns', async () => {
    expect(await ask(book, { sheet: 'None' })).toMatchObject({ path: 'sheet' });
    expect(await ask(book, { sheet: 'Empty' })).toMatchObject({ path: 'sheet' });
    expect(await ask(Buffer.from('Channel\nChatGPT\n'), { sheet: 'None' })).toMatchObject({ path: 'sheet' });
    const wide = await toBook([Array.from({ length: 2_001 }, (_, index) => `c${index}`)]);
    expect(await ask(wide)).toMatchObject({ message: 'has more than 2000 columns' });
  });
});
