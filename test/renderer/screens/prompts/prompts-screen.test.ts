/** The screen of prompts reads what it shows, and what takes long to count only for who wants to see it. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';

let app: AppWindow;
let projectId: string;
let page: Page;
/** Operations since the last look. */
const asked: string[] = [];
const takeAsked = () => [...new Set(asked.splice(0).filter((name) => name.startsWith('prompts.')))].sort();

const settle = () =>
  page.locator('main :is([aria-busy="true"], [data-stale="true"])').first().waitFor({ state: 'detached' });

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  projectId = (await app.call('projects.list', {}))[0]?.id ?? '';
  ({ page } = await app.open('/settings'));
  page.on('request', (request) => {
    const [, name] = /\/app\/call\/(.+)$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
}, 240_000);
afterAll(() => app.close());

const saveCsv = async () => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save table' }).click();
  await page.getByRole('option', { name: /^CSV \(/ }).click();
  return (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
};

it('reads one operation for the table, on a load and on a change of a filter', async () => {
  await page.goto(`${app.service.apiAddress}/#/projects/${projectId}/prompts`);
  await page.getByRole('columnheader', { name: 'Visibility, %' }).waitFor();
  expect(takeAsked()).toEqual(['prompts.table']);
  await page.evaluate(() => {
    location.hash += '?engine=chatgpt';
  });
  await page.getByRole('button', { name: 'Clear filters' }).waitFor();
  await settle();
  expect(takeAsked()).toEqual(['prompts.table']);
});

it('reads competitors and sources for a file, which has them for each prompt', async () => {
  const [head, ...lines] = await saveCsv();
  expect(takeAsked()).toEqual(['prompts.list']);
  const { prompts } = await app.call('prompts.list', { projectId, timeframe: '30d', limit: 500 });
  expect(head).toMatch(/,Competitors,Sources,/);
  expect(lines).toHaveLength(prompts.length);
  expect(lines.filter((line) => /,\d+,\d+,(Active|Paused|Not asked yet),/.test(line))).toHaveLength(prompts.length);
});

it('reads them for the table once a column shows them', async () => {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'Sources' }).click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    location.hash = location.hash.replace('chatgpt', 'perplexity');
  });
  await page.getByRole('button', { name: 'Engine: Perplexity' }).waitFor();
  await settle();
  expect(takeAsked()).toEqual(['prompts.list', 'prompts.table']);
  const place = await page.getByRole('columnheader').allInnerTexts();
  const index = place.findIndex((text) => text.trim() === 'Sources');
  const cells = await page.locator('tbody tr[data-index]').first().locator('th, td').allInnerTexts();
  expect(Number(cells[index])).toBeGreaterThan(0);
});

it('reads figures by engine for the heat map alone', async () => {
  await page.getByText('Heat map').click();
  await page.getByRole('heading', { name: 'Which engine shows the brand for which prompt?' }).waitFor();
  await settle();
  expect(takeAsked()).toEqual(['prompts.engines']);
});

it('shows the sums behind n of a cell and of a row, read once somebody asks, and goes nowhere', async () => {
  const opens = async (number: ReturnType<Page['getByRole']>) => {
    await number.waitFor();
    await settle();
    asked.splice(0);
    const before = page.url();
    await number.click();
    await page.getByRole('heading', { name: 'This period' }).waitFor();
    expect([page.url(), asked.splice(0)]).toEqual([before, ['metrics.coverage']]);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'This period' }).waitFor({ state: 'detached' });
    expect(await number.evaluate((button) => button === document.activeElement)).toBe(true);
  };
  await opens(page.getByRole('button', { name: /, Perplexity: n \d+$/ }).first());
  await page.getByText('Table', { exact: true }).click();
  // Of another prompt: what was read once is not read again.
  await opens(page.getByRole('button', { name: /: n \d+$/ }).nth(1));
});
