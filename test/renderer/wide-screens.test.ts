/** On a large screen what is shown is in the middle of the room beside the navigation, no wider than it is read well. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { readSampleIds, SAMPLE_SCREENS, type SampleIds, showScreen, toSampleAddress } from '#support/sample-screens.ts';

/** 1600 pixels of content between margins of 24. */
const WIDEST_PX = 1648;
/** Sections of settings, and beside them what is set. */
const NARROW_PX = 1132;

let app: AppWindow;
let page: Page;
let ids: SampleIds;
beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  ids = await readSampleIds(app, (await app.call('projects.list', {}))[0]?.id ?? '');
  ({ page } = await app.open(toSampleAddress(ids, 'overview'), { reducedMotion: 'reduce' }));
}, 240_000);
afterAll(() => app?.close());

/** Pixels left of, in and right of the column, within the room beside the navigation. */
const measure = () =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.getBoundingClientRect();
    const navigation = document.querySelector('main')?.previousElementSibling?.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    return [(main?.left ?? 0) - (navigation?.right ?? 0), main?.width ?? 0, room - (main?.right ?? 0)];
  });

async function checkMiddle(width: number, height: number, widestPx: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect
    .poll(async () => {
      const [left = 0, column = 0, right = 0] = await measure();
      const room = left + column + right;
      return [Math.abs(left - right) <= 1, Math.round(column) === Math.min(room, widestPx)];
    })
    .toEqual([true, true]);
}

describe.each(SAMPLE_SCREENS)('%s', (_name, toPath) => {
  it('stands in the middle at 1920, 2560 and 3840 pixels, and takes all the room at 1440', async () => {
    await showScreen(page, app, toSampleAddress(ids, toPath(ids)));
    const widestPx = toPath(ids).startsWith('settings') ? NARROW_PX : WIDEST_PX;
    for (const [width, height] of [
      [1920, 1080],
      [2560, 1440],
      [3840, 2160],
    ] as const) {
      await checkMiddle(width, height, widestPx);
      expect((await measure())[1]).toBe(widestPx);
    }
    await checkMiddle(1440, 900, WIDEST_PX);
    expect((await measure())[0]).toBe(0);
  });
});
