/** The built page in a Chromium against the fake backend, under the hosts' security policy: a new window for each test of a file. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { launchBrowser } from './browser.ts';
import { PAGE_DIR } from './built.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';
import { FAKE_NOW_MS } from './fake-figures.ts';
import { FAKE_IDS } from './fake-projects.ts';

export const OVERVIEW = `/projects/${FAKE_IDS.full}/overview`;

/** Those of the test that runs. */
export interface FakeWindow {
  backend: FakeBackend;
  page: Page;
  /** Errors and warnings of the console, errors of the page. */
  complaints: string[];
  /** To an address of the router. */
  open(path: string): Promise<unknown>;
  /** The address of the router, behind `#`. */
  address(): string;
  tile(name: string): Locator;
}

/** To be called at the top of a test file. */
export function prepareFakeWindow(): FakeWindow {
  let browser: Browser;
  let context: BrowserContext;
  const shown = {} as FakeWindow;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  beforeEach(async () => {
    const backend = await startFakeBackend(PAGE_DIR);
    context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
      // What moves is drawn sixty times a second.
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(FAKE_NOW_MS);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    Object.assign(shown, {
      backend,
      page,
      complaints,
      open: (path) => page.goto(`${backend.url}/#${path}`),
      address: () => new URL(page.url()).hash.slice(1),
      tile: (name) => page.getByRole('article', { name, exact: true }),
    } satisfies FakeWindow);
  });

  afterEach(async () => {
    await context.close();
    await shown.backend.close();
  });

  return shown;
}
