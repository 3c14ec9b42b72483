import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KettleWorld, openKettleWorld } from '#support/kettle-world.ts';

let kettles: KettleWorld;

beforeAll(async () => {
  kettles = await openKettleWorld();
});
afterAll(() => kettles.close());

describe('words that engines add when they search', () => {
  it('are those that the prompt does not have; words that tie others together do not count', async () => {
    const data = await kettles.call('fanouts.words', { timeframe: '7d' });
    const once = { count: 1, queryCount: 1, promptCount: 1 };
    expect(data).toEqual({
      words: [
        { word: 'kochern', ...once },
        { word: 'quiet', ...once },
        { word: 'ärger', ...once },
      ],
      searches: 5,
      isComplete: true,
    });
  });

  it('follow engine, language and tags', async () => {
    const words = async (query: Record<string, string>) =>
      (await kettles.call('fanouts.words', { timeframe: '7d', ...query } as never)).words.map(({ word }) => word);
    expect(await words({ model: 'perplexity' })).toEqual(['quiet']);
    expect(await words({ language: 'de' })).toEqual(['kochern', 'ärger']);
    expect(await words({ tags: 'quiet' })).toEqual([]);
  });
});

describe('searches', () => {
  const list = async (query: Record<string, string>) =>
    (await kettles.call('fanouts.list', { timeframe: '7d', ...query } as never)).fanouts;

  it('can be asked of one engine or language', async () => {
    expect((await list({ model: 'perplexity' })).map(({ query, count }) => [query, count])).toEqual([
      ['BEST kettle', 1],
      ['quiet kettle', 1],
    ]);
    expect((await list({ language: 'de' })).map(({ query }) => query)).toEqual(['ärger mit kochern']);
  });

  it('are found by their words in any order and case', async () => {
    expect((await list({ search: 'KETTLE  quiet' })).map(({ query }) => query)).toEqual(['quiet kettle']);
    expect(await list({ search: 'kettle nobody' })).toEqual([]);
  });

  it('are counted for one engine in their details too', async () => {
    const data = await kettles.call('fanouts.details', {
      timeframe: '7d',
      query: 'best kettle',
      model: 'perplexity',
    });
    expect(data.occurrences).toMatchObject([{ model: 'perplexity' }]);
  });
});

describe('the table of the window, with the words beside it', () => {
  const WINDOW = { timeframe: '7d' } as const;

  it.each([
    ['no filter', {}],
    ['an engine', { model: 'perplexity' }],
    ['a language', { language: 'de' }],
    ['a tag', { tags: 'germany' }],
  ])('says with %s what the list and the words say', async (_, filter) => {
    const input = { ...WINDOW, ...filter } as never;
    const table = await kettles.call('fanouts.table', input);
    expect(table).toEqual({
      ...(await kettles.call('fanouts.list', input)),
      added: await kettles.call('fanouts.words', input),
    });
    expect(table.fanouts.length).toBeGreaterThan(0);
  });

  it('brings the words with its first page only', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) => kettles.call('fanouts.table', { ...WINDOW, page, limit: 1 } as never)),
    );
    expect(pages.map(({ added }) => added?.searches ?? null)).toEqual([5, null]);
    const { fanouts } = await kettles.call('fanouts.list', WINDOW);
    expect(pages.flatMap((page) => page.fanouts)).toEqual(fanouts.slice(0, 2));
  });
});
