/** Every screen with the sample project in it: nothing for axe or the console to say, in light, dark and the system's colours, wide and narrow. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';
import { findLostGrounds } from '#support/find-lost-grounds.ts';
import { readSampleIds, SAMPLE_SCREENS, type SampleIds, showScreen, toSampleAddress } from '#support/sample-screens.ts';

let app: AppWindow;
let page: Page;
let offences: string[];
let ids: SampleIds;

beforeAll(async () => {
  app = await startAppWindow();
  const { projectId } = await app.call('projects.createSample', {});
  ids = await readSampleIds(app, projectId);
  ({ page, offences } = await app.open(toSampleAddress(ids, 'overview'), { reducedMotion: 'reduce' }));
}, 240_000);
afterAll(() => app.close());

/** Charts and tables take their new width a moment later. */
async function checkFits(width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const missing = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(missing, { message: `at ${width} pixels` }).toBeLessThanOrEqual(0);
}

describe.each(SAMPLE_SCREENS)('%s', (_name, toPath) => {
  it('has nothing that axe refuses, light and dark, loses nothing under forced colours, and fits small windows', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await showScreen(page, app, toSampleAddress(ids, toPath(ids)));
    expect(await findAccessFaults(page)).toEqual([]);
    expect(await findLostGrounds(page)).toEqual([]);
    await checkFits(1024, 700);
    await checkFits(720, 450);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findAccessFaults(page)).toEqual([]);
    expect(offences).toEqual([]);
  });
});
