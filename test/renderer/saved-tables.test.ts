/** Files that are saved from tables say which answers their figures are about, in the words of a report's files. */
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationInput } from '#shared/contract/index.ts';
import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { readSampleIds, showScreen, toSampleAddress } from '#support/sample-screens.ts';

type Filters = OperationInput<'reports.data'>['filters'];

const FILTERS: Filters = { model: 'chatgpt', language: 'en', surface: 'simulated', branded: false };
const ADDRESS = 'from=2026-02-01&to=2026-02-28&engine=chatgpt&language=en&surface=simulated&branded=0';
const DATES = { periodFrom: '2026-02-01', periodTo: '2026-02-28' };

let app: AppWindow;
let projectId = '';
let promptId = '';
beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  projectId = (await app.call('projects.list', {}))[0]?.id ?? '';
  ({ promptId } = await readSampleIds(app, projectId));
}, 240_000);
afterAll(() => app?.close());

type Row = Record<string, string>;

async function saveCsv(place: Locator | Page, page = place as Page): Promise<Row[]> {
  const download = page.waitForEvent('download');
  await place.getByRole('button', { name: /^(Save table|Tabelle speichern)$/ }).click();
  await page.getByRole('option', { name: /^CSV \(/ }).click();
  return parse(await readFile(await (await download).path(), 'utf8'), { columns: true });
}

/** What the file of a report section says with the same filters. */
async function readReportScope(language: 'en' | 'de', filters: Filters): Promise<Row> {
  const input = { projectId, name: 'M', section: 'engines', format: 'csv', language, filters } as const;
  const { text } = await app.call('reports.data', {
    ...input,
    period: 'dates',
    startDate: DATES.periodFrom,
    endDate: DATES.periodTo,
  });
  const [row] = parse(text, { columns: true }) as Row[];
  return { periodFrom: row?.periodFrom ?? '', periodTo: row?.periodTo ?? '', figuresOf: row?.figuresOf ?? '' };
}

const toScope = ({ periodFrom, periodTo, figuresOf }: Row) => ({ periodFrom, periodTo, figuresOf });
const listScopes = (rows: Row[]) => [...new Set(rows.map((row) => JSON.stringify(toScope(row))))];

const show = (page: Page, path: string) => showScreen(page, app, toSampleAddress({ projectId }, path));

describe('every row of a saved table', { timeout: 120_000 }, () => {
  it.each([
    'competitors',
    'prompts',
    'sources?view=domains',
    'sources?view=pages',
    'sources?view=movers',
    'sources?view=gaps',
    'fanouts',
  ])('%s says the days and the filters, as a file of a report does', async (path) => {
    const { page } = await app.show('/settings');
    await show(page, `${path}${path.includes('?') ? '&' : '?'}${ADDRESS}`);
    const rows = await saveCsv(page);
    expect(rows.length).toBeGreaterThan(0);
    const figuresOf = 'ChatGPT · English · simulated · questions that do not name the brand';
    expect(listScopes(rows)).toEqual([JSON.stringify({ ...DATES, figuresOf })]);
    expect(await readReportScope('en', FILTERS)).toEqual({ ...DATES, figuresOf });
    expect(Object.keys(rows[0] ?? {}).slice(-3)).toEqual(['periodFrom', 'periodTo', 'figuresOf']);
  });

  it('is in German in a German window, with the tags; a prompt alone is not chosen by tag or kind', {
    tags: 'long',
  }, async () => {
    const { page } = await app.open('/settings', { locale: 'de-DE' });
    await show(page, `competitors?from=2026-02-01&to=2026-02-28&tag=a%2C%20b&tag=c`);
    const tagged = await readReportScope('de', { tags: ['a, b', 'c'] });
    expect(tagged.figuresOf).toBe('Tag a, b oder c');
    expect(listScopes(await saveCsv(page))).toEqual([JSON.stringify(tagged)]);
    await show(page, `prompts/${promptId}?${ADDRESS}&tag=c`);
    const figuresOf = 'ChatGPT · Englisch · simuliert';
    await expect.poll(async () => listScopes(await saveCsv(page))).toEqual([JSON.stringify({ ...DATES, figuresOf })]);
  });

  it('follows another filter, and says that it is all where nothing is chosen', async () => {
    const { page } = await app.show('/settings');
    await show(page, 'sources?view=pages&from=2026-02-01&to=2026-02-28');
    expect(listScopes(await saveCsv(page))).toEqual([
      JSON.stringify({ ...DATES, figuresOf: 'all answers of the period' }),
    ]);
    await show(page, 'sources?view=pages&from=2026-02-03&to=2026-02-28&engine=perplexity');
    await expect
      .poll(async () => listScopes(await saveCsv(page)))
      .toEqual([JSON.stringify({ periodFrom: '2026-02-03', periodTo: '2026-02-28', figuresOf: 'Perplexity' })]);
  });

  it('keeps the scope of the figures that are still shown while others are asked for', async () => {
    const { page } = await app.show('/settings');
    await show(page, 'sources?view=pages&from=2026-02-01&to=2026-02-28&engine=chatgpt');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/app/call/sources.list', async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => {
      location.hash = location.hash.replace('chatgpt', 'perplexity');
    });
    await page.getByRole('button', { name: 'Engine: Perplexity' }).waitFor();
    expect(listScopes(await saveCsv(page))).toEqual([JSON.stringify({ ...DATES, figuresOf: 'ChatGPT' })]);
    release();
    await expect
      .poll(async () => listScopes(await saveCsv(page)))
      .toEqual([JSON.stringify({ ...DATES, figuresOf: 'Perplexity' })]);
    await page.unrouteAll();
  });

  it('says the month of what was spent', async () => {
    const { page } = await app.show('/settings');
    // What was spent in a month of 29 days.
    const row = {
      month: '2024-02',
      model: 'chatgpt',
      route: 'r',
      calls: 1,
      costUsd: 1,
      reportedUsd: 1,
      estimatedUsd: 0,
    };
    await page.route('**/app/call/money.spend', async (route) => {
      const answer = await (await route.fetch()).json();
      const rows = [{ ...row, unknownCalls: 0 }];
      await route.fulfill({ json: { data: { ...answer.data, firstMonth: '2024-02', lastMonth: '2024-02', rows } } });
    });
    await show(page, 'costs');
    const card = page.getByRole('region', { name: 'What was spent?' });
    const [saved] = await saveCsv(card, page);
    expect(saved).toMatchObject({
      Engine: 'ChatGPT',
      periodFrom: '2024-02-01',
      periodTo: '2024-02-29',
      figuresOf: 'all calls of the project',
    });
    await page.unrouteAll();
  });

  it('has no such columns where no filter chooses the rows', async () => {
    const { page } = await app.show('/settings');
    await show(page, 'settings/prices');
    expect(Object.keys((await saveCsv(page))[0] ?? {})).not.toContain('periodFrom');
  });
});
