/** Every screen with the sample project in it: nothing for axe or the console to say, in light and dark, wide and narrow. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';

let app: AppWindow;
let page: Page;
let offences: string[];
let project: string;
let promptId: string;
let answerIds: string[];

beforeAll(async () => {
  app = await startAppWindow();
  const { projectId } = await app.call('projects.createSample', {});
  project = `/projects/${projectId}`;
  const { answers } = await app.call('answers.list', { projectId, limit: 2 });
  answerIds = answers.map(({ id }) => id);
  promptId = answers[0]?.promptId ?? '';
  ({ page, offences } = await app.open(`${project}/overview`, { reducedMotion: 'reduce' }));
}, 240_000);
afterAll(() => app.close());

/** Addresses below the project, each with something that is there once the screen stands. */
const SCREENS = [
  ['overview', () => 'overview'],
  ['prompts', () => 'prompts'],
  ['heat map', () => 'prompts?view=heat'],
  ['prompt', () => `prompts/${promptId}`],
  ['answers', () => 'answers'],
  ['answer', () => `answers/${answerIds[0]}`],
  ['comparison', () => `answers/${answerIds[0]}?with=${answerIds[1]}`],
  ['competitors', () => 'competitors'],
  ['sources', () => 'sources'],
  ['fan-outs', () => 'fanouts'],
  ['tasks', () => 'tasks'],
  ['attribution', () => 'attribution'],
  ['reports', () => 'reports'],
  ['runs and costs', () => 'costs'],
  ['settings of the brand', () => 'settings/brand'],
  ['settings of the schedule', () => 'settings/schedule'],
  ['settings of engines', () => 'settings/engines'],
  ['settings of prices', () => 'settings/prices'],
  ['settings of the account', () => 'settings/account'],
  ['settings of API keys', () => 'settings/keys'],
  ['settings of data', () => 'settings/data'],
  ['settings of the app', () => 'settings/app'],
] as const;

/** Goes there and waits until nothing is loading any more. */
async function goTo(path: string): Promise<void> {
  await page.goto(`${app.service.apiAddress}/#${project}/${path}`);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('main [aria-busy="true"]').count(), { timeout: 15_000 }).toBe(0);
  await expect.poll(() => page.locator('main [role="alert"]').count()).toBe(0);
}

/** Charts and tables take their new width a moment later. */
async function checkFits(width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const missing = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(missing, { message: `at ${width} pixels` }).toBeLessThanOrEqual(0);
}

describe.each(SCREENS)('%s', (_name, toPath) => {
  it('has nothing that axe refuses, light and dark, and fits 1024 pixels and a window twice enlarged', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await goTo(toPath());
    expect(await findAccessFaults(page)).toEqual([]);
    await checkFits(1024, 700);
    await checkFits(720, 450);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findAccessFaults(page)).toEqual([]);
    expect(offences).toEqual([]);
  });
});
