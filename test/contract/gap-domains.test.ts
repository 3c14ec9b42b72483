import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KettleService, openKettleService } from '#support/kettle-world.ts';

/**
 * Seven days with eight answers; six cite g2.com, a magazine, a rival's shop or a page nobody knows. A gap is an answer that shows a rival
 * and not Quellwerk: 1, 2, 3, 5 and 7.
 */
const G2 = 'https://www.g2.com/categories/kettles';
const G2_OTHER = 'https://g2.com/products/brimstead/reviews';
const MAGAZINE = { url: 'https://kettle-magazin.de/best-kettles-2026', title: 'The 12 best kettles' };
const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T08:00:00Z`;
const ANSWERS = [
  // 1: gap; two pages of g2 are one citation of it.
  { prompt: 'best kettle', model: 'chatgpt', answeredAt: at(10), text: 'Brimstead, Fennick.', sources: [G2, G2_OTHER] },
  // 2: gap.
  { prompt: 'best kettle', model: 'perplexity', answeredAt: at(9), text: 'Brimstead.', sources: [G2, MAGAZINE] },
  // 3: gap; the rival's own shop, by a host below its domain, and the magazine.
  {
    prompt: 'quiet kettle',
    model: 'chatgpt',
    answeredAt: at(8),
    text: 'Fennick.',
    sources: ['https://news.brimstead.co.uk/x', MAGAZINE],
  },
  // 4: no gap, Quellwerk is named.
  { prompt: 'quiet kettle', model: 'claude', answeredAt: at(8), text: 'Quellwerk and Fennick.', sources: [MAGAZINE] },
  // 5: gap; the magazine.
  { prompt: 'kettle test', model: 'chatgpt', answeredAt: at(7), text: 'Fennick.', sources: [MAGAZINE] },
  // 6: no gap, nobody is named; a page to write to, which is cited without a gap.
  {
    prompt: 'kettle test',
    model: 'chatgpt',
    answeredAt: at(6),
    text: 'Nobody.',
    sources: ['https://kettle-magazin.de/kontakt', 'https://kettle-magazin.de/impressum', MAGAZINE],
  },
  // 7: a gap without sources.
  { prompt: 'kettle test', model: 'claude', answeredAt: at(5), text: 'Tolvane.' },
  // 8: the own site is no place to go to, cited where nobody is named.
  { prompt: 'kettle test', model: 'claude', answeredAt: at(4), text: 'Nobody.', sources: ['https://quellwerk.com/a'] },
  // The week before: one citation of the magazine.
  { prompt: 'kettle test', model: 'claude', answeredAt: at(1), text: 'Nobody.', sources: [MAGAZINE] },
];

let kettles: KettleService;

beforeAll(async () => {
  kettles = await openKettleService(ANSWERS);
});
afterAll(() => kettles.close());

const list = async (query: Record<string, string | number> = {}) =>
  (await kettles.get('sources.gapDomains', { timeframe: '7d', ...query })).data;
const domains = async (query: Record<string, string | number>) => (await list(query)).domains.map((row) => row.domain);

describe('where to be named', () => {
  it('goes by answers with a gap times the chance of the kind of site', async () => {
    const { domains: rows, meta } = await list();
    // The list of the magazine: 3 gaps x 0.6; the review portal: 2 gaps x 0.9.
    expect(
      rows.map(({ domain, siteKind, chance, gapCount, worth }) => ({ domain, siteKind, chance, gapCount, worth })),
    ).toEqual([
      { domain: 'g2.com', siteKind: 'review_portal', chance: 0.9, gapCount: 2, worth: 1.8 },
      { domain: 'kettle-magazin.de', siteKind: 'comparison', chance: 0.6, gapCount: 3, worth: expect.closeTo(1.8) },
    ]);
    expect(meta).toEqual({
      answers: 8,
      previousAnswers: 1,
      gapAnswers: 5,
      thirdParty: { domains: 2, gapCount: 5 },
      competitors: { domains: 1, gapCount: 1 },
      kinds: [
        { siteKind: 'review_portal', domains: 1 },
        { siteKind: 'comparison', domains: 1 },
      ],
    });
  });

  it('says who is named there, and which prompts, engines and pages lead there', async () => {
    const { domains: rows } = await list({ search: 'Kettle-Magazin' });
    expect(rows).toMatchObject([
      {
        sourceType: 'editorial',
        reason: 'It lives on being complete and current, and is revised regularly.',
        citationCount: 5,
        previousCount: 1,
        gapCount: 3,
        pageCount: 3,
        promptCount: 3,
        // Answers 3, 4, 5; 2; 4.
        brands: [
          { name: 'Fennick', isOwn: false, answers: 3 },
          { name: 'Quellwerk', isOwn: true, answers: 1 },
          { name: 'Brimstead', isOwn: false, answers: 1 },
        ],
        // "kettle test" 5 and 6, "quiet kettle" 3 and 4, "best kettle" 2: one gap each.
        prompts: [
          { text: 'quiet kettle', citationCount: 2, gapCount: 1 },
          { text: 'kettle test', citationCount: 2, gapCount: 1 },
          { text: 'best kettle', citationCount: 1, gapCount: 1 },
        ],
        engines: [
          { model: 'chatgpt', citationCount: 3, gapCount: 2 },
          { model: 'perplexity', citationCount: 1, gapCount: 1 },
          { model: 'claude', citationCount: 1, gapCount: 0 },
        ],
        pages: [
          { url: MAGAZINE.url, title: MAGAZINE.title, urlType: 'listicle', citationCount: 5, gapCount: 3 },
          { citationCount: 1, gapCount: 0 },
          { citationCount: 1, gapCount: 0 },
        ],
        contact: { url: 'https://kettle-magazin.de/kontakt', kind: 'contact' },
      },
    ]);
    const [prompt] = rows[0]!.prompts;
    expect((await kettles.call('prompts.list', {})).prompts.map(({ id }) => id)).toContain(prompt!.id);
  });

  it('keeps the sites of competitors apart, hosts below their domains too', async () => {
    expect((await list({ owner: 'competitor' })).domains).toMatchObject([
      {
        domain: 'news.brimstead.co.uk',
        sourceType: 'competitor',
        siteKind: 'competitor',
        chance: 0,
        worth: 0,
        gapCount: 1,
      },
    ]);
  });

  it('carries intervals and verdicts where they are asked for', async () => {
    const [row] = (await list({ intervals: 'true' })).domains;
    expect(row).toMatchObject({ interval: { n: 8, prompts: 3 }, verdict: { verdict: 'too_few_answers' } });
    expect((await list()).domains[0]).not.toHaveProperty('verdict');
  });

  it.each([
    [{ siteKind: 'comparison' }, ['kettle-magazin.de']],
    [{ siteKind: 'wiki' }, []],
    [{ search: 'REVIEWS' }, ['g2.com']],
    [{ sortBy: 'gap' }, ['kettle-magazin.de', 'g2.com']],
    [{ sortBy: 'citations', sortDir: 'asc' }, ['g2.com', 'kettle-magazin.de']],
    [{ sortBy: 'chance' }, ['g2.com', 'kettle-magazin.de']],
    [{ sortBy: 'domain', sortDir: 'desc' }, ['kettle-magazin.de', 'g2.com']],
    [{ limit: 1, page: 2 }, ['kettle-magazin.de']],
    [{ model: 'perplexity' }, ['g2.com', 'kettle-magazin.de']],
    [{ model: 'claude' }, []],
    [{ tags: 'none' }, []],
  ])('%o', async (query, expected) => {
    expect(await domains(query as Record<string, string | number>)).toEqual(expected);
  });

  it('leaves the list of pages as it was', async () => {
    const { gaps, meta } = await kettles.call('sources.gaps', { timeframe: '7d' });
    expect(gaps.map(({ domain, gapCount }) => [domain, gapCount])).toEqual([
      ['kettle-magazin.de', 3],
      ['g2.com', 2],
      ['g2.com', 1],
      ['news.brimstead.co.uk', 1],
    ]);
    expect(meta).toEqual({ answers: 8, gapAnswers: 5 });
  });
});
