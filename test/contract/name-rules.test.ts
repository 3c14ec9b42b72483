/** Ways of writing names that can be switched off, names that need a word near them, and names that are ordinary words. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';

type Added = OperationOutput<'competitors.add'>;
type List = OperationOutput<'answers.list'>;
type Answer = OperationOutput<'answers.get'>;
type Checked = OperationOutput<'competitors.checkName'>;

let api: ApiProject;
let path: string;

beforeAll(async () => {
  api = await startApiProject();
  path = `/projects/${api.projectId}/competitors`;
  const common = { model: 'chatgpt', answeredAt: '2026-11-05T08:00:00Z', language: 'EN' };
  const texts = [
    'Two Zen Brims and one ZenBrims stood beside a ZenBrim.',
    'Target is a large shop. Its prices are low.',
    'Know your target audience, then your target group.',
    'Every target audience is different.',
    'We met at Target.',
  ];
  await api.importAnswers(texts.map((text, index) => ({ ...common, prompt: `Question ${index}?`, text })));
});
afterAll(() => api.close());

/** Each mention of a brand with its rule, oldest prompt first. */
async function listFound(name: string): Promise<string[]> {
  const { data } = await api.send<List>('GET', `/projects/${api.projectId}/answers`);
  const answers = await Promise.all(
    data.answers.map((answer) => api.send<Answer>('GET', `/projects/${api.projectId}/answers/${answer.id}`)),
  );
  return answers.flatMap(({ data: { text, mentions } }) =>
    mentions
      .filter((mention) => mention.name === name)
      .flatMap(({ spans }) => spans.map(({ start, end, rule }) => `${text.slice(start, end)} ${rule}`)),
  );
}

describe('ways of writing a name', () => {
  let id: string;

  it('are told with each mention', async () => {
    const { data } = await api.send<Added>('POST', path, { name: 'ZenBrim' });
    id = data.id;
    expect(await listFound('ZenBrim')).toEqual(['Zen Brims inflected', 'ZenBrims inflected', 'ZenBrim exact']);
  });

  it('count no longer where they are switched off, with a receipt', async () => {
    const { data } = await api.send<Added>('PUT', `${path}/${id}`, { withoutRules: ['inflected'] });
    expect(data).toMatchObject({ withoutRules: ['inflected'], changedAnswers: 1, remeasuringId: expect.any(String) });
    expect(await listFound('ZenBrim')).toEqual(['ZenBrim exact']);
  });

  it('are refused where switching them off changes nothing', async () => {
    const { status, error } = await api.send('POST', path, { name: 'Ord', withoutRules: ['compound'] });
    expect([status, error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(error.details).toMatchObject({
      issues: [{ path: 'withoutRules', message: expect.stringContaining('switching "compound" off changes nothing') }],
    });
    expect((await api.send('PUT', `${path}/${id}`, { withoutRules: ['exact'] })).status).toBe(400);
  });
});

describe('a name that is an ordinary word', () => {
  let id: string;

  it('is told where it is entered', async () => {
    const { data } = await api.send<Added>('POST', path, { name: 'Target' });
    id = data.id;
    expect(data.ambiguousNames).toEqual([{ name: 'Target', languages: ['en'] }]);
  });

  it('has its sentences, and each remedy what it would leave', async () => {
    const { data } = await api.send<Checked>(
      'GET',
      `/projects/${api.projectId}/competitors/name-check?name=Target&near=shop`,
    );
    expect(data).toMatchObject({
      languages: ['en'],
      looked: 5,
      answers: 4,
      remedies: {
        capital: { answers: 2 },
        excluded: { answers: 2, phrases: ['target audience', 'your target'] },
        near: { answers: 1, words: ['shop'] },
      },
    });
    expect(data.sentences.map(({ text, start, end }) => text.slice(start, end))).toEqual(
      expect.arrayContaining(['target', 'Target']),
    );
    const other = await api.send<Checked>('GET', `/projects/${api.projectId}/competitors/name-check?name=Veltaro`);
    expect(other.data).toMatchObject({ languages: [], looked: 0, answers: 0 });
  });

  it('counts only near a word of its own or another brand once that is asked for', async () => {
    const { data } = await api.send<Added>('PUT', `${path}/${id}`, { nearbyWords: ['shop'] });
    expect(data).toMatchObject({ nearbyWords: ['shop'], changedAnswers: 3 });
    expect(await listFound('Target')).toEqual(['Target exact']);
    const own = await api.send('PUT', `${path}/${id}`, { nearbyWords: ['target'] });
    expect(own.status).toBe(400);
  });
});
