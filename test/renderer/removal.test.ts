/** Removing a project on the screen: taken back at once, brought back later, and deleted for good only after a question. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';

let app: AppWindow;
let projectId: string;
beforeAll(async () => {
  app = await startAppWindow();
  const site = { language: 'en', websiteUrl: 'https://brimlane.example' } as const;
  projectId = (await app.call('projects.create', { name: 'Brimlane', ...site })).id;
  await app.call('projects.create', { name: 'Kordiva', ...site });
}, 240_000);
afterAll(() => app?.close());

const names = async () => (await app.call('projects.list', {})).map(({ name }) => name);

describe('A project', () => {
  it('is removed with one button, opens another one, and comes back with "Undo"', async () => {
    const { page, offences } = await app.open(`/projects/${projectId}/settings/brand`);
    await page.getByRole('button', { name: 'Remove project' }).click();
    await page.getByText('Brimlane is removed.').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Kordiva').first().waitFor();
    expect(await names()).toEqual(['Kordiva']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForURL(`**/projects/${projectId}/overview*`);
    await page.getByRole('navigation', { name: 'Main' }).getByText('Brimlane').first().waitFor();
    expect(await names()).toEqual(['Brimlane', 'Kordiva']);
    expect(offences).toEqual([]);
  });

  it('that was removed is brought back, or deleted once that is confirmed; Escape is no', {
    tags: 'long',
  }, async () => {
    await app.call('projects.archive', { projectId });
    const { page, offences } = await app.open('/settings/data');
    await page.getByRole('button', { name: 'Bring back: Brimlane' }).click();
    await page.getByText('The project is back.').waitFor();
    expect(await names()).toEqual(['Brimlane', 'Kordiva']);
    await app.call('projects.archive', { projectId });
    await page.reload();
    const erase = page.getByRole('button', { name: 'Delete for good: Brimlane' });
    await erase.click();
    const question = page.getByRole('dialog', { name: 'Delete Brimlane for good?' });
    await question.waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await app.call('projects.archived', {})).toHaveLength(1);
    await erase.click();
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('The project is deleted.').waitFor();
    await page.getByText('Removed projects').waitFor({ state: 'detached' });
    expect(await app.call('projects.archived', {})).toEqual([]);
    expect(offences).toEqual([]);
  });
});
