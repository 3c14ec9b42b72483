import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type KettleService, openKettleService } from '#support/kettle-world.ts';

let world: KettleService;

beforeAll(async () => {
  world = await openKettleService();
});
afterAll(() => world.close());

const list = async (query: Record<string, string | number> = {}) => {
  const { status, data } = await world.get('fanouts.list', { timeframe: '7d', ...query });
  expect(status).toBe(200);
  return data;
};

describe('fanouts.list', () => {
  test('spellings are one row under the newest one; each occurrence counts, also twice in one answer', async () => {
    const { fanouts } = await list();
    expect(fanouts[0]).toEqual({
      query: 'best kettle',
      count: 3,
      promptCount: 1,
      models: ['chatgpt', 'perplexity'],
      lastSeen: '2026-03-10T08:00:00.000Z',
      samplePrompt: 'best kettle',
    });
  });

  test('they come by count, then by query; empty queries are dropped', async () => {
    const { fanouts, pagination } = await list();
    expect(fanouts.map(({ query, count }) => [query, count])).toEqual([
      ['best kettle', 3],
      ['quiet kettle', 1],
      ['ärger mit kochern', 1],
    ]);
    expect(pagination).toEqual({ page: 1, limit: 50, total: 3, hasMore: false });
  });

  test('meta counts all answers of the window and their prompts, whether they searched or not', async () => {
    expect((await list()).meta).toEqual({ totalResults: 4, totalPrompts: 3, timeframeDays: 7 });
  });

  test('the default is 90 days; 365d and any other number of days are taken', async () => {
    expect((await world.get('fanouts.list')).data.meta).toEqual({
      totalResults: 6,
      totalPrompts: 3,
      timeframeDays: 90,
    });
    expect((await list({ timeframe: '365d' })).meta.timeframeDays).toBe(365);
    expect((await list({ timeframe: '8d' })).fanouts.map((row) => row.query)).toContain('old');
  });

  test('all starts with the first answer and ends yesterday', async () => {
    // From 2 to 10 March.
    expect((await list({ timeframe: 'all' })).meta).toEqual({ totalResults: 6, totalPrompts: 3, timeframeDays: 9 });
  });

  test('dates override the timeframe, and the newest spelling is that of the window', async () => {
    const data = await list({ timeframe: 'all', startDate: '2026-03-09', endDate: '2026-03-09' });
    expect(data.meta).toEqual({ totalResults: 1, totalPrompts: 1, timeframeDays: 1 });
    expect(data.fanouts.map((row) => row.query)).toEqual(['BEST kettle', 'quiet kettle']);
  });

  test('tags choose prompts', async () => {
    const data = await list({ tags: 'germany' });
    expect(data.fanouts.map((row) => row.query)).toEqual(['ärger mit kochern']);
    expect(data.meta).toEqual({ totalResults: 1, totalPrompts: 1, timeframeDays: 7 });
  });

  test('pages hold each row once', async () => {
    const second = await list({ page: 2, limit: 2 });
    expect(second.pagination).toEqual({ page: 2, limit: 2, total: 3, hasMore: false });
    expect(second.fanouts.map((row) => row.query)).toEqual(['ärger mit kochern']);
  });

  test.each([{ timeframe: 'ever' }, { timeframe: '0d' }, { limit: 501 }, { endDate: '2026-03-01' }])(
    '%o is refused',
    async (query) => expect((await world.get('fanouts.list', query as never)).status).toBe(400),
  );
});

describe('fanouts.details', () => {
  const details = async (query: Record<string, string>) =>
    (await world.get('fanouts.details', { timeframe: '7d', ...query })).data;

  test('every occurrence comes newest first, whatever case and spacing the question has', async () => {
    const data = await details({ query: '  BEST   Kettle ' });
    expect(data).toMatchObject({ query: 'best kettle', totalOccurrences: 3 });
    expect(data.occurrences.map((row) => row.timestamp)).toEqual([
      '2026-03-10T08:00:00.000Z',
      '2026-03-10T08:00:00.000Z',
      '2026-03-09T08:00:00.000Z',
    ]);
    expect(data.occurrences[2]).toMatchObject({
      promptText: 'best kettle',
      brandName: 'Quellwerk',
      model: 'perplexity',
      visible: true,
      mentions: 1,
    });
  });

  test('a limit gives one page of them, and the number of all', async () => {
    const all = await details({ query: 'best kettle' });
    const second = await details({ query: 'best kettle', limit: '2', page: '2' });
    expect(second).toEqual({ ...all, occurrences: all.occurrences.slice(2) });
    expect((await details({ query: 'best kettle', limit: '2', page: '3' })).occurrences).toEqual([]);
  });

  test('an answer that neither names nor cites the brand is not visible', async () => {
    const { occurrences } = await details({ query: 'Ärger mit Kochern' });
    expect(occurrences).toMatchObject([{ visible: false, mentions: 0, model: 'chatgpt' }]);
  });

  test('the same window and tags as in the list', async () => {
    expect((await details({ query: 'old' })).totalOccurrences).toBe(0);
    expect((await details({ query: 'old', timeframe: 'all' })).totalOccurrences).toBe(1);
    expect((await details({ query: 'best kettle', tags: 'germany' })).totalOccurrences).toBe(0);
    const day = { startDate: '2026-03-09', endDate: '2026-03-09' };
    expect((await details({ query: 'best kettle', ...day })).totalOccurrences).toBe(1);
  });

  test('an unknown query has no occurrences and comes back as asked', async () => {
    expect(await details({ query: ' Never  asked ' })).toEqual({
      query: 'Never asked',
      totalOccurrences: 0,
      occurrences: [],
    });
  });

  test('the query is required', async () => {
    expect((await world.get('fanouts.details', {})).status).toBe(400);
    expect((await world.get('fanouts.details', { query: '  ' })).status).toBe(400);
  });
});

test('a project without answers has none, and all time is no days long', async () => {
  const empty = await openKettleService([]);
  const { data } = await empty.get('fanouts.list', { timeframe: 'all' });
  expect(data).toMatchObject({ fanouts: [], meta: { totalResults: 0, totalPrompts: 0, timeframeDays: 0 } });
  await empty.close();
});
