import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { KETTLE_ANSWERS } from '#support/kettle-answers.ts';
import { type KettleService, openKettleService } from '#support/kettle-world.ts';

type Wish = Omit<OperationInput<'answers.list'>, 'projectId'>;

let kettles: KettleService;
let brands: OperationOutput<'competitors.tracked'>['brands'];

const LINKED = {
  prompt: 'quiet kettle',
  model: 'perplexity',
  answeredAt: '2026-03-06T08:00:00Z',
  text: 'See the links.',
  sources: ['https://old.reddit.com/r/kettles', 'https://notreddit.com/x'],
};

beforeAll(async () => {
  kettles = await openKettleService([...KETTLE_ANSWERS, LINKED]);
  brands = (await kettles.call('competitors.tracked', {})).brands;
});
afterAll(() => kettles.close());

/** Days of the month of what is listed, newest first; `9d` is 2 to 10 March and holds all seven answers. */
async function days(wish: Wish): Promise<string[]> {
  const query = Object.entries({ timeframe: '9d', ...wish }).map(([key, value]) => [key, String(value)]);
  const { data } = await kettles.get('answers.list', Object.fromEntries(query));
  expect(data.pagination.total).toBe(data.answers.length);
  return data.answers.map((answer) => answer.answeredAt.slice(8, 10));
}

const brandId = (name: string) => brands.find((brand) => brand.name === name)?.id ?? '';

describe('the tracked brands', () => {
  it('come with the own one first and then in the order of adding, as they are recognised', () => {
    expect(brands.map((brand) => [brand.name, brand.domain, brand.isUserBrand])).toEqual([
      ['Quellwerk', 'quellwerk.com', true],
      ['Brimstead', 'brimstead.co.uk', false],
      ['Fennick', null, false],
      ['Tolvane', 'shop.tolvane.com', false],
    ]);
  });
});

describe('answers behind a figure', () => {
  it('are those that name a brand, own or not', async () => {
    expect(await days({ brandId: brandId('Brimstead') })).toEqual(['10', '09', '07']);
    expect(await days({ brandId: brandId('Quellwerk') })).toEqual(['10', '09', '03']);
    expect(await days({ brandId: brandId('Tolvane'), timeframe: '7d' })).toEqual([]);
    const { data } = await kettles.get('answers.list', { brandId: brandId('Fennick') });
    expect(data.filteredBy).toEqual({ brand: 'Fennick', withoutBrand: null, source: null, runStartedAt: null });
  });

  it('are those that name one brand without another', async () => {
    expect(await days({ brandId: brandId('Brimstead'), withoutBrandId: brandId('Quellwerk') })).toEqual(['07']);
    expect(await days({ brandId: brandId('Quellwerk'), withoutBrandId: brandId('Brimstead') })).toEqual(['03']);
    expect(await days({ withoutBrandId: 'nobody' })).toEqual([]);
  });

  it('are those that name or cite the own brand, or do not', async () => {
    expect(await days({ mentioned: true })).toEqual(['10', '09', '03']);
    expect(await days({ cited: true })).toEqual(['10', '09', '08']);
    expect(await days({ cited: true, mentioned: false })).toEqual(['08']);
    expect(await days({ cited: false, visible: true })).toEqual(['03']);
    expect(await days({ mentioned: false, visible: false })).toEqual(['07', '06', '02']);
  });

  it('are those that cite a page, a domain or a host below it', async () => {
    const { data } = await kettles.get('sources.list', { timeframe: '9d' });
    const page = data.sources.find((source) => source.domain === 'reddit.com');
    expect(await days({ sourceId: page?.id ?? '' })).toEqual(['10', '02']);
    expect(await days({ domain: 'Reddit.com' })).toEqual(['10', '06', '02']);
    expect(await days({ domain: 'brimstead.co.uk' })).toEqual(['09']);
    expect(await days({ domain: 'co.u' })).toEqual([]);
    const listed = await kettles.get('answers.list', { sourceId: page?.id ?? '' });
    expect(listed.data.filteredBy.source).toBe('https://reddit.com/r/kettles/comments/1/which');
  });

  it('are those that searched for something, in any case and spacing', async () => {
    expect(await days({ fanOutQuery: ' BEST   kettle' })).toEqual(['10', '09']);
    expect(await days({ fanOutQuery: 'ärger mit kochern' })).toEqual(['07']);
  });

  it('stay within the other filters', async () => {
    expect(await days({ mentioned: true, model: 'chatgpt' })).toEqual(['10', '03']);
    expect(await days({ brandId: brandId('Brimstead'), language: 'de' })).toEqual(['07']);
    expect(await days({ domain: 'reddit.com', tags: ['quiet'] })).toEqual(['06', '02']);
    expect(await days({ domain: 'reddit.com', promptSearch: 'BEST' })).toEqual(['10']);
    expect(await days({ mentioned: false, startDate: '2026-03-07', endDate: '2026-03-08' })).toEqual(['08', '07']);
  });

  it.each<Wish>([
    { brandId: 'nobody' },
    { sourceId: 'none' },
    { domain: 'x.example' },
    { fanOutQuery: 'z' },
    { runId: 'r' },
  ])('are none for %j', async (wish) => expect(await days(wish)).toEqual([]));

  it('page as the whole list does', async () => {
    const page = async (number: number) => {
      const { data } = await kettles.get('answers.list', { timeframe: '9d', refusal: 'false', limit: 3, page: number });
      return [data.answers.map((answer) => answer.answeredAt.slice(8, 10)), data.pagination.hasMore];
    };
    expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
      [['10', '09', '08'], true],
      [['07', '06', '03'], true],
      [['02'], false],
      [[], false],
    ]);
  });

  it('have their sources told apart by kind', async () => {
    const list = await kettles.get('answers.list', { cited: 'true', model: 'perplexity' });
    const answer = await kettles.call('answers.get', { answerId: list.data.answers[0]?.id ?? '' });
    expect(answer.sources.map((source) => [source.domain, source.sourceType])).toEqual([
      ['news.brimstead.co.uk', 'competitor'],
      ['quellwerk.com', 'own'],
    ]);
  });
});
