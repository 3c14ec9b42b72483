import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';

type List = OperationOutput<'answers.list'>;
type Answer = OperationOutput<'answers.get'>;

let api: ApiProject;
let path: string;

// Words: Take 0, Brimlane 1, or 2, Kordiva 3, BRIMLANE 4, is 5, older 6; seven in all.
const BOTH = 'Take **Brimlane** or *Kordiva*. BRIMLANE is older.';

beforeAll(async () => {
  api = await startApiProject();
  path = `/projects/${api.projectId}/answers`;
  await api.asOwner('competitors.add', { projectId: api.projectId, name: 'Brimlane', domain: 'brimlane.example' });
  await api.importAnswers([
    {
      prompt: 'Which planner?',
      model: 'chatgpt',
      answeredAt: '2026-11-05T08:00:00Z',
      text: BOTH,
      tags: ['core'],
      externalId: 'a1',
      sources: [
        { url: 'https://www.brimlane.example/pricing?utm_source=x', title: 'Pricing' },
        { url: 'https://paper.example/list', title: null },
      ],
      retrieved: [
        { url: 'https://brimlane.example/pricing?utm_source=openai', title: 'Cited already' },
        { url: 'https://seen.example/', title: null },
        { url: 'https://www.paper.example/list/#top', title: null },
        { url: 'https://www.seen.example', title: 'Seen' },
        { url: 'https://seen.example/?utm_source=openai', title: 'Seen again' },
        { url: 'https://other.example/a?page=2', title: null },
        { url: 'https://other.example/a', title: null },
      ],
      fanOutQueries: ['planner  test', 'planner price'],
    },
    {
      prompt: 'Which planner?',
      model: 'perplexity',
      answeredAt: '2026-11-05T09:00:00Z',
      text: 'Nobody knows.',
      sources: ['https://kordiva.example/'],
    },
    { prompt: 'Welches Board?', language: 'de', model: 'chatgpt', answeredAt: '2026-11-06T07:00:00Z', text: 'Keins.' },
  ]);
});
afterAll(() => api.close());

async function texts(query: string): Promise<string[]> {
  const { data } = await api.send<List>('GET', `${path}?${query}`);
  expect(data.pagination.total).toBe(data.answers.length);
  return data.answers.map((answer) => answer.answeredAt.slice(5, 16));
}

const [FIRST, SECOND, THIRD] = ['11-05T08:00', '11-05T09:00', '11-06T07:00'];

describe('GET answers', () => {
  it('lists answers newest first with what happened to the own brand', async () => {
    const { data } = await api.send<List>('GET', path);
    expect(data.pagination).toEqual({ page: 1, limit: 50, total: 3, hasMore: false });
    expect(data.answers.map((answer) => answer.words)).toEqual([1, 2, 7]);
    expect(data.answers[2]).toEqual({
      id: expect.any(String),
      promptId: expect.any(String),
      prompt: 'Which planner?',
      model: 'chatgpt',
      surface: 'import',
      language: 'EN',
      answeredAt: '2026-11-05T08:00:00.000Z',
      words: 7,
      visible: true,
      mentioned: true,
      cited: false,
      mentionOrder: 2,
      position: expect.closeTo((3 / 7) * 100, 8),
      sentiment: null,
      refusal: false,
      costUsd: null,
    });
    expect(data.answers[1]).toMatchObject({
      visible: true,
      mentioned: false,
      cited: true,
      mentionOrder: null,
      position: null,
      sentiment: null,
    });
    expect(data.answers[0]).toMatchObject({ visible: false, mentioned: false, cited: false });
  });

  it('filters by model, language, tags, prompt, visibility and dates, and counts what is left', async () => {
    expect(await texts('model=chatgpt')).toEqual([THIRD, FIRST]);
    expect(await texts('language=de')).toEqual([THIRD]);
    expect(await texts('tags=CORE')).toEqual([SECOND, FIRST]);
    expect(await texts('tags=core&model=perplexity&visible=true')).toEqual([SECOND]);
    expect(await texts('promptSearch=PLANN')).toEqual([SECOND, FIRST]);
    expect(await texts('promptSearch=board&language=en')).toEqual([]);
    expect(await texts('visible=true')).toEqual([SECOND, FIRST]);
    expect(await texts('visible=false')).toEqual([THIRD]);
    expect(await texts('startDate=2026-11-05&endDate=2026-11-05')).toEqual([SECOND, FIRST]);
    expect(await texts('timeframe=4d')).toEqual([THIRD]);
    const { data } = await api.send<List>('GET', path);
    expect(await texts(`promptId=${data.answers[0]?.promptId}`)).toEqual([THIRD]);
    expect(await texts(`promptId=${data.answers[0]?.promptId}&visible=true`)).toEqual([]);
    expect(await texts('promptId=nobody')).toEqual([]);
  });

  it('pages', async () => {
    const { data } = await api.send<List>('GET', `${path}?limit=2&page=2`);
    expect(data.answers.map((answer) => answer.answeredAt.slice(5, 16))).toEqual([FIRST]);
    expect(data.pagination).toEqual({ page: 2, limit: 2, total: 3, hasMore: false });
    expect((await api.send<List>('GET', `${path}?limit=2&page=9`)).data.answers).toEqual([]);
  });

  it.each(['visible=maybe', 'model=other', 'startDate=2026-11-01', 'limit=0'])('refuses %s', async (query) => {
    expect((await api.send('GET', `${path}?${query}`)).error.code).toBe('VALIDATION_ERROR');
  });
});

describe('GET one answer', () => {
  it('gives text, sources and mentions whose offsets cut the names out of the text', async () => {
    const list = await api.send<List>('GET', path);
    const { data } = await api.send<Answer>('GET', `${path}/${list.data.answers[2]?.id}`);
    expect(data).toMatchObject({
      ...list.data.answers[2],
      text: BOTH,
      hash: createHash('sha256').update(BOTH).digest('hex'),
      route: 'import',
      engineVersion: null,
      country: null,
      externalId: 'a1',
      costBasis: null,
      hasRawReply: false,
      sources: [
        { place: 1, url: 'https://brimlane.example/pricing', domain: 'brimlane.example', title: 'Pricing' },
        { place: 2, url: 'https://paper.example/list', domain: 'paper.example', title: null },
      ],
      retrieved: [
        { url: 'https://seen.example/', title: 'Seen' },
        { url: 'https://other.example/a?page=2', title: null },
        { url: 'https://other.example/a', title: null },
      ],
      fanOutQueries: ['planner  test', 'planner price'],
      citedBrands: [{ name: 'Brimlane', isUserBrand: false }],
    });
    const cuts = data.mentions.map((mention) => ({
      name: mention.name,
      order: mention.mentionOrder,
      occurrences: mention.occurrences,
      texts: mention.spans.map(({ start, end }) => data.text.slice(start, end)),
    }));
    expect(cuts).toEqual([
      { name: 'Brimlane', order: 1, occurrences: 2, texts: ['Brimlane', 'BRIMLANE'] },
      { name: 'Kordiva', order: 2, occurrences: 1, texts: ['Kordiva'] },
    ]);
    expect(data.mentions.map((mention) => mention.isUserBrand)).toEqual([false, true]);
  });

  it('says null where the engine does not tell its searches', async () => {
    const list = await api.send<List>('GET', path);
    const { data } = await api.send<Answer>('GET', `${path}/${list.data.answers[0]?.id}`);
    expect([data.fanOutQueries, data.mentions, data.sources]).toEqual([null, [], []]);
  });

  it('is not found in another project, nor by a key that may not see the project', async () => {
    const id = (await api.send<List>('GET', path)).data.answers[0]?.id;
    const other = await api.makeProject('Oduvia');
    expect((await api.send('GET', `/projects/${other}/answers/${id}`)).error.code).toBe('NOT_FOUND');
    const restricted = await api.asOwner('keys.create', {
      name: 'r',
      environment: 'test',
      scopes: ['read'],
      projectIds: [other],
    });
    expect((await api.send('GET', `${path}/${id}`, undefined, restricted.key)).status).toBe(404);
    const writer = await api.asOwner('keys.create', { name: 'w', environment: 'test', scopes: ['write'] });
    expect((await api.send('GET', path, undefined, writer.key)).error.details.reason).toBe('insufficient_scope');
  });
});
