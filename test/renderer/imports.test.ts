/** The import dialog in a real Chromium on a real service: columns, how values are read, every row's fate, writing, undo. */
import { writeXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let app: AppWindow;
let projectId: string;

beforeAll(async () => {
  app = await startAppWindow();
  const site = { language: 'en', websiteUrl: 'https://kordiva.example' } as const;
  projectId = (await app.call('projects.create', { name: 'Kordiva', ...site })).id;
}, 240_000);
afterAll(() => app?.close());

const give = (page: Page, name: string, text: string, encoding: BufferEncoding = 'utf8') =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, encoding) });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import a file' });
const open = async (screen: string) => {
  const opened = await app.show(`/projects/${projectId}/${screen}`);
  await opened.page.getByRole('button', { name: 'Import', exact: true }).first().click();
  await dialog(opened.page).getByText('CSV with any separator', { exact: false }).waitFor();
  return opened;
};
const responses = async () => (await app.call('attribution.list', { projectId, days: 3650 })).responses;

describe('The import dialog', () => {
  it('shows columns, readings and the fate of every row before anything is written, then writes the good ones', async () => {
    const { page, offences } = await open('attribution');
    const form = dialog(page);
    const csv =
      '\ufeffWoher;Tag;Summe\r\nChatGPT;03.04.2026;99,00 €\r\nEmpfehlung;05.04.2026;1.234,56 €\r\nGoogle;31.02.2026;5,00 €\r\n';
    await give(page, 'kunden.csv', csv, 'utf16le');
    await form.getByText('UTF-16LE, separated by semicolons').waitFor();
    // Nothing but what stands in them tells these columns.
    await expect.poll(() => form.getByRole('combobox', { name: 'Channel', exact: true }).inputValue()).toBe('Woher');
    expect(await form.getByRole('combobox', { name: 'Amount', exact: true }).inputValue()).toBe('Summe');
    expect(await form.getByRole('combobox', { name: 'Amounts', exact: true }).inputValue()).toBe(',');
    await form.getByText('Date: “31.02.2026” is not a date in the past.').waitFor();
    await form.getByText('Bad 1').click();
    await expect.poll(() => form.locator('tr[data-fate]').count()).toBe(1);
    await form.getByRole('checkbox', { name: 'All or nothing' }).check();
    expect(await form.getByRole('button', { name: 'Import 2 good rows' }).isDisabled()).toBe(true);
    await form.getByRole('checkbox', { name: 'All or nothing' }).uncheck();
    expect(await findAccessFaults(page)).toEqual([]);
    expect(await responses()).toEqual([]);
    await form.getByRole('button', { name: 'Import 2 good rows' }).click();
    await form.getByText('Imported: 2 new and 1 bad.').waitFor();
    expect(await responses()).toMatchObject([{ deal_value: 1234.56 }, { deal_value: 99 }]);
    await form.getByRole('button', { name: 'Undo' }).click();
    await form.getByText('Undone: everything is as it was before.').waitFor();
    await form.getByRole('button', { name: 'Close' }).last().click();
    await form.waitFor({ state: 'detached' });
    expect(await responses()).toEqual([]);
    expect(offences).toEqual([]);
  });

  it('reads dates as its owner says, and takes a column away that was guessed', async () => {
    const { page } = await open('attribution');
    const form = dialog(page);
    await give(page, 'a.csv', 'Channel,Date,Page\nChatGPT,03/04/2026,https://a.example\n');
    await form.getByText('They can be read in two ways; this is the usual one in your region.').waitFor();
    await form.getByRole('combobox', { name: 'Dates' }).selectOption('mdy');
    await form.getByText('As you chose.').waitFor();
    await form.getByRole('combobox', { name: 'Page', exact: true }).click();
    await page.getByRole('option', { name: 'none', exact: true }).click();
    await form.getByText('Not used: Page.').waitFor();
    await form.getByRole('button', { name: 'Import 1 row' }).click();
    await form.getByText('Imported: 1 new.').waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    const [row] = await responses();
    expect(row).toMatchObject({ created_at: '2026-03-04T00:00:00.000Z', page_url: null });
  });

  it('offers the sheets of a workbook, the others too where one holds nothing', async () => {
    const { page } = await open('attribution');
    const form = dialog(page);
    const sheets = [
      { name: 'Contents', rows: [] },
      { name: 'Spring', rows: [['Channel'], ['ChatGPT']] },
      { name: 'Summer', rows: [['Channel'], ['Google'], ['Referral']] },
    ];
    const buffer = Buffer.from(await writeXlsx({ sheets }));
    await page.locator('input[type="file"]').setInputFiles({ name: 'a.xlsx', mimeType: XLSX, buffer });
    const sheet = form.getByRole('combobox', { name: 'Sheet', exact: true });
    expect(await sheet.inputValue()).toBe('Spring');
    await sheet.selectOption('Summer');
    await form.getByText('Excel workbook, sheet “Summer”').waitFor();
    await form.getByRole('button', { name: 'Import 2 rows' }).waitFor();
    await sheet.selectOption('Contents');
    await form.getByText('is not in the workbook, or is empty: "Contents"', { exact: false }).waitFor();
    await sheet.selectOption('Spring');
    await form.getByRole('button', { name: 'Import 1 row' }).waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
  });

  it('asks which engine an unknown name means, and lists imports in the settings, where they are undone', {
    tags: 'long',
  }, async () => {
    const { page } = await open('answers');
    const form = dialog(page);
    await give(page, 'answers.csv', 'Prompt,Platform,Date,Response\nWhich?,Robo,2026-04-01,Kordiva.\n');
    await form.getByRole('combobox', { name: 'Engine of “Robo”' }).selectOption('claude');
    await form.getByRole('button', { name: 'Import 1 row' }).click();
    await form.getByText('Imported: 1 new.').waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    const settings = await app.show('/settings/data');
    await settings.page.getByRole('button', { name: 'Undo answers.csv' }).click();
    await settings.page.getByRole('row', { name: /^answers.csv.*Undone/ }).waitFor();
    expect((await app.call('answers.list', { projectId })).answers).toEqual([]);
  });
});
