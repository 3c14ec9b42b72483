/** Walks through what is measured: the first start, filters, a figure and its answers, names that count. */
import Database from 'better-sqlite3';
import { expect } from 'vitest';

import { databasePath } from '#main/storage/data-folder.ts';
import type { Walk } from '#support/walk.ts';
import { noteNoReload, readAddress, readSample, SOON, toCount, told } from './page-steps.ts';

/** From an empty folder, or the sample in it, to the figures of the sample project; its id. */
export async function walkFirstStart({ page, hasSample, call }: Walk): Promise<string> {
  if (!hasSample) {
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor(SOON);
    await page.getByRole('button', { name: 'Create the sample project' }).click();
    await page.getByText(/of [\d,]+ answers/).waitFor(SOON);
    // Asked for again meanwhile: it is made once.
    const made = await call('projects.createSample', {});
    expect(await call('projects.createSample', {})).toEqual({ projectId: made.projectId, created: false });
    expect(await call('projects.sample', {})).toEqual({ projectId: made.projectId, progress: null });
    expect((await call('projects.list', {})).filter(({ name }) => name === 'Kordiva')).toHaveLength(1);
    const { pagination } = await call('answers.list', { projectId: made.projectId, timeframe: '90d', limit: 1 });
    expect(pagination.total).toBeGreaterThan(10_000);
  }
  // Of several projects all are shown first.
  else await openFromAll(page, 'Kordiva');
  // Half a minute of processor time, which a busy machine gives it in minutes.
  await page.waitForURL(/#\/projects\/[^/]+\/overview/, { timeout: 300_000 });
  expect(await readSample(page, 'Visibility')).toBeGreaterThan(100);
  const [sample] = await call('projects.list', {});
  expect(sample).toMatchObject({ name: 'Kordiva', environment: 'test' });
  expect(page.url()).toContain(sample?.id);
  return sample?.id ?? '';
}

/** A client's overview, by a click in its row. */
async function openFromAll(page: Walk['page'], name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'All clients' }).waitFor(SOON);
  await page.getByRole('link', { name, exact: true }).click(SOON);
}

/** Filters are in the address, hold on every screen, after a reload, and when the project is opened again. */
export async function walkFilters({ page, goTo }: Walk, projectId: string): Promise<void> {
  await goTo(`/projects/${projectId}/overview`);
  const all = (await readSample(page, 'Visibility')) ?? 0;
  await page.getByRole('button', { name: '7 days' }).click();
  await expect.poll(() => readSample(page, 'Visibility'), SOON).toBeLessThan(all);
  const week = (await readSample(page, 'Visibility')) ?? 0;
  await page.getByRole('button', { name: 'Engine: All engines' }).click();
  await page.getByRole('option', { name: /^Claude/ }).click();
  await expect.poll(() => readSample(page, 'Visibility'), SOON).toBeLessThan(week);
  const narrowed = await readSample(page, 'Visibility');
  const expectKept = async () => {
    await page.getByRole('button', { name: 'Engine: Claude' }).waitFor(SOON);
    expect(Object.fromEntries(readAddress(page))).toMatchObject({ days: '7', engine: 'claude' });
  };
  await expectKept();
  await page.getByRole('navigation').getByRole('link', { name: 'Competitors' }).click();
  await page.waitForURL(/competitors/);
  await expectKept();
  await page.reload();
  await expectKept();
  await goTo('/');
  await page.getByRole('heading', { level: 1, name: 'All clients' }).waitFor(SOON);
  await page.getByRole('button', { name: /^Project:/ }).click();
  await page.getByRole('option', { name: 'Kordiva' }).click();
  await page.waitForURL(/overview/);
  await expectKept();
  await expect.poll(() => readSample(page, 'Visibility'), SOON).toBe(narrowed);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: '30 days' }).click();
  await expect.poll(() => readSample(page, 'Visibility'), SOON).toBe(all);
}

/** A figure of the overview leads to its answers, and there are as many as it counted. */
export async function walkToAnswers({ page, goTo }: Walk, projectId: string): Promise<void> {
  for (const [tile, key] of [
    ['Mention rate', 'mentioned'],
    ['Visibility', 'visible'],
    ['Citation rate', 'cited'],
  ] as const) {
    await goTo(`/projects/${projectId}/overview`);
    await page.getByRole('button', { name: `Explain ${tile}`, exact: true }).click();
    const link = page.getByRole('link', { name: /^See the [\d,]+ answers?$/ });
    const count = toCount((await link.textContent(SOON)) ?? '');
    expect(count).toBeGreaterThan(0);
    await link.click();
    await page.waitForURL(/answers/);
    expect(readAddress(page).get(key)).toBe('1');
    const listed = page.getByText(/^[\d,]+ answers?, newest first$/);
    await expect.poll(async () => toCount((await listed.textContent(SOON)) ?? ''), SOON).toBe(count);
  }
}

/** Another name for a competitor: history is measured again, and which figures moved is said, before and after. */
export async function walkAlias({ page, clockMs, call, goTo }: Walk, projectId: string): Promise<void> {
  await call('competitors.add', { projectId, name: 'Fennick' });
  await goTo(`/projects/${projectId}/competitors`);
  const stays = await noteNoReload(page);
  const ranking = page.getByRole('table', { name: 'Brands by visibility' });
  await ranking.getByRole('row', { name: /Fennick/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Fennick' });
  await form.getByLabel('Also known as').fill('Kordiva');
  await form.getByRole('button', { name: 'Save and measure again' }).click();
  const notice = page.getByRole('region', { name: 'Fennick was changed.' });
  await notice.waitFor(SOON);
  const day = new Date(Date.now() + clockMs).toISOString().slice(0, 10);
  const { competitors } = await call('competitors.list', { projectId, startDate: day, endDate: day });
  const { totalMentions } = competitors.find(({ name }) => name === 'Fennick') ?? { totalMentions: 0 };
  expect(totalMentions).toBeGreaterThan(0);
  const cells = notice.getByRole('row', { name: /Fennick Mentions/ }).getByRole('cell');
  expect((await cells.allTextContents()).slice(1, 3)).toEqual(['0', String(totalMentions)]);
  await stays();
}

/** A history that another program measured by other word boundaries is said to be one, and measured again by one button. */
export async function walkBoundaries({ page, dataDir, call, goTo }: Walk, projectId: string): Promise<void> {
  const db = new Database(databasePath(dataDir));
  db.exec("UPDATE segmentation SET fingerprint = '00000000', icu = '1.0' WHERE language = 'NL'");
  db.close();
  await goTo(`/projects/${projectId}/overview`);
  await page.reload();
  await page.getByRole('button', { name: '1 notice' }).click();
  await page.getByText(/were measured by other word boundaries than those of this program \(Dutch\)\.$/).waitFor(SOON);
  await page.getByRole('button', { name: 'Measure again' }).click();
  await told(page, /^Measured again; 0 answers changed\.$/).waitFor(SOON);
  await page.getByRole('button', { name: '1 notice' }).waitFor({ state: 'detached', ...SOON });
  expect(await call('health.notices', {})).toEqual([]);
}
