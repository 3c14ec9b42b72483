/** What the window asks, when and how often: on a load, on a change of a filter, and while somebody is about to do something. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppWindow, startAppWindow } from '#support/app-window.ts';

interface Asked {
  operation: string;
  input: Record<string, unknown>;
  /** True: the window had drawn something by then. */
  isDrawn: boolean;
  /** The address that the window was drawn for by then. */
  drawnFor: string;
}

declare global {
  interface Window {
    asked: Asked[];
  }
}

let app: AppWindow;
let projectId: string;

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  projectId = (await app.call('projects.list', {}))[0]?.id ?? '';
}, 240_000);
afterAll(() => app.close());

/** A window on that screen, all of it drawn, with what it asked since its load. */
async function openScreen(screen: string): Promise<Page> {
  const { page } = await app.open('/settings');
  await page.addInitScript(() => {
    window.asked = [];
    const ask = window.fetch;
    window.fetch = (...call) => {
      const operation = String(call[0]).split('/').at(-1) ?? '';
      const input = JSON.parse(String(call[1]?.body ?? '{}'));
      const drawnFor = document.querySelector('nav a[aria-current="page"]')?.getAttribute('href') ?? '';
      window.asked.push({ operation, input, isDrawn: document.querySelector('nav') !== null, drawnFor });
      return ask(...call);
    };
  });
  await page.goto(`${app.service.apiAddress}/?load#/projects/${projectId}/${screen}`);
  await waitUntilQuiet(page);
  return page;
}

async function waitUntilQuiet(page: Page): Promise<void> {
  await page.locator('nav a[aria-current="page"]').waitFor();
  await page.locator('main :is([aria-busy="true"], [data-stale="true"])').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

const readAsked = (page: Page) => page.evaluate(() => window.asked.splice(0));
const toKey = ({ operation, input }: Asked) => `${operation} ${JSON.stringify(Object.entries(input).sort())}`;
const findTwice = (asked: readonly Asked[]) => {
  const keys = asked.map(toKey);
  return keys.filter((key, place) => keys.indexOf(key) !== place);
};

it('asks what the overview is made of before anything is drawn, and nothing twice', async () => {
  const page = await openScreen('overview?days=7');
  const asked = await readAsked(page);
  const early = asked.filter(({ isDrawn }) => !isDrawn).map(({ operation }) => operation);
  expect(early).toEqual(expect.arrayContaining(['projects.list', 'metrics.summary', 'competitors.list', 'tasks.list']));
  expect(findTwice(asked)).toEqual([]);
  // What is begun early and what is drawn are the same: one of them asking for something else would show here.
  const count = (name: string) => asked.filter(({ operation }) => operation === name).length;
  for (const name of [
    'metrics.summary',
    'metrics.breakdown',
    'metrics.surfaces',
    'competitors.list',
    'competitors.timeseries',
    'competitors.tracked',
  ]) {
    expect({ name, count: count(name) }).toEqual({ name, count: 1 });
  }
  // The days, and the same with their intervals, for which no chart waits.
  expect(count('metrics.timeseries')).toBe(2);
  expect(asked.filter(({ input }) => input.startDate && input.limit !== undefined).map(toKey)).toHaveLength(1);
});

it('asks nothing twice when a filter changes, and for the words of all prompts only who may choose their language', async () => {
  const page = await openScreen('overview');
  await readAsked(page);
  await page.evaluate(() => {
    location.hash += '?branded=0';
  });
  await page.getByRole('button', { name: 'Clear filters' }).waitFor();
  await waitUntilQuiet(page);
  const asked = await readAsked(page);
  const names = asked.map(({ operation }) => operation);
  expect(new Set(names)).toEqual(
    new Set([
      'metrics.summary',
      'metrics.coverage',
      'metrics.sides',
      'metrics.timeseries',
      'metrics.breakdown',
      'competitors.list',
      'competitors.timeseries',
    ]),
  );
  // Begun while the window still shows the filters before.
  expect(asked.filter(({ drawnFor }) => drawnFor.includes('branded'))).toEqual([]);
  expect(findTwice(asked)).toEqual([]);
  expect(asked.map(({ operation }) => operation)).not.toContain('prompts.list');

  const languages = page.getByRole('button', { name: /^Language: / });
  await languages.hover();
  await expect.poll(async () => (await readAsked(page)).map(({ operation }) => operation)).toContain('prompts.list');
  await languages.click();
  await page.getByRole('option', { name: 'English' }).waitFor();
});

it('asks for the domains of a period once, whichever card shows them', { tags: 'long' }, async () => {
  const page = await openScreen('sources');
  const asked = await readAsked(page);
  expect(asked.filter(({ operation }) => operation === 'sources.domains')).toHaveLength(1);
});

it('loads the code of a screen when the pointer is on its link', { tags: 'long' }, async () => {
  const page = await openScreen('overview');
  const isCode = (url: string) => /\/assets\/costs-screen-[\w-]+\.js$/.test(url);
  const loading = page.waitForRequest((request) => isCode(request.url()));
  await page.getByRole('link', { name: 'Costs' }).hover();
  await loading;
  expect(page.url()).toContain('/overview');
});
