/** A form of settings that somebody else changed says so; what was typed stays until its owner lets go of it. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';

let app: AppWindow;
let projectId: string;

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  projectId = (await app.call('projects.list', {}))[0]!.id;
}, 240_000);
afterAll(() => app.close());

it('takes over what was changed where nothing was typed, and else asks before it does', async () => {
  const { page } = await app.open(`/projects/${projectId}/settings/schedule`);
  const samples = page.getByRole('textbox', { name: 'Answers per prompt and engine' });
  const notice = page.getByText('These settings were changed somewhere else');
  await samples.waitFor();
  await app.call('projects.configure', { projectId, samplesPerRun: 3 });
  await expect.poll(() => samples.inputValue()).toBe('3');
  expect(await notice.count()).toBe(0);

  await samples.fill('5');
  await app.call('projects.configure', { projectId, samplesPerRun: 4 });
  await notice.waitFor();
  expect(await samples.inputValue()).toBe('5');
  await page.getByRole('button', { name: 'Show what is saved now' }).click();
  await expect.poll(() => samples.inputValue()).toBe('4');
  expect(await notice.count()).toBe(0);

  await samples.fill('6');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await app.call('projects.get', { projectId })).settings.samplesPerRun, { timeout: 10_000 })
    .toBe(6);
  expect(await notice.count()).toBe(0);
});
