/** The palette finds what there is by any of its names, in both languages and from the keyboard alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';

let app: AppWindow;
let projectId: string;
beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  projectId = (await app.call('projects.list', {}))[0]?.id ?? '';
}, 240_000);
afterAll(() => app?.close());

const actions = (page: Page) => page.locator('.mantine-Spotlight-action');

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByRole('textbox').fill(text);
}

describe('The palette', () => {
  it.each([
    ['en-GB', 'export', 'Export a report'],
    ['en-GB', 'backup', 'Restore a backup'],
    ['en-GB', 'budget', 'Runs & costs'],
    ['en-GB', 'run now', 'Run now'],
    ['en-GB', 'gantt', 'Which tools show project timelines as a Gantt chart?'],
    ['en-GB', 'oduvia', 'Oduvia'],
    ['en-GB', 'perplex', 'Perplexity'],
    ['en-GB', 'api key', 'API keys'],
    ['de-DE', 'sicherung', 'Sicherung wiederherstellen'],
    ['de-DE', 'Konkurrenz', 'Wettbewerber'],
    ['de-DE', 'wettbew', 'Wettbewerber'],
  ])('in %s finds by %s: %s', async (locale, text, label) => {
    const { page, offences } = await app.open(`/projects/${projectId}/tasks`, { locale });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await type(page, text);
    await actions(page).filter({ hasText: label }).first().waitFor();
    expect(offences).toEqual([]);
    await page.context().close();
  });

  it('finds tags, tasks and answers by what they say, and goes there by keyboard', async () => {
    const { page } = await app.open(`/projects/${projectId}/overview`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const [tag] = await app.call('tags.list', { projectId });
    const { tasks } = await app.call('tasks.list', { projectId, status: 'all' });
    await type(page, tag ?? '');
    await actions(page).filter({ hasText: 'Prompts with it' }).waitFor();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(tasks[0]?.title ?? '');
    await actions(page)
      .filter({ hasText: tasks[0]?.title ?? '' })
      .first()
      .waitFor();
    await page.getByRole('dialog').getByRole('textbox').fill('oduvia rastorio');
    await actions(page)
      .filter({ hasText: /^…?.*(Oduvia|Rastorio)/ })
      .nth(1)
      .waitFor();
    await actions(page).filter({ hasText: 'Search all answers for “oduvia rastorio”' }).waitFor();
    // The last of them is one step back from the field.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toMatch(/\/answers.*q=oduvia/);
    await expect.poll(() => page.getByRole('option').first().locator('mark').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  it('asks the core for nothing until something is typed', async () => {
    const { page } = await app.open(`/projects/${projectId}/settings/app`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.keyboard.press('Control+K');
    await actions(page).first().waitFor();
    const isAsked = (name: string) => asked.some((url) => url.endsWith(name));
    expect(isAsked('answers.list') || isAsked('tags.list') || isAsked('tasks.listIn')).toBe(false);
    await page.getByRole('dialog').getByRole('textbox').fill('kord');
    await expect.poll(() => isAsked('answers.list') && isAsked('tags.list') && isAsked('tasks.listIn')).toBe(true);
    await page.context().close();
  });
});
