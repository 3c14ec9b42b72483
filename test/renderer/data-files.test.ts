/** Data files on the screen: written by the form, kept as a schedule with its log, and the schedule forgotten. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { KETTLE_ANSWERS, NOW, OWN_BRAND, writeAnswers } from '#support/kettle-answers.ts';

let app: AppWindow;
let to: string;
beforeAll(async () => {
  app = await startAppWindow({ nowMs: NOW });
  to = makeTempDir();
  const { id: projectId } = await app.call('projects.create', { ...OWN_BRAND, language: 'en' });
  await app.call('answers.import', { projectId, path: writeAnswers(app.dataDir, KETTLE_ANSWERS) });
}, 240_000);
afterAll(async () => {
  await app?.close();
  removeDir(to);
});

it('writes them, keeps a schedule, shows what came of it, and forgets it', async () => {
  const { page, offences, goTo } = await app.open('/settings/data');
  const card = page.getByRole('region', { name: 'Data files for other programs' });
  await card.getByLabel('Folder', { exact: true }).fill(to);
  await card.getByRole('button', { name: 'Write data files' }).click();
  await card.getByText(/files? written in/).waitFor();
  expect(existsSync(join(to, 'sightline/v1/manifest'))).toBe(true);
  await card.getByRole('button', { name: 'Write data files' }).click();
  await card.getByText('Nothing has changed since the last time').waitFor();

  await card.getByRole('button', { name: 'Add schedule' }).click();
  await card.getByText('Not written yet.').waitFor();
  noteTries();
  await goTo('/settings/network');
  await goTo('/settings/data');
  await card.getByText(/Left out, because no longer there: 1 chosen project/).waitFor();
  await card.getByText(/and is tried again every ten minutes: The folder is away/).waitFor();
  await card.getByText('Log: 2 times').click();
  await card.getByText(/: not written\. The folder is away/).waitFor();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findAccessFaults(page)).toEqual([]);
  }
  await card.getByRole('button', { name: `Remove the schedule for ${to}` }).click();
  await card.getByText('Log: 2 times').waitFor({ state: 'detached' });
  expect((await app.call('dataFiles.schedules', {})).schedules).toEqual([]);
  expect(offences).toEqual([]);
});

/** One that wrote and left a project out, then one that failed. */
function noteTries(): void {
  const counts = { written: 12, unchanged: 3, removed: 0, rows: 40, bytes: 9000, durationMs: 800 };
  const outcome = JSON.stringify({ ...counts, months: ['2026-03'], missingProjectIds: ['gone'] });
  const db = new Connection(databasePath(app.dataDir));
  db.prepare(
    `UPDATE data_export_schedule SET written_at = ?, outcome = ?, failures = 1, failed_at = ?, said = 'The folder is away'`,
  ).run(NOW - 1000, outcome, NOW);
  const insert = db.prepare(
    'INSERT INTO data_export_try (data_export_schedule_id, at, outcome, said) SELECT id, ?, ?, ? FROM data_export_schedule',
  );
  insert.run(NOW - 1000, outcome, null);
  insert.run(NOW, null, 'The folder is away');
  db.close();
}
