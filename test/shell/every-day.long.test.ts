/** The app's every day on systems as they are: sessions that end, sleep, refusals. The built shell on the stand-in. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { DEFAULT_DESKTOP_SETTINGS } from '#shared/contract/desktop.ts';
import type { Conditions } from '#support/electron-stand-in/conditions.ts';
import type { Desktop } from '#support/launch-desktop.ts';
import { onLinux } from '#support/only-on.ts';
import { buildShellApp } from '#support/shell-app/build-shell-app.ts';
import { answer, ask, configure, countWindows, newFolder, soon, startShell } from '#support/shell-app/drive-shell.ts';

let mainBundle = '';
beforeAll(async () => {
  mainBundle = await buildShellApp();
});

type Start = Parameters<typeof startShell>[1];
const start = (how: Start = {}) => startShell(mainBundle, how);
const describeApp = (desktop: Desktop) => ask(desktop, 'describe', 'described');
const last = (desktop: Desktop, kind: string) => desktop.reported(kind).at(-1);

/** Running with its window closed. */
async function startInTray(machine: Partial<Conditions>, dataDir: string): Promise<Desktop> {
  writeFileSync(path.join(dataDir, 'session.json'), '{}');
  const desktop = await start({ machine, dataDir });
  await desktop.openPage();
  await configure(desktop, { keepInTray: true });
  desktop.command('close');
  await expect.poll(() => countWindows(desktop), soon).toBe(0);
  return desktop;
}

describe('a desktop that shows no icons', { timeout: 180_000 }, () => {
  onLinux('such desktops').it('ends the app with its window, though it was to stay', async () => {
    const desktop = await start({ machine: { tray: 'unseen' } });
    await desktop.openPage();
    await configure(desktop, { keepInTray: true });
    desktop.command('close');
    expect(await desktop.exited).toBe(0);
  });
});

describe('a session of the system that ends', { timeout: 180_000 }, () => {
  it('on Windows is an ordinary end, with the window closed to the tray as well', async () => {
    const dataDir = newFolder();
    const desktop = await startInTray({ system: 'win32' }, dataDir);
    desktop.command('log-off');
    expect(await desktop.exited).toBe(0);
    expect(existsSync(path.join(dataDir, 'session.json'))).toBe(false);
    expect(desktop.reported('host-closed')).toHaveLength(1);
  });

  it.each(['linux', 'darwin'] as const)('on %s waits for the app, and is an ordinary end', async (system) => {
    const dataDir = newFolder();
    const desktop = await startInTray({ system }, dataDir);
    desktop.command('shut-down');
    expect(await desktop.exited).toBe(0);
    expect(desktop.reported('shutdown-delayed')).toEqual([true]);
    expect(existsSync(path.join(dataDir, 'session.json'))).toBe(false);
    expect(desktop.reported('host-closed')).toHaveLength(1);
  });

  it('on Windows lets the app end with its last window, whatever listens for the session', async () => {
    const desktop = await start({ machine: { system: 'win32' } });
    await desktop.openPage();
    expect(desktop.reported('base-window')).toEqual([{ show: false, skipTaskbar: true }]);
    desktop.command('close');
    expect(await desktop.exited).toBe(0);
  });
});

describe('what goes wrong', { timeout: 180_000 }, () => {
  it('in a promise that nobody waits for ends the app as any other fault does, once', async () => {
    const desktop = await start();
    desktop.command('reject something broke');
    desktop.command('reject something else broke');
    expect(await desktop.exited).toBe(1);
    expect(desktop.reported('fatal')).toEqual(['Error: something broke']);
    expect(desktop.reported('error-box')).toHaveLength(1);
  });

  it('while the state of a window is saved keeps no window open', async () => {
    const dataDir = newFolder();
    mkdirSync(path.join(dataDir, 'window.json', 'in the way'), { recursive: true });
    const desktop = await start({ dataDir });
    await desktop.openPage();
    desktop.command('close');
    expect(await desktop.exited).toBe(0);
    expect(desktop.reported('fatal')).toEqual([]);
  });

  it('with the load of the page still shows the window', async () => {
    const desktop = await start({ machine: { loadFault: 'ERR_FAILED' } });
    await expect.poll(() => desktop.reported('shown'), soon).toEqual([true]);
    expect(await desktop.close()).toBe(0);
  });

  it('with a load that a quit cuts off is no fault', async () => {
    const desktop = await start({ machine: { loadFault: 'ERR_ABORTED' } });
    await desktop.waitForReport('loading');
    expect(await desktop.close()).toBe(0);
    expect(desktop.reported('fatal')).toEqual([]);
  });

  it('with the tray never leaves an app without a window running', async () => {
    const desktop = await start({ machine: { tray: 'fails' }, args: ['--hidden'] });
    await desktop.openPage();
    await configure(desktop, { keepInTray: true });
    desktop.command('close');
    expect(await desktop.exited).toBe(0);
  });

  it('with opening something outside is told', async () => {
    const desktop = await start({ machine: { opener: 'fails' } });
    const page = await desktop.openPage();
    await page.click('#popup');
    desktop.command('press-menu Open Data Folder');
    desktop.command('open-folder');
    await expect.poll(() => last(desktop, 'command-failed'), soon).toContain('could not show');
    const { data } = (await page.evaluate(() => window.sightline!.call('desktop.takeIntents', {}))) as {
      data: unknown;
    };
    const notice = (detail: unknown) => ({ kind: 'notice', notice: 'not-opened', detail });
    expect(data).toHaveLength(2);
    expect(data).toEqual(
      expect.arrayContaining([
        notice('https://example.com/popup'),
        notice(expect.stringContaining('sightline-shell-')),
      ]),
    );
    await desktop.close();
  });
});

describe('sleep', { timeout: 180_000 }, () => {
  const glance = (isPaying: boolean) => ({ nextRunAt: null, runs: [], isPaying, projects: [] });
  const jobs = { total: 4, queued: 2, delayed: 0, running: 1, done: 1, failed: 0, cancelled: 0 };
  const progress = `emit ${JSON.stringify({ kind: 'run-progress', run: { id: 'r', projectId: 'p', state: 'running', jobs } })}`;

  it('waits for paid calls and for nothing else, and only where that is wanted', async () => {
    const desktop = await start();
    desktop.command(progress);
    answer(desktop, 'desktop.glance', glance(true));
    desktop.command(progress);
    await expect.poll(() => desktop.reported('power-blocked'), soon).toEqual(['prevent-app-suspension']);
    desktop.command(progress);
    answer(desktop, 'desktop.glance', glance(false));
    desktop.command(progress);
    await expect.poll(() => desktop.reported('power-released'), soon).toEqual([true]);
    answer(desktop, 'desktop.glance', glance(true));
    desktop.command(progress);
    await expect.poll(() => desktop.reported('power-blocked').length, soon).toBe(2);
    await configure(desktop, { stayAwake: false });
    await expect.poll(() => desktop.reported('power-released'), soon).toEqual([true, true]);
    desktop.command(progress);
    await configure(desktop, { stayAwake: false, tray: false });
    expect(desktop.reported('power-blocked')).toHaveLength(2);
    await desktop.close();
  });

  it('is free again when the app ends', async () => {
    const desktop = await start();
    answer(desktop, 'desktop.glance', glance(true));
    desktop.command(progress);
    await expect.poll(() => desktop.reported('power-blocked'), soon).toHaveLength(1);
    expect(await desktop.close()).toBe(0);
    expect(desktop.reported('power-released')).toEqual([true]);
  });
});

describe('messages that the system refuses', { timeout: 180_000 }, () => {
  it('switch themselves off with the reason', async () => {
    const desktop = await start({ machine: { notifications: 'fail' } });
    answer(desktop, 'projects.get', { id: 'p', name: 'Lumenfold' });
    answer(desktop, 'desktop.update', { settings: DEFAULT_DESKTOP_SETTINGS, app: null });
    await configure(desktop, { notifyRuns: true });
    const jobs = { total: 1, queued: 0, delayed: 0, running: 0, done: 1, failed: 0, cancelled: 0 };
    const run = { id: 'r', projectId: 'p', state: 'finished', finishedAt: '2999-01-01T00:00:00.000Z', jobs };
    desktop.command(`emit ${JSON.stringify({ kind: 'run-progress', run })}`);
    const input = { notifyRuns: false, noticeFault: 'Notifications are not allowed for this application' };
    await expect.poll(() => desktop.reported('called'), soon).toContainEqual({ operation: 'desktop.update', input });
    await desktop.close();
  });

  it('are said to be impossible where the system has none', async () => {
    const desktop = await start({ machine: { notifications: 'unsupported' } });
    expect(await describeApp(desktop)).toMatchObject({ canNotify: false });
    await desktop.close();
  });
});

describe('what the system is told', { timeout: 180_000 }, () => {
  it('on Windows is the name that messages need, and pictures of its own kind', async () => {
    const desktop = await start({ machine: { system: 'win32', isPackaged: true } });
    await desktop.openPage();
    expect(desktop.reported('app-user-model-id')).toEqual(['app.sightline.desktop']);
    expect(desktop.reported('tray-shown')).toEqual([expect.stringMatching(/tray\.ico$/)]);
    expect(desktop.reported('window-options')[0]).toMatchObject({ icon: expect.stringMatching(/icon\.ico$/) });
    expect(desktop.reported('protocol-client')).toMatchObject([{ scheme: 'sightline', args: ['--'] }]);
    await desktop.close();
  });

  it('on Linux is a picture of the window', async () => {
    const desktop = await start({ machine: { system: 'linux' } });
    await desktop.openPage();
    const { icon } = desktop.reported('window-options')[0] as { icon: string };
    expect(icon).toMatch(/256x256\.png$/);
    expect(existsSync(icon)).toBe(true);
    await desktop.close();
  });
});

describe('a right click', { timeout: 180_000 }, () => {
  it('offers what can be done with a field, and does it', async () => {
    const desktop = await start();
    await desktop.openPage();
    const editFlags = { canCut: true, canCopy: true, canPaste: true, canSelectAll: true };
    const clicked = { isEditable: true, selectionText: 'a', linkURL: 'https://example.com/', editFlags };
    desktop.command(`right-click ${JSON.stringify(clicked)}`);
    const labels = (await desktop.waitForReport('popup')) as { label?: string }[];
    expect(labels.map(({ label }) => label ?? '-')).toEqual([
      'Cut',
      'Copy',
      'Paste',
      '-',
      'Select All',
      '-',
      'Copy Link Address',
    ]);
    desktop.command('press-popup Copy Link Address');
    await expect.poll(() => desktop.reported('copied'), soon).toEqual(['https://example.com/']);
    await desktop.close();
  });
});
