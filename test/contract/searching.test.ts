/** Every search folds alike: whoever types knows neither case nor accents, over each operation that searches. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let projectId = '';

const TEXTS = [
  'İstanbul otelleri?',
  'ISTANBUL HOTELS?',
  'Wie lang ist die Straße?',
  'Which café is quiet?',
  'Kahve nerede?',
];

beforeAll(async () => {
  test = await startTestService();
  const site = { language: 'en', websiteUrl: 'https://kordiva.example' } as const;
  projectId = (await test.call('projects.create', { name: 'Kordiva', ...site })).id;
  await test.call('competitors.add', { projectId, name: 'Bülow & Şahin', domain: 'buelow.example' });
  const lines = TEXTS.map((prompt, number) => ({
    prompt,
    model: 'chatgpt',
    answeredAt: '2026-03-09T10:00:00Z',
    text: `Answer ${number}: **${prompt}**`,
    sources: [{ url: `https://site-${number}.example/page`, title: `Title: ${prompt}` }],
    fanOutQueries: [prompt],
  }));
  await test.importLines(projectId, lines);
});
afterAll(() => test?.close());

const WINDOW = { startDate: '2026-03-01', endDate: '2026-03-10' };

const FINDERS: Record<string, (search: string) => Promise<(string | null)[]>> = {
  prompts: async (search) =>
    (await test.call('prompts.list', { projectId, search, ...WINDOW })).prompts.map(({ prompt }) => prompt),
  answers: async (search) =>
    (await test.call('answers.list', { projectId, search, ...WINDOW })).answers.map(({ prompt }) => prompt),
  sources: async (search) =>
    (await test.call('sources.list', { projectId, search, ...WINDOW })).sources.map(({ title }) => title.slice(7)),
  'fan-outs': async (search) =>
    (await test.call('fanouts.list', { projectId, search, ...WINDOW })).fanouts.map(({ query }) => query),
};

describe.each(Object.entries(FINDERS))('a search of %s', (_, find) => {
  it.each([
    ['istanbul', [0, 1]],
    ['Istanbul', [0, 1]],
    ['İSTANBUL', [0, 1]],
    ['ıstanbul otell', [0]],
    ['strasse', [2]],
    ['STRASSE', [2]],
    ['straße', [2]],
    ['cafe', [3]],
    ['CAFÉ', [3]],
    ['nérede', [4]],
    ['nowhere', []],
  ])('for %s finds each spelling', async (search, expected) => {
    expect((await find(search)).toSorted()).toEqual(expected.map((index) => TEXTS[index]).toSorted());
  });
});

it('competitors are found by their names and domains', async () => {
  const find = async (search: string) =>
    (await test.call('competitors.list', { projectId, search, ...WINDOW })).competitors.map(({ name }) => name);
  expect(await find('BULOW & SAHIN')).toEqual(['Bülow & Şahin']);
  expect(await find('bülow')).toEqual(['Bülow & Şahin']);
  expect(await find('Buelow.Example')).toEqual(['Bülow & Şahin']);
  expect(await find(' ')).toHaveLength(2);
});

it('a key finds over HTTP what the window finds', async () => {
  const api = await test.freshApi({ environment: 'live' });
  const path = `/projects/${projectId}/prompts?startDate=2026-03-01&endDate=2026-03-10&search=istanbul`;
  const { data } = await api.get(path);
  expect(data).toMatchObject({ pagination: { total: 2 } });
});
