/** Which columns have room is known before rows are drawn: a screen with several tables would take twice as long to open else. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';

let app: AppWindow;
let projectId: string;
beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  projectId = (await app.call('projects.list', {}))[0]?.id ?? '';
}, 240_000);
afterAll(() => app?.close());

it('A table that has no room for all columns never draws cells of those that give way', async () => {
  const { page, goTo } = await app.open(`/projects/${projectId}/tasks`, { viewport: { width: 1024, height: 700 } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const taken = (record: MutationRecord) =>
      [...record.removedNodes].filter((node) => node.nodeName === 'TD' && record.target.nodeName === 'TR').length;
    new MutationObserver((records) => {
      const count = Number(document.body.dataset.taken ?? 0) + records.reduce((sum, record) => sum + taken(record), 0);
      document.body.dataset.taken = String(count);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await goTo(`/projects/${projectId}/prompts`);
  await page.locator('tbody tr[data-index] td').first().waitFor();
  expect(await page.evaluate(() => document.body.dataset.taken)).toBe('0');
  await page.context().close();
});
