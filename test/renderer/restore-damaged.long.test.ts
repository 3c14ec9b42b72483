/** A backup with damaged texts on the screen: refused with the reason, restored all the same once the owner says so, and taken back. */
import { join } from 'node:path';

import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';

let app: AppWindow;
let projectId: string;
let answerId: string;
let backup: string;
beforeAll(async () => {
  app = await startAppWindow();
  const site = { language: 'en', websiteUrl: 'https://brimlane.example' } as const;
  projectId = (await app.call('projects.create', { name: 'Brimlane', ...site })).id;
  const answer = { prompt: 'Which one?', model: 'chatgpt', text: 'Brimlane, as most say.' } as const;
  answerId = (await app.call('answers.add', { projectId, ...answer })).id;
  backup = join(app.dataDir, 'damaged.db');
  await app.call('system.backup', { path: backup });
  const db = new Database(backup);
  db.prepare("UPDATE answer_content SET body = CAST(body || x'00' AS BLOB)").run();
  db.close();
  await app.call('projects.create', { name: 'Kordiva', ...site });
}, 240_000);
afterAll(() => app?.close());

const readAnswer = () => app.call('answers.get', { projectId, answerId });
const names = async () => (await app.call('projects.list', {})).map(({ name }) => name);

describe('A backup with damaged texts', () => {
  it('is refused first, and restored with them when that is asked for', async () => {
    const { page, offences } = await app.open('/settings/data');
    await page.getByLabel('Restore from a file').fill(backup);
    await page.getByRole('button', { name: 'Restore…', exact: true }).first().click();
    const question = page.getByRole('dialog', { name: 'Restore this backup?' });
    await question.getByText('The texts of 1 answer in this backup are damaged.').waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Restore it anyway…' }).click();
    await question.getByText('1 project (Brimlane), 1 answer').waitFor();
    await question.getByText('they stay unreadable').waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    expect(await names()).toEqual(['Brimlane', 'Kordiva']);
    await question.getByRole('button', { name: 'Restore with the damage' }).click();
    await page.getByText('The backup is in place').waitFor();
    expect(await names()).toEqual(['Brimlane']);
    expect(await readAnswer()).toMatchObject({ prompt: 'Which one?', damaged: true, text: '' });
    expect(offences).toEqual([]);
  });

  it('is taken back to even when the data of before was damaged too', async () => {
    const clean = join(app.dataDir, 'clean.db');
    const { page } = await app.open('/settings/data');
    // What is in place is damaged as the backup was; this one is as it was before.
    const db = new Database(backup);
    db.prepare('UPDATE answer_content SET body = CAST(substr(body, 1, length(body) - 1) AS BLOB)').run();
    db.prepare('VACUUM INTO ?').run(clean);
    db.close();
    await page.getByLabel('Restore from a file').fill(clean);
    await page.getByRole('button', { name: 'Restore…', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
    await page.getByText('The backup is in place').waitFor();
    expect(await readAnswer()).toMatchObject({ damaged: false, text: 'Brimlane, as most say.' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await readAnswer()).damaged, { timeout: 60_000 }).toBe(true);
  });
});
