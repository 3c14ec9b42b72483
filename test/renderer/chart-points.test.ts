/** Points of charts lead to their answers, and the heat map says what it shows, in a real Chromium on the sample. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';

let app: AppWindow;
let root: string;

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  const [project] = await app.call('projects.list', {});
  root = `/projects/${project?.id}`;
}, 240_000);
afterAll(() => app?.close());

it('a click on a day of the overview opens the answers of that day', async () => {
  const { page } = await app.open(`${root}/overview`);
  const chart = page.getByRole('img', { name: /^Line chart of visibility/ });
  await chart.locator('svg').waitFor();
  const box = await chart.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.waitForURL(/\/answers\?/);
  const address = new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
  expect(address.get('from')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(address.get('to')).toBe(address.get('from'));
});

it('the heat map has a legend, and each cell its n and what it means on hover', { tags: 'long' }, async () => {
  const { page } = await app.open(`${root}/prompts?view=heat`);
  const legend = page.getByRole('list', { name: 'What the colours mean' });
  await legend.getByText('80–100%').waitFor();
  const cell = page.locator('td [data-step]').first();
  expect(await cell.locator('a > span').first().textContent()).toMatch(/^\d+$/);
  expect(await cell.locator('small').textContent()).toMatch(/^n \d+$/);
  expect(await cell.locator('a').getAttribute('title')).toMatch(
    /: [\d.]+% of \d+ answers?\nIf these same prompts were asked again on these days: between \d+%? and \d+% in 95 of 100 cases\.$/,
  );
});
