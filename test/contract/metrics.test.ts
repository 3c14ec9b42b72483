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

interface Period {
  totalResponses: number;
  periodStart: string;
  periodEnd: string;
}
type Summary = { current: Period; previous: Period; changes: object };

const summary = async (query: Record<string, string> = {}) =>
  (await api.get(`/projects/${project.id}/metrics`, query)).data as Summary;
const series = async (query: Record<string, string> = {}) =>
  (await api.get(`/projects/${project.id}/metrics/timeseries`, query)).data as {
    chartData: { date: string; totalResults: number; mentions: number; cited: number }[];
    anchoredWindow: null;
  };

describe('GET /projects/{projectId}/metrics', () => {
  it('counts a period as the definitions say', async () => {
    const { current } = await summary({ timeframe: '7d' });
    expect(current).toEqual({
      totalResponses: 5,
      responseVisibilityRate: 80,
      mentionRate: 60,
      citationRate: 40,
      mentions: 3,
      cited: 2,
      visibilityRate: (2 / 3) * 100,
      visible: 2,
      notVisible: 1,
      // Depths: word 0 of 4, word 3 of 4 and word 3 of 4.
      position: (0 + 75 + 75) / 3,
      sentiment: null,
      sentimentCoverage: 0,
      sentimentShares: expect.any(Object),
      date: '2026-03-09',
      periodStart: '2026-03-03',
      periodEnd: '2026-03-09',
      intervals: expect.any(Object),
    });
  });

  it('compares with the equally long period directly before', async () => {
    const { previous, changes } = await summary({ timeframe: '7d' });
    expect(previous).toMatchObject({
      totalResponses: 2,
      responseVisibilityRate: 50,
      mentionRate: 50,
      citationRate: 0,
      visibilityRate: 50,
      visible: 1,
      notVisible: 1,
      position: 0,
      date: '2026-03-02',
      periodStart: '2026-02-24',
      periodEnd: '2026-03-02',
    });
    expect(changes).toEqual({
      visibleChange: 1,
      visibilityRateChange: (2 / 3) * 100 - 50,
      responseVisibilityRateChange: 30,
      mentionsChange: 2,
      positionChange: 50,
      sentimentChange: null,
      mentionRateChange: 10,
      citationRateChange: 40,
      citedChange: 2,
      verdicts: expect.any(Object),
    });
  });

  it('is zeros for rates and nulls for averages and their changes without answers', async () => {
    const { current, previous, changes } = await summary({ startDate: '2025-01-01', endDate: '2025-01-31' });
    for (const period of [current, previous]) {
      expect(period).toMatchObject({
        totalResponses: 0,
        mentionRate: 0,
        visibilityRate: 0,
        position: null,
        sentiment: null,
      });
    }
    expect(changes).toMatchObject({ mentionRateChange: 0, positionChange: null, sentimentChange: null });
  });

  it.each<[Record<string, string>, number]>([
    [{ model: 'grok' }, 1],
    [{ model: 'chatgpt' }, 4],
    [{ model: 'claude' }, 0],
    [{ language: 'de' }, 2],
    [{ language: 'DE' }, 2],
    [{ language: 'en' }, 3],
    [{ tags: 'x' }, 3],
    [{ tags: 'Y' }, 1],
    [{ tags: 'y,nothing' }, 1],
    [{ tags: '["x","y"]' }, 3],
    [{ tags: 'nothing' }, 0],
    [{ tags: '' }, 5],
    [{ tags: 'x', model: 'grok' }, 1],
    [{ tags: 'x', language: 'de' }, 0],
  ])('with %j has %i answers', async (filter, count) => {
    expect((await summary({ timeframe: '7d', ...filter })).current.totalResponses).toBe(count);
  });

  it('gives the same figures through a tag that every prompt carries', async () => {
    const plain = await summary({ timeframe: '14d' });
    const { prompts } = (await api.get(`/projects/${project.id}/prompts`)).data as { prompts: { id: string }[] };
    await api.post(`/projects/${project.id}/tags`, { name: 'all', promptIds: prompts.map(({ id }) => id) });
    expect(await summary({ timeframe: '14d', tags: 'ALL' })).toEqual(plain);
    expect(await series({ timeframe: '14d', tags: 'all' })).toEqual(await series({ timeframe: '14d' }));
  });

  it('accepts page and limit and ignores them', async () => {
    expect(await summary({ page: '3', limit: '1' })).toEqual(await summary());
  });
});

describe('the window', () => {
  it('is the thirty days that end yesterday unless asked otherwise', async () => {
    const { current } = await summary();
    expect(current).toMatchObject({ periodStart: '2026-02-08', periodEnd: '2026-03-09', totalResponses: 8 });
  });

  it('has dates of its own, inclusive and today too, which win over the timeframe', async () => {
    const { current, previous } = await summary({ timeframe: '7d', startDate: '2026-03-09', endDate: '2026-03-10' });
    expect(current).toMatchObject({ periodStart: '2026-03-09', periodEnd: '2026-03-10', totalResponses: 3 });
    expect(previous).toMatchObject({ periodStart: '2026-03-07', periodEnd: '2026-03-08' });
  });

  it('may be one day, the longest timeframe, or a leap day', async () => {
    expect((await summary({ timeframe: '1d' })).current).toMatchObject({
      periodStart: '2026-03-09',
      totalResponses: 2,
    });
    expect((await series({ timeframe: '3660d' })).chartData).toHaveLength(3660);
    expect((await series({ startDate: '2024-02-29', endDate: '2024-02-29' })).chartData).toHaveLength(1);
  });

  it('moves on at midnight UTC', async () => {
    test.clock.set(Date.UTC(2026, 2, 10, 23, 59, 59, 999));
    expect((await summary({ timeframe: '1d' })).current.periodEnd).toBe('2026-03-09');
    test.clock.advance(1);
    expect((await summary({ timeframe: '1d' })).current.periodEnd).toBe('2026-03-10');
    test.clock.set(Date.UTC(2026, 2, 10, 12));
  });

  it.each<[Record<string, string>, string]>([
    [{ timeframe: '0d' }, 'timeframe'],
    [{ timeframe: '3661d' }, 'timeframe'],
    [{ timeframe: '-7d' }, 'timeframe'],
    [{ timeframe: '7' }, 'timeframe'],
    [{ timeframe: '1.5d' }, 'timeframe'],
    [{ timeframe: '' }, 'timeframe'],
    [{ timeframe: 'all' }, 'timeframe'],
    [{ startDate: '2026-03-01' }, 'endDate'],
    [{ endDate: '2026-03-01' }, 'startDate'],
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'startDate'],
    [{ startDate: '2026-02-29', endDate: '2026-03-01' }, 'startDate'],
    [{ startDate: '2026-3-1', endDate: '2026-03-01' }, 'startDate'],
    [{ startDate: '2026-03-01', endDate: '2026-03-01T00:00:00Z' }, 'endDate'],
    [{ startDate: '2026-03-01', endDate: '2026-13-01' }, 'endDate'],
    [{ startDate: '1970-01-01', endDate: '9999-12-31' }, 'endDate'],
    [{ startDate: '', endDate: '2026-03-01' }, 'startDate'],
    [{ model: 'ChatGPT' }, 'model'],
    [{ model: '' }, 'model'],
    [{ language: 'english' }, 'language'],
    [{ tags: '[{}]' }, 'tags.0'],
    [{ tags: '[' }, 'tags'],
  ])('refuses %j on every figure', async (query, path) => {
    for (const place of ['metrics', 'metrics/timeseries', 'prompts']) {
      const reply = await api.get(`/projects/${project.id}/${place}`, query);
      expect(reply.status, place).toBe(400);
      expect(reply.error.details).toMatchObject({ issues: [{ path }] });
    }
  });

  it('may reach back before 1970 for the period before', async () => {
    const { previous } = await summary({ startDate: '1970-01-01', endDate: '1970-01-31' });
    expect(previous).toMatchObject({ periodStart: '1969-12-01', periodEnd: '1969-12-31', totalResponses: 0 });
  });
});

describe('GET /projects/{projectId}/metrics/timeseries', () => {
  it('has one element for each calendar day, empty days too, oldest first', async () => {
    const { chartData, anchoredWindow } = await series({ timeframe: '7d' });
    expect(anchoredWindow).toBeNull();
    expect(chartData.map(({ date, totalResults }) => [date, totalResults])).toEqual([
      ['2026-03-03', 1],
      ['2026-03-04', 1],
      ['2026-03-05', 1],
      ['2026-03-06', 0],
      ['2026-03-07', 0],
      ['2026-03-08', 0],
      ['2026-03-09', 2],
    ]);
    expect((await series()).chartData).toHaveLength(30);
  });

  it('counts a day: rank among the brands named, depth, and distinct prompts', async () => {
    const { chartData } = await series({ timeframe: '1d' });
    expect(chartData).toEqual([
      {
        date: '2026-03-09',
        totalResults: 2,
        visible: 2,
        notVisible: 0,
        mentions: 2,
        cited: 1,
        // First in one answer, second behind Kordiva in the other.
        mentionOrder: 1.5,
        position: 37.5,
        sentiment: null,
        sentimentCoverage: 0,
        sentimentShares: { answers: 2, positive: 0, neutral: 0, negative: 0, none: 100, overrides: 0 },
        uniquePrompts: 1,
      },
    ]);
  });

  it('has nulls where the brand was not named and zeros where nothing was asked', async () => {
    const { chartData } = await series({ startDate: '2026-03-04', endDate: '2026-03-06' });
    expect(chartData[0]).toMatchObject({
      totalResults: 1,
      visible: 0,
      notVisible: 1,
      mentionOrder: null,
      position: null,
    });
    expect(chartData[1]).toMatchObject({ visible: 1, mentions: 0, cited: 1, mentionOrder: null, sentiment: null });
    expect(chartData[2]).toEqual({
      date: '2026-03-06',
      totalResults: 0,
      visible: 0,
      notVisible: 0,
      mentions: 0,
      cited: 0,
      mentionOrder: null,
      position: null,
      sentiment: null,
      sentimentCoverage: null,
      sentimentShares: null,
      uniquePrompts: 0,
    });
  });

  it('adds up to the summary of the same window', async () => {
    const { chartData } = await series({ timeframe: '30d' });
    const sum = (field: 'totalResults' | 'mentions' | 'cited') =>
      chartData.reduce((total, day) => total + day[field], 0);
    const { current } = await summary({ timeframe: '30d' });
    expect(current).toMatchObject({
      totalResponses: sum('totalResults'),
      mentions: sum('mentions'),
      cited: sum('cited'),
    });
  });
});

describe('prompts with figures', () => {
  it('take window and model for their figures and still show every prompt', async () => {
    const { prompts } = (await api.get(`/projects/${project.id}/prompts`, { timeframe: '7d', model: 'chatgpt' }))
      .data as {
      prompts: { prompt: string }[];
    };
    const byText = Object.fromEntries(prompts.map((prompt) => [prompt.prompt, prompt]));
    expect(prompts).toHaveLength(3);
    expect(byText.A).toMatchObject({
      isVisible: true,
      mentions: 1,
      mentionRate: 100,
      citationRate: 0,
      competitorCount: 0,
    });
    expect(byText.B).toMatchObject({
      mentions: 1,
      mentionRate: 50,
      citationRate: 50,
      sourceCount: 1,
      averagePosition: 75,
    });
    expect(byText.C).toMatchObject({ isVisible: false, mentions: 0, averagePosition: null, sentimentCategory: null });
  });
});
