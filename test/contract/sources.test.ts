import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { type KettleService, openKettleService } from '#support/kettle-world.ts';

type Source = OperationOutput<'sources.list'>['sources'][number];
type Query = Partial<Record<keyof OperationInput<'sources.list'>, string | number>>;

let world: KettleService;

beforeAll(async () => {
  world = await openKettleService();
});
afterAll(() => world.close());

async function list(query: Query = {}): Promise<Source[]> {
  const { status, data } = await world.get('sources.list', { timeframe: '7d', ...query });
  expect(status).toBe(200);
  return data.sources;
}

const urls = async (query: Query) => (await list(query)).map((source) => source.url);

const OWN = 'https://quellwerk.com/a';
const REDDIT = 'https://reddit.com/r/kettles/comments/1/which';
const RIVAL = 'https://news.brimstead.co.uk/x';

describe('the pages that four answers cite', () => {
  test('three spellings of one page are one row; its place is the mean over the answers', async () => {
    const [own] = await list();
    expect(own).toMatchObject({
      url: OWN,
      domain: 'quellwerk.com',
      title: 'Our kettles',
      sourceType: 'own',
      citationCount: 3,
      promptCount: 2,
      averagePosition: 4 / 3,
    });
    expect(own?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a discussion, and a page below the domain of a competitor without a title', async () => {
    const rows = await list();
    expect(rows.find((row) => row.url === REDDIT)).toMatchObject({
      sourceType: 'ugc',
      urlType: 'discussion',
      citationCount: 1,
      averagePosition: 2,
    });
    expect(rows.find((row) => row.url === RIVAL)).toMatchObject({ sourceType: 'competitor', title: '' });
  });

  test('equal counts are settled by the place in the lists', async () => {
    expect(await urls({})).toEqual([OWN, RIVAL, REDDIT]);
  });
});

describe('order, search and pages', () => {
  test.each([
    ['citations', 'asc', [RIVAL, REDDIT, OWN]],
    ['domain', 'asc', [RIVAL, OWN, REDDIT]],
    ['domain', 'desc', [REDDIT, OWN, RIVAL]],
    ['type', 'asc', [RIVAL, OWN, REDDIT]],
    ['type', 'desc', [REDDIT, OWN, RIVAL]],
  ] as const)('by %s %s', async (sortBy, sortDir, expected) => {
    expect(await urls({ sortBy, sortDir })).toEqual(expected);
  });

  test('the search finds parts of domains and titles in any case, not of paths', async () => {
    expect(await urls({ search: 'REDD' })).toEqual([REDDIT]);
    expect(await urls({ search: 'which ONE' })).toEqual([REDDIT]);
    expect(await urls({ search: 'comments' })).toEqual([]);
    const searched = await list({ search: 'quellwerk' });
    expect(searched).toEqual((await list()).slice(0, 1));
  });

  test('pages hold each row once', async () => {
    const first = await world.get('sources.list', { timeframe: '7d', limit: 2 });
    const second = await world.get('sources.list', { timeframe: '7d', limit: 2, page: 2 });
    expect(first.data.pagination).toEqual({ page: 1, limit: 2, total: 3, hasMore: true });
    expect(second.data.pagination.hasMore).toBe(false);
    expect([...first.data.sources, ...second.data.sources].map((row) => row.url)).toEqual([OWN, RIVAL, REDDIT]);
  });
});

describe('filters', () => {
  test('days, engine, tag and language choose the answers', async () => {
    expect((await list({ startDate: '2026-03-09', endDate: '2026-03-09' })).map((row) => row.citationCount)).toEqual([
      1, 1,
    ]);
    expect(await urls({ model: 'perplexity' })).toEqual([RIVAL, OWN]);
    expect((await list({ tags: 'quiet' })).map((row) => [row.url, row.averagePosition])).toEqual([[OWN, 1]]);
    expect(await urls({ language: 'de' })).toEqual([]);
    expect((await list({ language: 'en', tags: 'kitchen' }))[0]?.citationCount).toBe(3);
    expect((await list({ timeframe: '30d', search: 'reddit' }))[0]).toMatchObject({ citationCount: 2, promptCount: 2 });
  });

  test.each([{ sortBy: 'url' }, { sortDir: '' }, { limit: 501 }, { timeframe: '0d' }])(
    '%o is refused',
    async (query) => {
      expect((await world.get('sources.list', query as never)).status).toBe(400);
    },
  );

  test('a key without the scope read is refused', async () => {
    expect(await world.getWith(['write'], '/sources')).toBe(403);
  });
});

describe('the owner may say what a domain is', () => {
  test('a word on a registrable domain covers its hosts, and null takes it back', async () => {
    const said = await world.call('sources.classify', { domain: 'https://www.Reddit.com/r', sourceType: 'social' });
    expect(said).toEqual({ domain: 'reddit.com', sourceType: 'social' });
    expect((await list({ search: 'reddit' }))[0]?.sourceType).toBe('social');
    await world.call('sources.classify', { domain: 'reddit.com', sourceType: null });
    expect((await list({ search: 'reddit' }))[0]?.sourceType).toBe('ugc');
  });

  test('own and competitor domains win over it', async () => {
    await world.call('sources.classify', { domain: 'news.brimstead.co.uk', sourceType: 'editorial' });
    expect((await list({ search: 'brimstead' }))[0]?.sourceType).toBe('competitor');
    await world.call('sources.classify', { domain: 'news.brimstead.co.uk', sourceType: null });
  });

  test.each(['co.uk', 'nothing here', 'https://'])('%s is no domain', async (domain) => {
    const saying = world.call('sources.classify', { domain, sourceType: 'ugc' });
    await expect(saying).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  test('a key cannot', async () => {
    expect(await world.getWith(['read', 'write'], '/sources/classify')).toBe(404);
  });
});

test('a new competitor owns its pages at once, history included', async () => {
  const fresh = await openKettleService();
  await fresh.call('competitors.add', { name: 'Redd Kettles', domain: 'reddit.com' });
  const { data } = await fresh.get('sources.list', { timeframe: '30d', search: 'reddit' });
  expect(data.sources[0]?.sourceType).toBe('competitor');
  await fresh.close();
});

test('a project without answers has no sources', async () => {
  const empty = await openKettleService([]);
  const { data } = await empty.get('sources.list');
  expect(data).toEqual({ sources: [], pagination: { page: 1, limit: 50, total: 0, hasMore: false } });
  await empty.close();
});
