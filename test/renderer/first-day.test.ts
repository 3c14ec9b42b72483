/** The overview on a project's first day, and what leads from charts to answers, in a real Chromium on a real service. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';

const PROMPTS = [
  'Which planning software would you recommend?',
  'How do I choose the right planning software?',
  'Which planning software fits a small budget?',
  'Is Brimlane any good?',
];

let app: AppWindow;
let projectId: string;

beforeAll(async () => {
  app = await startAppWindow();
  const project = await app.call('projects.setUp', {
    name: 'Brimlane',
    websiteUrl: 'https://brimlane.example',
    language: 'en',
    country: null,
    environment: 'test',
    brandAliases: [],
    models: ['chatgpt', 'perplexity'],
    prompts: PROMPTS.map((prompt) => ({ prompt })),
    competitors: [{ name: 'Kordiva' }],
    schedule: 'daily',
    samplesPerRun: 1,
    monthlyCapUsd: null,
  });
  projectId = project.id;
  const count = async () => (await app.call('metrics.summary', { projectId, ...today() })).current.totalResponses;
  await vi.waitUntil(async () => (await count()) === 8, { timeout: 60_000, interval: 100 });
}, 240_000);
afterAll(() => app?.close());

function today() {
  const date = new Date().toISOString().slice(0, 10);
  return { startDate: date, endDate: date };
}

describe('the first day', () => {
  it('shows counts by engine, what prompts say the name themselves, and what comes next, instead of an empty axis', {
    tags: 'long',
  }, async () => {
    const { page } = await app.open(`/projects/${projectId}/overview`);
    await page.getByRole('heading', { name: /^What the first day shows: / }).waitFor();
    const { current } = await app.call('metrics.summary', { projectId, ...today() });
    await page.getByText(`${current.mentions} of 8 answers name you.`).waitFor();
    await page.getByText('Prompts with your own name in them').waitFor();
    await page.getByText('2 answers reply to a prompt that says your name', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Is Brimlane any good?', exact: true }).waitFor();
    await page.getByText(/^The same prompts are asked again on /).waitFor();
    const visibility = page.getByRole('article', { name: 'Visibility', exact: true });
    await visibility.getByText('few answers').waitFor();
    await visibility.getByText(/^\d of 8$/).waitFor();
    expect(await page.getByText('How often is the brand visible?').count()).toBe(0);
    expect(await findAccessFaults(page)).toEqual([]);
  });

  it('a banner takes its room from what scrolls, so that the page itself does not', async () => {
    const { page } = await app.open(`/projects/${projectId}/answers`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page
      .getByRole('listbox')
      .or(page.getByText('Choose an answer on the left.', { exact: false }))
      .first()
      .waitFor();
    const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    const before = await overflow();
    await page.evaluate(() =>
      document
        .querySelector('[data-banners]')
        ?.append(Object.assign(document.createElement('p'), { textContent: 'A banner', style: 'height: 120px' })),
    );
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--sl-banners')))
      .toMatch(/^1[3-9]\dpx$/);
    expect(await overflow()).toBeLessThanOrEqual(Math.max(0, before));
  });
});
