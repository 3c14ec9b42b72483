/**
 * Every screen with the sample project in it: nothing for axe or the console to say, in light, dark and the system's colours. It
 * fits small windows; in large ones it stands in the middle of the room beside the navigation, no wider than it is read well.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults, findColourFaults } from '#support/find-access-faults.ts';
import { findLostGrounds } from '#support/find-lost-grounds.ts';
import { readSampleIds, SAMPLE_SCREENS, type SampleIds, showScreen, toSampleAddress } from '#support/sample-screens.ts';
import { COMPETITOR_COLOURS } from '../../src-renderer/ui/brand-colours.ts';

/** 1600 pixels of content between margins of 24. */
const WIDEST_PX = 1648;
/** Sections of settings, and beside them what is set. */
const NARROW_PX = 1132;
const LARGE_PX = [1920, 2560, 3840];

let app: AppWindow;
let page: Page;
let offences: string[];
let ids: SampleIds;

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  const [sample] = await app.call('projects.list', {});
  ids = await readSampleIds(app, sample?.id ?? '');
  ({ page, offences } = await app.open(toSampleAddress(ids, 'overview')));
}, 240_000);
afterAll(() => app.close());

/** Charts and tables take their new width a moment later. */
async function checkFits(width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const missing = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(missing, { message: `at ${width} pixels` }).toBeLessThanOrEqual(0);
}

/** What of the screen itself scrolls sideways: names of its tables and boards, with how much is out of sight. */
async function checkNothingSideways(width: number, height: number): Promise<void> {
  await checkFits(width, height);
  const scrolling = () =>
    page
      .locator('main *')
      .evaluateAll((elements) =>
        elements
          .filter((each) => each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX))
          .map((each) => `${each.className} ${each.scrollWidth} > ${each.clientWidth}`),
      );
  await expect.poll(scrolling, { message: `at ${width} pixels` }).toEqual([]);
}

/** Pixels left of, in and right of the column, within the room beside the navigation. */
const measure = () =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.getBoundingClientRect();
    const navigation = document.querySelector('main')?.previousElementSibling?.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    return [(main?.left ?? 0) - (navigation?.right ?? 0), main?.width ?? 0, room - (main?.right ?? 0)];
  });

/** Throws where one has another name by now: it would be left out and nothing be red. */
const pickScreens = (...names: string[]) =>
  names.map((name) => {
    const screen = SAMPLE_SCREENS.find(([each]) => each === name);
    if (!screen) throw new Error(`No screen of the sample is called ${name}`);
    return screen;
  });

const toWidest = (toPath: (typeof SAMPLE_SCREENS)[number][1]) =>
  toPath(ids).startsWith('settings') ? NARROW_PX : WIDEST_PX;

async function checkMiddle(width: number, widestPx: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect
    .poll(async () => {
      const [left = 0, column = 0, right = 0] = await measure();
      const room = left + column + right;
      return [Math.abs(left - right) <= 1, Math.round(column) === Math.min(room, widestPx)];
    })
    .toEqual([true, true]);
}

/** The system's own colours, then the dark theme; it is light again afterwards. */
async function checkOtherColours(): Promise<void> {
  expect(await findLostGrounds(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The theme follows a moment later.
  await expect.poll(() => findColourFaults(page), { timeout: 10_000 }).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

describe.each(SAMPLE_SCREENS)('%s', (_name, toPath) => {
  it('has nothing that axe refuses, and fits small windows', async () => {
    await showScreen(page, app, toSampleAddress(ids, toPath(ids)));
    expect(await findAccessFaults(page)).toEqual([]);
    await checkNothingSideways(1024, 700);
    await checkFits(720, 450);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(offences).toEqual([]);
  });
});

describe.each(SAMPLE_SCREENS)('%s', (_name, toPath) => {
  it('is readable in other colours, fits a small desktop and is in the middle of a large one', {
    tags: 'long',
  }, async () => {
    await showScreen(page, app, toSampleAddress(ids, toPath(ids)));
    await checkOtherColours();
    await checkNothingSideways(1280, 800);
    await checkMiddle(2560, toWidest(toPath));
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

// Those on which most is said by colour.
describe.each(pickScreens('overview', 'prompts', 'competitors', 'tasks'))('%s', (_name, toPath) => {
  it('is readable in the dark, and loses nothing under forced colours', async () => {
    await showScreen(page, app, toSampleAddress(ids, toPath(ids)));
    await checkOtherColours();
    expect(offences).toEqual([]);
  });
});

// One screen of each of the two widths that a column can have.
describe.each(pickScreens('overview', 'settings of the brand'))('%s', (_name, toPath) => {
  it('stands in the middle at 1920, 2560 and 3840 pixels, and takes all the room at 1440', async () => {
    await showScreen(page, app, toSampleAddress(ids, toPath(ids)));
    for (const width of LARGE_PX) await checkMiddle(width, toWidest(toPath));
    await checkMiddle(1440, WIDEST_PX);
    expect((await measure())[0]).toBe(0);
  });
});

describe('Under forced colours', () => {
  const goForced = async (path: string, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await showScreen(page, app, toSampleAddress(ids, path));
  };
  afterAll(() => page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' }));

  it('the heat map tells its steps by bars below numbers that stay readable', async () => {
    await goForced('prompts?view=heat', 'light');
    const bars = await page.locator('[data-step]').evaluateAll((cells) =>
      cells.map((cell) => {
        const { backgroundSize, backgroundColor, color, forcedColorAdjust } = getComputedStyle(cell);
        return {
          step: Number(cell.getAttribute('data-step')),
          backgroundSize,
          backgroundColor,
          color,
          forcedColorAdjust,
        };
      }),
    );
    expect(new Set(bars.map(({ step }) => step)).size).toBeGreaterThan(2);
    for (const { step, backgroundSize, backgroundColor, color, forcedColorAdjust } of bars) {
      expect(Number.parseFloat(backgroundSize)).toBe(20 * step);
      expect([backgroundColor, color, forcedColorAdjust]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'none']);
    }
  });

  it.each(['light', 'dark'] as const)(
    'charts keep the colours of brands that were made for a %s ground',
    async (theme) => {
      await goForced('competitors', theme);
      const chart = page.getByRole('region', { name: 'Who is visible, and since when?' });
      const strokes = await chart
        .locator('svg path')
        .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
      for (const colour of COMPETITOR_COLOURS[theme].slice(0, 4)) expect(strokes).toContain(toRgb(colour));
    },
  );
});

const toRgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
