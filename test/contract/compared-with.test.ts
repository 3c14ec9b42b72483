/** Any two periods can be compared: the reply holds both as they are by themselves, and says what it compared with. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#support/api-client.ts';
import { LINES } from '#support/metrics-lines.ts';
import { type SeededProject, seedProject } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let api: Api;
let project: SeededProject;

beforeAll(async () => {
  test = await startTestService();
  api = await test.freshApi({ environment: 'live' });
  project = await seedProject(api);
  await test.call('competitors.add', { projectId: project.id, name: 'Kordiva', domain: 'kordiva.example' });
  await test.importLines(project.id, LINES);
});
afterAll(() => test.close());

type Query = Record<string, string>;
const get = (path: string, query: Query) => api.get(`/projects/${project.id}/${path}`, query);
const read = async (path: string, query: Query) => (await get(path, query)).data as never;

const WEEK = { startDate: '2026-03-03', endDate: '2026-03-09' };
/** One day of the nine answers: "Too old: Brimlane." */
const OLD_DAY = { compareStart: '2026-02-23', compareEnd: '2026-02-23' };
const TODAY = { compareStart: '2026-03-10', compareEnd: '2026-03-10' };

describe('compareStart and compareEnd', () => {
  it('compare with a period of another length, and say which', async () => {
    const { current, previous, changes } = await read('metrics', { ...WEEK, ...OLD_DAY });
    expect(current).toMatchObject({ totalResponses: 5, mentionRate: 60 });
    expect(previous).toMatchObject({
      totalResponses: 1,
      mentionRate: 100,
      periodStart: '2026-02-23',
      periodEnd: '2026-02-23',
    });
    expect(changes).toMatchObject({ mentionRateChange: -40, mentionsChange: 2, citationRateChange: 40 });
  });

  it.each<[string, Query]>([
    ['a later period', TODAY],
    ['one that overlaps', { compareStart: '2026-03-05', compareEnd: '2026-03-10' }],
    ['the same one', { compareStart: WEEK.startDate, compareEnd: WEEK.endDate }],
  ])('may be %s: it counts as it does by itself', async (_name, compared) => {
    const alone = { startDate: compared.compareStart!, endDate: compared.compareEnd! };
    const [summary, itself] = [await read('metrics', { ...WEEK, ...compared }), await read('metrics', alone)] as {
      current: object;
      previous: object;
    }[];
    expect(summary!.previous).toEqual(itself!.current);
    const [coverage, ofItself] = [
      await read('metrics/coverage', { ...WEEK, ...compared }),
      await read('metrics/coverage', alone),
    ] as { previous: { counted: number; prompts: object }; current: { counted: number; prompts: object } }[];
    expect(coverage!.previous).toMatchObject({
      counted: ofItself!.current.counted,
      prompts: ofItself!.current.prompts,
      periodStart: compared.compareStart,
      periodEnd: compared.compareEnd,
    });
  });

  it('change what parts, competitors, domains and movers stand beside', async () => {
    const compared = { ...WEEK, ...OLD_DAY };
    const { parts } = (await read('metrics/breakdown', { ...compared, by: 'engine' })) as { parts: object[] };
    expect(parts).toMatchObject([
      { id: 'chatgpt', current: { totalResponses: 4 }, previous: { totalResponses: 1 } },
      { id: 'grok', current: { totalResponses: 1 }, previous: { totalResponses: 0 } },
    ]);
    const { competitors } = (await read('competitors', compared)) as { competitors: object[] };
    expect(competitors).toMatchObject([
      { name: 'Brimlane', visibilityRate: 80, visibilityChange: -20 },
      { name: 'Kordiva', visibilityRate: 20, visibilityChange: 20 },
    ]);
    const { meta } = (await read('sources/domains', compared)) as { meta: object };
    expect(meta).toMatchObject({ answers: 5, previousAnswers: 1 });
    const movers = (await read('sources/movers', compared)) as { movers: object[] };
    expect(movers).toMatchObject({
      movers: [{ domain: 'brimlane.example', citationCount: 2, previousCount: 0, move: 'new' }],
      meta: { previousAnswers: 1 },
    });
  });

  it('tell what is on one side only', async () => {
    expect(await read('metrics/sides', { ...WEEK, ...OLD_DAY })).toEqual({
      periodStart: '2026-03-03',
      periodEnd: '2026-03-09',
      previousStart: '2026-02-23',
      previousEnd: '2026-02-23',
      answers: 5,
      previousAnswers: 1,
      prompts: { both: 1, onlyCurrent: 2, onlyPrevious: 0 },
      engines: { onlyCurrent: ['grok'], onlyPrevious: [] },
      surfaces: { onlyCurrent: [], onlyPrevious: [] },
    });
    expect(await read('metrics/sides', { ...WEEK, model: 'grok' })).toMatchObject({
      prompts: { both: 0, onlyCurrent: 1, onlyPrevious: 0 },
    });
  });

  it.each<[Query, string]>([
    [{ compareStart: '2026-03-01' }, 'compareEnd'],
    [{ compareEnd: '2026-03-01' }, 'compareStart'],
    [{ compareStart: '2026-03-02', compareEnd: '2026-03-01' }, 'compareStart'],
    [{ compareStart: '1970-01-01', compareEnd: '2099-01-01' }, 'compareEnd'],
    [{ compareStart: '2026-02-30', compareEnd: '2026-03-01' }, 'compareStart'],
  ])('refuse %j', async (compared, field) => {
    for (const path of [
      'metrics',
      'metrics/breakdown?by=engine',
      'competitors',
      'prompts',
      'prompts/engines',
      'sources',
    ]) {
      const [route = '', search] = path.split('?');
      const reply = await get(route, { ...Object.fromEntries(new URLSearchParams(search)), ...compared });
      expect(reply.status, path).toBe(400);
      expect(reply.text, path).toContain(field);
    }
  });
});
