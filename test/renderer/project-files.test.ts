/** A project as one file on the screen: saved in its settings, opened from the welcome screen, in a real Chromium on a real service. */
import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults, findColourFaults } from '#support/find-access-faults.ts';
import { lockCheaply } from '#support/lock-cheaply.ts';

const ANSWERS = 12;
let app: AppWindow;
let projectId: string;
let locked: string;
let plain: string;

beforeAll(async () => {
  app = await startAppWindow();
  locked = join(app.dataDir, 'locked.sightline');
  plain = join(app.dataDir, 'plain.sightline');
  const { id } = await app.call('projects.create', {
    name: 'Brimlane',
    language: 'en',
    websiteUrl: 'https://brimlane.example',
  });
  projectId = id;
  const lines = Array.from({ length: ANSWERS }, (_, day) => ({
    prompt: 'Which planner?',
    model: 'chatgpt',
    answeredAt: new Date(Date.UTC(2026, 1, 1 + day)).toISOString(),
    text: `Take **Brimlane**. Day ${day}.`,
  }));
  const path = join(app.dataDir, 'answers.ndjson');
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  await app.call('answers.import', { projectId, path });
}, 240_000);
afterAll(() => app?.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const names = async () => (await app.call('projects.list', {})).map(({ name }) => name);

async function lookInto(page: Page, path: string): Promise<void> {
  await page.getByLabel('Project file on this machine').fill(path);
  await button(page, 'Look inside').click();
}

it('is saved where the owner says, with a passphrase or without, and never over a file that is there', async () => {
  const { page, offences } = await app.show(`/projects/${projectId}/settings/brand`);
  const save = async (path: string, passphrase: string) => {
    await page.getByLabel('File on this machine').fill(path);
    await page.getByLabel('Passphrase (optional)').fill(passphrase);
    const card = page.getByRole('region', { name: 'Save as a file' });
    await card.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await save(locked, 'long winter');
  await page
    .getByRole('status')
    .filter({ hasText: `12 answers saved to ${locked}` })
    .waitFor();
  expect(readFileSync(locked, 'latin1')).toMatch(/^age-encryption\.org/);
  await save(plain, '');
  await page.getByRole('status').filter({ hasText: plain }).waitFor();
  const { mtimeMs } = statSync(plain);
  await save(plain, '');
  await page.getByRole('alert').waitFor();
  expect(statSync(plain).mtimeMs).toBe(mtimeMs);
  expect(await findAccessFaults(page)).toEqual([]);
  expect(offences.filter((line) => !/status of 409/.test(line))).toEqual([]);
}, 120_000);

it('asks for the passphrase, says what is inside, and opens as a copy beside', async () => {
  // Locked anew: three tries of the app's own passphrase take seconds.
  copyFileSync(plain, locked);
  await lockCheaply(locked, 'long winter');
  const { page } = await app.show('/welcome');
  await lookInto(page, locked);
  await page.getByText('The project file is locked. Give its passphrase.').waitFor();
  await page.getByLabel('Passphrase of the file').fill('long summer');
  await button(page, 'Look inside').click();
  await page.getByText('This passphrase does not open the project file. Nothing was changed.').waitFor();
  await page.getByLabel('Passphrase of the file').fill('long winter');
  await button(page, 'Look inside').click();
  const found = page.getByRole('region', { name: 'What the file holds' });
  await found.getByText('Brimlane (brimlane.example)').waitFor();
  await found.getByText('Brimlane is in this folder already, with 12 answers.').waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findColourFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await names()).toEqual(['Brimlane']);
  await button(page, 'Open project').click();
  await page.waitForURL(/projects\/[^/]+\/overview/);
  expect(page.url()).not.toContain(projectId);
  await page.getByText('Brimlane is open.').waitFor();
  expect(await names()).toEqual(['Brimlane', 'Brimlane']);
}, 120_000);

it('comes in the place of the same project, once that is chosen', { tags: 'long', timeout: 120_000 }, async () => {
  await app.call('projects.update', { projectId, name: 'Renamed since' });
  // As a window is told of a file that was opened with a double-click.
  const { page, offences } = await app.open(`/welcome?file=${encodeURIComponent(plain)}`);
  await page.getByText('Renamed since is in this folder already, with 12 answers.').waitFor();
  await page.getByRole('radio', { name: /^Replace it with the file/ }).check();
  await button(page, 'Replace project').click();
  await page.waitForURL(`**/projects/${projectId}/overview*`);
  expect((await app.call('projects.get', { projectId })).name).toBe('Brimlane');
  expect((await names()).length).toBe(2);
  expect(offences).toEqual([]);
});

it('changes nothing when it is stopped, or when the file is cut short', async () => {
  const before = await app.call('projects.list', {});
  const { page } = await app.show(`/welcome?file=${encodeURIComponent(plain)}`);
  // The file is opened once the word to stop it is there.
  const isStopped = Promise.withResolvers<void>();
  await page.route('**/app/call/projectFiles.open', async (route) => {
    await isStopped.promise;
    await route.continue();
  });
  await button(page, 'Open project').click();
  await page.getByRole('progressbar', { name: 'Opening the project' }).waitFor({ state: 'attached' });
  const stopped = page.waitForResponse('**/app/call/projectFiles.cancel');
  await button(page, 'Cancel').click();
  await stopped;
  isStopped.resolve();
  await page.getByText('It was stopped. Nothing was changed.').waitFor();
  truncateSync(plain, statSync(plain).size - 100);
  await lookInto(page, plain);
  await page.getByText(/^The project file is damaged or incomplete\./).waitFor();
  expect(await app.call('projects.list', {})).toEqual(before);
}, 120_000);
