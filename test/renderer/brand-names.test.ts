/** Another name of the own brand: history is measured again on the spot, and which figures moved is told beside the form. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';

let app: AppWindow;
let projectId: string;
beforeAll(async () => {
  app = await startAppWindow();
  const site = { language: 'en', websiteUrl: 'https://brimlane.example' } as const;
  projectId = (await app.call('projects.create', { name: 'Brimlane', ...site })).id;
  const path = join(app.dataDir, 'answers.ndjson');
  const lines = ['Brimlane.', 'The Lane Board.', 'Nobody.', 'Nobody at all.'].map((text, day) => ({
    prompt: 'Which?',
    model: 'chatgpt',
    answeredAt: new Date(Date.now() - (day + 1) * 86_400_000).toISOString(),
    text,
  }));
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  await app.call('answers.import', { projectId, path });
}, 240_000);
afterAll(() => app?.close());

it('An alias tells which figures it moved, before and after; a saved form has nothing more to save', async () => {
  const { page, offences } = await app.open(`/projects/${projectId}/settings/brand`);
  const names = page.getByRole('combobox', { name: 'Other names' });
  await names.fill('Lane Board');
  await names.press('Enter');
  const save = page.getByRole('button', { name: 'Save and measure again' });
  await save.click();
  const told = page.getByRole('region', { name: 'The names of the brand were changed.' });
  // One of four answers named the brand; with the alias two do.
  await told.getByRole('row', { name: /Brimlane Visibility, % 25\.0 50\.0 \+25\.0/ }).waitFor();
  await told.getByRole('row', { name: /Brimlane Mentions 1 2 \+1$/ }).waitFor();
  await expect.poll(() => save.isDisabled()).toBe(true);
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await told.waitFor({ state: 'detached' });
  expect(offences).toEqual([]);
});
