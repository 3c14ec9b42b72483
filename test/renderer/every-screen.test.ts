/**
 * Every screen with the sample project in it. It looks as it was last approved, from its head to its end, in light and dark; axe and the
 * console have nothing to say; it fits small windows, and in large ones it stands in the middle of the room beside the navigation, no wider
 * than it is read well. The kept pictures are those of the Chromium of the lock file on Linux x64, which brings its own fonts; elsewhere
 * another browser draws, so every screen is drawn there and must not be blank, but it is held against nothing.
 * `SIGHTLINE_PICTURES=write` keeps the screens as they look now.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, launchBundled } from '#support/browser.ts';
import { findAccessFaults, findColourFaults } from '#support/find-access-faults.ts';
import { findLostGrounds } from '#support/find-lost-grounds.ts';
import { isExact, keepPicture, looksKept, measureBlankness, reportPicture } from '#support/kept-picture.ts';
import { findOtherPicture, openPictureWorld, type PictureWorld, WINDOW } from '#support/picture-world.ts';
import { SAMPLE_SCREENS, showScreen, toSampleAddress } from '#support/sample-screens.ts';
import { checkFits, checkMiddle, checkNothingSideways, measureColumn } from '#support/screen-widths.ts';
import { COMPETITOR_COLOURS } from '../../src-renderer/ui/brand-colours.ts';

/** 1600 pixels of content between margins of 24. */
const WIDEST_PX = 1648;
/** Sections of settings, and beside them what is set. */
const NARROW_PX = 1132;
const LARGE_PX = [1920, 2560, 3840];

const IS_COMPARED = process.platform === 'linux' && process.arch === 'x64';
const IS_WRITING = process.env.SIGHTLINE_PICTURES === 'write';
const FOLDER = new URL('pictures/', import.meta.url);
const THEMES = ['light', 'dark'] as const;

type ToAddress = (world: PictureWorld) => string;

const SCREENS: readonly (readonly [name: string, toAddress: ToAddress])[] = [
  ...SAMPLE_SCREENS.map(([name, toPath]): [string, ToAddress] => [
    name,
    ({ sample }) => toSampleAddress(sample, toPath(sample)),
  ]),
  ['welcome', () => '/welcome'],
  ['first step of the wizard', () => '/welcome?step=brand'],
  ['overview without answers', ({ emptyId }) => toSampleAddress({ projectId: emptyId }, 'overview')],
];

const toPictureName = (screen: string, theme: string) => `${screen.toLowerCase().replaceAll(' ', '-')}-${theme}`;

let world: PictureWorld;
let page: Page;
beforeAll(async () => {
  world = await openPictureWorld(IS_COMPARED ? launchBundled : launchBrowser);
  ({ page } = world);
}, 240_000);
afterAll(() => world?.app.close());

const show = (toAddress: ToAddress) => showScreen(page, world.app, toAddress(world));

/** Throws where one has another name by now: it would be left out and nothing be red. */
const pickScreens = (...names: string[]) =>
  names.map((name) => {
    const screen = SCREENS.find(([each]) => each === name);
    if (!screen) throw new Error(`No screen is called ${name}`);
    return screen;
  });

const toWidest = (toAddress: ToAddress) => (toAddress(world).includes('/settings/') ? NARROW_PX : WIDEST_PX);

/** What of the kept pictures the screen is not, in words. */
async function findChanges(screen: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const changed: string[] = [];
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const name = toPictureName(screen, colorScheme);
    // What is to be kept has come to rest: the kept picture may be half of it.
    const shot = await findOtherPicture(world, (each) => IS_COMPARED && !IS_WRITING && isExact(name, each));
    if (!shot) continue;
    expect(measureBlankness(shot), `${name} is blank`).toBeLessThan(0.97);
    if (!IS_COMPARED) continue;
    if (IS_WRITING) keepPicture(name, shot);
    else if (!looksKept(name, shot)) changed.push(reportPicture(name, shot));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return changed;
}

/** The system's own colours, then the dark theme; it is light again afterwards. */
async function checkOtherColours(): Promise<void> {
  expect(await findLostGrounds(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The theme follows a moment later.
  await expect.poll(() => findColourFaults(page), { timeout: 10_000 }).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

describe.each(SCREENS)('%s', (screen, toAddress) => {
  it('has nothing that axe refuses, fits small windows, and looks as it is kept', async () => {
    await show(toAddress);
    expect(await findAccessFaults(page)).toEqual([]);
    await checkNothingSideways(page, 1024, 700);
    await checkFits(page, 720, 450);
    await page.setViewportSize(WINDOW);
    expect(await findChanges(screen)).toEqual([]);
    expect(world.offences).toEqual([]);
  });

  it('is readable in other colours, fits a small desktop and is in the middle of a large one', {
    tags: 'long',
  }, async () => {
    await show(toAddress);
    await checkOtherColours();
    await checkNothingSideways(page, 1280, 800);
    await checkMiddle(page, 2560, toWidest(toAddress));
    await page.setViewportSize(WINDOW);
  });
});

// Those on which most is said by colour.
describe.each(pickScreens('overview', 'prompts', 'competitors', 'tasks'))('%s', (_name, toAddress) => {
  it('is readable in the dark, and loses nothing under forced colours', async () => {
    await show(toAddress);
    await checkOtherColours();
    expect(world.offences).toEqual([]);
  });
});

// One screen of each of the two widths that a column can have.
describe.each(pickScreens('overview', 'settings of the brand'))('%s', (_name, toAddress) => {
  it('stands in the middle at 1920, 2560 and 3840 pixels, and takes all the room at 1440', async () => {
    await show(toAddress);
    for (const width of LARGE_PX) await checkMiddle(page, width, toWidest(toAddress));
    await checkMiddle(page, 1440, WIDEST_PX);
    expect((await measureColumn(page))[0]).toBe(0);
    await page.setViewportSize(WINDOW);
  });
});

describe('Under forced colours', () => {
  const goForced = async (path: string, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await show(({ sample }) => toSampleAddress(sample, path));
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

describe.runIf(IS_COMPARED)('The kept pictures', () => {
  it('are those of the screens that there are', () => {
    const expected = SCREENS.flatMap(([screen]) => THEMES.map((theme) => `${toPictureName(screen, theme)}.png`));
    expect(readdirSync(FOLDER).sort()).toEqual(expected.sort());
  });

  it('are as tall as what they show, not as the view', () => {
    const { height } = PNG.sync.read(readFileSync(new URL('overview-light.png', FOLDER)));
    expect(height).toBeGreaterThan(WINDOW.height);
  });
});
