import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type KettleService, openKettleService } from '#support/kettle-world.ts';

let world: KettleService;

beforeAll(async () => {
  world = await openKettleService();
});
afterAll(() => world.close());

const load = async (query: Record<string, string | number> = {}) => {
  const { status, data } = await world.get('export.get', { timeframe: '7d', ...query });
  expect(status).toBe(200);
  return data;
};
const counts = async (query: Record<string, string | number>) =>
  (await load(query)).prompts.map((prompt) => [prompt.prompt, prompt.resultCount]);

describe('the export', () => {
  test('a prompt carries its answers newest first, with rank and depth of the own brand', async () => {
    const { prompts, exportedAt, timeframeDays } = await load();
    expect([exportedAt, timeframeDays]).toEqual(['2026-03-11T12:00:00.000Z', 7]);
    const best = prompts.find((prompt) => prompt.prompt === 'best kettle');
    expect(best).toMatchObject({
      domain: 'quellwerk.com',
      brandName: 'Quellwerk',
      language: 'EN',
      tags: ['Kitchen'],
      resultCount: 2,
    });
    // Named first of three brands: 3/3. Then second of two: 1/2.
    expect(best?.results).toMatchObject([
      {
        model: 'chatgpt',
        visible: true,
        mentions: 1,
        position: 0,
        percentageRank: 100,
        timestamp: '2026-03-10T08:00:00.000Z',
        fanOutQueries: ['Best Kettle', 'best kettle'],
      },
      { model: 'perplexity', position: 50, percentageRank: 50, fanOutQueries: ['BEST kettle', 'quiet kettle'] },
    ]);
  });

  test('an answer that cites without naming is visible, with null for depth and rank', async () => {
    const { prompts } = await load();
    const quiet = prompts.find((prompt) => prompt.prompt === 'quiet kettle');
    expect(quiet?.results).toMatchObject([
      { visible: true, mentions: 0, position: null, percentageRank: null, fanOutQueries: [] },
    ]);
    const german = prompts.find((prompt) => prompt.language === 'DE');
    expect(german?.results).toMatchObject([{ visible: false, mentions: 0 }]);
  });

  test('prompts come newest first, those without answers in the window too', async () => {
    expect(await counts({ timeframe: '1d' })).toEqual([
      ['wasserkocher test', 0],
      ['quiet kettle', 0],
      ['best kettle', 1],
    ]);
  });

  test('language and tags choose prompts, the model chooses answers', async () => {
    expect(await counts({ language: 'de' })).toEqual([['wasserkocher test', 1]]);
    expect(await counts({ tags: 'QUIET' })).toEqual([['quiet kettle', 1]]);
    expect(await counts({ tags: 'kitchen', model: 'perplexity' })).toEqual([
      ['quiet kettle', 0],
      ['best kettle', 1],
    ]);
  });

  test('page and limit are checked and change nothing', async () => {
    expect((await load({ page: 2, limit: 1 })).prompts).toEqual((await load()).prompts);
    expect((await world.get('export.get', { limit: 501 })).status).toBe(400);
  });

  test('the default is 30 days; dates win; all goes back to the first answer', async () => {
    expect((await world.get('export.get')).data.timeframeDays).toBe(30);
    expect((await load({ startDate: '2026-03-02', endDate: '2026-03-03' })).timeframeDays).toBe(2);
    const all = await load({ timeframe: 'all' });
    expect([all.timeframeDays, all.prompts.flatMap((prompt) => prompt.results).length]).toEqual([9, 6]);
  });

  test('it is the JSON that JSON.stringify writes, byte for byte, and says that it is JSON', async () => {
    const reply = await world.fetch('/export?timeframe=7d');
    const text = await reply.text();
    expect(text).toBe(JSON.stringify(JSON.parse(text)));
    expect(
      text.startsWith('{"data":{"exportedAt":"2026-03-11T12:00:00.000Z","timeframeDays":7,"prompts":[{"id":'),
    ).toBe(true);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('it needs the scope export', async () => {
    expect(await world.getWith(['read', 'write'], '/export')).toBe(403);
    expect(await world.getWith(['export'], '/export')).toBe(200);
  });
});

test('mentions are counted within one answer', async () => {
  const text = 'Quellwerk and Quellwerk, or Brimstead and Quellwerk again.';
  const lines = [{ prompt: 'which', model: 'grok', answeredAt: '2026-03-10T00:00:00Z', text }];
  const small = await openKettleService(lines);
  const { data } = await small.get('export.get');
  expect(data.prompts[0]?.results).toMatchObject([{ model: 'grok', mentions: 3, percentageRank: 100 }]);
  await small.close();
});

test('more than a thousand prompts: the newest thousand', { tags: 'long' }, async () => {
  const lines = Array.from({ length: 1003 }, (_, index) => ({
    prompt: `question ${index}`,
    model: 'chatgpt',
    answeredAt: '2026-03-10T00:00:00Z',
    text: 'Nothing.',
  }));
  const large = await openKettleService(lines);
  const { data } = await large.get('export.get');
  expect([data.prompts.length, data.prompts[0]?.prompt, data.prompts.at(-1)?.prompt]).toEqual([
    1000,
    'question 1002',
    'question 3',
  ]);
  await large.close();
});
