import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { type KettleService, openKettleService } from '#support/kettle-world.ts';

type Row = OperationOutput<'competitors.list'>['competitors'][number];

let world: KettleService;
let empty: KettleService;

beforeAll(async () => {
  world = await openKettleService();
  empty = await openKettleService([]);
});
afterAll(async () => {
  await world.close();
  await empty.close();
});

type Query = Partial<Record<keyof OperationInput<'competitors.list'>, string | number>>;

async function list(query: Query = {}): Promise<Row[]> {
  const { status, data } = await world.get('competitors.list', { timeframe: '7d', ...query });
  expect(status).toBe(200);
  return data.competitors;
}

async function names(query: Query): Promise<string[]> {
  return (await list(query)).map((row) => row.name);
}

function find(rows: readonly Row[], name: string): Row {
  const row = rows.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`${name} is not there.`);
  return row;
}

describe('a ranking of four answers', () => {
  test('the own brand is a row with every figure worked out by hand', async () => {
    // 4 answers: named in two (first, second), cited in three, visible in three of two prompts. The week before: 2 answers,
    // named first in one. All brands together are mentioned 6 times now and 2 times before.
    const row = find(await list(), 'Quellwerk');
    expect(row).toMatchObject({
      rawName: 'Quellwerk',
      domain: 'quellwerk.com',
      baseDomain: 'quellwerk.com',
      globalRank: 2,
      isStarred: false,
      isUserBrand: true,
      totalResults: 4,
      visibleResults: 3,
      visibilityRate: 75,
      visibilityChange: 25,
      visibilityIsMentionOnly: false,
      totalMentions: 2,
      mentionRate: 50,
      mentionRateChange: 0,
      mentionsChange: 1,
      totalCitations: 3,
      citationRate: 75,
      citationRateChange: 75,
      avgMentionOrder: 1.5,
      avgMentionOrderChange: 0.5,
      firstMentionSharePercent: 50,
      top3MentionSharePercent: 100,
      averagePosition: 25,
      positionChange: 25,
      sentimentScore: null,
      sentimentChange: null,
      promptCount: 2,
    });
    expect(row.shareOfVoicePercent).toBeCloseTo(200 / 6, 10);
    expect(row.shareOfVoiceChange).toBeCloseTo(200 / 6 - 50, 10);
  });

  test('a competitor cited under a subdomain has citations; what it had not before has no change', async () => {
    const row = find(await list(), 'Brimstead');
    expect(row).toMatchObject({
      domain: 'brimstead.co.uk',
      baseDomain: 'brimstead.co.uk',
      globalRank: 1,
      isUserBrand: false,
      visibleResults: 3,
      visibilityChange: 75,
      totalMentions: 3,
      mentionsChange: 3,
      totalCitations: 1,
      citationRate: 25,
      citationRateChange: 25,
      avgMentionOrderChange: null,
      top3MentionSharePercent: 100,
      shareOfVoicePercent: 50,
      shareOfVoiceChange: 50,
      positionChange: null,
      sentimentChange: null,
      promptCount: 2,
    });
    expect(row.avgMentionOrder).toBeCloseTo(4 / 3, 10);
    expect(row.firstMentionSharePercent).toBeCloseTo(200 / 3, 10);
    expect(row.averagePosition).toBeCloseTo(40 / 3, 9);
  });

  test('a brand without a domain is visible by mention only and has no citation figures', async () => {
    expect(find(await list(), 'Fennick')).toMatchObject({
      domain: '',
      baseDomain: '',
      visibilityIsMentionOnly: true,
      visibilityRate: 25,
      mentionRate: 25,
      totalCitations: null,
      citationRate: null,
      citationRateChange: null,
      avgMentionOrder: 3,
      firstMentionSharePercent: 0,
      top3MentionSharePercent: 100,
      averagePosition: 80,
    });
  });

  test('a brand that nobody names has zeros for counts and rates, null for what describes mentions', async () => {
    expect(find(await list(), 'Tolvane')).toMatchObject({
      domain: 'shop.tolvane.com',
      baseDomain: 'tolvane.com',
      globalRank: 4,
      visibleResults: 0,
      visibilityRate: 0,
      visibilityChange: -50,
      totalMentions: 0,
      mentionsChange: -1,
      totalCitations: 0,
      citationRate: 0,
      avgMentionOrder: null,
      avgMentionOrderChange: null,
      firstMentionSharePercent: null,
      top3MentionSharePercent: null,
      shareOfVoicePercent: 0,
      shareOfVoiceChange: -50,
      averagePosition: null,
      sentimentScore: null,
      promptCount: 0,
    });
  });
});

describe('order and pages', () => {
  test('equal visibility is settled by mentions', async () => {
    expect(await names({})).toEqual(['Brimstead', 'Quellwerk', 'Fennick', 'Tolvane']);
  });

  test.each([
    ['visibility', 'asc', ['Tolvane', 'Fennick', 'Brimstead', 'Quellwerk']],
    ['mentions', 'desc', ['Brimstead', 'Quellwerk', 'Fennick', 'Tolvane']],
    ['mentions', 'asc', ['Tolvane', 'Fennick', 'Quellwerk', 'Brimstead']],
    ['position', 'desc', ['Fennick', 'Quellwerk', 'Brimstead', 'Tolvane']],
    ['position', 'asc', ['Brimstead', 'Quellwerk', 'Fennick', 'Tolvane']],
    ['sentiment', 'asc', ['Brimstead', 'Quellwerk', 'Fennick', 'Tolvane']],
    ['sentiment', 'desc', ['Brimstead', 'Quellwerk', 'Fennick', 'Tolvane']],
    ['name', 'asc', ['Brimstead', 'Fennick', 'Quellwerk', 'Tolvane']],
    ['name', 'desc', ['Tolvane', 'Quellwerk', 'Fennick', 'Brimstead']],
  ] as const)('by %s %s, with nulls last and ties by rank', async (sortBy, sortDir, expected) => {
    expect(await names({ sortBy, sortDir })).toEqual(expected);
  });

  test('the search finds parts of names and domains in any case, and the rank is that among all', async () => {
    expect(await names({ search: 'STEAD' })).toEqual(['Brimstead']);
    expect(await names({ search: 'werk.COM' })).toEqual(['Quellwerk']);
    expect((await list({ search: 'fenn' }))[0]?.globalRank).toBe(3);
    expect(await names({ search: 'nobody' })).toEqual([]);
  });

  test('pages hold each row once and say whether more follow', async () => {
    const first = await world.get('competitors.list', { timeframe: '7d', page: 1, limit: 3 });
    const second = await world.get('competitors.list', { timeframe: '7d', page: 2, limit: 3 });
    expect(first.data.pagination).toEqual({ page: 1, limit: 3, total: 4, hasMore: true });
    expect(second.data.pagination).toEqual({ page: 2, limit: 3, total: 4, hasMore: false });
    expect(second.data.competitors.map((row) => row.name)).toEqual(['Tolvane']);
  });
});

describe('filters', () => {
  test('a tag counts the answers of the prompts that carry it, in any case', async () => {
    // Three answers of two prompts: the own brand is visible in all, Brimstead in two.
    const rows = await list({ tags: 'KITCHEN' });
    expect(rows.map((row) => row.totalResults)).toEqual([3, 3, 3, 3]);
    expect(find(rows, 'Quellwerk')).toMatchObject({ visibilityRate: 100, citationRate: 100, promptCount: 2 });
    expect(find(rows, 'Brimstead')).toMatchObject({ totalMentions: 2, avgMentionOrder: 1.5, averagePosition: 20 });
    expect(find(rows, 'Brimstead').firstMentionSharePercent).toBe(50);
  });

  test('any of several tags is enough; a JSON array says the same', async () => {
    expect((await list({ tags: 'quiet,germany' }))[0]?.totalResults).toBe(2);
    expect(await list({ tags: '["quiet","germany"]' })).toEqual(await list({ tags: 'quiet,germany' }));
  });

  test('all prompts by their tags give the same figures as no filter', async () => {
    expect(await list({ tags: 'kitchen,germany' })).toEqual(await list());
  });

  test('language and model choose answers, with and without a tag', async () => {
    expect(find(await list({ language: 'De' }), 'Brimstead')).toMatchObject({ totalResults: 1, visibilityRate: 100 });
    expect(find(await list({ model: 'perplexity' }), 'Quellwerk')).toMatchObject({
      totalResults: 1,
      avgMentionOrder: 2,
    });
    expect((await list({ model: 'perplexity', tags: 'kitchen' }))[0]?.totalResults).toBe(1);
    expect((await list({ language: 'de', tags: 'kitchen' }))[0]?.totalResults).toBe(0);
  });

  test('dates win over the timeframe and are compared with the days before', async () => {
    const [row] = await list({ startDate: '2026-03-10', endDate: '2026-03-10', search: 'Quellwerk' });
    // One answer named first; the day before, named second.
    expect(row).toMatchObject({ totalResults: 1, avgMentionOrder: 1, avgMentionOrderChange: -1, positionChange: -50 });
  });

  test.each([
    { sortBy: 'rank' },
    { sortDir: 'up' },
    { limit: 0 },
    { limit: 501 },
    { page: 0 },
    { timeframe: 'all' },
    { model: 'nobody' },
    { startDate: '2026-03-01' },
  ])('%o is refused', async (query) => {
    const { status, error } = await world.get('competitors.list', query as never);
    expect([status, error.code]).toEqual([400, 'VALIDATION_ERROR']);
  });

  test('a key without the scope read is refused', async () => {
    expect(await world.getWith(['export'], '/competitors')).toBe(403);
  });
});

test('without answers rates are 0, what may be null is null, and no change is told', async () => {
  const { data } = await empty.get('competitors.list');
  expect(data.pagination.total).toBe(4);
  expect(data.competitors[0]).toMatchObject({
    totalResults: 0,
    globalRank: null,
    visibilityRate: 0,
    mentionRate: 0,
    totalMentions: 0,
    citationRate: null,
    shareOfVoicePercent: null,
    avgMentionOrder: null,
    sentimentScore: null,
    visibilityChange: null,
    mentionsChange: null,
    promptCount: 0,
  });
});

test('changes are null when the previous period has no answers', async () => {
  const rows = await list({ timeframe: '30d' });
  expect(find(rows, 'Quellwerk')).toMatchObject({ totalResults: 6, visibilityChange: null, mentionsChange: null });
});

test('a star is kept, changes no figure, and a stranger cannot be starred', async () => {
  const before = find(await list(), 'Fennick');
  await world.call('competitors.star', { competitorId: before.id, isStarred: true });
  expect(find(await list(), 'Fennick')).toEqual({ ...before, isStarred: true });
  const stranger = world.call('competitors.star', { competitorId: 'nobody', isStarred: true });
  await expect(stranger).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
