/** A plan whose included answers are exceeded is told where costs and engines are looked after, in the language of the window. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ENGINES } from '#shared/vocabulary/engines.ts';
import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';
import { showScreen } from '#support/sample-screens.ts';

const MINUTES_MS = 120_000;
const TITLE = '2,000 answers a month more than your plan includes';

let app: AppWindow;
let projectId = '';
beforeAll(async () => {
  app = await startAppWindow();
  const prompts = Array.from({ length: 167 }, (_, number) => ({ prompt: `Question ${number}?` }));
  const site = { name: 'Kordiva', websiteUrl: 'https://kordiva.example', language: 'en' } as const;
  const made = { environment: 'live', prompts, schedule: 'manual' } as const;
  projectId = (await app.call('projects.setUp', { ...site, ...made, models: [...ENGINES] })).id;
}, 240_000);
afterAll(() => app?.close());

// 167 x 10 engines x 20 samples x 30 days = 1 002 000 of 1 000 000.
const plan = (samplesPerRun: number) => app.call('projects.configure', { projectId, schedule: 'daily', samplesPerRun });
const show = (page: Page, path: string) => showScreen(page, app, `/projects/${projectId}/${path}`);

describe('more answers than the plan includes', { timeout: MINUTES_MS }, () => {
  it.each(['costs', 'settings/engines', 'settings/schedule', 'settings/brand', 'settings/account'])(
    'are told on %s, and only there while it is so',
    async (path) => {
      await plan(20);
      const { page, offences } = await app.show('/settings');
      await show(page, path);
      await page.getByText(TITLE).waitFor();
      await page
        .getByText(/About 1,002,000 answers in 30 days .* the plan includes 1,000,000\..* bills nobody/)
        .waitFor();
      expect(await findAccessFaults(page)).toEqual([]);
      await show(page, 'settings/keys');
      await expect.poll(() => page.getByText(TITLE).count()).toBe(0);
      await plan(19);
      await show(page, path);
      await expect.poll(() => page.getByText(TITLE).count()).toBe(0);
      expect(offences).toEqual([]);
    },
  );

  it('appear as soon as a schedule is saved that makes them', { tags: 'long' }, async () => {
    await plan(19);
    const { page } = await app.show('/settings');
    await show(page, 'settings/schedule');
    // The form begins with what is saved when it is opened.
    await page.reload();
    const samples = page.getByLabel('Answers per prompt and engine');
    await expect.poll(() => samples.inputValue()).toBe('19');
    expect(await page.getByText(TITLE).count()).toBe(0);
    await samples.fill('20');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(TITLE).waitFor();
  });

  it('are told in German in a German window', { tags: 'long' }, async () => {
    await plan(20);
    const { page } = await app.open('/settings', { locale: 'de-DE' });
    await show(page, 'costs');
    await page.getByText('2.000 Antworten im Monat mehr, als Ihr Tarif enthält').waitFor();
    await page.getByText(/etwa 1\.002\.000 Antworten .* der Tarif enthält 1\.000\.000/).waitFor();
  });

  it('are told by the wizard before there is a project', { tags: 'long' }, async () => {
    await plan(19);
    const { page } = await app.open('/settings');
    await page.route('**/app/call/projects.estimate', async (route) => {
      // What the core says of nine prompts more on ten engines, twenty samples a day.
      const asked = { environment: 'live', models: [...ENGINES], samples: 20, schedule: 'daily', prompts: 9 };
      await route.continue({ postData: JSON.stringify(asked) });
    });
    await openCheck(page);
    await page.getByText('5,900 answers a month more than your plan includes').waitFor();
  });
});

async function openCheck(page: Page): Promise<void> {
  await page.goto(`${app.service.apiAddress}/#/welcome`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByLabel('Brand name').fill('Brimlane');
  await page.getByLabel('Website').fill('brimlane.example');
  const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
  for (let step = 0; step < 3; step++) await next();
  await page.getByLabel('What do people look for?').fill('planning software');
  await page.getByRole('button', { name: 'Add all' }).click();
  await next();
  await next();
}
