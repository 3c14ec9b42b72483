/** Figures by surface: the filter, and the operation that shows surfaces side by side. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';
import { checkOutput } from '#support/check-wire.ts';

type Summary = OperationOutput<'metrics.summary'>;
type Days = OperationOutput<'metrics.timeseries'>;
type Surfaces = OperationOutput<'metrics.surfaces'>;
type Competitors = OperationOutput<'competitors.list'>;
type Sources = OperationOutput<'sources.list'>;
type Fanouts = OperationOutput<'fanouts.list'>;
type List = OperationOutput<'answers.list'>;
type Prompts = OperationOutput<'prompts.list'>;
type Export = OperationOutput<'export.get'>;

let api: ApiProject;
let base: string;

const at = (day: number) => `2026-11-0${day}T08:00:00Z`;
const OWN = ['https://kordiva.example/a'];

/**
 * By the surface api: of four answers three are visible, two name the brand, two cite it; A and B are asked, both visible.
 * By hand: of two answers one is visible, named and not cited. On ui: one answer, long ago.
 */
beforeAll(async () => {
  api = await startApiProject();
  base = `/projects/${api.projectId}`;
  await api.asOwner('competitors.add', { projectId: api.projectId, name: 'Brimlane', domain: 'brimlane.example' });
  const onApi = { surface: 'api', model: 'chatgpt' };
  await api.importAnswers([
    { ...onApi, prompt: 'A', answeredAt: at(5), text: 'Kordiva first, Brimlane next.', tags: ['x'], sources: OWN },
    { ...onApi, prompt: 'A', answeredAt: at(6), text: 'Brimlane, then Kordiva.', fanOutQueries: ['boards'] },
    { ...onApi, prompt: 'B', answeredAt: at(6), text: 'See the list.', sources: OWN },
    { ...onApi, prompt: 'B', answeredAt: at(7), text: 'Nobody knows.', fanOutQueries: ['boards'] },
    { surface: 'ui', model: 'chatgpt', prompt: 'B', answeredAt: '2026-01-05T08:00:00Z', text: 'Kordiva.' },
  ]);
  for (const text of ['Kordiva.', 'Brimlane.']) {
    const sources = ['https://brimlane.example/'];
    await api.send('POST', `${base}/answers`, { prompt: 'A', model: 'chatgpt', text, answeredAt: at(6), sources });
  }
});
afterAll(() => api.close());

const get = async <T>(path: string) => (await api.send<T>('GET', `${base}${path}`)).data;
const answersOf = (query: string) => get<Summary>(`/metrics?${query}`).then(({ current }) => current.totalResponses);

describe('the surface in a filter', () => {
  it('is of no effect when it is left out: all surfaces together', async () => {
    const { current } = await get<Summary>('/metrics');
    expect(current).toMatchObject({ totalResponses: 6, mentions: 3, cited: 2, visible: 2, notVisible: 0 });
    expect(current.responseVisibilityRate).toBeCloseTo((4 / 6) * 100, 10);
  });

  it('leaves only the answers of that surface in a period and in the one before', async () => {
    const { current, previous } = await get<Summary>('/metrics?surface=api');
    expect(current).toMatchObject({ totalResponses: 4, mentions: 2, cited: 2, visible: 2, notVisible: 0 });
    expect(current).toMatchObject({ responseVisibilityRate: 75, mentionRate: 50, citationRate: 50 });
    expect(previous.totalResponses).toBe(0);
    const byHand = (await get<Summary>('/metrics?surface=import')).current;
    expect(byHand).toMatchObject({ totalResponses: 2, mentions: 1, cited: 0, visible: 1, notVisible: 0 });
    expect(await answersOf('surface=ui')).toBe(0);
    expect(await answersOf('surface=ui&startDate=2026-01-01&endDate=2026-01-31')).toBe(1);
    expect((await api.send('GET', `${base}/metrics?surface=moon`)).error.code).toBe('VALIDATION_ERROR');
  });

  it('goes together with tags, model and language', async () => {
    expect(await answersOf('tags=x')).toBe(4);
    expect(await answersOf('tags=x&surface=api')).toBe(2);
    expect(await answersOf('tags=x&surface=import')).toBe(2);
    expect(await answersOf('surface=api&model=grok')).toBe(0);
    expect(await answersOf('surface=api&model=chatgpt&language=en')).toBe(4);
    expect(await answersOf('surface=api&language=de')).toBe(0);
  });

  it('leaves days with its answers only', async () => {
    const window = 'startDate=2026-11-05&endDate=2026-11-07';
    const { chartData } = await get<Days>(`/metrics/timeseries?${window}&surface=import`);
    expect(chartData.map((day) => [day.totalResults, day.visible])).toEqual([
      [0, 0],
      [2, 1],
      [0, 0],
    ]);
    const tagged = await get<Days>(`/metrics/timeseries?${window}&surface=api&tags=x`);
    expect(tagged.chartData.map((day) => day.totalResults)).toEqual([1, 1, 0]);
  });

  it('reaches competitors, sources, searches, answers, prompts and the export', async () => {
    const { competitors } = await get<Competitors>('/competitors?surface=import');
    expect(competitors.map((row) => [row.name, row.totalResults, row.visibleResults, row.totalCitations])).toEqual([
      ['Brimlane', 2, 2, 2],
      ['Kordiva', 2, 1, 0],
    ]);
    const sources = await get<Sources>('/sources?surface=api');
    expect(sources.sources.map((row) => [row.domain, row.citationCount])).toEqual([['kordiva.example', 2]]);
    expect((await get<Fanouts>('/fanouts?surface=api')).fanouts).toMatchObject([{ query: 'boards', count: 2 }]);
    const none = await get<Fanouts>('/fanouts?surface=import');
    expect([none.fanouts, none.meta.totalResults]).toEqual([[], 2]);
    const list = await get<List>('/answers?surface=import');
    expect([list.answers.length, list.pagination.total]).toEqual([2, 2]);
    expect(list.answers.every((answer) => answer.surface === 'import')).toBe(true);
    expect((await get<List>('/answers?surface=api&visible=false')).pagination.total).toBe(1);
    const { prompts } = await get<Prompts>('/prompts?surface=import');
    expect(prompts.map((row) => [row.prompt, row.mentions]).toSorted()).toEqual([
      ['A', 1],
      ['B', 0],
    ]);
    const exported = await get<Export>('/export?surface=import');
    expect(exported.prompts.map((row) => [row.prompt, row.resultCount]).toSorted()).toEqual([
      ['A', 2],
      ['B', 0],
    ]);
  });
});

describe('GET metrics/surfaces', () => {
  it('tells answers and rates of each surface of the window with their intervals', async () => {
    const data = await get<Surfaces>('/metrics/surfaces');
    checkOutput('metrics.surfaces', data);
    expect(data.isMixed).toBe(true);
    const [onApi, byHand] = data.surfaces;
    expect(data.surfaces).toHaveLength(2);
    expect(onApi).toMatchObject({ surface: 'api', answers: 4, prompts: 2, visible: 3, mentions: 2, cited: 2 });
    expect(onApi).toMatchObject({ visibilityRate: 75, mentionRate: 50, citationRate: 50 });
    // Two prompts are too few for prompts like these; the intervals themselves are held by test/shared/statistics.
    expect(onApi?.intervals.mentionRate).toMatchObject({ n: 4, prompts: 2, brand: null });
    const [low, high] = onApi!.intervals.mentionRate.repeat!;
    expect(low < 50 && high > 50).toBe(true);
    expect(byHand).toMatchObject({ surface: 'import', answers: 2, prompts: 1, visible: 1, cited: 0, citationRate: 0 });
    // None of two: 0 to z^2 / (2 + z^2).
    expect(byHand?.intervals.citationRate.repeat?.[0]).toBe(0);
    expect(byHand?.intervals.citationRate.repeat?.[1]).toBeCloseTo(65.762, 3);
  });

  it('keeps to the filters, tags too, and is empty without answers', async () => {
    const tagged = await get<Surfaces>('/metrics/surfaces?tags=x');
    expect(tagged.surfaces.map((row) => [row.surface, row.answers, row.visible])).toEqual([
      ['api', 2, 2],
      ['import', 2, 1],
    ]);
    const one = await get<Surfaces>('/metrics/surfaces?surface=import');
    expect([one.surfaces.map((row) => row.surface), one.isMixed]).toEqual([['import'], false]);
    const old = await get<Surfaces>('/metrics/surfaces?startDate=2026-01-01&endDate=2026-01-31');
    expect([old.surfaces.map((row) => row.surface), old.isMixed]).toEqual([['ui'], false]);
    expect(await get<Surfaces>('/metrics/surfaces?model=grok')).toEqual({ surfaces: [], isMixed: false });
  });
});
