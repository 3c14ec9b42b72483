/** Texts and names that break readers, folders or spreadsheets come back as they are, by DuckDB and by another reader of CSV. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { OWNER } from '#main/core/caller.ts';
import { column } from '#main/core/data-files/tables/table.ts';
import { openRowWriter } from '#main/core/data-files/writers/row-writer.ts';
import { call } from '#main/handlers/dispatch.ts';
import { toCsv } from '#shared/text/to-csv.ts';
import { DATA_FORMATS } from '#shared/vocabulary/data-tables.ts';
import { openKettleWorld } from '#support/kettle-world.ts';
import { queryDataFiles } from '#support/read-data-files.ts';

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'hostile-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const TEXTS: readonly (string | null)[] = [
  ...['a\0b', '\0', 'half \ud800 of one', '\udc00', '\uffff', '\u0001\u001f\u0085', '\ufeffmarked', '\u202eturned'],
  ...[
    '',
    null,
    'NULL',
    '\\N',
    'true',
    '007',
    '1e5',
    '2026-01-01',
    ' before',
    'after ',
    "'",
    '"',
    '\\',
    '\\"',
    '"a","b"',
  ],
  ...['a\rb', 'a\nb', 'a\r\nb', '\n', '\u2028\u2029', 'a,b;c\td|e', 'e\u0301', '👩‍👩‍👧 😀', '=1+1', '-', '@x', '＝1'],
  ...['long '.repeat(1_000_000), '"\r\n"'.repeat(100_000), '😀'.repeat(400_000)],
];

const digest = (text: string | null | undefined) =>
  text === null || text === undefined ? null : createHash('md5').update(text, 'utf8').digest('hex');

it.each(DATA_FORMATS)(
  '%s: every text is read as it was, half a character as the sign for one',
  { tags: 'long' },
  async (format) => {
    const path = join(dir, `texts.${format}`);
    const writer = openRowWriter(format, path, [
      column('id', 'int', ''),
      column('text', 'string', '', { empty: 'none' }),
    ]);
    for (const [id, text] of TEXTS.entries()) writer.add({ id, text });
    writer.finish();
    const options = {
      parquet: '',
      csv: ', header = true, max_line_size = 20000000',
      ndjson: ', maximum_object_size = 20000000',
    };
    const read = { parquet: 'read_parquet', csv: 'read_csv', ndjson: 'read_ndjson' }[format];
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
    const connection = await instance.connect();
    const { rows } = await connection
      .runAndReadAll(`SELECT md5(text::VARCHAR) AS digest FROM ${read}('${path}'${options[format]}) ORDER BY id::INT`)
      .then((reader) => ({ rows: reader.getRowObjectsJson() }));
    connection.closeSync();
    instance.closeSync();
    // CSV knows no null, and disarms what a spreadsheet would run.
    const ofCsv = (text: string | null) => (text === null ? '' : (parse(toCsv([[text]]))[0]?.[0] ?? ''));
    const wanted = TEXTS.map((text) => (format === 'csv' ? ofCsv(text) : text));
    const empty = format === 'csv' ? null : digest('');
    expect(rows.map((row) => row.digest)).toEqual(wanted.map((text) => (text === '' ? empty : digest(text))));
    if (format !== 'csv') return;
    const parsed = parse(readFileSync(path), { columns: true }) as { text: string }[];
    expect(parsed.map(({ text }) => digest(text))).toEqual(wanted.map(digest));
  },
);

it('gives texts of answers and names back from every format, and has none of them in the names of files', async () => {
  const world = await openKettleWorld();
  const to = join(dir, "it's [a] {b,c} %41 #&;");
  const text = `=cmd|' /C calc'!A0, "quoted" \0 ${'\ud800'};\r\n\u2028\ud83d\ude00 ${'long '.repeat(50_000)}`;
  const names = ['CON', 'a/b\\c:d', '../..', 'LPT1.txt', 'ends.', '*?<>|"', '.hidden'];
  // Before the long text: each of them measures history again.
  for (const name of names) await world.call('competitors.add', { name });
  await world.addAnswers([{ prompt: '=1+1', model: 'chatgpt', answeredAt: '2026-03-10T09:00:00Z', text }]);
  const { answers } = await world.call('answers.list', { startDate: '2026-03-01', endDate: '2026-03-10' });
  const { id } = answers.find(({ prompt }) => prompt === '=1+1')!;
  const stored = (await world.call('answers.get', { answerId: id })).text.toWellFormed();
  const { prompts } = await world.call('prompts.list', {});
  await world.call('prompts.update', { promptId: prompts[0]!.id, tags: names });
  for (const format of DATA_FORMATS) {
    await call(world.core, 'dataFiles.export', OWNER, { to, format, withText: true });
    const plain = join(dir, format);
    cpSync(to, plain, { recursive: true });
    const [row] = await queryDataFiles(plain, `SELECT prompt, text FROM {answers} WHERE answer_id = '${id}'`, format);
    const disarmed = format === 'csv' ? "'" : '';
    expect([row?.prompt, row?.text]).toEqual([`${disarmed}=1+1`, `${disarmed}${stored}`]);
    const tags = await queryDataFiles(plain, 'SELECT DISTINCT tag FROM {tags}', format);
    expect(tags.map(({ tag }) => tag)).toEqual(expect.arrayContaining(names));
    const brands = await queryDataFiles(plain, 'SELECT brand FROM {brands}', format);
    expect(brands.map(({ brand }) => brand)).toEqual(expect.arrayContaining(names));
  }
  const parts = new Set((readdirSync(to, { recursive: true }) as string[]).flatMap((path) => path.split(/[\\/]/)));
  const own =
    /^(?:sightline|v1|manifest|[a-z_]+|folder=f[0-9a-f]{8}|month=\d{4}-\d\d|part\.ndjson|f[0-9a-f]{8}\.json)$/;
  expect(
    [...parts].filter((part) => !own.test(part) || /^(?:con|nul|prn|aux|com\d|lpt\d)(?:\.|$)/i.test(part)),
  ).toEqual([]);
  await world.close();
});
