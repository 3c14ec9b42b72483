/** The window on the whole history, in a Chromium: how soon something is there, how soon a filter shows, and what makes it stutter. */
import type { BrowserContext, Page } from 'playwright-core';

import { launchBrowser } from '../../test/support/browser.ts';
import type { BenchFolder } from '../folder/build-folder.ts';
import { type Timings, toTimings } from '../reads/timings.ts';
import type { Figure } from '../report/verdict.ts';
import { type RunningService, startService, waitUntilQuiet } from '../service/running-service.ts';
import { readFirstPaintMs, takeLongTasks, timeAddress, waitUntilDrawn, watchPage } from './watch-page.ts';

const FIRST_PAINT_MS = 1_000;
const FILTER_MS = 150;
const OPEN_MS = 150;
const LONG_TASK_MS = 100;
/** What a consultant looks at a year of. */
const SCREENS = [
  'overview',
  'prompts',
  'answers',
  'competitors',
  'sources',
  'fanouts',
  'tasks',
  'attribution',
  'costs',
];
const LOADS = 5;
const ROUNDS = 2;
const DAY_MS = 86_400_000;
const SHOWN_DAYS = 365;

export async function measureScreens(folder: BenchFolder): Promise<Figure[]> {
  const service = await startService({ dataDir: folder.dataDir });
  const browser = await launchBrowser();
  try {
    await waitUntilQuiet(service.pid);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    // The link lets in one browser, once.
    await context.request.get(service.signInLink);
    const window = { context, service, folder };
    return [...(await measureFirstPaint(window)), ...(await measureChanges(window))];
  } finally {
    await browser.close();
    await service.stop();
  }
}

interface BenchWindow {
  context: BrowserContext;
  service: RunningService;
  folder: BenchFolder;
}

/** A page that has loaded nothing yet. */
async function openPage({ context }: BenchWindow): Promise<Page> {
  const page = await context.newPage();
  await watchPage(page);
  return page;
}

const toDate = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The address of a screen with a year as its period. */
function toPath({ projectId, lastDay }: BenchFolder, screen: string, filter = ''): string {
  return `#/projects/${projectId}/${screen}?from=${toDate(lastDay - SHOWN_DAYS + 1)}&to=${toDate(lastDay)}${filter}`;
}

/** The overview of a year, loaded from nothing each time. */
async function measureFirstPaint(window: BenchWindow): Promise<Figure[]> {
  const page = await openPage(window);
  const address = `${window.service.address}/${toPath(window.folder, 'overview')}`;
  const [paints, figures]: [number[], number[]] = [[], []];
  for (let count = 0; count < LOADS; count++) {
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'commit' });
    figures.push(await waitUntilDrawn(page));
    paints.push(await readFirstPaintMs(page));
  }
  await page.close();
  // The first load compiles what later ones find compiled.
  const toFigure = (name: string, times: number[], note: string): Figure => {
    const { p50Ms } = toTimings(times.slice(1));
    const first = `${note}; median of ${LOADS - 1} loads, the first ${times[0]?.toFixed(0)}`;
    return { name, value: p50Ms, unit: 'ms', target: { most: FIRST_PAINT_MS }, note: first };
  };
  return [
    toFigure('first paint', paints, 'first content of the window'),
    toFigure('overview of a year, complete', figures, 'all its figures and charts'),
  ];
}

/** A year on every screen: filters one after the other, then the screens one after the other. */
async function measureChanges(window: BenchWindow): Promise<Figure[]> {
  const page = await openPage(window);
  await page.goto(`${window.service.address}/${toPath(window.folder, 'overview')}`);
  await waitUntilDrawn(page);
  const filterFigures: Figure[] = [];
  const openFigures: Figure[] = [];
  const longTasks = new Map<string, number[]>();
  for (const screen of SCREENS) {
    const changes: number[] = [];
    const opens: number[] = [];
    const tasks: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await timeAddress(page, toPath(window.folder, 'settings/app'));
      await takeLongTasks(page);
      opens.push(await timeAddress(page, toPath(window.folder, screen)));
      tasks.push(...(await takeLongTasks(page)));
      if (round > 0) continue;
      for (const filter of ['&engine=chatgpt', '&engine=perplexity', '&language=de', '&language=en']) {
        changes.push(await timeAddress(page, toPath(window.folder, screen, filter)));
      }
    }
    longTasks.set(screen, tasks);
    filterFigures.push(toFilterFigure(screen, toTimings(changes)));
    openFigures.push(toOpenFigure(screen, opens));
  }
  await page.close();
  return [...filterFigures, ...openFigures, toLongTaskFigure(longTasks)];
}

function toFilterFigure(screen: string, { p50Ms, p99Ms }: Timings): Figure {
  const note = `median; the slowest ${p99Ms.toFixed(0)}`;
  return { name: `filter change, ${screen}`, value: p50Ms, unit: 'ms', target: { most: FILTER_MS }, note };
}

/** What was read once is still there: what is left is drawing it. */
function toOpenFigure(screen: string, opens: readonly number[]): Figure {
  const note = `opened again; the first time ${opens[0]?.toFixed(0)}`;
  return { name: `opening, ${screen}`, value: opens.at(-1) ?? Number.NaN, unit: 'ms', target: { most: OPEN_MS }, note };
}

function toLongTaskFigure(tasks: ReadonlyMap<string, number[]>): Figure {
  const longest = [...tasks].map(([screen, times]) => ({ screen, ms: Math.max(0, ...times) }));
  const { ms, screen } = longest.toSorted((a, b) => b.ms - a.ms)[0] ?? { ms: 0, screen: '' };
  const note = longest.map((each) => `${each.screen} ${each.ms.toFixed(0)}`).join(', ');
  const name = `longest task on a change of screen (${screen})`;
  return { name, value: ms, unit: 'ms', target: { most: LONG_TASK_MS }, note };
}
