/** A chart that was put over another one is the same to the pixel as one that was made for its figures. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';

let app: AppWindow;
let base: string;

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  const [project] = await app.call('projects.list', {});
  base = `/projects/${project?.id}`;
}, 240_000);
afterAll(() => app.close());

const LAST = 'engine=claude&days=90';

async function settle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Engine: Claude' }).waitFor();
  await page.locator('main :is([aria-busy="true"], [data-stale="true"])').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  // The pointer is on nothing, and what was dimmed is not any more.
  await page.mouse.move(0, 0);
}

async function drawCharts(page: Page): Promise<Buffer[]> {
  const charts = await page.locator('main [role="img"]').all();
  return Promise.all(charts.map((chart) => chart.screenshot()));
}

it('on the overview', () => expectRedrawn('overview', 3));
it('on the screen of competitors', { tags: 'long' }, () => expectRedrawn('competitors', 2));

/** A screen with at least so many charts. */
async function expectRedrawn(screen: string, least: number): Promise<void> {
  const anew = (await app.open(`${base}/${screen}?${LAST}`)).page;
  await settle(anew);
  const { page: changed, goTo } = await app.open(`${base}/${screen}`);
  for (const filters of ['engine=claude', 'engine=perplexity&days=90', LAST]) {
    await goTo(`${base}/${screen}?${filters}`);
    await changed.waitForLoadState('networkidle');
  }
  await settle(changed);
  const [wanted, found] = [await drawCharts(anew), await drawCharts(changed)];
  expect(wanted.length).toBeGreaterThanOrEqual(least);
  expect(found.length).toBe(wanted.length);
  expect(found.map((chart, place) => chart.equals(wanted[place] ?? Buffer.of()))).toEqual(wanted.map(() => true));
}
