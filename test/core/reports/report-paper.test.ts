/** A report on paper, printed by a real browser: what has to fit one page does, and a cover stands alone. */
import type { Browser } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
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

interface Line {
  text: string;
  /** From the foot of the page, in points. */
  height: number;
}

/** Of each page its lines from the head to the foot, without the running head and the number of the page. */
async function readPages(pdf: Uint8Array): Promise<Line[][]> {
  const document = await getDocumentProxy(pdf);
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const page = await document.getPage(index + 1);
    const { items } = await page.getTextContent();
    const byHeight = Map.groupBy(
      items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : [])),
      ({ transform }) => Math.round(Number(transform[5])),
    );
    const lines = [...byHeight].map(([height, parts]) => ({ height, text: parts.map(({ str }) => str).join(' ') }));
    const inside = lines.filter(({ height }) => height > FOOT_POINTS && height < PAGE_POINTS - FOOT_POINTS);
    return inside.toSorted((a, b) => b.height - a.height);
  });
  return Promise.all(pages);
}

const PAGE_POINTS = 842;
/** The margin that the running head and the number are in. */
const FOOT_POINTS = 40;
/** So many steps over a page: each heading comes near its foot in some of them. */
const STEPS = 16;

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

  it('leaves no heading, with or without its sentence, and no head of a table alone at the foot of a page, wherever they fall', {
    tags: 'long',
    timeout: 120_000,
  }, async () => {
    world = await createReportWorld({ now: '2026-03-31T12:00:00Z', answers: ANSWERS });
    await world.call('tasks.evaluate', { projectId: world.projectId });
    const input = { projectId: world.projectId, name: 'Long', period: 'last_week' } as const;
    const { html } = await world.call('reports.build', input);
    const page = await browser.newPage();
    await page.setContent(html);
    const titles = await page.evaluate(() =>
      [...document.querySelectorAll('h2, h3')].map((title) => (title.textContent ?? '').replace(/\s+/g, ' ').trim()),
    );
    const leads = await page.evaluate(() =>
      [...document.querySelectorAll(':is(h2, h3) + p:has(+ :is(.pair, .table, figure))')].map((lead) =>
        (lead.textContent ?? '').replace(/\s+/g, ' ').trim(),
      ),
    );
    expect(leads.length).toBeGreaterThan(1);
    const heads = await page.evaluate(() =>
      [...document.querySelectorAll('thead tr')].map((head) => head.querySelector('th')?.textContent?.trim() ?? ''),
    );
    expect(titles.length).toBeGreaterThan(12);
    let near = 0;
    const alone: string[] = [];
    for (let step = 0; step < STEPS; step++) {
      await page.evaluate((millimetres) => {
        document.querySelector('main')?.style.setProperty('padding-top', `${millimetres}mm`);
      }, step * 17);
      const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      for (const lines of await readPages(new Uint8Array(printed))) {
        const last = lines.at(-1)?.text.replace(/\s+/g, ' ').trim() ?? '';
        // The last line of a page is no heading, and no head of a table, whose first column it begins with.
        if (leads.some((lead) => lead.endsWith(last) && last.length > 5)) alone.push(`${step}: ${last}`);
        if (titles.some((title) => title.endsWith(last) && last.length > 5)) alone.push(`${step}: ${last}`);
        if (heads.some((head) => head !== '' && last.startsWith(`${head} `)) && !/\d/.test(last))
          alone.push(`${step}: ${last}`);
        near += lines.slice(-5).filter(({ text }) => titles.includes(text.replace(/\s+/g, ' ').trim())).length;
      }
    }
    await page.close();
    expect(alone).toEqual([]);
    // Else nothing was tried.
    expect(near).toBeGreaterThan(3);
  });
});
