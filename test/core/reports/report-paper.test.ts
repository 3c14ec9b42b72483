/** A report on paper, printed by a real browser: what has to fit one page does, and a cover stands alone. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#support/browser.ts';
import { createReportWorld, type ReportWorld, type ReportWorldOptions } from './report-world.ts';

let browser: Browser;
let world: ReportWorld;
beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser?.close());
afterEach(() => world?.close());

const DAYS = Array.from({ length: 14 }, (_, index) => `2026-03-${16 + index}`);
const LONG =
  'Which tool for planning the work of a team of thirty people in four offices would you recommend, and why?';

/** Twelve long questions, each with its own site; the rival is there more often. */
const ANSWERS: ReportWorldOptions['answers'] = DAYS.flatMap((date, day) =>
  Array.from({ length: 12 }, (_, prompt) => ({
    ...{
      prompt: `${LONG} (${prompt})`,
      answeredAt: `${date}T10:00:00Z`,
      model: prompt % 2 === 0 ? 'chatgpt' : 'gemini',
    },
    text: `Kordiva is good. ${(prompt + day) % 3 === 0 ? 'Brimlane too.' : ''} ${date}`,
    sources: [{ url: `https://a-rather-long-name-of-a-site-${prompt}.example/list`, title: 'List' }],
  })),
);

async function print(fields: object): Promise<number> {
  const input = { projectId: world.projectId, name: 'Brimlane in AI answers', period: 'last_week', ...fields };
  const { html } = await world.call('reports.build', input as never);
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

describe('a report on paper', () => {
  it('is one page where it is a pitch, also with an introduction and long questions, in either language', async () => {
    world = await createReportWorld({ now: '2026-03-31T12:00:00Z', answers: ANSWERS });
    await world.call('tasks.evaluate', { projectId: world.projectId });
    const introduction = 'Why now: buyers ask engines before they ask anybody else. This page says what they are told.';
    for (const language of ['en', 'de']) {
      expect(await print({ kind: 'pitch', language, introduction, preparedBy: 'Hollis & Part' })).toBe(1);
    }
  }, 60_000);

  it('has one page more with a cover', async () => {
    world = await createReportWorld({ now: '2026-03-31T12:00:00Z', answers: ANSWERS });
    const fields = { sections: ['key_figures'], preparedBy: 'Hollis & Part' };
    expect(await print(fields)).toBe(1);
    expect(await print({ ...fields, hasCover: true })).toBe(2);
  }, 60_000);
});
