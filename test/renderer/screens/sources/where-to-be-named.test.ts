/** From the list of sites to a task and back, in a real Chromium on the sample. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppWindow, startAppWindow } from '#support/app-window.ts';

let app: AppWindow;
let page: Page;
let projectId: string;

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  projectId = (await app.call('projects.list', {}))[0]?.id ?? '';
  page = (await app.open(`/projects/${projectId}/sources?view=gaps`)).page;
}, 120_000);
afterAll(() => app.close());

it('shows first whom to write to, apart from sites of competitors', async () => {
  const table = page.getByRole('table', { name: 'Sites cited where only competitors are visible' });
  const first = table.getByRole('row').nth(1);
  await first.waitFor();
  expect(await first.innerText()).toMatch(/sidescale\.example[\s\S]*Comparison, best-of/);
  await page.getByText(/Competitors' own \(5\)/).click();
  await table.getByText('oduvia.example').first().waitFor();
  expect(await table.getByText('sidescale.example').count()).toBe(0);
  await page.getByText(/To write to \(/).click();
  await table.getByText('sidescale.example').first().waitFor();
});

it('narrows by kind and by search', async () => {
  const table = page.getByRole('table', { name: 'Sites cited where only competitors are visible' });
  await page.getByLabel('Kind of site').selectOption({ value: 'forum' });
  await expect.poll(async () => await table.getByRole('row').count()).toBe(3);
  await page.getByLabel('Kind of site').selectOption({ value: '' });
  await expect.poll(async () => await table.getByRole('row').count()).toBeGreaterThan(10);
});

it('makes a task of a site with one click, and says so', async () => {
  await page.getByRole('table').getByText('sidescale.example').first().click();
  const panel = page.getByRole('dialog');
  await panel.getByText(/Answers without you: \d+ × 60/).waitFor();
  await panel.getByRole('button', { name: 'Create a task' }).click();
  await panel.getByRole('link', { name: 'Task', exact: true }).click();
  await page.getByRole('dialog').getByText('Get Kordiva named on sidescale.example').first().waitFor();
  const { tasks } = await app.call('tasks.list', { projectId, category: 'offsite' });
  expect(tasks.map(({ title }) => title)).toContain('Get Kordiva named on sidescale.example');
});
