/**
 * The week of a consultant with twelve clients, in a Chromium on the real service, by clicks: each job is done with as few as it may take,
 * counted by the page itself. Typing is no click; where the keyboard is at home it is used.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';

const CLIENTS = 12;

let app: AppWindow;
let page: Page;
let offences: string[];
let sampleId: string;

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  const there = await app.call('portfolio.list', {});
  for (let number = there.projects.length; number < CLIENTS; number++)
    await app.call('projects.create', { name: `Client ${number}`, language: 'en' });
  sampleId = (await app.call('projects.sample', {})).projectId ?? '';
  ({ page, offences } = await app.open('/'));
  // A click of a mouse has a detail; what the keyboard presses has none.
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = '0';
    document.addEventListener(
      'click',
      ({ detail }) => {
        const { dataset } = document.documentElement;
        if (detail > 0) dataset.clicks = String(Number(dataset.clicks) + 1);
      },
      true,
    );
  });
}, 240_000);
afterAll(() => app.close());

const begin = async (path: string) => {
  await page.evaluate((hash) => {
    location.hash = hash;
    document.documentElement.dataset.clicks = '0';
  }, path);
  await page.locator('main h1').waitFor();
};
const countClicks = async () => Number(await page.evaluate(() => document.documentElement.dataset.clicks));
const rows = () => page.locator('main tbody tr[data-index]');
const row = (name: string) => rows().filter({ hasText: name });

describe('a job takes', () => {
  it('0 clicks: the state of twelve clients', async () => {
    await page.getByRole('heading', { name: 'All clients', level: 1 }).waitFor();
    await expect.poll(() => rows().count()).toBe(CLIENTS);
    const { projects } = await app.call('portfolio.list', {});
    const kordiva = projects.find(({ id }) => id === sampleId);
    const shown = (
      await row(kordiva?.name ?? '')
        .first()
        .innerText()
    ).replace(/\s+/g, ' ');
    expect(shown).toContain(String(Math.round(kordiva?.visibility.rate ?? Number.NaN)));
    expect(await countClicks()).toBe(0);
  });

  it('3 clicks: why this one changed, down to two answers', async () => {
    await begin('/portfolio');
    await row('Kordiva').first().locator('a[href*="/changes"]').click();
    await page.getByRole('heading', { name: 'Explain the change', level: 1 }).waitFor();
    const { story } = await app.call('metrics.explainChange', {
      ...{ projectId: sampleId, figure: 'responseVisibilityRate', by: 'engine', timeframe: '30d' },
    });
    expect(story).not.toBeNull();
    await rows().first().click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('row').nth(1).getByRole('button').click();
    await panel.getByRole('link', { name: 'Side by side' }).first().waitFor();
    expect(await countClicks()).toBe(3);
    await page.keyboard.press('Escape');
  });

  it('2 clicks: whom to pitch, the site that is most worth it first', async () => {
    await begin('/portfolio');
    await row('Kordiva')
      .first()
      .getByRole('link', { name: /^Whom to pitch/ })
      .click();
    const list = page.getByRole('table', { name: 'Sites cited where only competitors are visible' });
    const first = list.getByRole('row').nth(1);
    const all = { projectId: sampleId, timeframe: '30d', sortBy: 'domain', limit: 100 } as const;
    const { domains } = await app.call('sources.gapDomains', all);
    const [best] = domains.toSorted((one, other) => other.gapCount * other.chance - one.gapCount * one.chance);
    expect(best?.sourceType).not.toMatch(/^(own|competitor)$/);
    await first.filter({ hasText: best?.domain ?? '' }).click();
    await page
      .getByRole('dialog')
      .getByText(best?.domain ?? '')
      .first()
      .waitFor();
    expect(await countClicks()).toBe(2);
  });

  it('3 clicks: Monday’s deck for all clients', { tags: 'long' }, async () => {
    await begin('/portfolio');
    await row('Kordiva').first().locator('a[href*="/reports"]').click();
    await page.getByRole('button', { name: 'For all clients' }).click();
    await page.getByRole('button', { name: `Build for ${CLIENTS} projects` }).click();
    await page.getByText(`${CLIENTS} files are in`).waitFor();
    expect(await countClicks()).toBe(3);
    await page.keyboard.press('Escape');
  });

  it('1 click: the proof of a finished task', async () => {
    await begin(`/projects/${sampleId}/tasks`);
    const { tasks } = await app.call('tasks.list', { projectId: sampleId, status: 'done' });
    const proofs = tasks.map(async ({ id, title }) => {
      const { state } = await app.call('tasks.proof', { projectId: sampleId, taskId: id });
      return { title, state };
    });
    const proved = (await Promise.all(proofs)).find(({ state }) => state === 'measured');
    await page
      .getByText(proved?.title ?? '', { exact: true })
      .first()
      .click();
    await page.getByText('Did it work?').waitFor();
    expect(await countClicks()).toBe(1);
    await page.keyboard.press('Escape');
  });

  it('4 clicks at most: starting a pitch', async () => {
    await begin('/portfolio');
    await page.getByRole('button', { name: 'Start a pitch' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Brand').waitFor();
    await expect
      .poll(() => dialog.getByLabel('Brand').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.type('Velmora');
    await page.keyboard.press('Tab');
    await page.keyboard.type('velmora.example');
    await dialog.getByLabel('What do people look for?').fill('planning boards');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    expect(await countClicks()).toBeLessThanOrEqual(4);
    expect(offences).toEqual([]);
  });
});
