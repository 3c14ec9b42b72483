/**
 * Every screen looks as it was last approved, from its head to its end, in light and dark. The kept pictures are those of the
 * Chromium of the lock file on Linux x64, which brings its own fonts; elsewhere another browser draws, so every screen is drawn
 * there and must not be blank, but it is held against nothing. `SIGHTLINE_PICTURES=write` keeps the screens as they look now.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, launchBundled } from '#support/browser.ts';
import { isKept, keepPicture, measureBlankness, reportPicture } from '#support/kept-picture.ts';
import { findBadPicture, openPictureWorld, type PictureWorld } from '#support/picture-world.ts';
import { SAMPLE_SCREENS, showScreen, toSampleAddress } from '#support/sample-screens.ts';

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
beforeAll(async () => {
  world = await openPictureWorld(IS_COMPARED ? launchBundled : launchBrowser);
}, 240_000);
afterAll(() => world?.app.close());

describe.each(SCREENS)('%s', (screen, toAddress) => {
  it('looks as it is kept, in light and dark', async () => {
    const { page, app } = world;
    await showScreen(page, app, toAddress(world));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const changed: string[] = [];
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const name = toPictureName(screen, colorScheme);
      // What is to be kept has come to rest: the kept picture may be half of it.
      const shot = await findBadPicture(world, (each) => IS_COMPARED && !IS_WRITING && isKept(name, each));
      if (!shot) continue;
      expect(measureBlankness(shot), `${name} is blank`).toBeLessThan(0.97);
      if (!IS_COMPARED) continue;
      if (IS_WRITING) keepPicture(name, shot);
      else changed.push(reportPicture(name, shot));
    }
    expect(changed).toEqual([]);
    expect(world.offences).toEqual([]);
  });
});

describe.runIf(IS_COMPARED)('The kept pictures', () => {
  it('are those of the screens that there are', () => {
    const expected = SCREENS.flatMap(([screen]) => THEMES.map((theme) => `${toPictureName(screen, theme)}.png`));
    expect(readdirSync(FOLDER).sort()).toEqual(expected.sort());
  });

  it('are as tall as what they show, not as the view', () => {
    const { height } = PNG.sync.read(readFileSync(new URL('overview-light.png', FOLDER)));
    expect(height).toBeGreaterThan(world.page.viewportSize()?.height ?? Number.POSITIVE_INFINITY);
  });
});
