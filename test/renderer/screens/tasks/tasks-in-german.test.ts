/** Tasks in a German window: German wherever they are shown, with no more calls than in an English one. */
import { readFile } from 'node:fs/promises';
import Database from 'better-sqlite3';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { databasePath } from '#main/storage/data-folder.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type AppWindow, type OpenedWindow, startAppWindow } from '#support/app-window.ts';

type Task = OperationOutput<'tasks.list'>['tasks'][number];

const GERMAN = { locale: 'de-DE' };
/** What the sample is told: a review portal that seldom names the brand. */
const ENGLISH_TITLE = /^Collect reviews on (.+)$/;

/** One that is still open, as lists and the overview show them. */
const OPEN_TITLES = {
  'en-GB': /^Close the gap on \d+ questions, first “/,
  'de-DE': /^Bei \d+ Fragen aufholen, zuerst bei „/,
};

let app: AppWindow;
let projectId: string;
let task: Task;
let germanTitle: string;

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  projectId = (await app.call('projects.list', {}))[0]?.id ?? '';
  const { tasks } = await app.call('tasks.list', { projectId, status: 'all' });
  const found = tasks.find(({ title }) => ENGLISH_TITLE.test(title));
  if (!found) throw new Error('The sample has no such task.');
  task = found;
  germanTitle = `Bewertungen auf ${ENGLISH_TITLE.exec(task.title)?.[1]} sammeln`;
}, 240_000);
afterAll(() => app.close());

/** A window at that address, with the operations on tasks that it asks for. */
async function openTasks(path: string, options: BrowserContextOptions): Promise<{ page: Page; asked: string[] }> {
  return goToTasks(path, await app.open('/settings', options));
}

async function goToTasks(path: string, { page, goTo }: OpenedWindow): Promise<{ page: Page; asked: string[] }> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/app\/call\/(tasks\..+)$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await goTo(`/projects/${projectId}/${path}`);
  return { page, asked };
}

async function checkLists(locale: 'en-GB' | 'de-DE'): Promise<void> {
  const title = OPEN_TITLES[locale];
  const { page, asked } = await goToTasks('tasks', await app.show('/settings', { locale }));
  await page.locator('article').getByRole('button', { name: title }).first().waitFor();
  await page.getByText(locale === 'de-DE' ? 'Liste' : 'List', { exact: true }).click();
  await page.locator('main table').getByText(title).waitFor();
  expect(asked).toEqual(['tasks.list']);
  await page.getByRole('link', { name: locale === 'de-DE' ? 'Überblick' : 'Overview' }).click();
  await page
    .getByRole('link', { name: locale === 'de-DE' ? /Gemini/ : /replies of Gemini/ })
    .first()
    .waitFor();
  expect(asked).toEqual(['tasks.list', 'tasks.list']);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
}

it('asks for the list once, and shows it on board, list and overview', () => checkLists('de-DE'));

it('asks for it as often in English', { tags: 'long' }, () => checkLists('en-GB'));

/** Quoted as they were asked. */
async function listPrompts(): Promise<string[]> {
  const { prompts } = await app.call('prompts.list', { projectId, limit: 500 });
  return prompts.map(({ prompt }) => prompt);
}

it('shows a whole task in German, and saves it so', { tags: 'long' }, async () => {
  const { page } = await openTasks(`tasks/${task.id}`, GERMAN);
  const panel = page.getByRole('dialog');
  await panel.getByRole('heading', { name: germanTitle }).waitFor();
  await panel.getByRole('rowheader', { name: 'Unberührt' }).waitFor();
  const { description, steps, evidence } = await app.call('tasks.get', {
    projectId,
    taskId: task.id,
    language: 'de',
  });
  const shown = (await panel.textContent()) ?? '';
  const quoted = await panel.locator('p[lang], a, [lang]').allTextContents();
  const said = [...quoted, ...(await listPrompts())].reduce((text, each) => text.replaceAll(each, ''), shown);
  for (const text of [description, ...steps, evidence.summary, ...evidence.items.map((item) => item.text)]) {
    expect(shown).toContain(text);
  }
  expect(said).not.toMatch(/\b(the|and|answers|citing|naming)\b/i);
  // Before and after, found together under the same German names.
  const rows = panel.getByRole('table').filter({ hasText: 'Davon mit Kordiva' }).locator('tbody tr');
  await expect.poll(() => rows.locator('th').allTextContents()).toEqual(evidence.metrics.map(({ label }) => label));
  await expect
    .poll(() => rows.locator('td').allTextContents())
    .toEqual(evidence.metrics.flatMap(({ value }) => [value, value]));

  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Als Markdown speichern' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(`# ${germanTitle}\n\nWirkung 7 von 10`);
  await page.context().close();
});

it('tells of a move in German', async () => {
  const { page } = await app.show(`/projects/${projectId}/tasks/${task.id}`, GERMAN);
  await page.getByRole('dialog').getByLabel('Status').selectOption('in_progress');
  await page.getByText(`„${germanTitle}“ ist jetzt: In Arbeit`).waitFor();
  await page.getByRole('dialog').getByText('Status geändert: In Arbeit').waitFor();
});

it('shows a task that was found before there were translations in English', { tags: 'long' }, async () => {
  const database = new Database(databasePath(app.dataDir));
  database.prepare("UPDATE task SET content = json_remove(content, '$.translations') WHERE public_id = ?").run(task.id);
  database.close();
  const { page } = await openTasks('tasks', GERMAN);
  await page.locator('article').getByRole('button', { name: task.title }).first().click();
  await page.getByRole('dialog').getByRole('heading', { name: task.title }).waitFor();
  // The others stay German.
  const others = page.locator('article').getByRole('button', { name: /^Auf .+ mitreden$/ });
  await expect.poll(() => others.count()).toBeGreaterThan(0);
  await page.context().close();
});
