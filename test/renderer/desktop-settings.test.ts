/** The app's own settings in a real Chromium against the real service: in a browser, and with a desktop app behind it. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DesktopPort } from '#main/core/desktop/desktop-port.ts';
import type { DesktopApp } from '#shared/contract/desktop.ts';
import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';

/** In the one window of the app; with options in one of its own, which the test closes. */
async function open(app: AppWindow, options?: BrowserContextOptions): Promise<Page> {
  const { page } = options ? await app.open('/settings/app', options) : await app.show('/settings/app');
  await page.getByRole('region', { name: /About|Über/ }).waitFor();
  return page;
}

const variable = (page: Page, name: string) =>
  page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(each).trim(), name);

describe('in a browser without a desktop app', { timeout: 60_000 }, () => {
  let app: AppWindow;
  beforeAll(async () => {
    app = await startAppWindow();
  });
  afterAll(() => app?.close());

  it('the settings say what only the desktop app does, and keep it for that', async () => {
    const page = await open(app);
    await page.getByText('Only in the desktop app').first().waitFor();
    const runs = page.getByRole('switch', { name: 'Tell me when a run has finished' });
    await expect.poll(() => runs.isChecked()).toBe(false);
    await page.getByText('Tell me when a run has finished').click();
    const kept = async () => JSON.stringify(await app.call('desktop.get', {}));
    await expect.poll(kept).toContain('"notifyRuns":true');
    // It belongs to this machine and this program: nothing to keep for later.
    await expect.poll(() => page.getByRole('switch', { name: 'Start when I sign in' }).isDisabled()).toBe(true);
    await expect
      .poll(() => page.getByRole('switch', { name: 'Look for new versions once a day' }).isDisabled())
      .toBe(true);
    expect(await findAccessFaults(page)).toEqual([]);
  });

  it('a part of a setting that is off rests', async () => {
    const page = await open(app);
    const keep = page.getByRole('switch', { name: 'Keep running when the window is closed' });
    await expect.poll(() => keep.isDisabled()).toBe(false);
    await page.getByText('Icon beside the clock').click();
    await expect.poll(() => keep.isDisabled()).toBe(true);
  });

  it('high contrast can be chosen and is remembered', async () => {
    const page = await open(app);
    expect(await variable(page, '--sl-text')).toBe('#16191d');
    await page.getByRole('radiogroup', { name: 'Contrast' }).getByText('High').click();
    await expect.poll(() => variable(page, '--sl-text')).toBe('#000000');
    await page.reload();
    await page.getByRole('region', { name: 'About' }).waitFor();
    expect(await variable(page, '--sl-text')).toBe('#000000');
    expect(await findAccessFaults(page)).toEqual([]);
  });

  it('high contrast and forced colours follow the system by themselves', { tags: 'long' }, async () => {
    const asking = await open(app, { contrast: 'more', colorScheme: 'dark' });
    expect(await variable(asking, '--sl-text')).toBe('#ffffff');
    await asking.context().close();
    const forced = await open(app, { forcedColors: 'active' });
    expect(await variable(forced, '--sl-accent')).toBe('Highlight');
    await forced.getByText('they take precedence over this choice').waitFor();
    await forced.context().close();
  });

  it('the language changes with the page, and back', { tags: 'long' }, async () => {
    const page = await open(app);
    await page.getByRole('radiogroup', { name: 'Language' }).getByText('Deutsch').click();
    await page.getByText('Auf diesem Rechner').waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    await page.getByRole('radiogroup', { name: 'Sprache' }).getByText('Wie das System').click();
    await page.getByText('On this machine').waitFor();
  });

  it('the licences of what is inside can be searched and read', async () => {
    const page = await open(app);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('textbox', { name: 'Search packages' }).fill('react-dom');
    const entry = page.getByRole('button', { name: /^react-dom/ });
    await entry.click();
    await page.getByText('Permission is hereby granted').waitFor();
    await expect.poll(() => entry.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('textbox', { name: 'Search packages' }).fill('no such package');
    await page.getByText('No package has that name').waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
  });
});

describe('with a desktop app behind it', { timeout: 60_000 }, () => {
  const asked: string[] = [];
  const desktop: DesktopApp = {
    platform: 'linux',
    startsAtLogin: false,
    canNotify: true,
    hasUpdateFeed: true,
    update: null,
  };
  const port: DesktopPort = {
    describe: () => desktop,
    takeIntents: () => [],
    setStartAtLogin: (isWanted) => {
      desktop.startsAtLogin = isWanted;
    },
    openDataFolder: async () => void asked.push('folder'),
    showAlert: () => true,
    chooseFile: async (purpose) => (purpose === 'save-backup' ? '/backups/chosen.db' : null),
    resolveProxy: async () => 'DIRECT',
    print: async () => ({ pdf: new Uint8Array(), missingScripts: [] }),
    checkForUpdates: async () => {
      desktop.update = {
        checkedAt: new Date().toISOString(),
        newer: { version: '9.0.0', url: 'https://example.com/new' },
        problem: null,
      };
    },
  };

  let app: AppWindow;
  beforeAll(async () => {
    app = await startAppWindow({ service: { desktop: port } });
  });
  afterAll(() => app?.close());

  it('the settings look for updates when asked, link to what they found, and open the data folder', {
    tags: 'long',
  }, async () => {
    const page = await open(app);
    await page.getByText('Not looked yet.').waitFor();
    expect(await page.getByText('Only in the desktop app').count()).toBe(0);
    await page.getByRole('button', { name: 'Look now' }).click();
    await page.getByText('Version 9.0.0 is out.').waitFor();
    const link = page.getByRole('link', { name: 'See what is new' });
    await expect.poll(() => link.getAttribute('href')).toBe('https://example.com/new');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => asked).toEqual(['folder']);
    expect(await findAccessFaults(page)).toEqual([]);
  });

  it('the settings show what the system says of starting with it, and why messages were switched off', async () => {
    const page = await open(app);
    const login = page.getByRole('switch', { name: 'Start when I sign in' });
    await page.getByText('Start when I sign in').click();
    await expect.poll(() => login.isChecked()).toBe(true);
    expect(desktop.startsAtLogin).toBe(true);
    // Removed in the settings of the system, behind the app's back.
    desktop.startsAtLogin = false;
    await app.call('desktop.update', { notifyRuns: false, noticeFault: 'Not allowed for this application' });
    await page.reload();
    await page.getByText('It said: Not allowed for this application').waitFor();
    await page.getByText('The system does not start Sightline').waitFor();
    await expect.poll(() => login.isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: 'Stay awake while a run asks' }).isChecked()).toBe(true);
    expect(await findAccessFaults(page)).toEqual([]);
    // Wanted again, the reason is over until the system refuses again.
    await page.getByText('Tell me when a run has finished').click();
    await page.getByText('It said: Not allowed').waitFor({ state: 'detached' });
  });

  it('a dialog of the system fills in where a backup goes, and leaves the field alone when it is closed', async () => {
    const { page } = await app.show('/settings/data');
    const [save, restore] = [page.getByLabel('Back up to a file'), page.getByLabel('Restore from a file')];
    await page.getByRole('button', { name: 'Choose…' }).first().click();
    await expect.poll(() => save.inputValue()).toBe('/backups/chosen.db');
    await page.getByRole('button', { name: 'Choose…' }).last().click();
    expect(await restore.inputValue()).toBe('');
  });
});
