/** Figures of several engines together: everywhere the filter goes, and added up as if the others had never answered. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api, ApiReply } from '#support/api-client.ts';
import { LINES } from '#support/metrics-lines.ts';
import { seedProject } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let api: Api;
let both: string;
let without: string;

const asked = {
  answeredAt: '2026-03-08T12:00:00Z',
  model: 'perplexity',
  fanOutQueries: ['best planner', 'brimlane or kordiva'],
};
/** The third engine, whose answers are left out by the filter. */
const OTHERS = [
  { ...asked, prompt: 'A', text: 'Brimlane and Kordiva.', sources: ['https://news.example/one'] },
  { ...asked, prompt: 'D', text: 'Kordiva.', sources: ['https://www.brimlane.example/pricing'] },
];
const SEARCHES = [
  { ...asked, prompt: 'B', model: 'chatgpt', text: 'Searched.', fanOutQueries: ['best planner'] },
  { ...asked, prompt: 'C', model: 'grok', text: 'Searched.', fanOutQueries: ['best planner', 'cheap planner'] },
];

beforeAll(async () => {
  test = await startTestService();
  api = await test.freshApi({ environment: 'live' });
  const open = async (lines: object[]) => {
    const { id } = await seedProject(api);
    await test.call('competitors.add', { projectId: id, name: 'Kordiva', domain: 'kordiva.example' });
    await test.importLines(id, lines);
    return id;
  };
  both = await open([...LINES, ...SEARCHES, ...OTHERS]);
  without = await open([...LINES, ...SEARCHES]);
});
afterAll(() => test.close());

type Query = Record<string, string>;
const get = (id: string, path: string, query: Query): Promise<ApiReply> => api.get(`/projects/${id}/${path}`, query);

const WEEK = { startDate: '2026-03-03', endDate: '2026-03-09' };
const PATHS: [string, Query?][] = [
  ['metrics'],
  ['metrics/timeseries'],
  ['metrics/surfaces'],
  ['metrics/breakdown', { by: 'engine,language' }],
  ['competitors'],
  ['competitors/timeseries'],
  ['sources'],
  ['sources/domains'],
  ['sources/movers'],
  ['sources/gaps'],
  ['fanouts'],
  ['fanouts/words'],
  ['fanouts/details', { query: 'best planner' }],
  ['answers'],
  ['answers', { search: 'brimlane' }],
  ['answers', { mentioned: 'true' }],
  ['export'],
];

/** What tells two projects and their answers apart. */
const strip = (reply: ApiReply) =>
  JSON.parse(JSON.stringify(reply.data), (key, value) =>
    /^(id|resultId|promptId|sampleAnswerIds|exportedAt|createdAt)$/.test(key) ? undefined : value,
  );

it.each(PATHS)('%s %j: as if the other engine had never answered', async (path, query = {}) => {
  const filters = { ...WEEK, ...query };
  const chosen = await get(both, path, { ...filters, model: 'chatgpt,grok' });
  const alone = await get(without, path, filters);
  expect(chosen.status).toBe(200);
  expect(withoutUnasked(strip(chosen))).toEqual(strip(alone));
  expect(strip(await get(both, path, filters)), 'all engines').not.toEqual(strip(alone));
});

/** An export lists the prompts without an answer too. */
function withoutUnasked(data: { prompts?: { prompt: string }[] }): object {
  return data.prompts ? { ...data, prompts: data.prompts.filter(({ prompt }) => prompt !== 'D') } : data;
}

it('takes them with commas, repeated and as a list, each once, in any order', async () => {
  const expected = (await get(both, 'metrics', { ...WEEK, model: 'chatgpt,grok' })).data as object;
  const dates = 'startDate=2026-03-03&endDate=2026-03-09';
  for (const query of [
    'model=grok&model=chatgpt',
    'model[]=chatgpt&model[]=grok',
    'model=grok,chatgpt,grok',
    `model=${encodeURIComponent('["chatgpt","grok"]')}`,
  ]) {
    expect((await api.get(`/projects/${both}/metrics?${dates}&${query}`)).data, query).toEqual(expected);
  }
});

it('counts the questions of those engines alone', async () => {
  const of = async (model: Query) =>
    (await get(both, 'metrics/coverage', { ...WEEK, ...model })).data as {
      current: { counted: number; byEngine: { model: string; counted: number }[] };
    };
  const { current } = await of({ model: 'grok,perplexity' });
  expect(current).toMatchObject({
    counted: 4,
    byEngine: [
      { model: 'perplexity', counted: 2 },
      { model: 'grok', counted: 2 },
    ],
  });
});

it.each(['', 'chatgpt,', 'nobody', 'chatgpt,nobody', '[]'])('refuses %j', async (model) => {
  const reply = await get(both, 'metrics', { model });
  expect(reply.status).toBe(400);
  expect(reply.text).toContain('"path":"model"');
});
