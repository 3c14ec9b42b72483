/** Every figure comes with two intervals and every change with a verdict; numbers worked out by hand in test/shared/statistics. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { Api } from '#support/api-client.ts';
import { checkOutput } from '#support/check-wire.ts';
import { seedProject } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

type Summary = OperationOutput<'metrics.summary'>;

let test: TestService;
let api: Api;

beforeAll(async () => {
  test = await startTestService();
  api = await test.freshApi({ environment: 'live' });
});
afterAll(() => test.close());

/** `days`: by prompt, a letter for each day from the first on; `x` names the brand. */
function writeLines(first: string, days: readonly string[]): object[] {
  return days.flatMap((letters, prompt) =>
    [...letters].map((letter, day) => ({
      prompt: `Question ${prompt}`,
      model: 'chatgpt',
      answeredAt: new Date(Date.parse(`${first}T10:00:00Z`) + day * 86_400_000).toISOString(),
      text: letter === 'x' ? 'Brimlane is a choice.' : 'Nobody knows.',
    })),
  );
}

async function importDays(days: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const { id } = await seedProject(api);
  await test.importLines(
    id,
    Object.entries(days).flatMap(([first, letters]) => writeLines(first, letters)),
  );
  return id;
}

async function readSummary(id: string, query: Record<string, string> = {}): Promise<Summary> {
  const summary = (await api.get(`/projects/${id}/metrics`, { timeframe: '7d', ...query })).data as Summary;
  checkOutput('metrics.summary', summary);
  return summary;
}

describe('intervals of a summary', () => {
  it('are those of its answers and those of its prompts', async () => {
    const id = await importDays({ '2026-03-06': ['xxxx', 'xoxx', 'xoxo', 'oxoo', 'oooo'] });
    const { intervals } = (await readSummary(id)).current;
    const { repeat, brand, ...counted } = intervals.mentionRate;
    expect(counted).toEqual({ n: 20, prompts: 5 });
    expect(brand?.[0]).toBeCloseTo(14.973, 2);
    expect(brand?.[1]).toBeCloseTo(85.027, 2);
    expect(repeat?.[0]).toBeCloseTo(30.863, 2);
    expect(repeat?.[1]).toBeCloseTo(69.137, 2);
    // Four of five prompts are covered: n 5, each once.
    expect(intervals.visibilityRate).toMatchObject({ n: 5, prompts: 5 });
    // Named at the very top each time: a mean that never varied says nothing about how far it may.
    expect(intervals.position).toMatchObject({ n: 10, prompts: 4, repeat: null, brand: null });
  });

  it('are wider where days are alike: weeks of yes and weeks of no', async () => {
    const alike = await importDays({ '2026-03-03': Array(12).fill('xxxxooo') });
    const mixed = await importDays({ '2026-03-03': Array(12).fill('xoxoxox') });
    const widthOf = async (id: string) => {
      const [low, high] = (await readSummary(id)).current.intervals.mentionRate.repeat!;
      return high - low;
    };
    expect(await widthOf(alike)).toBeGreaterThan(1.4 * (await widthOf(mixed)));
  });

  it('and verdicts say what holds for prompts like these, and what for these alone', async () => {
    const before = Array<string>(6).fill('oooooo');
    const everywhere = await importDays({
      '2026-02-24': before,
      '2026-03-03': ['xxxxoo', 'xxxxxo', 'oxxxxo', 'xxoxxx', 'xxxxoo', 'oxxxxx'],
    });
    const { changes } = await readSummary(everywhere);
    expect(changes.verdicts.mentionRateChange.verdict).toBe('real');
    expect(changes.verdicts.mentionsChange).toMatchObject({ verdict: 'real', repeat: null, brand: null });
    expect(changes.verdicts.mentionRateChange.brand![0]).toBeGreaterThan(0);
    const onOne = await importDays({ '2026-02-24': before, '2026-03-03': [...before.slice(1), 'xxxxxo'] });
    expect((await readSummary(onOne)).changes.verdicts.mentionRateChange.verdict).toBe('on_these_prompts');
    const nowhere = await importDays({ '2026-02-24': before, '2026-03-03': [...before.slice(1), 'oooxoo'] });
    expect((await readSummary(nowhere)).changes.verdicts.mentionRateChange.verdict).toBe('within_noise');
    expect((await readSummary(nowhere, { timeframe: '3d' })).changes.verdicts.mentionRateChange.verdict).toBe(
      'too_few_answers',
    );
  });

  it('without answers are null', async () => {
    const { id } = await seedProject(api);
    const { current, changes } = await readSummary(id);
    expect(current.intervals.mentionRate).toEqual({ n: 0, prompts: 0, repeat: null, brand: null });
    expect(changes.verdicts.positionChange).toEqual({
      verdict: 'too_few_answers',
      repeat: null,
      brand: null,
      pValue: null,
    });
  });
});

describe('rows that are asked for their intervals', () => {
  let id: string;
  const cite = (line: object, day: number) => ({
    ...line,
    sources: day % 2 === 0 ? ['https://guide.example/a', 'https://guide.example/b'] : [],
    fanOutQueries: day % 2 === 0 ? ['best choice', 'Best  choice'] : day === 1 ? ['other words'] : [],
  });
  const get = async <T>(path: string, query: Record<string, string> = {}) =>
    (await api.get(`/projects/${id}/${path}`, { timeframe: '7d', intervals: 'true', ...query })).data as T;

  beforeAll(async () => {
    ({ id } = await seedProject(api));
    await test.call('competitors.add', { projectId: id, name: 'Kordiva', domain: 'kordiva.example' });
    const lines = writeLines('2026-03-03', ['xxxxoxx', 'xoxxxox', 'xoxoxox', 'oxoooxo', 'ooooooo']);
    await test.importLines(
      id,
      [...lines, ...writeLines('2026-02-24', Array<string>(5).fill('ooooooo'))].map((line, at) => cite(line, at % 7)),
    );
  });

  it('brands have those of the summary, and shares of voice', async () => {
    const { competitors } = await get<OperationOutput<'competitors.list'>>('competitors');
    const { current, changes } = await readSummary(id);
    const own = competitors.find(({ isUserBrand }) => isUserBrand)!;
    expect(own.intervals?.mentionRate).toEqual(current.intervals.mentionRate);
    expect(own.verdicts?.mentionRateChange).toEqual(changes.verdicts.mentionRateChange);
    expect(own.intervals?.shareOfVoice).toMatchObject({ n: own.totalMentions, prompts: 4 });
    const other = competitors.find(({ isUserBrand }) => !isUserBrand)!;
    expect(other.intervals?.mentionRate).toMatchObject({ n: 35, prompts: 5 });
    expect(other.intervals?.mentionRate.brand?.[0]).toBe(0);
    expect(
      (await get<OperationOutput<'competitors.list'>>('competitors', { intervals: 'false' })).competitors[0],
    ).not.toHaveProperty('intervals');
  });

  it('prompts and their engines have one over their answers alone', async () => {
    const { prompts } = await get<OperationOutput<'prompts.list'>>('prompts');
    const first = prompts.find(({ prompt }) => prompt === 'Question 0')!;
    expect(first.intervals?.mentionRate).toMatchObject({ n: 7, prompts: 1, brand: null });
    const [low, high] = first.intervals!.mentionRate.repeat!;
    expect(low < first.mentionRate && first.mentionRate < high).toBe(true);
    const { prompts: byEngine } = await get<OperationOutput<'prompts.engines'>>('prompts/engines');
    const cell = byEngine.find(({ promptId }) => promptId === first.id)!.engines[0]!;
    expect(cell.intervals?.mentionRate).toEqual(first.intervals?.mentionRate);
  });

  it('sources have those of the share of answers that cite them, once an answer', async () => {
    const { domains } = await get<OperationOutput<'sources.domains'>>('sources/domains');
    const { sources } = await get<OperationOutput<'sources.list'>>('sources');
    expect(domains[0]).toMatchObject({ domain: 'guide.example', interval: { n: 35, prompts: 5 } });
    expect(domains[0]!.interval).toEqual(sources[0]!.interval);
    const [low, high] = domains[0]!.interval!.repeat!;
    // 20 of 35.
    expect(low < 57.14 && high > 57.15).toBe(true);
    expect(domains[0]!.verdict?.verdict).toBe('within_noise');
  });

  it('searches have those of the share of answers that made them, once an answer, and all searches together', async () => {
    const { sources } = await get<OperationOutput<'sources.list'>>('sources');
    const { fanouts, meta } = await get<OperationOutput<'fanouts.list'>>('fanouts');
    // Twice in each of 20 answers: 40 occurrences.
    expect(fanouts[0]).toMatchObject({ count: 40, searched: { answers: 20, interval: sources[0]!.interval! } });
    expect(fanouts[1]).toMatchObject({ count: 5, searched: { answers: 5, interval: { n: 35, prompts: 5 } } });
    expect(meta.searched).toMatchObject({ answers: 25, interval: { n: 35, prompts: 5 } });
    const table = await test.call('fanouts.table', { projectId: id, timeframe: '7d', intervals: true });
    expect(table.fanouts[0]?.searched).toEqual(fanouts[0]?.searched);
    expect(
      (await get<OperationOutput<'fanouts.list'>>('fanouts', { intervals: 'false' })).fanouts[0],
    ).not.toHaveProperty('searched');
  });

  it('a page and its domain are explained by the same figures, and lead to the answers that cite them', async () => {
    const { sources } = await get<OperationOutput<'sources.list'>>('sources');
    const [page] = sources;
    const explain = (of: Record<string, string>) =>
      get<OperationOutput<'metrics.explain'>>('metrics/explain', { figure: 'citationRate', ...of });
    const ofPage = await explain({ sourceId: page!.id });
    checkOutput('metrics.explain', ofPage);
    expect(ofPage).toMatchObject({
      ...{ numerator: 20, denominator: 35, counted: 35, interval: page!.interval! },
      source: { sourceId: page!.id, name: page!.url },
      answers: { count: 20 },
    });
    expect(ofPage.value).toBeCloseTo(57.142857, 5);
    const href = new URL(ofPage.answers.href, 'http://127.0.0.1');
    const listed = await api.get(href.pathname.replace('/v1', ''), Object.fromEntries(href.searchParams));
    expect((listed.data as OperationOutput<'answers.list'>).pagination.total).toBe(20);
    const ofDomain = await explain({ domain: 'www.guide.example' });
    expect(ofDomain).toMatchObject({ numerator: 20, source: { sourceId: null, name: 'guide.example' } });
    const path = `/projects/${id}/metrics/explain`;
    const refused = await api.get(path, { figure: 'mentionRate', domain: 'guide.example' });
    expect(refused.status).toBe(400);
    expect((await api.get(path, { figure: 'citationRate', domain: 'nobody.example' })).status).toBe(404);
  });
});

describe('intervals of single days', () => {
  it('are of the answers of that day, its prompts being fixed', async () => {
    const { id } = await seedProject(api);
    // Two engines a prompt: one names the brand on both, one on none, two on one of the two.
    const named = { chatgpt: [true, false, true, false], gemini: [true, false, false, true] };
    await test.importLines(
      id,
      Object.entries(named).flatMap(([model, answers]) =>
        answers.map((isNamed, prompt) => ({
          ...{ prompt: `Question ${prompt}`, model, answeredAt: '2026-03-06T10:00:00Z' },
          text: isNamed ? 'Brimlane is a choice.' : 'Nobody knows.',
        })),
      ),
    );
    const query = { timeframe: '7d', intervals: 'true' };
    const { chartData } = (await api.get(`/projects/${id}/metrics/timeseries`, query))
      .data as OperationOutput<'metrics.timeseries'>;
    checkOutput('metrics.timeseries', { chartData, anchoredWindow: null });
    const { mentionRate } = chartData.find(({ date }) => date === '2026-03-06')!.intervals!;
    // Variance (2 x 0.5 + 2 x 0.5) / 8^2 = 1/32 with 2 degrees: t 4.3027, effective n 8.
    expect(mentionRate).toMatchObject({ n: 8, prompts: 4, brand: null });
    expect(mentionRate.repeat![0]).toBeCloseTo(8.219, 2);
    expect(mentionRate.repeat![1]).toBeCloseTo(91.781, 2);
    expect(chartData[0]!.intervals!.mentionRate).toEqual({ n: 0, prompts: 0, repeat: null, brand: null });
    const { prompts } = (await api.get(`/projects/${id}/prompts`, query)).data as OperationOutput<'prompts.list'>;
    const promptId = prompts.find(({ prompt }) => prompt === 'Question 0')!.id;
    const own = (await api.get(`/projects/${id}/prompts/${promptId}/timeseries`, query))
      .data as OperationOutput<'prompts.timeseries'>;
    expect(own.chartData.find(({ date }) => date === '2026-03-06')!.intervals!.mentionRate).toMatchObject({
      ...{ n: 2, prompts: 1 },
    });
    const plain = (await api.get(`/projects/${id}/metrics/timeseries`, { timeframe: '7d' }))
      .data as OperationOutput<'metrics.timeseries'>;
    expect(plain.chartData[0]).not.toHaveProperty('intervals');
  });
});
