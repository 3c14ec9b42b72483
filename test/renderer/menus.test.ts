/** Menus and calendars in the other language and on the other ground: legible where they are chosen, and translated. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';

let app: AppWindow;
let projectId: string;
beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  projectId = (await app.call('projects.list', {}))[0]?.id ?? '';
}, 240_000);
afterAll(() => app?.close());

describe.each(['light', 'dark'] as const)('On a %s ground', (colorScheme) => {
  it('the chosen project and a project that is searched for can be read', async () => {
    const { page, offences } = await app.show(`/projects/${projectId}/tasks`);
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: /^Project: / }).click();
    await page.locator('[data-combobox-selected]').waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+K');
    await page.getByPlaceholder('Find prompts, brands').fill('Tas');
    await page.keyboard.press('ArrowDown');
    await page.locator('.mantine-Spotlight-action[data-selected]').waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(offences).toEqual([]);
  });
});

it('The calendar has German names of days and months in German', { tags: 'long' }, async () => {
  const { page } = await app.open(`/projects/${projectId}/overview`, { locale: 'de-DE' });
  await page.getByRole('button', { name: 'Eigener' }).click();
  await page.getByRole('columnheader', { name: 'Di', exact: true }).waitFor();
  await page.getByRole('button', { name: 'März 2026', exact: true }).waitFor();
});
