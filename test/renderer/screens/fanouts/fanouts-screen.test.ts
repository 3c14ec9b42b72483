/** The screen of fan-outs counts searches once for its table and the words beside it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';

let app: AppWindow;
let page: Page;
/** Operations since the last look. */
const asked: string[] = [];
const takeAsked = () => asked.splice(0).filter((name) => name.startsWith('fanouts.'));

const settle = () =>
  page.locator('main :is([aria-busy="true"], [data-stale="true"])').first().waitFor({ state: 'detached' });

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  ({ page } = await app.open('/settings'));
  page.on('request', (request) => {
    const [, name] = /\/app\/call\/(.+)$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  const [project] = await app.call('projects.list', {});
  await page.goto(`${app.service.apiAddress}/#/projects/${project?.id}/fanouts`);
  await page.locator('tbody tr[data-index]').first().waitFor();
}, 240_000);
afterAll(() => app.close());

it('reads one operation on a load and on a change of a filter', async () => {
  expect(takeAsked()).toEqual(['fanouts.table']);
  await page.evaluate(() => {
    location.hash += '?engine=chatgpt';
  });
  await page.getByRole('button', { name: 'Clear filters' }).waitFor();
  await settle();
  expect(takeAsked()).toEqual(['fanouts.table']);
});

it('searches in the table alone, for a word that was chosen beside it', async () => {
  const bars = page.getByRole('button', { name: /^Show searches with / });
  const words = await bars.count();
  await bars.first().click();
  await page.waitForURL(/search=/);
  await expect.poll(takeAsked).toEqual(['fanouts.list']);
  await settle();
  expect(await bars.count()).toBe(words);
});
