/** A table of 100 000 rows in a real Chromium: it scrolls, sorts and searches as one of ten does. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { launchBrowser } from '#support/browser.ts';
import { PAGE_DIR } from '#support/built.ts';
import { type FakeBackend, startFakeBackend } from '#support/fake-backend.ts';
import { FAKE_IDS } from '#support/fake-projects.ts';
import { fakeLongList } from '#support/long-list.ts';

const ROWS = 100_000;
/** What fits into the window, the rows drawn beyond it, and some room. */
const MOST_DRAWN = 70;
/** Longer, and a scroll is seen to stand still. */
const MOST_STILL_MS = 200;
const MOST_STEP_CPU_MS = 80;
const MOST_CPU_MS = 1_000;
/** Where a machine takes longer than that for anything: so many times what it takes to sort as many texts, and nothing else. */
const MOST_SORTS = 2;
const PASSES = 4;
const STEPS = 24;

let browser: Browser;
let backend: FakeBackend;
let page: Page;
let session: CDPSession;
let mostCpuMs: number;

beforeAll(async () => {
  [browser, backend] = await Promise.all([launchBrowser(), startFakeBackend(PAGE_DIR)]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' });
  await fakeLongList(page, ROWS);
  session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${backend.url}/#/projects/${FAKE_IDS.full}/prompts`);
  await page.getByText('100,000 rows').waitFor({ timeout: 60_000 });
  const before = await readCpuMs();
  await page.evaluate(sortTexts, ROWS);
  mostCpuMs = Math.max(MOST_CPU_MS, MOST_SORTS * ((await readCpuMs()) - before));
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await backend?.close();
});

const row = (index: number) => page.locator(`tr[data-index="${index}"] th`);

/** Processor time of the page's own thread so far. */
async function readCpuMs(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
}

/** Processor time until `isDone`. */
async function timeCpu(act: () => Promise<void>, isDone: () => Promise<void>): Promise<number> {
  const before = await readCpuMs();
  await act();
  await isDone();
  return (await readCpuMs()) - before;
}

describe('A table of 100 000 rows', () => {
  it('scrolls from top to bottom without standing still, and draws only what is in view', async () => {
    const passes: Scrolled[] = [];
    const before = await readCpuMs();
    for (let pass = 0; pass < PASSES; pass++) passes.push(await page.evaluate(scrollThrough, STEPS));
    const cpuMs = await readCpuMs();
    await row(ROWS - 1).waitFor();
    const mostDrawn = Math.max(...passes.map((pass) => pass.mostDrawn));
    expect(mostDrawn).toBeLessThanOrEqual(MOST_DRAWN);
    expect(mostDrawn).toBeGreaterThan(10);
    // What is slow is slow each time; what is slow once is a machine that has other things to do.
    expect(Math.min(...passes.map((pass) => pass.longestMs))).toBeLessThan(MOST_STILL_MS);
    expect((cpuMs - before) / (PASSES * STEPS)).toBeLessThan(MOST_STEP_CPU_MS);
  });

  it('sorts by texts and by numbers, both ways, within a second', async () => {
    await page.evaluate(() => document.querySelector('table')?.parentElement?.scrollTo(0, 0));
    const sorted = [
      ['Prompt', 'Best cargo bike under 3?'],
      ['Prompt', 'Who sells a good Überland e-bike 99982?'],
      ['Named, %', 'Which child seat lasts longest 18786?'],
    ] as const;
    for (const [column, first] of sorted) {
      const button = page.getByRole('columnheader', { name: column }).getByRole('button');
      const cpuMs = await timeCpu(
        () => button.click(),
        () => row(0).filter({ hasText: first }).waitFor(),
      );
      expect(cpuMs, `${column}: ${first}`).toBeLessThan(mostCpuMs);
    }
  });

  it('searches as one types, within a second a letter', async () => {
    const field = page.getByRole('main').getByRole('textbox', { name: 'Search' });
    const counts = [
      ['lan', /^[\d,]+ of 100,000 rows$/],
      ['elan 77', '467 of 100,000 rows'],
      ['no such row', '0 of 100,000 rows'],
    ] as const;
    for (const [search, count] of counts) {
      const cpuMs = await timeCpu(
        () => field.fill(search),
        () => page.getByText(count).waitFor(),
      );
      expect(cpuMs, search).toBeLessThan(mostCpuMs);
    }
  });
});

/** Runs in the page. */
function sortTexts(count: number): void {
  const { compare } = new Intl.Collator('en', { numeric: true });
  Array.from({ length: count }, (_, index) => `Which bike ${(index * 7_919) % count} is best?`).sort(compare);
}

interface Scrolled {
  mostDrawn: number;
  /** Of the tasks during which nothing else could happen; 0 when none took 50 ms. */
  longestMs: number;
}

/** Runs in the page: from top to bottom, a step a frame, so that each draws all rows again. */
async function scrollThrough(steps: number): Promise<Scrolled> {
  const frame = document.querySelector('tr[data-index]')?.closest('table')?.parentElement;
  if (!frame) throw new Error('There is no table.');
  const scrolled: Scrolled = { mostDrawn: 0, longestMs: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) scrolled.longestMs = Math.max(scrolled.longestMs, duration);
  });
  observer.observe({ type: 'longtask' });
  for (let step = 0; step <= steps; step++) {
    frame.scrollTop = (frame.scrollHeight * step) / steps;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    scrolled.mostDrawn = Math.max(scrolled.mostDrawn, frame.querySelectorAll('tr[data-index]').length);
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return scrolled;
}
