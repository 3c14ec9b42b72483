/** A report says what makes its periods uneven, in its own language, and nothing where they are not. */
import { afterEach, describe, expect, it } from 'vitest';

import { createReportWorld, type ReportWorld, type ReportWorldOptions } from './report-world.ts';

let world: ReportWorld;
afterEach(() => world.close());

const NOW = '2026-03-31T12:00:00Z';
type Answers = ReportWorldOptions['answers'];

const answersOf = (model: string, dates: readonly string[]): Answers =>
  dates.map((date) => ({ prompt: 'Which one?', text: `Brimlane. ${date}`, answeredAt: `${date}T10:00:00Z`, model }));

const datesOf = (month: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `2026-${month}-${String(first + index).padStart(2, '0')}`);

/** The 23rd to the 29th is the last whole week, the 16th to the 22nd the one before. */
const WEEK = datesOf('03', 23, 29);
const WEEK_BEFORE = datesOf('03', 16, 22);

const unevenOf = (html: string) => html.match(/<div class="warning uneven">.*?<\/div>/gs)?.join('') ?? null;

const build = async (answers: Answers, fields: object) => {
  world = await createReportWorld({ now: NOW, answers });
  const { html } = await world.call('reports.build', { projectId: world.projectId, name: 'Week', ...fields });
  return html;
};

describe('a report of an uneven period', () => {
  const missing = [
    ...answersOf('chatgpt', [...WEEK_BEFORE, ...WEEK]),
    ...answersOf('gemini', [...WEEK_BEFORE, ...WEEK.filter((date) => !['2026-03-25', '2026-03-26'].includes(date))]),
  ];

  it('names the engine that is missing and the days, as metrics.coverage knows them', async () => {
    const html = await build(missing, { period: 'last_week', sections: ['key_figures'] });
    expect(unevenOf(html)).toContain('<li>Gemini is missing on 2 of 7 days (25 Mar, 26 Mar).</li>');
    expect(unevenOf(html)).not.toContain('In the period before');
  });

  it('says it in German', async () => {
    const html = await build(missing, { period: 'last_week', language: 'de' });
    expect(unevenOf(html)).toContain('<li>Gemini fehlt an 2 von 7 Tagen (25. März, 26. März).</li>');
  });

  it('says nothing where every day was asked alike', async () => {
    const even = [
      ...answersOf('chatgpt', [...WEEK_BEFORE, ...WEEK]),
      ...answersOf('gemini', [...WEEK_BEFORE, ...WEEK]),
    ];
    expect(unevenOf(await build(even, { period: 'last_week' }))).toBeNull();
  });

  it('says it of the period before too, which of a month is the whole month before', async () => {
    // February has 28 days; the 1st to the 31st of January is what it is compared with, its first three days included.
    const january = datesOf('01', 1, 31);
    const february = datesOf('02', 1, 28);
    const html = await build(
      [
        ...answersOf('chatgpt', [...january, ...february]),
        ...answersOf('gemini', [...january.filter((date) => date !== '2026-01-02'), ...february]),
      ],
      { period: 'last_month' },
    );
    expect(unevenOf(html)).toContain('In the period before:');
    expect(unevenOf(html)).toContain('<li>Gemini is missing on 1 of 31 days (2 Jan).</li>');
    expect(unevenOf(html)).not.toContain('Not every day of this period');
  });
});
