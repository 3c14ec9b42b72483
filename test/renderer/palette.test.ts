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

const field = (page: Page) => page.getByRole('dialog').getByRole('textbox');

/** The palette is loaded after the screen: a key that comes before it is lost. */
async function open(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const press = async () => {
    if ((await field(page).count()) === 0) await page.keyboard.press('Control+K');
    return field(page).count();
  };
  await expect.poll(press, { interval: 500 }).toBe(1);
}

describe('The palette', () => {
  it('asks the core for nothing until something is typed', async () => {
    const { page } = await app.show(`/projects/${projectId}/settings/app`, { locale: 'en-GB' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page);
    await actions(page).first().waitFor();
    const isAsked = (name: string) => asked.some((url) => url.endsWith(name));
    expect(isAsked('answers.list') || isAsked('tags.list') || isAsked('tasks.list')).toBe(false);
    await field(page).fill('kord');
    await expect.poll(() => isAsked('answers.list') && isAsked('tags.list') && isAsked('tasks.list')).toBe(true);
    await page.keyboard.press('Escape');
  });

  it.each([
    [
      'en-GB',
      {
        export: 'Export a report',
        backup: 'Restore a backup',
        budget: 'Runs & costs',
        'run now': 'Run now',
        gantt: 'Which tools show project timelines as a Gantt chart?',
        oduvia: 'Oduvia',
        perplex: 'Perplexity',
        'api key': 'API keys',
      },
    ],
    ['de-DE', { sicherung: 'Sicherung wiederherstellen', Konkurrenz: 'Wettbewerber', wettbew: 'Wettbewerber' }],
  ])('finds by any name in %s', async (locale, names) => {
    const { page, offences } = await app.show(`/projects/${projectId}/tasks`, { locale });
    await open(page);
    for (const [typed, label] of Object.entries(names)) {
      await field(page).fill(typed);
      await actions(page).filter({ hasText: label }).first().waitFor();
    }
    expect(offences).toEqual([]);
  });

  it('finds tags, tasks and answers by what they say, and goes there by keyboard', { tags: 'long' }, async () => {
    const { page } = await app.open(`/projects/${projectId}/overview`);
    await open(page);
    const [tag] = await app.call('tags.list', { projectId });
    const { tasks } = await app.call('tasks.list', { projectId, status: 'all' });
    await field(page).fill(tag ?? '');
    await actions(page).filter({ hasText: 'Prompts with it' }).waitFor();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(tasks[0]?.title ?? '');
    await actions(page)
      .filter({ hasText: tasks[0]?.title ?? '' })
      .first()
      .waitFor();
    await field(page).fill('oduvia rastorio');
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
  });
});
