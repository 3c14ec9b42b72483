/** A window whose data folder goes: it keeps what it shows, says so above it, and goes on when the folder is back. */
import { renameSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults, findColourFaults } from '#support/find-access-faults.ts';
import { showScreen } from '#support/sample-screens.ts';

const MINUTES_MS = 120_000;
const TITLE = 'The data folder is gone';

let app: AppWindow;
let projectId = '';
beforeAll(async () => {
  app = await startAppWindow({ hasSample: true, hasThreads: true });
  projectId = (await app.call('projects.list', {}))[0]?.id ?? '';
}, 240_000);
afterAll(() => app?.close());

const take = () => renameSync(app.dataDir, `${app.dataDir}-away`);
const putBack = () => renameSync(`${app.dataDir}-away`, app.dataDir);

describe('a data folder that goes', { timeout: MINUTES_MS }, () => {
  it('is told above the screen and its figures stay, in light and dark', { tags: 'long' }, async () => {
    const { page } = await app.open('/settings');
    await showScreen(page, app, `/projects/${projectId}/prompts`);
    const rows = await page.getByRole('row').count();
    take();
    try {
      await page.getByText(TITLE).waitFor();
      expect(await findAccessFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findColourFaults(page)).toEqual([]);
      expect(await page.getByRole('row').count()).toBe(rows);
    } finally {
      putBack();
    }
    await expect.poll(() => page.getByText(TITLE).count(), { timeout: 20_000 }).toBe(0);
  });

  it('is told by a window that is opened meanwhile, which shows its screen when the folder is back', async () => {
    take();
    await expect.poll(() => app.service.core.storage.folder.fault, { timeout: 20_000 }).not.toBeNull();
    const { page } = await app.open(`/projects/${projectId}/overview`);
    try {
      await page.getByText(TITLE).waitFor();
    } finally {
      putBack();
    }
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByText(TITLE).count(), { timeout: 20_000 }).toBe(0);
  });
});
