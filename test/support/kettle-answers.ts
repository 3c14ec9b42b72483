/**
 * A small set of answers about invented kettle makers, so short that every figure can be worked out by hand. Now is noon of
 * 2026-03-11, so `7d` is 4 to 10 March with four answers, and the seven days before hold two.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const NOW = Date.parse('2026-03-11T12:00:00Z');

export const OWN_BRAND = { name: 'Quellwerk', domain: 'quellwerk.com', websiteUrl: 'https://quellwerk.com' };

/** Fennick has no known domain; nobody cites or names the shop of Tolvane in the current week. */
export const COMPETITORS = [
  { name: 'Brimstead', domain: 'brimstead.co.uk' },
  { name: 'Fennick' },
  { name: 'Tolvane', domain: 'shop.tolvane.com' },
];

const BEST = { prompt: 'best kettle', tags: ['Kitchen'] };
const QUIET = { prompt: 'quiet kettle', tags: ['kitchen', 'Quiet'] };
const GERMAN = { prompt: 'wasserkocher test', language: 'de', tags: ['Germany'] };

const REDDIT = { url: 'https://www.reddit.com/r/kettles/comments/1/which', title: 'Which one?' };
const OWN_PAGE = { url: 'https://quellwerk.com/a', title: 'Our kettles' };

export const KETTLE_ANSWERS = [
  {
    ...BEST,
    model: 'chatgpt',
    answeredAt: '2026-03-10T08:00:00Z',
    // 5 words: Quellwerk at 0, Brimstead at 2, Fennick at 4.
    text: 'Quellwerk then Brimstead then Fennick.',
    sources: [OWN_PAGE, REDDIT],
    fanOutQueries: ['Best Kettle', ' best  kettle '],
  },
  {
    ...BEST,
    model: 'perplexity',
    answeredAt: '2026-03-09T08:00:00Z',
    // 4 words: Brimstead at 0, Quellwerk at 2.
    text: 'Brimstead then Quellwerk and.',
    sources: [
      { url: 'https://news.brimstead.co.uk/x?utm_source=mail', title: null },
      { url: 'https://www.quellwerk.com/a/', title: null },
    ],
    fanOutQueries: ['BEST kettle', 'quiet kettle'],
  },
  {
    ...QUIET,
    model: 'chatgpt',
    answeredAt: '2026-03-08T08:00:00Z',
    text: 'Nobody named here.',
    sources: [{ url: 'https://quellwerk.com/a#top', title: '' }],
    fanOutQueries: ['   '],
  },
  {
    ...GERMAN,
    model: 'chatgpt',
    answeredAt: '2026-03-07T08:00:00Z',
    // 3 words: Brimstead at 0, twice.
    text: 'Brimstead und Brimstead.',
    fanOutQueries: ['ärger mit kochern'],
  },
  { ...BEST, model: 'chatgpt', answeredAt: '2026-03-03T08:00:00Z', text: 'Quellwerk and.', fanOutQueries: ['old'] },
  { ...QUIET, model: 'chatgpt', answeredAt: '2026-03-02T08:00:00Z', text: 'Tolvane and.', sources: [REDDIT] },
];

/** Writes answers as a file to import and returns its path. */
export function writeAnswers(folder: string, answers: readonly object[]): string {
  const path = join(folder, 'answers.ndjson');
  writeFileSync(path, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  return path;
}
