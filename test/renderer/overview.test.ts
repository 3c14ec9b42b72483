/** Clicks through the built page in a real Chromium, against the fake backend, under the hosts' security policy. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DesktopBridge } from '#shared/contract/wire.ts';
import { launchBrowser } from '#support/browser.ts';
import { PAGE_DIR } from '#support/built.ts';
import { type FakeBackend, startFakeBackend } from '#support/fake-backend.ts';
import { FAKE_NOW_MS } from '#support/fake-figures.ts';
import { callFakeOperation, createFakeRun } from '#support/fake-operations.ts';
import { FAKE_IDS, FAKE_PROJECTS } from '#support/fake-projects.ts';

let browser: Browser;
let backend: FakeBackend;
let context: BrowserContext;
let page: Page;
let complaints: string[];

const OVERVIEW = `/projects/${FAKE_IDS.full}/overview`;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser?.close());

beforeEach(async () => {
  backend = await startFakeBackend(PAGE_DIR);
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'en-GB' });
  page = await context.newPage();
  await page.clock.setFixedTime(FAKE_NOW_MS);
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterEach(async () => {
  await context.close();
  await backend.close();
});

const open = (path: string) => page.goto(`${backend.url}/#${path}`);
const tile = (name: string) => page.getByRole('article', { name, exact: true });
const lastInput = (operation: string) => backend.calls.findLast((call) => call.operation === operation)?.input;
const address = () => new URL(page.url()).hash;

describe('Overview', () => {
  it('opens the default project with figures, intervals, verdicts and n, and nothing for the console to say', async () => {
    await open('/');
    await tile('Visibility').getByText('43.2%').waitFor();
    const text = await tile('Visibility').textContent();
    expect(text).toMatch(/n 1,120/);
    expect(text).toMatch(/40\.3–46\.1/);
    expect(text).toMatch(/\+11\.1 pts\s*real/);
    await expect.poll(() => tile('Depth').textContent()).toMatch(/deeper|higher up|no change/);
    expect(address()).toBe(`#${OVERVIEW}`);
    expect(complaints).toEqual([]);
  });

  it('stays out of the way of a window that was sent elsewhere while it started', async () => {
    const loading = Promise.withResolvers<void>();
    await page.route(/\/overview-screen[^/]*\.js$/, (route) => loading.promise.then(() => route.continue()));
    const release = backend.holdCalls();
    await open('/');
    await page.locator('[aria-busy="true"]').waitFor();
    await open(`/projects/${FAKE_IDS.test}/overview`);
    release();
    await page.getByRole('button', { name: /^Project:/ }).waitFor();
    loading.resolve();
    await tile('Visibility').waitFor();
    expect(address()).toBe(`#/projects/${FAKE_IDS.test}/overview`);
  });

  it('asks for the 30 days that end today', async () => {
    await open(OVERVIEW);
    await tile('Visibility').waitFor();
    expect(lastInput('metrics.timeseries')).toEqual({
      projectId: FAKE_IDS.full,
      startDate: '2026-10-23',
      endDate: '2026-11-21',
    });
  });

  it('labels the lines at their end and offers the same numbers as a table', async () => {
    await open(OVERVIEW);
    const card = page.getByRole('region', { name: 'How often is the brand visible?' });
    await card.getByText(/^Visibility \d+\.\d%$/).waitFor();
    await card.getByRole('img', { name: /Line chart of visibility/ }).waitFor();
    await card.getByText('Table', { exact: true }).click();
    const row = card.getByRole('row', { name: /Wed, 11 Nov 2026/ });
    await expect.poll(() => row.getByRole('cell').allTextContents()).toEqual(['–', '–', '–', '–', '0']);
  });

  it('explains a number: numerator, denominator, interval and the period before', async () => {
    await open(OVERVIEW);
    await page.getByRole('button', { name: 'Explain Visibility' }).click();
    const explanation = page.getByRole('dialog');
    await explanation.getByText('484', { exact: true }).waitFor();
    const text = await explanation.textContent();
    for (const part of ['1,120', '40.3–46.1%', '32.2% of 1,160', '+7.1 to +15.0 pts']) expect(text).toContain(part);
    const link = explanation.getByRole('link', { name: 'See the 484 answers' });
    await expect.poll(() => link.getAttribute('href')).toMatch(/\/answers\?visible=1$/);
  });

  it('filters by an engine chosen in the strip, keeps it in the address and remembers it', async () => {
    await open(OVERVIEW);
    await page.getByRole('button', { name: 'Perplexity', exact: true }).click();
    await tile('Visibility').getByText('n 224').waitFor();
    expect(address()).toBe(`#${OVERVIEW}?engine=perplexity`);
    expect(lastInput('metrics.timeseries')).toMatchObject({ model: 'perplexity' });
    await page.getByRole('row', { name: /Claude/ }).waitFor();
    await page.goto('about:blank');
    await open('/');
    await tile('Visibility').getByText('n 224').waitFor();
    expect(address()).toBe(`#${OVERVIEW}?engine=perplexity`);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await tile('Visibility').getByText('n 1,120').waitFor();
    expect(address()).toBe(`#${OVERVIEW}`);
  });

  it('can be filtered with the keyboard alone', async () => {
    await open(OVERVIEW);
    await page.getByRole('button', { name: 'Language: All languages' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'German' }).waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Language: German' }).waitFor();
    expect(address()).toBe(`#${OVERVIEW}?language=de`);
  });

  it('takes any range of days', async () => {
    await open(OVERVIEW);
    await page.getByRole('button', { name: 'Custom' }).click();
    await page.getByRole('button', { name: '2 November 2026', exact: true }).click();
    await page.getByRole('button', { name: '8 November 2026', exact: true }).click();
    await page.getByRole('button', { name: '2 Nov – 8 Nov 2026' }).waitFor();
    await tile('Visibility').getByText('n 280').waitFor();
    expect(address()).toBe(`#${OVERVIEW}?from=2026-11-02&to=2026-11-08`);
  });

  it('marks a test project and says why figures are missing for one that was never run', async () => {
    await open(`/projects/${FAKE_IDS.test}/overview`);
    await page.getByRole('navigation').getByText('Test', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Project:/ }).click();
    await page.getByRole('option', { name: /Tamberly/ }).click();
    await page.getByText('No answers, 23 Oct – 21 Nov 2026').waitFor();
    await expect.poll(() => tile('Visibility').textContent()).toMatch(/–\s*No answers in this period/);
    expect(await tile('Visibility').textContent()).not.toContain('0.0%');
  });
});

describe('Over the desktop bridge', () => {
  it('shows the same figures and follows the same events, without a single HTTP call', async () => {
    await page.exposeFunction('callCore', (operation: string, input: unknown) => ({
      data: callFakeOperation(backend.state, operation, input),
    }));
    await page.addInitScript(() => {
      const shared = window as unknown as { callCore: DesktopBridge['call']; send: (event: unknown) => void };
      const listeners = new Set<(event: unknown) => void>();
      shared.send = (event) => listeners.forEach((listener) => void listener(event));
      const bridge: DesktopBridge = {
        call: (operation, input) => shared.callCore(operation, input),
        onEvent(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      };
      Object.assign(window, { sightline: bridge });
    });
    await open(OVERVIEW);
    await tile('Visibility').getByText('43.2%').waitFor();
    const run = { ...createFakeRun(FAKE_PROJECTS[0]!), state: 'paused' };
    await page.evaluate((sent) => {
      (window as unknown as { send: (event: unknown) => void }).send({ kind: 'run-progress', run: sent });
    }, run);
    await page.getByText('Run paused').waitFor();
    expect(backend.calls).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('Live run', () => {
  const run = createFakeRun(FAKE_PROJECTS[0]!);
  const bar = () => page.getByRole('region', { name: 'Run progress' });

  it('starts, pauses, resumes and cancels', async () => {
    await open(OVERVIEW);
    await page.getByRole('button', { name: 'Run now' }).click();
    await bar().getByText('0 of 40').waitFor();
    await bar().getByRole('button', { name: 'Pause' }).click();
    await bar().getByText('Run paused').waitFor();
    await bar().getByRole('button', { name: 'Resume' }).click();
    await bar().getByText('Collecting answers').waitFor();
    await bar().getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Run cancelled. 0 answers are kept').waitFor();
    await expect.poll(() => bar().count()).toBe(0);
    const actions = backend.calls.filter(({ operation }) => operation === 'runs.control');
    expect(actions.map(({ input }) => (input as { action: string }).action)).toEqual(['pause', 'resume', 'cancel']);
  });

  it('follows progress told by events, with failures, and what waits and why', async () => {
    await open(OVERVIEW);
    await tile('Visibility').waitFor();
    const jobs = { ...run.jobs, queued: 10, leftOut: 8, waiting: 8, done: 19, answered: 19, failed: 3 };
    const noKey = { engine: 'gemini' as const, reason: 'no_key' as const, message: 'No key.', jobs: 8 };
    const leftOut = [{ ...noKey, isStillAsked: true, mendedIn: 'engines' as const }];
    backend.emit({ kind: 'run-progress', run: { ...run, jobs, leftOut } });
    await bar().getByText('19 of 40').waitFor();
    await bar().getByText('3 failed').waitFor();
    await bar().getByText('1 engine has no key: Gemini (8 questions).').waitFor();
    backend.emit({ kind: 'run-progress', run: { ...run, state: 'finished', jobs: { ...jobs, answered: 37 } } });
    await page.getByText('Run finished: 37 answers, 3 failed, 8 left out').waitFor();
  });
  it('reads figures again when they changed, but not for every answer', async () => {
    await open(OVERVIEW);
    await page.getByRole('row', { name: /Claude/ }).waitFor();
    await tile('Visibility').getByText('43.2%').waitFor();
    const countReads = () => backend.calls.filter(({ operation }) => operation === 'metrics.timeseries').length;
    const before = countReads();
    for (let answer = 0; answer < 50; answer++) {
      backend.emit({ kind: 'changed', subjects: ['answers'], projectId: FAKE_IDS.full, operation: null });
    }
    await expect.poll(countReads).toBe(before + 2);
    await page.waitForTimeout(1500);
    expect(countReads()).toBe(before + 2);
  });
});

describe('When things are missing', () => {
  it('says how to sign in when the window is not signed in, also when it loses its session later', async () => {
    await open(OVERVIEW);
    await tile('Visibility').waitFor();
    // The last card that asks for something: what is asked later would find the window signed out by itself.
    await page.getByText('What to do next?').waitFor();
    backend.failWith('*', 'UNAUTHORIZED');
    await page.getByRole('button', { name: '7 days' }).click();
    await page.getByText('This window is not signed in').waitFor();
    await page.getByText(/Start Sightline again and open the link that it prints/).waitFor();
  });

  it('says that data is safe when figures fail, and loads them when asked again', async () => {
    backend.failWith('metrics.summary', 'INTERNAL');
    await open(OVERVIEW);
    await page.getByText('This could not be loaded').waitFor();
    backend.failWith('metrics.summary', null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await tile('Visibility').getByText('43.2%').waitFor();
  });

  it('shows the layout while figures load', async () => {
    await open(OVERVIEW);
    await tile('Visibility').waitFor();
    const release = backend.holdCalls();
    await page.getByRole('button', { name: /^Project:/ }).click();
    await page.getByRole('option', { name: /Okabra/ }).click();
    await page.locator('[aria-busy="true"]').waitFor();
    expect(await tile('Visibility').count()).toBe(0);
    release();
    await tile('Visibility').getByText('36.3%').waitFor();
  });

  it('welcomes to an empty folder, and offers the first project as soon as there is one', async () => {
    backend.state.projects = [];
    await open('/');
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    backend.state.projects = FAKE_PROJECTS;
    backend.emit({ kind: 'changed', subjects: ['projects'], projectId: null, operation: null });
    await page.getByRole('button', { name: 'Project: Choose a project' }).click();
    await page.getByRole('option').first().click();
    await tile('Visibility').getByText('43.2%').waitFor();
  });

  it('knows an address that leads nowhere from a project that is gone', async () => {
    await open('/nowhere');
    await page.getByText('There is nothing at this address').waitFor();
    await open('/projects/gone/overview');
    await page.getByText('This is not here any more').waitFor();
  });
});

describe('Appearance', () => {
  it('is dark before the first paint of the next visit once dark was chosen', async () => {
    await open(OVERVIEW);
    await page.getByRole('radiogroup', { name: 'Appearance' }).getByLabel('Dark').click({ force: true });
    await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
  });

  it('remembers a collapsed navigation', async () => {
    await open(OVERVIEW);
    await page.getByRole('button', { name: 'Collapse navigation' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Expand navigation' }).waitFor();
    expect((await page.getByRole('navigation').boundingBox())?.width).toBe(56);
  });
});
