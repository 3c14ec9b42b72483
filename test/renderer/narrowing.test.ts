/** Kinds of prompts and surfaces taken apart in a real Chromium against the real core, on figures worked out by hand. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';
import { checkFits } from '#support/screen-widths.ts';

const LONG_MS = 90_000;
const GOOD = 'Is Kordiva quiet?';
const WHICH = 'Which kettle is quiet?';

let app: AppWindow;
let projectId: string;
let page: Page;
let offences: string[];

/**
 * Ten answers: four to the prompt that names the brand, all visible; four over the API to the other one, one of them
 * visible and three naming the competitor; two of an app to it, neither visible. So 5 of 10, 4 of 4, 1 of 6, 1 of 4, 0 of 2.
 */
const LINES = [
  ...['a', 'b', 'c', 'd'].map((each) => ({ prompt: GOOD, text: `Kordiva is. ${each}`, surface: 'api' })),
  { prompt: WHICH, text: 'Kordiva.', surface: 'api' },
  ...['a', 'b', 'c'].map((each) => ({ prompt: WHICH, text: `Brimlane. ${each}`, surface: 'api' })),
  ...['a', 'b'].map((each) => ({ prompt: WHICH, text: `Nobody knows. ${each}`, surface: 'ui' })),
];

beforeAll(async () => {
  app = await startAppWindow();
  const site = { language: 'en', websiteUrl: 'https://kordiva.example' } as const;
  projectId = (await app.call('projects.create', { name: 'Kordiva', ...site })).id;
  await app.call('competitors.add', { projectId, name: 'Brimlane' });
  const path = join(app.dataDir, 'answers.ndjson');
  const answeredAt = new Date(Date.now() - 86_400_000).toISOString();
  writeFileSync(path, LINES.map((line) => JSON.stringify({ ...line, model: 'chatgpt', answeredAt })).join('\n'));
  await app.call('answers.import', { projectId, path });
}, 240_000);
afterAll(() => app?.close(), 60_000);

const open = async (screen: string) => {
  ({ page, offences } = await app.open(`/projects/${projectId}/${screen}`));
};
const address = () => new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
const seeVisibility = (rate: string) =>
  page.getByRole('article', { name: 'Visibility', exact: true }).getByText(rate, { exact: true }).waitFor();
const bar = () => page.getByRole('search', { name: 'Filters' });
const pill = (name: string) => bar().getByRole('button', { name });
const goTo = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
const choose = async (filter: string, choice: string) => {
  await pill(filter).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
};

describe('Figures that put several things together', () => {
  it('say so once on the overview, and links take them apart', { tags: 'long', timeout: LONG_MS }, async () => {
    await open('overview');
    await seeVisibility('5 of 10');
    await page.getByText('Answers to prompts that name the brand: 4 of 10.').waitFor();
    await page.getByText('Answers of several surfaces are counted together: API 8, Consumer app 2').waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'leave them out' }).click();
    await seeVisibility('1 of 6');
    await page.getByText('Answers of several surfaces are counted together: API 4, Consumer app 2').waitFor();
    await expect.poll(() => page.getByText('prompts that name the brand').count()).toBe(0);
    await page.getByRole('link', { name: 'Only API' }).click();
    await seeVisibility('1 of 4');
    expect([address().get('branded'), address().get('surface')]).toEqual(['0', 'api']);
    await expect.poll(() => page.getByText('counted together').count()).toBe(0);
    expect(offences).toEqual([]);
  });

  it('are narrowed on every screen by the same filters, down to the answers, and left so for the next visit', {
    timeout: LONG_MS,
  }, async () => {
    await open('overview');
    await seeVisibility('5 of 10');
    await choose('Prompts: All prompts', 'Prompts naming the brand');
    await seeVisibility('4 of 4');
    await choose('Prompts: Prompts naming the brand', 'Prompts not naming it');
    await seeVisibility('1 of 6');
    await choose('Surface: All surfaces', 'API');
    await seeVisibility('1 of 4');
    await goTo('Prompts');
    await page.getByRole('row', { name: /Which kettle is quiet/ }).waitFor();
    await expect.poll(() => page.getByRole('row', { name: /Is Kordiva quiet/ }).count()).toBe(0);
    await goTo('Competitors');
    const duel = page.getByRole('region', { name: 'Head to head' });
    await duel.getByText('0 answers name both, 0 name neither').waitFor();
    await duel.getByRole('link', { name: '3 answers name Brimlane without Kordiva' }).click();
    await page.waitForURL(/answers\?/);
    expect([address().get('branded'), address().get('surface'), address().get('mentioned')]).toEqual(['0', 'api', '0']);
    await page.getByText('3 answers, newest first').waitFor();
    await page.goto(`${app.service.apiAddress}/#/`);
    await seeVisibility('1 of 4');
    await pill('Clear filters').click();
    await seeVisibility('5 of 10');
    await choose('Surface: All surfaces', 'Consumer app');
    await seeVisibility('0 of 2');
    expect(offences).toEqual([]);
  });

  it('are not asked for a surface where there is one', { timeout: LONG_MS }, async () => {
    const site = { language: 'en', websiteUrl: 'https://leer.example' } as const;
    const { id } = await app.call('projects.create', { name: 'Leer', ...site });
    ({ page, offences } = await app.open(`/projects/${id}/overview`));
    await pill('Prompts: All prompts').waitFor();
    await page.getByText(/^No answers, /).waitFor();
    expect(
      await bar()
        .getByRole('button', { name: /^Surface/ })
        .count(),
    ).toBe(0);
  });
});

describe('The filter bar', () => {
  it('takes one row at 1440 px, two at 1024, three at 720, and nothing is cut off', { timeout: LONG_MS }, async () => {
    await open('overview?branded=0');
    await pill('Surface: All surfaces').waitFor();
    const edges = await pill('Surface: All surfaces').evaluate((element) => getComputedStyle(element).borderWidth);
    expect(edges, 'styles of our own hold against those of the components').toBe('1px');
    for (const [width, rows] of [
      [1440, 1],
      [1024, 2],
      [720, 3],
    ] as const) {
      await checkFits(page, width, 900);
      await expect
        .poll(async () => (await bar().boundingBox())?.height, { message: `at ${width} px` })
        .toBeLessThanOrEqual(rows * 38);
    }
  });
});
