import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type KettleWorld, openKettleWorld } from '#support/kettle-world.ts';

let kettles: KettleWorld;
let ids: Map<string, string>;

beforeAll(async () => {
  kettles = await openKettleWorld();
  const { brands } = await kettles.call('competitors.tracked', {});
  ids = new Map(brands.map((brand) => [brand.name, brand.id]));
});
afterAll(() => kettles.close());

type Series = OperationOutput<'competitors.timeseries'>;

const idOf = (name: string) => ids.get(name) ?? '';
const series = async (query: Record<string, string>): Promise<Series> =>
  await kettles.call('competitors.timeseries', { timeframe: '7d', ...query });
const countsOf = (data: Series, name: string) =>
  data.brands
    .find((brand) => brand.name === name)
    ?.days.map(({ visible, mentions, cited }) => [visible, mentions, cited]);

describe('brands over time', () => {
  it('have a row for each day from 4 to 10 March, worked out by hand', async () => {
    const data = await series({ brandIds: idOf('Brimstead') });
    expect(data.days.map((day) => [day.date.slice(8), day.answers, day.mentions])).toEqual([
      ['04', 0, 0],
      ['05', 0, 0],
      ['06', 0, 0],
      ['07', 1, 1],
      ['08', 1, 0],
      ['09', 1, 2],
      ['10', 1, 3],
    ]);
    const none = [0, 0, 0];
    expect(countsOf(data, 'Quellwerk')).toEqual([none, none, none, none, [1, 0, 1], [1, 1, 1], [1, 1, 1]]);
    expect(countsOf(data, 'Brimstead')).toEqual([none, none, none, [1, 1, 0], none, [1, 1, 1], [1, 1, 0]]);
  });

  it('are the own brand and those asked for; all of them where nobody is, in the order of adding', async () => {
    const names = async (query: Record<string, string>) => (await series(query)).brands.map((brand) => brand.name);
    expect(await names({ brandIds: `${idOf('Tolvane')}, nobody` })).toEqual(['Quellwerk', 'Tolvane']);
    expect(await names({ brandIds: '' })).toEqual(['Quellwerk']);
    expect(await names({})).toEqual(['Quellwerk', 'Brimstead', 'Fennick', 'Tolvane']);
  });

  it.each([
    [{ tags: 'kitchen' }, [0, 1, 1, 1]],
    [{ model: 'perplexity' }, [0, 0, 1, 0]],
    [{ language: 'de' }, [1, 0, 0, 0]],
    [{ tags: 'kitchen', model: 'chatgpt' }, [0, 1, 0, 1]],
  ])('follow the filters %o', async (filters, answers) => {
    expect((await series(filters)).days.slice(3).map((day) => day.answers)).toEqual(answers);
  });

  it.each<Record<string, string>>([
    {},
    { tags: 'kitchen' },
    { model: 'chatgpt' },
    { language: 'en', tags: 'quiet,germany' },
  ])('add up to the ranking of the same window: %o', async (filters) => {
    const { brands, days } = await series(filters);
    const data = await kettles.call('competitors.list', { timeframe: '7d', ...filters });
    expect(brands.length).toBe(data.competitors.length);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    for (const row of data.competitors) {
      const found = brands.find((brand) => brand.id === row.id);
      expect(sum(days.map((day) => day.answers))).toBe(row.totalResults);
      expect(sum(found?.days.map((day) => day.visible) ?? [])).toBe(row.visibleResults);
      expect(sum(found?.days.map((day) => day.mentions) ?? [])).toBe(row.totalMentions);
      if (row.totalCitations !== null) expect(sum(found?.days.map((day) => day.cited) ?? [])).toBe(row.totalCitations);
    }
  });
});

describe('two brands side by side', () => {
  const compare = async (query: Record<string, string>) =>
    kettles.call('competitors.compare', { timeframe: '7d', ...query } as never);

  it('are named together twice, each first once; one answer names Brimstead alone, one names nobody', async () => {
    const data = await compare({ brandId: idOf('Quellwerk'), otherId: idOf('Brimstead') });
    expect(data).toEqual({
      answers: 4,
      named: { both: 2, onlyBrand: 0, onlyOther: 1, neither: 1 },
      // The own page is cited on 8, 9 and 10 March, one of Brimstead on the 9th.
      cited: { both: 1, onlyBrand: 2, onlyOther: 0, neither: 1 },
      visible: { both: 2, onlyBrand: 1, onlyOther: 1, neither: 0 },
      brandFirst: 1,
      otherFirst: 1,
    });
  });

  it('follow tags and engine', async () => {
    const data = await compare({
      brandId: idOf('Brimstead'),
      otherId: idOf('Fennick'),
      tags: 'kitchen',
      model: 'chatgpt',
    });
    expect(data).toMatchObject({
      answers: 2,
      named: { both: 1, onlyBrand: 0, onlyOther: 0, neither: 1 },
      brandFirst: 1,
    });
  });

  it('a brand that is not tracked is not found', async () => {
    await expect(compare({ brandId: idOf('Quellwerk'), otherId: 'nobody' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
