/** All clients in a Chromium on the real service: the first screen of many, what a row leads to, starting and converting a pitch. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';

let app: AppWindow;
let page: Page;
let offences: string[];

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  ({ page, offences } = await app.open('/'));
}, 240_000);
afterAll(() => app.close());

const go = async (path: string) => {
  await page.goto(`${app.service.apiAddress}/#${path}`);
  await page.locator('main h1').waitFor();
};
const rows = () => page.locator('main tbody tr[data-index]');
const row = (name: string) => rows().filter({ hasText: name });

describe('with more than one project', () => {
  it('the address without a project shows all clients, with their figures', async () => {
    await page.getByRole('heading', { name: 'All clients', level: 1 }).waitFor();
    const { projects } = await app.call('portfolio.list', {});
    await expect.poll(() => rows().count()).toBe(projects.length);
    expect(projects.length).toBeGreaterThan(2);
    // All of the sample is simulated, and said to be.
    await page.getByText(/simulated: no engine was asked, nothing was paid/).waitFor();
  });

  it('a click in a row opens the overview of its client, and the change what it comes from', async () => {
    await row('Tresano').locator('td').nth(3).click();
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    await go('/portfolio');
    await rows().first().locator('a[href*="/changes"]').click();
    await page.getByRole('heading', { name: 'Explain the change', level: 1 }).waitFor();
  });

  it('leads to whom to pitch with one click', async () => {
    await go('/portfolio');
    await page.getByRole('link', { name: 'Whom to pitch for Tresano' }).click();
    await expect.poll(() => page.url()).toMatch(/\/sources\?view=gaps/);
  });

  it('is walked by keyboard, searched, and kept in the address', { tags: 'long' }, async () => {
    await go('/portfolio');
    await page.getByRole('textbox', { name: 'Search' }).fill('mirv');
    await expect.poll(() => rows().count()).toBe(1);
    expect(page.url()).toContain('search=mirv');
    await rows().first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    // Keys are there a moment after the first screen.
    await expect
      .poll(
        async () => {
          await page.keyboard.press('g');
          await page.keyboard.press('l');
          return page.getByRole('heading', { name: 'All clients', level: 1 }).count();
        },
        { interval: 1000 },
      )
      .toBe(1);
  });

  it('groups by label, and shows pitches alone', async () => {
    const [tresano] = (await app.call('portfolio.list', { search: 'Tresano' })).projects;
    await app.call('projects.configure', { projectId: tresano!.id, labels: ['Kitchen'] });
    await go('/portfolio?group=1');
    await page.getByRole('heading', { name: 'Kitchen', level: 2 }).waitFor();
    await page.getByRole('heading', { name: 'Without a label', level: 2 }).waitFor();
    await page.getByText('Pitches', { exact: true }).click();
    await expect.poll(() => rows().count()).toBe(1);
  });

  it('starts a pitch with two clicks, which is converted and keeps its day zero', async () => {
    await go('/portfolio');
    await page.getByRole('button', { name: 'Start a pitch' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Brand').fill('Velmora');
    await dialog.getByLabel('Website').fill('velmora.example');
    await dialog.getByLabel('What do people look for?').fill('planning boards');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    const [pitch] = (await app.call('portfolio.list', { search: 'Velmora' })).projects;
    expect(pitch).toMatchObject({ isPitch: true, pitchDurationDays: 14, pitchDaysLeft: 14, environment: 'test' });
    await go('/portfolio');
    await page.getByRole('button', { name: 'Make Velmora a client' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make it a client' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Make Velmora a client' }).count()).toBe(0);
    expect((await app.call('portfolio.list', { search: 'Velmora' })).projects[0]).toMatchObject({ isPitch: false });
    expect(offences).toEqual([]);
  });
});
