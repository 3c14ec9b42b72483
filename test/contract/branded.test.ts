/** The filter on kinds of prompts: those that name the own brand and the others, in every read that takes figure filters. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';

type Summary = OperationOutput<'metrics.summary'>;
type Days = OperationOutput<'metrics.timeseries'>;
type Surfaces = OperationOutput<'metrics.surfaces'>;
type Competitors = OperationOutput<'competitors.list'>;
type Compared = OperationOutput<'competitors.compare'>;
type Sources = OperationOutput<'sources.list'>;
type Gaps = OperationOutput<'sources.gaps'>;
type Fanouts = OperationOutput<'fanouts.list'>;
type Words = OperationOutput<'fanouts.words'>;
type List = OperationOutput<'answers.list'>;
type Prompts = OperationOutput<'prompts.list'>;
type Engines = OperationOutput<'prompts.engines'>;
type Export = OperationOutput<'export.get'>;

let api: ApiProject;
let base: string;
let rivalId: string;

const at = (day: number) => `2026-11-0${day}T08:00:00Z`;
const OWN = ['https://kordiva.example/a'];
const RIVAL = ['https://brimlane.example/b'];
const GOOD = 'Is Kordiva good?';
const CLOUD = 'Is Kordiva Cloud better?';
const WHICH = 'Which planner suits a team?';

/**
 * Prompts that name the brand: three answers, two name it, one cites it. The other prompt: three answers, one names it, none
 * cites it. So all together 3 of 6 are visible, branded 2 of 3, unbranded 1 of 3.
 */
beforeAll(async () => {
  api = await startApiProject();
  base = `/projects/${api.projectId}`;
  const rival = { projectId: api.projectId, name: 'Brimlane', domain: 'brimlane.example' };
  rivalId = (await api.asOwner('competitors.add', rival)).id;
  const model = 'chatgpt';
  await api.importAnswers([
    { model, prompt: GOOD, answeredAt: at(5), text: 'Kordiva, yes.', sources: OWN, fanOutQueries: ['kordiva reviews'] },
    { model, prompt: GOOD, answeredAt: at(6), text: 'Kordiva is. So is Brimlane.', tags: ['x'], surface: 'api' },
    { model, prompt: CLOUD, answeredAt: at(6), text: 'It depends.' },
    { model, prompt: WHICH, answeredAt: at(6), text: 'Brimlane.', sources: RIVAL, fanOutQueries: ['boards'] },
    { model, prompt: WHICH, answeredAt: at(7), text: 'Kordiva.', tags: ['x'], surface: 'api' },
    { model, prompt: WHICH, answeredAt: at(7), text: 'Nobody knows.', fanOutQueries: ['boards'] },
  ]);
});
afterAll(() => api.close());

const get = async <T>(path: string) => (await api.send<T>('GET', `${base}${path}`)).data;
const current = (query: string) => get<Summary>(`/metrics?${query}`).then((summary) => summary.current);

describe('the kind of prompt in a filter', () => {
  it('is of no effect when it is left out: all prompts together', async () => {
    const figures = { totalResponses: 6, responseVisibilityRate: 50, mentions: 3, cited: 1, visible: 2, notVisible: 1 };
    expect(await current('')).toMatchObject(figures);
  });

  it('leaves answers to prompts that name the brand, or to the others', async () => {
    expect(await current('branded=true')).toMatchObject({ totalResponses: 3, mentions: 2, cited: 1, visible: 1 });
    expect((await current('branded=true')).responseVisibilityRate).toBeCloseTo((2 / 3) * 100, 10);
    expect(await current('branded=false')).toMatchObject({ totalResponses: 3, mentions: 1, cited: 0, visible: 1 });
    expect((await current('branded=false')).responseVisibilityRate).toBeCloseTo((1 / 3) * 100, 10);
    expect((await api.send('GET', `${base}/metrics?branded=maybe`)).error.code).toBe('VALIDATION_ERROR');
  });

  it('goes together with tags, surface, model and language', async () => {
    const counts = async (query: string) => (await current(query)).totalResponses;
    expect(await counts('tags=x&branded=true')).toBe(2);
    expect(await counts('surface=api&branded=true')).toBe(1);
    expect(await counts('surface=import&branded=false&model=chatgpt&language=EN')).toBe(2);
    expect(await counts('branded=true&model=grok')).toBe(0);
    const { surfaces } = await get<Surfaces>('/metrics/surfaces?branded=true');
    expect(surfaces.map((row) => [row.surface, row.answers, row.visible])).toEqual([
      ['api', 1, 1],
      ['import', 2, 1],
    ]);
  });

  it('reaches days, competitors, sources and searches', async () => {
    const window = 'startDate=2026-11-05&endDate=2026-11-07';
    const { chartData } = await get<Days>(`/metrics/timeseries?${window}&branded=true`);
    expect(chartData.map((day) => [day.totalResults, day.visible])).toEqual([
      [1, 1],
      [2, 1],
      [0, 0],
    ]);
    const { competitors } = await get<Competitors>('/competitors?branded=false');
    expect(competitors.map((row) => [row.name, row.totalResults, row.visibleResults])).toEqual([
      ['Brimlane', 3, 1],
      ['Kordiva', 3, 1],
    ]);
    const own = competitors.find((row) => row.isUserBrand)?.id;
    const compared = await get<Compared>(`/competitors/compare?brandId=${own}&otherId=${rivalId}&branded=true`);
    expect(compared).toMatchObject({ answers: 3 });
    const sources = await get<Sources>('/sources?branded=true');
    expect(sources.sources.map((row) => [row.domain, row.citationCount])).toEqual([['kordiva.example', 1]]);
    expect((await get<Gaps>('/sources/gaps?branded=true')).pagination.total).toBe(0);
    expect((await get<Gaps>('/sources/gaps?branded=false')).pagination.total).toBe(1);
    const fanouts = await get<Fanouts>('/fanouts?branded=false');
    expect([fanouts.fanouts.map(({ query, count }) => [query, count]), fanouts.meta.totalResults]).toEqual([
      [['boards', 2]],
      3,
    ]);
    expect((await get<Words>('/fanouts/words?branded=true')).searches).toBe(1);
  });

  it('chooses among answers, prompts and what is exported', async () => {
    const list = await get<List>('/answers?branded=true');
    expect([list.pagination.total, ...list.answers.map(({ prompt }) => prompt).toSorted()]).toEqual([
      3,
      CLOUD,
      GOOD,
      GOOD,
    ]);
    expect((await get<List>('/answers?branded=false&visible=false')).answers).toHaveLength(2);
    expect((await get<List>('/answers?branded=false&mentioned=true')).pagination.total).toBe(1);
    const { prompts } = await get<Prompts>('/prompts?branded=true');
    expect(prompts.map((row) => [row.prompt, row.mentions]).toSorted()).toEqual([
      [CLOUD, 0],
      [GOOD, 2],
    ]);
    expect((await get<Engines>('/prompts/engines?branded=false')).prompts).toHaveLength(1);
    const exported = await get<Export>('/export?branded=false');
    expect(exported.prompts.map((row) => [row.prompt, row.resultCount])).toEqual([[WHICH, 3]]);
  });
});

describe('an answer follows its prompt', () => {
  const branded = async () => (await current('branded=true')).totalResponses;

  it('when a longer name of a competitor takes the place of the own one, and back', async () => {
    const rival = { projectId: api.projectId, name: 'Kordiva Cloud' };
    const { id } = await api.asOwner('competitors.add', rival);
    expect(await branded()).toBe(2);
    expect((await get<Prompts>('/prompts?branded=true')).prompts.map(({ prompt }) => prompt)).toEqual([GOOD]);
    const named = { projectId: api.projectId, competitorId: id };
    await api.asOwner('competitors.update', { ...named, name: 'Somebody else' });
    expect(await branded()).toBe(3);
    await api.asOwner('competitors.update', { ...named, name: 'Kordiva Cloud' });
    expect(await branded()).toBe(2);
    await api.asOwner('competitors.remove', named);
    expect(await branded()).toBe(3);
  });

  it('when the brand takes another name', async () => {
    await api.asOwner('projects.configure', { projectId: api.projectId, brandAliases: ['planner'] });
    expect([await branded(), (await current('branded=false')).totalResponses]).toEqual([6, 0]);
    expect((await get<Export>('/export?branded=true')).prompts).toHaveLength(3);
    await api.asOwner('projects.configure', { projectId: api.projectId, brandAliases: [] });
    expect(await branded()).toBe(3);
  });
});
