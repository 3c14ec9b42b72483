/** Finding prompts: suggestions with their reasons, picked and chosen, with what they cost said before anything is added. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type AppWindow, startAppWindow } from '#support/app-window.ts';

let app: AppWindow;
let projectId: string;
let page: Page;
let list: OperationOutput<'prompts.suggest'>;

const card = () => page.getByRole('region', { name: 'What could be asked that nobody asks yet?' });
const chosenBar = () => page.getByRole('toolbar', { name: 'With the chosen suggestions' });

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  projectId = (await app.call('projects.list', {})).find(({ name }) => name === 'Kordiva')?.id ?? '';
  list = await app.call('prompts.suggest', { projectId, limit: 1000 });
  ({ page } = await app.open('/settings'));
}, 240_000);
afterAll(() => app.close());

it('is reached from the prompts and says each reason with its numbers', async () => {
  await page.goto(`${app.service.apiAddress}/#/projects/${projectId}/prompts`);
  await page.getByRole('link', { name: 'Find prompts' }).click();
  await card()
    .getByText(new RegExp(`^${list.total} suggestions`))
    .waitFor();
  const rival = list.suggestions.find(({ source }) => source === 'competitor');
  const { competitor, answers } = rival ?? { competitor: '', answers: 0 };
  await card()
    .getByText(new RegExp(`^${competitor} is named in ${answers.toLocaleString('en-US')} answers and was searched for`))
    .first()
    .waitFor();
});

it('shows those of one reason, language or intent', async () => {
  await card().getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Competitor' }).click();
  const rivals = list.suggestions.filter(({ source }) => source === 'competitor').length;
  await expect.poll(() => card().getByRole('table').getAttribute('aria-rowcount')).toBe(String(rivals + 1));
});

it('says what the chosen ones cost before they are added, paused unless it is said otherwise', async () => {
  const first = list.suggestions.find(({ source }) => source === 'competitor')?.prompt ?? '';
  await card().getByRole('row').filter({ hasText: first }).getByRole('checkbox').check();
  const { models, settings } = await app.call('projects.get', { projectId });
  const calls = models.length * settings.samplesPerRun;
  await chosenBar()
    .getByText(new RegExp(`^A run of these asks ${calls} times? and costs about`))
    .waitFor();
  await chosenBar().getByRole('combobox', { name: 'Tags (optional)' }).fill('ideas');
  await page.keyboard.press('Enter');
  await chosenBar().getByRole('button', { name: 'Add 1 prompt' }).click();
  await chosenBar().waitFor({ state: 'detached' });
  const { prompts } = await app.call('prompts.list', { projectId, search: first });
  expect(prompts.filter(({ prompt }) => prompt === first)).toMatchObject([{ state: 'paused', tags: ['ideas'] }]);
  await expect.poll(() => card().getByRole('row').filter({ hasText: first }).count()).toBe(0);
});
