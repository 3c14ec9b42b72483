/** Walks through what one does with it: tasks, reports, and going back to a backup. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import type { Walk } from '#support/walk.ts';
import { closeTold, SOON, told } from './page-steps.ts';

/** A card is moved by keyboard alone, and is there after a reload. */
export async function walkTasks({ page, goTo }: Walk, projectId: string): Promise<void> {
  await goTo(`/projects/${projectId}/tasks`);
  await page.getByRole('button', { name: 'Look for tasks now' }).click();
  const lane = (name: string) => page.getByRole('region', { name });
  const grip = lane('Open')
    .getByRole('button', { name: /^Move “/ })
    .first();
  const title = /“(.*)”/.exec((await grip.getAttribute('aria-label', SOON)) ?? '')?.[1] ?? '';
  await grip.focus();
  await page.keyboard.press('Space');
  const over = (name: string) => page.locator('[data-over="true"]').and(lane(name));
  await over('Open').waitFor(SOON);
  // The library begins to listen to the arrows a moment later: a key pressed before that is lost.
  const pressUntilOver = async () => {
    await page.keyboard.press('ArrowRight');
    return over('In progress')
      .waitFor({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
  };
  await expect.poll(pressUntilOver, SOON).toBe(true);
  await page.keyboard.press('Space');
  await told(page, `“${title}” is now: In progress`).waitFor(SOON);
  const card = lane('In progress').getByRole('button', { name: title, exact: true });
  await card.waitFor(SOON);
  // The next key moves the same card on.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Move “${title}”`);
  await page.reload();
  await card.waitFor(SOON);
}

/** A report is looked at, and saved as the file that was looked at. */
export async function walkReport({ page, goTo }: Walk, projectId: string): Promise<void> {
  await goTo(`/projects/${projectId}/reports`);
  const frame = page.frameLocator('iframe');
  await page.getByLabel('Title').fill('For Monday');
  await frame.getByRole('heading', { level: 1, name: 'For Monday' }).waitFor(SOON);
  const shown = await frame.locator('p.value').first().textContent(SOON);
  await keepSaved(page);
  const [file] = await Promise.all([
    page.waitForEvent('download', SOON),
    page.getByRole('button', { name: 'Download HTML' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^kordiva-for-monday-\d{4}-\d\d-\d\d\.html$/);
  const saved = await page.evaluate(() => (window as Saving).walkSaved?.text());
  expect(saved).toContain(`<p class="value">${shown}</p>`);
}

type Saving = Window & { walkSaved?: Blob };

/** The browser of the desktop app puts its files where only the app can get at them: what it is handed is looked at instead. */
function keepSaved(page: Page): Promise<void> {
  return page.evaluate(() => {
    const original = URL.createObjectURL;
    URL.createObjectURL = (content) => {
      if (content instanceof Blob) (window as Saving).walkSaved = content;
      return original.call(URL, content);
    };
  });
}

/** A backup takes the place of what is there, from a window on a project that is not in it; one click takes it back. */
export async function walkRestore({ page, call, goTo, dataDir }: Walk, projectId: string): Promise<void> {
  const backup = join(dataDir, 'of-the-walk.db');
  await call('system.backup', { path: backup });
  const site = { language: 'en', websiteUrl: 'https://later.example' } as const;
  const later = await call('projects.create', { name: 'Made later', ...site });
  await goTo(`/projects/${later.id}/settings/data`);
  await closeTold(page);
  const restoreFrom = async (path: string) => {
    await page.getByLabel('Restore from a file').fill(path);
    await page.getByRole('button', { name: 'Restore…', exact: true }).first().click();
  };
  await restoreFrom(join(dataDir, 'engine-keys.json'));
  await page.getByRole('alert').getByText('There is no such file. Nothing was changed.').waitFor(SOON);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await restoreFrom(backup);
  const dialog = page.getByRole('dialog', { name: 'Restore this backup?' });
  await dialog.getByText(/^5 projects \(Kordiva, .+\), [\d,]+ answers, the newest of /).waitFor(SOON);
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  const notice = told(page, 'The backup is in place');
  await notice.getByText(/^Before: 6 projects /).waitFor({ timeout: 60_000 });
  await notice.getByText(/kept as before-restore-.*\.db/).waitFor();
  await page.waitForURL(/#\/portfolio/);
  await page.getByRole('link', { name: 'Kordiva', exact: true }).waitFor(SOON);
  expect((await call('projects.list', {})).map(({ name }) => name)).not.toContain('Made later');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await told(page, /Now: 6 projects/).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Project:/ }).click();
  await page.getByRole('option', { name: 'Made later' }).waitFor(SOON);
  await page.keyboard.press('Escape');
  await goTo(`/projects/${projectId}/settings/data`);
  const kept = page.getByRole('row', { name: /Before a restore/ });
  await expect.poll(() => kept.count(), SOON).toBe(2);
}
