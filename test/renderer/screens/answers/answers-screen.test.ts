/** The answers screen in a real Chromium, in front of the real core. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';

let app: AppWindow;
let projectId: string;
let page: Page;
let offences: string[];
let goTo: (path: string) => Promise<void>;

const DAY_MS = 86_400_000;
const at = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS - 3_600_000).toISOString();

const HOSTILE = [
  'Take **Kordi**_va_ or Brimlane. <img src=x onerror="window.hit=1"><script>window.hit=1</script>',
  '![Kordiva pixel](https://tracker.example/p.png) [press](javascript:window.hit=1) [shop](https://shop.example/kordiva)',
  'كوردا منتج جيد، Kordiva',
].join('\n\n');

const ANSWERS = [
  {
    prompt: 'Which planner?',
    model: 'chatgpt',
    answeredAt: at(1),
    text: HOSTILE,
    sources: ['https://kordiva.example/a', 'https://paper.example/list'],
    retrieved: ['https://seen.example/'],
    fanOutQueries: ['planner test'],
  },
  {
    prompt: 'Which planner?',
    model: 'perplexity',
    answeredAt: at(2),
    text: 'Take Brimlane. Brimlane is fine, and Brimlane is old.',
    sources: ['https://paper.example/list'],
    fanOutQueries: [],
  },
  { prompt: 'Which board?', model: 'chatgpt', answeredAt: at(3), text: 'Nobody knows.' },
];

beforeAll(async () => {
  app = await startAppWindow();
  projectId = (
    await app.call('projects.create', { name: 'Kordiva', language: 'en', websiteUrl: 'https://kordiva.example' })
  ).id;
  await app.call('competitors.add', { projectId, name: 'Brimlane', domain: 'brimlane.example' });
  const path = join(app.dataDir, 'answers.ndjson');
  writeFileSync(path, ANSWERS.map((answer) => JSON.stringify(answer)).join('\n'));
  await app.call('answers.import', { projectId, path });
  ({ page, offences, goTo } = await app.open('/'));
}, 240_000);
afterAll(() => app?.close());

beforeEach(() => page.setViewportSize({ width: 1440, height: 900 }));
afterEach(() => expect(offences).toEqual([]));

const soon = <T>(look: () => Promise<T>) => expect.poll(look);
const openScreen = (rest = '') => goTo(`/projects/${projectId}/answers${rest}`);
const options = () => page.getByRole('listbox', { name: /Answers/ }).getByRole('option');
const viewer = () => page.getByRole('article', { name: 'Answer', exact: true });
const title = (text: string) => viewer().getByRole('heading', { name: text, level: 2 });
const activeText = () => page.locator('mark[data-active="true"]').allTextContents();
const address = () => new URL(page.url()).hash;
const listed = async () =>
  (await app.call('answers.list', { projectId, startDate: at(9).slice(0, 10), endDate: at(0).slice(0, 10) })).answers;

describe('the list', () => {
  it('has answers newest first, shows the first, and walks by keyboard', async () => {
    await openScreen();
    await soon(() => options().count()).toBe(3);
    await expect
      .poll(() => options().first().textContent())
      .toMatch(/ChatGPT.*Which planner\?Named first among tracked brandsCitedDepth/);
    await expect.poll(() => options().last().textContent()).toMatch(/Which board\?Not visible/);
    await title('Which planner?').waitFor();
    await page.keyboard.press('j');
    await viewer().getByText('Perplexity').first().waitFor();
    await page.keyboard.press('j');
    await title('Which board?').waitFor();
    expect(address()).toContain('/answers/');
    await page.keyboard.press('k');
    await title('Which planner?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(/Choose an answer on the left/).waitFor();
    expect(address()).toBe(`#/projects/${projectId}/answers`);
    await options().first().focus();
    await page.keyboard.press('j');
    await viewer().waitFor();
  });

  it('is narrowed by search, visibility and where the reader came from; pills take that away', async () => {
    const { brands } = await app.call('competitors.tracked', { projectId });
    await openScreen(`?brand=${brands[1]?.id}`);
    await soon(() => options().count()).toBe(2);
    await page.getByText('Not visible', { exact: true }).first().click();
    await soon(() => options().count()).toBe(1);
    expect(address()).toContain('visible=0');
    await page.getByRole('button', { name: 'Remove filter: naming Brimlane' }).click();
    await soon(() => options().count()).toBe(2);
    await page.getByRole('searchbox', { name: 'Search in answers' }).fill('NOBODY knows');
    await soon(() => options().count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Search in answers' }).fill('nothing like it');
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await soon(() => options().count()).toBe(3);
    expect(address()).toBe(`#/projects/${projectId}/answers`);
  });

  it('is searched by text: what was found is marked in the list and in the answer', async () => {
    await openScreen('?q=brimlane%20is');
    await soon(() => options().count()).toBe(1);
    await expect
      .poll(() => options().first().locator('mark').allTextContents())
      .toEqual(['Brimlane', 'Brimlane', 'is', 'Brimlane', 'is']);
    const found = () => page.evaluate(() => [...(CSS.highlights.get('found-text') ?? [])].map(String));
    await expect.poll(found).toEqual(['Brimlane', 'Brimlane', 'is', 'Brimlane', 'is']);
    await page.getByRole('searchbox', { name: 'Search in answers' }).fill('"kordiva or brim"');
    await soon(() => options().first().textContent()).toContain('Kordiva or Brimlane');
    // Over marks of emphasis and of mentions.
    await expect.poll(found).toEqual(['Kordiva or Brim']);
    await page.getByRole('searchbox', { name: 'Search in answers' }).fill('');
    await soon(() => options().count()).toBe(3);
    await expect.poll(found).toEqual([]);
  });

  it('offers what is named like the search', async () => {
    await openScreen('?q=brim');
    await page.getByRole('button', { name: 'Naming Brimlane' }).click();
    await page.getByRole('button', { name: 'Remove filter: naming Brimlane' }).waitFor();
    expect(address()).not.toContain('q=');
    await openScreen('?q=board');
    await page.getByRole('button', { name: 'Prompt: Which board?' }).click();
    await soon(() => options().count()).toBe(1);
    await openScreen('?q=perplex');
    await page.getByRole('button', { name: 'Engine: Perplexity' }).click();
    await soon(() => options().count()).toBe(1);
  });

  it('shows an answer that comes in while it is looked at, and keeps the open one', async () => {
    await openScreen();
    await title('Which planner?').waitFor();
    const { id } = await app.call('answers.add', {
      projectId,
      prompt: 'Newest?',
      model: 'claude',
      text: 'Kordiva.',
      app: 'A phone',
    });
    await soon(() => options().count()).toBe(4);
    await expect.poll(() => options().first().textContent()).toContain('Newest?');
    await expect.poll(() => title('Which planner?').count()).toBe(1);
    await options().first().click();
    await title('Newest?').waitFor();
    await expect.poll(() => viewer().getByText('A phone').count()).toBe(1);
    expect(address()).toContain(id);
  });
});

describe('the viewer', () => {
  it('marks what was counted, runs nothing, and walks through the mentions', async () => {
    const [answer] = (await listed()).filter(({ visible, model }) => visible && model === 'chatgpt');
    await openScreen(`/${answer?.id}`);
    await title('Which planner?').waitFor();
    await expect
      .poll(() => page.locator('mark').allTextContents())
      .toEqual(['Kordi', 'va', 'Brimlane', 'Kordiva', 'Kordiva']);
    const legend = page.getByRole('region', { name: 'Brands in this answer' });
    await expect.poll(() => legend.getByRole('row').nth(1).textContent()).toMatch(/^Kordiva1/);
    await page.keyboard.press('n');
    await soon(activeText).toEqual(['Kordi', 'va']);
    await page.keyboard.press('n');
    await soon(activeText).toEqual(['Kordiva']);
    await legend.getByRole('button', { name: 'Brimlane', exact: true }).click();
    await soon(activeText).toEqual(['Brimlane']);
    await page.keyboard.press('p');
    await soon(activeText).toEqual(['Brimlane']);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(await viewer().locator('img, script, iframe').count()).toBe(0);
    const targets = await viewer()
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(targets.slice(0, 2)).toEqual(['https://tracker.example/p.png', 'https://shop.example/kordiva']);
    expect(targets.filter((target) => !target.startsWith('https://'))).toEqual([]);
  });

  it('tells cited from retrieved pages, searches, facts, and whether a raw reply is kept', async () => {
    const answers = await listed();
    await openScreen(`/${answers.find(({ cited }) => cited)?.id}`);
    const cited = page.getByRole('region', { name: 'Sources cited' });
    await cited.getByText('https://kordiva.example/a').waitFor();
    await expect.poll(() => cited.getByRole('listitem').first().textContent()).toContain('Own site');
    await page.getByRole('region', { name: 'Retrieved, not cited' }).getByText('https://seen.example/').waitFor();
    await page.getByRole('region', { name: 'Fan-out queries' }).getByText('planner test').waitFor();
    await page.getByText(/No raw reply is kept/).waitFor();
    const about = page.getByRole('region', { name: 'About this answer' });
    await expect.poll(() => about.getByRole('button', { name: 'Copy the hash' }).count()).toBe(1);
    await openScreen(`/${answers.find(({ model }) => model === 'perplexity')?.id}`);
    await page.getByText('The engine searched for nothing.').waitFor();
    await openScreen(`/${answers.find(({ prompt }) => prompt === 'Which board?')?.id}`);
    await page.getByText('This engine does not disclose what it searched for.').waitFor();
  });

  it('holds two answers against each other', async () => {
    const answers = await listed();
    await openScreen(`/${answers.find(({ cited }) => cited)?.id}`);
    await page.getByRole('button', { name: 'Compare with…' }).click();
    await page.getByRole('option', { name: /^Perplexity, / }).click();
    const brands = page.getByRole('region', { name: 'Brands' });
    await brands.getByText('only in A').waitFor();
    await expect.poll(() => brands.getByRole('row').nth(2).textContent()).toMatch(/^Brimlane2 \/ 1.*1 \/ 3both$/);
    const sources = page.getByRole('region', { name: 'Sources' });
    await expect.poll(() => sources.getByRole('row').count()).toBe(3);
    await page.getByText('Word changes').click();
    await page.locator('ins').first().waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'End comparison' }).click();
    await viewer().waitFor();
    expect(address()).not.toContain('with=');
  });
});

describe('an answer that was seen elsewhere', () => {
  it('is added by a form that says what is missing, and opened', async () => {
    await openScreen();
    await page.getByRole('button', { name: 'Add an answer' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Add answer' }).click();
    await form.getByText('Please fill this in.').first().waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    await form.getByLabel('Prompt').fill('Seen on a phone?');
    await form.getByRole('combobox', { name: 'Engine' }).click();
    await page.getByRole('option', { name: 'Grok' }).click();
    await form.getByLabel(/^Answer, as/).fill('Kordiva and jk.');
    await form.getByLabel(/^Sources/).fill('A list | https://paper.example/list');
    await form.getByRole('button', { name: 'Add answer' }).click();
    await title('Seen on a phone?').waitFor();
    await viewer().getByRole('link', { name: 'A list' }).waitFor();
  });
});

describe('a narrow window', () => {
  it('has the answer in a panel over the list, with the same keys', async () => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await openScreen();
    await soon(() => options().count()).toBeGreaterThan(2);
    await soon(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('listbox').focus();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('article', { name: 'Answer' }).waitFor();
    await page.keyboard.press('n');
    await soon(async () => (await activeText()).join('')).toBe('Kordiva');
    expect(await findAccessFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await soon(() => page.getByRole('dialog').count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)(
    'and a wide one hold nothing that axe finds wrong, in %s',
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      await openScreen();
      await viewer().waitFor();
      await page.keyboard.press('n');
      expect(await findAccessFaults(page)).toEqual([]);
    },
  );
});
