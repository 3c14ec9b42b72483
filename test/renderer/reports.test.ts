/** The reports screen in a real Chromium on a real service: preview, files, data, schedules. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';

const HOSTILE = '<img src=x onerror="top.hit=1"><script>top.hit=1</script>';
let app: AppWindow;
let projectId: string;
/** How far the clock of the service is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  app = await startAppWindow({ service: { now: () => Date.now() + aheadMs } });
  const site = { language: 'en', websiteUrl: 'https://brimlane.example' } as const;
  projectId = (await app.call('projects.create', { name: 'Brimlane', ...site })).id;
  await app.call('competitors.add', { projectId, name: HOSTILE });
  const path = join(app.dataDir, 'answers.ndjson');
  const lines = [1, 2, 3, 4].map((day) => ({
    prompt: `Which? ${HOSTILE}`,
    model: 'chatgpt',
    answeredAt: new Date(Date.now() - day * 86_400_000).toISOString(),
    text: day === 4 ? 'Nobody.' : `Brimlane. ${day}`,
    sources: [{ url: 'https://guide.example/best' }],
  }));
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  await app.call('answers.import', { projectId, path });
}, 240_000);
afterAll(() => app?.close());

async function openReports(options = {}): Promise<{ page: Page; offences: string[] }> {
  const opened = await app.open(`/projects/${projectId}/reports`, options);
  await frameOf(opened.page).getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

const frameOf = (page: Page) => page.frameLocator('iframe');

describe('Reports', () => {
  it('show a preview of the figures in a frame that runs nothing, and follow the form', async () => {
    const { page, offences } = await openReports();
    const frame = frameOf(page);
    await frame.getByText('3 of 4', { exact: true }).first().waitFor();
    await page.getByLabel('Title').fill('For Monday');
    await frame.getByText('These figures stand on few answers (4, to 1 prompt)', { exact: false }).waitFor();
    await frame.getByRole('heading', { name: 'For Monday' }).waitFor();
    await frame.getByRole('heading', { name: 'Which pages do answers cite?' }).waitFor();
    await page.getByText(/^Sections\d+ of \d+$/).click();
    await page.getByRole('checkbox', { name: 'Sources' }).uncheck();
    await frame.getByRole('heading', { name: 'Which pages do answers cite?' }).waitFor({ state: 'detached' });
    await frame.getByText(HOSTILE).locator('visible=true').first().waitFor();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-scripts');
    expect(offences).toEqual([]);
  });

  it('are saved as one file and as data, and printed from the frame', async () => {
    const { page, offences } = await openReports();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download HTML' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^brimlane-brimlane-in-ai-answers-\d{4}-\d\d-\d\d\.html$/);
    const html = readFileSync(await file.path(), 'utf8');
    expect(html).toContain('<p class="value">3 of 4</p>');
    expect(html).not.toMatch(/sightline/i);
    await page.getByRole('button', { name: 'Data' }).click();
    const [data] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Key figures, CSV' }).click(),
    ]);
    // One prompt has no brand interval. Repeat: variance 0.75 * 0.25 / 3, so n = 3, and t = 3.18 of 3 degrees, by Wilson.
    expect(readFileSync(await data.path(), 'utf8')).toMatch(/^Visibility,75,,,13\.0\d*,98\.3\d*,1,3,4,/m);
    await page.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentWindow;
      if (frame) frame.print = () => document.body.setAttribute('data-printed', 'true');
    });
    await page.getByRole('button', { name: 'Print or PDF' }).click();
    await page.locator('body[data-printed=true]').waitFor();
    expect(offences).toEqual([]);
  });

  it('are about the answers that filters choose, which are kept and begin as the screens are narrowed', {
    tags: 'long',
  }, async () => {
    const { page } = await app.open(`/projects/${projectId}/reports?branded=1`);
    const frame = frameOf(page);
    await frame.getByText('questions that name the brand', { exact: true }).waitFor();
    await frame.getByText('There are no answers in this period.').first().waitFor();
    await page.getByRole('combobox', { name: 'Prompts' }).click();
    await page.getByRole('option', { name: 'Prompts not naming it' }).click();
    await page.getByRole('combobox', { name: 'Engine' }).click();
    await page.getByRole('option', { name: 'ChatGPT' }).click();
    await frame.getByText('ChatGPT · questions that do not name the brand', { exact: true }).waitFor();
    await frame.getByText('3 of 4', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Save report', exact: true }).click();
    await page.waitForURL(/report=[0-9a-f]/);
    await page.reload();
    await frame.getByText('ChatGPT · questions that do not name the brand', { exact: true }).waitFor();
    const [kept] = (await app.call('reports.list', { projectId })).reports;
    expect(kept?.filters).toEqual({ model: ['chatgpt'], branded: false });
    await app.call('reports.remove', { projectId, reportId: kept?.id ?? '' });
  });

  it('are kept with brand and schedule, found again after a reload, and can be brought back', {
    tags: 'long',
  }, async () => {
    const { page } = await openReports();
    await page.getByLabel('Title').fill('Every Monday');
    await page.getByLabel('Prepared by').fill('Hollis & Part');
    const logo = {
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    };
    await page.locator('input[type="file"]').setInputFiles(logo);
    await page.getByRole('button', { name: 'Save report', exact: true }).click();
    await page.waitForURL(/report=[0-9a-f]/);
    await page.getByRole('button', { name: 'New schedule' }).click();
    await page.getByRole('checkbox', { name: 'HTML' }).check();
    await page.getByRole('checkbox', { name: 'PowerPoint' }).uncheck();
    await page.getByRole('button', { name: 'Save schedule' }).click();
    await page.getByText(/Every Monday, 07:00 · HTML · for 1 project · next /).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Every Monday', exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Prepared by').inputValue()).toBe('Hollis & Part');
    await frameOf(page).locator('header img').waitFor();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Every Monday', exact: true }).waitFor();
    await expect.poll(async () => (await app.call('reports.list', { projectId })).reports.length).toBe(1);
    // Its schedule came back with it.
    const [{ id: reportId = '' } = {}] = (await app.call('reports.list', { projectId })).reports;
    const list = async () => (await app.call('reportSchedules.list', { projectId })).schedules;
    await expect.poll(async () => (await list()).map((schedule) => schedule.reportId)).toEqual([reportId]);
    await app.call('reports.remove', { projectId, reportId });
  });

  it('hold their sections in the order of the owner, moved by keyboard and pointer, with own texts', {
    tags: 'long',
  }, async () => {
    const { page } = await openReports();
    const frame = frameOf(page);
    const titles = () => frame.locator('section h2').allTextContents();
    const before = await titles();
    expect(before.slice(0, 2)).toEqual(['Summary', 'Key figures']);
    await page.getByText(/^Sections\d+ of \d+$/).click();
    await page.getByRole('button', { name: 'Move Summary' }).focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(250);
    }
    await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)]);
    const grip = page.getByRole('button', { name: 'Move Summary' });
    const above = page.getByRole('button', { name: 'Move Key figures' });
    const [from, to] = [await grip.boundingBox(), await above.boundingBox()];
    if (!from || !to) throw new Error('The handles are not there.');
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(from.x + 5, from.y - 10, { steps: 5 });
    await page.mouse.move(to.x + 5, to.y + 2, { steps: 5 });
    await page.waitForTimeout(250);
    await page.mouse.up();
    await expect.poll(titles).toEqual(before);
    await page.getByRole('button', { name: 'Own text around Key figures' }).click();
    await page.getByLabel('Text before it').fill('Read this first.');
    await frame.getByText('Read this first.').waitFor();
  });

  it('begin with sentences from the figures, which are written anew and marked once the figures say something else', async () => {
    const { page } = await openReports();
    const frame = frameOf(page);
    const rows = page.getByRole('list', { name: 'Summary' }).getByRole('listitem');
    // Each sentence says where it comes from; one that is written anew does not any more once it is read again.
    await rows.first().getByText('Key figures').waitFor();
    const made = await rows.count();
    const own = page.getByLabel('Sentence 1', { exact: true });
    const first = await own.inputValue();
    await own.fill('A quiet week.');
    await frame.getByText('A quiet week.').waitFor();
    await frame.getByText(first).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add a sentence' }).click();
    await page.getByLabel(`Sentence ${made + 1}`, { exact: true }).fill('Nothing to do.');
    await frame.getByText('Nothing to do.').waitFor();
    await page.getByRole('button', { name: `Leave out sentence ${made + 1}` }).click();
    await frame.getByText('Nothing to do.').waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(made);
    expect(await page.getByText('The figures have changed since').count()).toBe(0);
    // Other days, other sentences.
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'Last whole month' }).click();
    await page.getByText('The figures have changed since').waitFor();
    await page.getByRole('button', { name: 'It still fits' }).click();
    await page.getByText('The figures have changed since').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Use the sentences made from the figures' }).click();
    // Of a month without answers nothing is said.
    await own.waitFor({ state: 'detached' });
    await frame.getByText('A quiet week.').waitFor({ state: 'detached' });
  });

  it('become templates that other reports begin from, and are built for all clients into a folder', {
    tags: 'long',
  }, async () => {
    const site = { language: 'en', websiteUrl: 'https://oduvia.example' } as const;
    const other = await app.call('projects.create', { name: 'Oduvia', ...site });
    const { page } = await openReports();
    await page.getByLabel('Title').fill('Brimlane on Mondays');
    await page.getByRole('button', { name: 'Save as template' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Monday, 5 slides');
    await page.getByRole('button', { name: 'Save template' }).click();
    await page.getByText('The template “Monday, 5 slides” is saved.').waitFor();
    const folder = join(app.dataDir, '..', `decks-${Date.now()}`);
    await page.getByRole('button', { name: 'For all clients' }).click();
    await page.getByRole('checkbox', { name: 'PowerPoint' }).uncheck();
    await page.getByRole('checkbox', { name: 'HTML' }).check();
    await page.getByLabel('Folder', { exact: true }).fill(folder);
    await page.getByRole('button', { name: 'Build for 2 projects' }).click();
    await page.getByText('2 files are in').waitFor();
    expect(
      readdirSync(folder)
        .map((name) => name.replace(/-\d{4}.*/, ''))
        .sort(),
    ).toEqual(['brimlane-brimlane-on-mondays', 'oduvia-oduvia-on-mondays']);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('cell', { name: folder }).waitFor();
    const { page: second } = await app.open(`/projects/${other.id}/reports`);
    await second.getByRole('button', { name: 'Templates' }).click();
    await second.getByRole('menuitem', { name: 'Monday, 5 slides' }).click();
    await expect.poll(() => second.getByLabel('Title').inputValue()).toBe('Oduvia on Mondays');
    await second.getByRole('button', { name: 'Templates' }).click();
    await second.getByRole('menuitem', { name: 'Rename or remove …' }).click();
    await second.getByLabel('Name of Monday, 5 slides').fill('Every Monday');
    await second.getByRole('button', { name: 'Rename' }).click();
    await second.getByRole('button', { name: 'Remove the template Every Monday' }).click();
    await expect.poll(async () => (await app.call('reportTemplates.list', {})).templates).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('say what a schedule could not build and why, in the list and beside the schedule', { tags: 'long' }, async () => {
    const gone = join(app.dataDir, '..', `gone-${Date.now()}`);
    await app.call('reportSchedules.save', { projectIds: [projectId], folder: gone, name: 'To the share' });
    rmSync(gone, { recursive: true });
    aheadMs = 8 * 86_400_000;
    await app.service.core.reports.buildDue();
    aheadMs = 0;
    const { page } = await openReports();
    await page.getByText('One file could not be built so far.', { exact: false }).waitFor();
    await page.getByText('The folder is missing:', { exact: false }).waitFor();
    // At its end no row of the form lies behind the bar below it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await findAccessFaults(page)).toEqual([]);
  });

  it('say beside the field what is missing, and pass axe in the light and in the dark', { tags: 'long' }, async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await openReports({ colorScheme, viewport: { width: 1024, height: 700 } });
      await page.getByLabel('Title').fill(' ');
      await page.getByText('Give the report a title.').waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Save report', exact: true }).isDisabled()).toBe(true);
      expect(await findAccessFaults(page)).toEqual([]);
    }
  });
});
