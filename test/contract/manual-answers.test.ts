/** Answers that a person adds: stored once, measured as any other, and told apart in every figure. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';
import { checkOutput } from '#support/check-wire.ts';

type Added = OperationOutput<'answers.add'>;
type List = OperationOutput<'answers.list'>;
type Prompts = OperationOutput<'prompts.list'>;

// Words: Take 0, Brimlane 1, or 2, Kordiva 3; four in all.
const TEXT = 'Take **Brimlane** or Kordiva.';
const SEEN_AT = '2026-11-09T21:30:00+01:00';

let api: ApiProject;
let path: string;

beforeAll(async () => {
  api = await startApiProject();
  path = `/projects/${api.projectId}/answers`;
  await api.asOwner('competitors.add', { projectId: api.projectId, name: 'Brimlane', domain: 'brimlane.example' });
});
afterAll(() => api.close());

const add = (body: object, project = api.projectId) => api.send<Added>('POST', `/projects/${project}/answers`, body);
const countAll = async () => (await api.asOwner('system.status', {})).answers;
const listPrompts = async () => (await api.send<Prompts>('GET', `/projects/${api.projectId}/prompts`)).data.prompts;

describe('POST answers', () => {
  it('stores an answer with its moment, hash and place, and measures it at once', async () => {
    const { status, data } = await add({
      prompt: 'Which planner?',
      model: 'chatgpt',
      text: TEXT,
      sources: ['https://www.kordiva.example/a?utm_source=x', { url: 'https://paper.example/list', title: 'List' }],
      fanOutQueries: ['planner test'],
      answeredAt: SEEN_AT,
      country: 'de',
      app: 'An app on a phone',
      note: 'Signed in, no memory.',
    });
    expect(status).toBe(200);
    checkOutput('answers.add', data);
    expect(data).toMatchObject({
      created: true,
      createdPrompt: true,
      prompt: 'Which planner?',
      language: 'EN',
      surface: 'import',
      route: 'manual',
      answeredAt: '2026-11-09T20:30:00.000Z',
      hash: createHash('sha256').update(TEXT).digest('hex'),
      text: TEXT,
      words: 4,
      visible: true,
      mentioned: true,
      cited: true,
      mentionOrder: 2,
      position: 75,
      country: 'DE',
      countryAsked: 'DE',
      app: 'An app on a phone',
      note: 'Signed in, no memory.',
      grounded: true,
      costUsd: null,
      hasRawReply: false,
      fanOutQueries: ['planner test'],
      sources: [{ url: 'https://kordiva.example/a' }, { url: 'https://paper.example/list', title: 'List' }],
      mentions: [{ name: 'Brimlane' }, { name: 'Kordiva' }],
    });
    expect(await listPrompts()).toMatchObject([{ prompt: 'Which planner?', state: 'paused', mentions: 1 }]);
    expect((await api.send('GET', `${path}/${data.id}/raw`)).data).toEqual({ replies: [], damaged: false });
  });

  it('gives the same answer back a second time, whatever is noted beside it', async () => {
    const before = await countAll();
    const { data: first } = await api.send<List>('GET', `${path}?surface=import`);
    const again = {
      promptId: first.answers[0]?.promptId,
      model: 'chatgpt',
      text: TEXT,
      sources: [
        { url: 'https://www.kordiva.example/a?utm_source=x' },
        { url: 'https://paper.example/list', title: 'List' },
      ],
      fanOutQueries: ['planner test'],
      answeredAt: '2026-11-09T20:30:00Z',
      note: 'Another note.',
    };
    const { data } = await add(again);
    expect(data).toMatchObject({ id: first.answers[0]?.id, created: false, createdPrompt: false });
    expect(data.note).toBe('Signed in, no memory.');
    expect(await countAll()).toBe(before);
    // One thing else, and it is another answer.
    for (const change of [{ text: `${TEXT} ` }, { model: 'grok' }, { answeredAt: SEEN_AT.replace('21', '20') }]) {
      expect((await add({ ...again, ...change })).data.created).toBe(true);
    }
    expect(await countAll()).toBe(before + 3);
  });

  it('without a moment is of now, and the same one on the same day', async () => {
    const body = { prompt: 'Without a moment?', model: 'claude', text: 'Kordiva.' };
    const { data: first } = await add(body);
    expect(first).toMatchObject({ created: true, answeredAt: '2026-11-10T12:00:00.000Z', country: null, app: null });
    api.tick(3_600_000);
    expect((await add(body)).data).toMatchObject({ id: first.id, created: false });
    expect((await add({ ...body, sources: ['https://kordiva.example/'] })).data.created).toBe(true);
    api.tick(86_400_000);
    expect((await add(body)).data.created).toBe(true);
    api.tick(-90_000_000);
  });

  it('knows an answer that a file brought, and a file knows one that was added', async () => {
    const line = {
      prompt: 'From a file?',
      model: 'gemini',
      answeredAt: '2026-11-08T08:00:00Z',
      text: 'Kordiva it is.',
    };
    await api.importAnswers([line]);
    expect((await add(line)).data.created).toBe(false);
    const added = { ...line, text: 'Brimlane it is.' };
    expect((await add(added)).data).toMatchObject({ created: true, createdPrompt: false });
    expect(await api.importAnswers([added])).toMatchObject({ imported: 0, duplicates: 1 });
  });

  it('goes out and comes in again with its country, app and note', async () => {
    const about = { country: 'CH', app: 'An app on a tablet', note: 'Signed out.' };
    const { data } = await add({ prompt: 'Carried?', model: 'claude', text: 'Kordiva again.', ...about });
    const path = join(mkdtempSync(join(tmpdir(), 'sightline-export-')), 'answers.ndjson');
    await api.asOwner('answers.export', { projectId: api.projectId, path });
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    const line = lines.map((text) => JSON.parse(text)).find(({ text }) => text === 'Kordiva again.');
    expect(line).toMatchObject({ surface: 'import', ...about });
    // What nobody said is left out.
    const bare = lines.map((text) => JSON.parse(text)).find(({ text }) => text === 'Kordiva it is.');
    expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['app']));
    const other = await api.makeProject('Elsewhere');
    // Some were added while the clock was ahead.
    api.tick(90_000_000);
    await api.asOwner('answers.import', { projectId: other, path });
    api.tick(-90_000_000);
    const { answers } = (
      await api.send<List>('GET', `/projects/${other}/answers?startDate=2026-11-10&endDate=2026-11-10`)
    ).data;
    const found = answers.find(({ prompt }) => prompt === 'Carried?');
    const full = await api.asOwner('answers.get', { projectId: other, answerId: found?.id ?? '' });
    expect(full).toMatchObject({ ...about, countryAsked: 'CH', hash: data.hash });
    rmSync(dirname(path), { recursive: true });
  });

  it('takes the prompt of an id, and the language of a text', async () => {
    const { data } = await add({ prompt: 'Welches Board?', language: 'DE', model: 'chatgpt', text: 'Kordiva.' });
    expect(data).toMatchObject({ language: 'DE', createdPrompt: true });
    const byId = await add({ promptId: data.promptId, model: 'chatgpt', text: 'Keins.' });
    expect(byId.data).toMatchObject({ promptId: data.promptId, language: 'DE', createdPrompt: false });
  });

  const GOOD = { prompt: 'Refused?', model: 'chatgpt', text: 'Kordiva.' };
  it.each<[string, object, string]>([
    ['no prompt', { prompt: undefined }, 'prompt'],
    ['two prompts', { promptId: '00000000-0000-4000-8000-000000000000' }, 'prompt'],
    ['an empty text', { text: ' \n' }, 'text'],
    ['an unknown engine', { model: 'eliza' }, 'model'],
    ['an address that is none', { sources: ['a page of Kordiva'] }, 'sources.0'],
    ['another scheme', { sources: [{ url: 'javascript:alert(1)' }] }, 'sources.0'],
    ['a moment in the future', { answeredAt: '2026-11-10T13:00:00Z' }, 'answeredAt'],
    ['a date', { answeredAt: '2026-11-09' }, 'answeredAt'],
    ['an unknown country', { country: 'XX' }, 'country'],
    ['a language code that is none', { language: 'xx' }, 'language'],
    ['an unknown field', { surface: 'ui' }, 'surface'],
  ])('refuses %s and stores nothing', async (_what, change, field) => {
    const before = [await countAll(), (await listPrompts()).length];
    const { status, error } = await add({ ...GOOD, ...change });
    expect([status, error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(error.details.issues[0]?.path).toBe(field);
    expect([await countAll(), (await listPrompts()).length]).toEqual(before);
  });

  it('does not know the prompts and projects of others, nor let a reading key in', async () => {
    const other = await api.makeProject('Oduvia');
    const { data } = await api.send<List>('GET', path);
    const foreign = await add({ promptId: data.answers[0]?.promptId, model: 'chatgpt', text: 'x' }, other);
    expect([foreign.status, foreign.error.code]).toEqual([404, 'NOT_FOUND']);
    const reader = await api.asOwner('keys.create', { name: 'r', environment: 'test', scopes: ['read'] });
    expect((await api.send('POST', path, GOOD, reader.key)).error.details.reason).toBe('insufficient_scope');
  });

  it('keeps new prompts within the limits of a pitch', async () => {
    const site = { name: 'Pitch', language: 'en', websiteUrl: 'https://pitch.example', isPitch: true };
    const { data } = await api.send<{ id: string }>('POST', '/projects', { ...site, pitchDurationDays: 1 });
    const first = await add(GOOD, data.id);
    api.tick(86_400_001);
    const refused = await add({ ...GOOD, prompt: 'Another?' }, data.id);
    expect([refused.status, refused.error.details.reason]).toEqual([403, 'pitch_expired']);
    const known = await add({ promptId: first.data.promptId, model: 'grok', text: 'Late evidence.' }, data.id);
    expect(known.data.created).toBe(true);
    api.tick(-86_400_001);
  });
});
