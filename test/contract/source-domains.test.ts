import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KettleWorld, openKettleWorld } from '#support/kettle-world.ts';

let kettles: KettleWorld;

beforeAll(async () => {
  kettles = await openKettleWorld();
});
afterAll(() => kettles.close());

type Query = Record<string, string | number>;

const domains = async (query: Query = {}) =>
  await kettles.call('sources.domains', { timeframe: '7d', ...query } as never);

describe('the domains that four answers cite', () => {
  it('count an answer once, beside the seven days before', async () => {
    const data = await domains();
    expect(data.domains).toEqual([
      {
        domain: 'quellwerk.com',
        sourceType: 'own',
        citationCount: 3,
        previousCount: 0,
        pageCount: 1,
        promptCount: 2,
        averagePosition: 4 / 3,
      },
      {
        domain: 'news.brimstead.co.uk',
        sourceType: 'competitor',
        citationCount: 1,
        previousCount: 0,
        pageCount: 1,
        promptCount: 1,
        averagePosition: 1,
      },
      {
        domain: 'reddit.com',
        sourceType: 'ugc',
        citationCount: 1,
        previousCount: 1,
        pageCount: 1,
        promptCount: 1,
        averagePosition: 2,
      },
    ]);
    expect(data.meta).toEqual({
      answers: 4,
      previousAnswers: 2,
      citingAnswers: 3,
      types: [
        { sourceType: 'own', citations: 3, pageCount: 1 },
        { sourceType: 'competitor', citations: 1, pageCount: 1 },
        { sourceType: 'ugc', citations: 1, pageCount: 1 },
      ],
    });
  });

  it.each([
    [{ sortBy: 'change', sortDir: 'asc' }, ['reddit.com', 'news.brimstead.co.uk', 'quellwerk.com']],
    [{ sortBy: 'place', sortDir: 'desc' }, ['reddit.com', 'quellwerk.com', 'news.brimstead.co.uk']],
    [{ sortBy: 'domain', sortDir: 'asc' }, ['news.brimstead.co.uk', 'quellwerk.com', 'reddit.com']],
    [{ search: 'RED' }, ['reddit.com']],
    [{ sourceType: 'competitor' }, ['news.brimstead.co.uk']],
    [{ limit: 1, page: 2 }, ['news.brimstead.co.uk']],
    [{ tags: 'germany' }, []],
    [{ model: 'perplexity' }, ['news.brimstead.co.uk', 'quellwerk.com']],
  ])('%o', async (query, expected) => {
    expect((await domains(query)).domains.map((row) => row.domain)).toEqual(expected);
  });

  it('two pages of one domain in one answer are one citation of it, at the first place', async () => {
    const { addAnswers, close, call } = await openKettleWorld([]);
    await addAnswers([
      {
        prompt: 'kettle',
        model: 'chatgpt',
        answeredAt: '2026-03-10T08:00:00Z',
        text: 'None.',
        sources: ['https://a.example/1', 'https://b.example/1', 'https://a.example/2'],
      },
    ]);
    const data = await call('sources.domains', { timeframe: '7d' });
    expect(data.domains).toMatchObject([
      { domain: 'a.example', citationCount: 1, pageCount: 2, averagePosition: 1 },
      { domain: 'b.example', citationCount: 1, pageCount: 1, averagePosition: 2 },
    ]);
    expect(data.meta.types).toEqual([{ sourceType: 'other', citations: 3, pageCount: 3 }]);
    expect((await call('sources.movers', { timeframe: '7d' })).movers).toEqual([]);
    await close();
  });
});

describe('movers', () => {
  const movers = async (query: Query) => await kettles.call('sources.movers', query as never);

  it('go by the change of share: three of four answers against none, one of four against one of two', async () => {
    const { movers: found, meta } = await movers({ timeframe: '7d' });
    expect(found.map(({ domain, move }) => [domain, move])).toEqual([
      ['quellwerk.com', 'new'],
      ['news.brimstead.co.uk', 'new'],
      ['reddit.com', 'falling'],
    ]);
    expect(meta).toEqual({ answers: 4, previousAnswers: 2 });
  });

  it('are pages too; what is cited no longer is gone', async () => {
    // The day 3 March cites nothing; the day before cites the discussion.
    const day = { startDate: '2026-03-03', endDate: '2026-03-03', by: 'page' };
    expect((await movers(day)).movers).toMatchObject([
      {
        domain: 'reddit.com',
        url: 'https://reddit.com/r/kettles/comments/1/which',
        title: 'Which one?',
        citationCount: 0,
        previousCount: 1,
        move: 'gone',
      },
    ]);
  });

  it('are none where there is nothing to compare with', async () => {
    expect((await movers({ timeframe: '90d' })).movers).toEqual([]);
  });
});

describe('gaps', () => {
  it('are pages of answers that show a competitor and not the own brand', async () => {
    const data = await kettles.call('sources.gaps', { timeframe: '9d' });
    // 7 March names Brimstead without a source; 2 March names Tolvane and cites the discussion, as 10 March does.
    expect(data.meta).toEqual({ answers: 6, gapAnswers: 2 });
    expect(data.gaps).toMatchObject([
      {
        domain: 'reddit.com',
        title: 'Which one?',
        sourceType: 'ugc',
        citationCount: 2,
        gapCount: 1,
        promptCount: 1,
        competitors: [{ name: 'Tolvane', answers: 1 }],
      },
    ]);
    expect(await kettles.call('sources.gaps', { timeframe: '7d' })).toMatchObject({
      gaps: [],
      meta: { answers: 4, gapAnswers: 1 },
    });
  });
});
