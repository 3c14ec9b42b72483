/** Files of other programs over every transport: fates before anything is written, what is written, and undone to the same figures. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationInput } from '#shared/contract/index.ts';
import { TaskWorld } from '#support/task-world.ts';

let world: TaskWorld;
let projectId: string;

beforeAll(async () => {
  world = await TaskWorld.open();
  projectId = world.projectId;
  await world.answers({ count: 3, text: 'Nortivo and Brellan.' });
});
afterAll(() => world.close());

type Options = Omit<OperationInput<'imports.run'>, 'projectId' | 'file' | 'path'>;
const pack = (file: string | Buffer) => Buffer.from(file as string).toString('base64');
const preview = (file: string | Buffer, options: Options) => {
  const { allOrNothing: _, state: __, ...rest } = options;
  return world.call('imports.preview', { projectId, file: pack(file), ...rest });
};
const run = (file: string | Buffer, options: Options) =>
  world.call('imports.run', { projectId, file: pack(file), ...options });
const undo = (importId: string | null) => world.call('imports.undo', { projectId, importId: importId ?? '' });
const figures = async () => ({
  summary: await world.call('metrics.summary', { projectId, startDate: '2026-11-01', endDate: '2026-11-20' }),
  prompts: await world.call('prompts.list', { projectId, startDate: '2026-11-01', endDate: '2026-11-20' }),
  tags: await world.call('tags.list', { projectId }),
  attribution: await world.call('attribution.list', { projectId, days: 3650 }),
});

const GERMAN = Buffer.from(
  '\ufeffDatum;Quelle;Betrag;E-Mail\r\n11.11.2026;ChatGPT;1.234,56 €;a@b.example\r\n03.04.2026;Empfehlung;99,00;\r\n"offen;x;1;\n31.02.2026;Google;5;\n',
  'utf16le',
);
const GERMAN_MAP = { channelId: 'Quelle', createdAt: 'Datum', dealValue: 'Betrag', respondentEmail: 'E-Mail' };

describe('responses in the way of their owner', () => {
  const options: Options = { kind: 'attribution', map: GERMAN_MAP, locale: 'de-DE', currency: 'CHF' };

  it('have a fate for each row, and their dates are decided for the whole column', async () => {
    const plan = await preview(GERMAN, options);
    expect(plan).toMatchObject({
      encoding: 'utf-16le',
      separator: ';',
      dates: { value: 'dmy', by: 'values' },
      amounts: { value: ',', by: 'values' },
      counts: { new: 2, bad: 2 },
    });
    expect(plan.rows.map(({ line, fate, problem }) => [line, fate, problem])).toEqual([
      [2, 'new', null],
      [3, 'new', null],
      [4, 'bad', 'a quotation mark is not closed'],
      [5, 'bad', 'createdAt: "31.02.2026" is no past date'],
    ]);
    expect((await figures()).attribution.responses).toEqual([]);
  });

  it('come in without the bad ones, once, and go again', async () => {
    const before = await figures();
    const { importId, counts } = await run(GERMAN, options);
    expect(counts).toMatchObject({ new: 2, bad: 2 });
    const { responses } = (await figures()).attribution;
    expect(responses).toMatchObject([
      { channel_id: 'ai_chatgpt', deal_value: 1234.56, deal_currency: 'EUR', created_at: '2026-11-11T00:00:00.000Z' },
      { channel_id: 'Empfehlung', deal_value: 99, deal_currency: 'CHF', created_at: '2026-04-03T00:00:00.000Z' },
    ]);
    expect((await run(GERMAN, options)).counts).toMatchObject({ new: 0, duplicate: 2 });
    await undo(importId);
    expect(await figures()).toEqual(before);
    await expect(undo(importId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are refused whole where the owner wants all or nothing, or nobody knows their dates', async () => {
    await expect(run(GERMAN, { ...options, allOrNothing: true })).rejects.toMatchObject({
      details: { issues: [{ path: 'line 4' }, { path: 'line 5' }] },
    });
    const unclear = 'Channel,Date\nChatGPT,03/04/2026\n';
    expect((await preview(unclear, { kind: 'attribution' })).dates).toEqual({ value: null, by: 'nobody' });
    await expect(run(unclear, { kind: 'attribution' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });
});

describe('answers of another tracker', () => {
  const CSV = [
    'Prompt,Platform,Date,Response,Source 1,Source 2,Tag',
    '"Which planner, if any?",GPT-4o,2026-11-19 08:00,"=Nortivo ""wins"",\nsays all",https://nortivo.example/a,https://x.example/b,new tag',
    '"Which planner, if any?",Google AI Overviews,2026-11-19 08:00,Brellan.,,,',
    '"Which planner, if any?",Google AI Overviews,2026-11-19 08:00,Brellan.,,,',
    'Which?,Some robot,2026-11-19,Text,,,',
  ].join('\n');

  it('are measured as our own, marked as imported, without cost, and undone to the same figures', async () => {
    const before = await figures();
    const { importId, counts, columns, rows } = await run(CSV, { kind: 'answers' });
    expect(counts).toMatchObject({ new: 2, duplicate: 1, bad: 1 });
    expect(columns).toMatchObject({ sources: ['Source 1', 'Source 2'], model: ['Platform'] });
    expect(rows.at(-1)?.problem).toBe('model: "Some robot" is no engine that is known; say which one it is');
    const { answers } = await world.call('answers.list', { projectId, promptSearch: 'if any' });
    expect(answers.map(({ model, surface }) => [model, surface]).sort()).toEqual([
      ['ai_overview', 'import'],
      ['chatgpt', 'import'],
    ]);
    expect(await figures()).not.toEqual(before);
    await undo(importId);
    expect(await figures()).toEqual(before);
  });

  it('take the names that the owner gives engines', async () => {
    const plan = await preview(CSV, { kind: 'answers', engines: { 'some robot': 'claude' } });
    expect(plan.counts).toMatchObject({ new: 3, bad: 0 });
  });
});

describe('columns', () => {
  it('are found by what stands in them where no head tells; one that is missing is named before anything is judged', async () => {
    const rows =
      'A,B,C,D\nWhich planner?,Claude,2026-11-19 08:00,"Nortivo\nis one."\nWhich board?,Gemini,2026-11-18 08:00,"None\nat all."\n';
    const plan = await preview(rows, { kind: 'answers' });
    expect(plan.columns).toEqual({ prompt: ['A'], model: ['B'], answeredAt: ['C'], text: ['D'] });
    expect(plan.foundBy).toMatchObject({ model: 'contents', answeredAt: 'contents' });
    expect(plan.counts).toMatchObject({ new: 2 });
    const none = { kind: 'answers' as const, map: { model: [] } };
    expect(await preview(rows, none)).toMatchObject({ missing: ['model'], rows: [], counts: { new: 0 } });
    await expect(run(rows, none)).rejects.toMatchObject({ details: { issues: [{ path: 'map.model' }] } });
    expect((await preview(rows, { ...none, engine: 'claude' })).counts).toMatchObject({ new: 2 });
  });

  it('of engines may hold names that nobody knows yet, which are told one by one', async () => {
    const rows = ['ChatGPT', 'Quux'].map((robot) => `Which CRM is good?,${robot},2026-11-02,Nortivo.`);
    for (const head of ['Question,Assistant,Date,Response', 'Question,X,Date,Response']) {
      const plan = await preview([head, ...rows].join('\n'), { kind: 'answers' });
      expect(plan).toMatchObject({ missing: [], counts: { new: 1, bad: 1 } });
      expect(plan.rows.at(-1)?.problem).toContain('"Quux" is no engine');
    }
  });

  it('have rows of one fate listed, below any line, with their faults in codes', async () => {
    const file = pack('Channel,Date\nChatGPT,2026-01-01\nGoogle,2026-13-01\nBing,2026-14-01\n');
    const bad = await world.call('imports.preview', { projectId, kind: 'attribution', file, only: 'bad', after: 3 });
    expect(bad.rows).toMatchObject([{ line: 4, fault: { code: 'no_date', field: 'createdAt', value: '2026-14-01' } }]);
    expect(bad.counts).toMatchObject({ new: 1, bad: 2 });
  });
});

describe('an import that is stopped', () => {
  it('leaves nothing, and its token is free again', async () => {
    const before = await figures();
    const token = 'stopped-import-1';
    await world.call('imports.stop', { token });
    const rows = Array.from({ length: 2_000 }, (_, index) => `Which ${index}?,Claude,2026-11-19,Nortivo ${index}`);
    const csv = ['Prompt,Model,Date,Answer', ...rows].join('\n');
    await expect(run(csv, { kind: 'answers', token })).rejects.toMatchObject({ details: { reason: 'import_stopped' } });
    expect(await figures()).toEqual(before);
    expect((await preview(csv, { kind: 'answers', token })).counts).toMatchObject({ new: 2_000 });
  });
});

describe('prompts and tags', () => {
  it('of prompts are named, given and taken away again; later work keeps them', async () => {
    const prompts = 'Frage;Schlagwort;Land\nWelcher Planer kann Urlaub für Teams?;Urlaub;DE\n;x;\n';
    const before = await figures();
    const map = { prompt: 'Frage', tags: 'Schlagwort', country: 'Land' };
    const made = await run(prompts, { kind: 'prompts', map, language: 'de' });
    expect(made.counts).toMatchObject({ new: 1, bad: 1 });
    const tags = await run('Prompt,Tags\nwelcher planer kann urlaub für teams?,Urlaub; Team\nNobody asks,x\n', {
      kind: 'tags',
    });
    expect(tags.counts).toMatchObject({ change: 1, bad: 1 });
    await undo(tags.importId);
    await undo(made.importId);
    expect(await figures()).toEqual(before);
  });

  it('stay where their prompts were answered since', async () => {
    const { importId } = await run('Prompt\nWhich planner holds a year?\n', { kind: 'prompts' });
    await world.answers({ count: 1, text: 'Nortivo.', prompt: 'Which planner holds a year?' });
    await expect(undo(importId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are refused packed', async () => {
    const zip = Buffer.from('504b0304140000000800', 'hex');
    await expect(run(zip, { kind: 'prompts' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('have receipts, newest first', async () => {
    const { imports } = await world.call('imports.list', { projectId });
    expect(imports[0]).toMatchObject({ kind: 'answers', undoneAt: null, counts: { new: 1 } });
    expect(imports.filter(({ undoneAt }) => undoneAt !== null).map(({ kind }) => kind)).toEqual([
      'tags',
      'prompts',
      'answers',
      'attribution',
    ]);
  });
});
