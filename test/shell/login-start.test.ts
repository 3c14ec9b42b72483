/** Starting with the session of the system: set by the owner alone, read back from the system. The built shell on the stand-in. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Desktop } from '#support/launch-desktop.ts';
import { buildShellApp } from '#support/shell-app/build-shell-app.ts';
import { ask, configure, countWindows, newFolder, soon, startShell } from '#support/shell-app/drive-shell.ts';

let mainBundle = '';
beforeAll(async () => {
  mainBundle = await buildShellApp();
});

type Start = Parameters<typeof startShell>[1];
const start = (how: Start = {}) => startShell(mainBundle, how);
const describeApp = (desktop: Desktop) => ask(desktop, 'describe', 'described');

describe('starting with the session', { timeout: 180_000 }, () => {
  const installed = (system: NodeJS.Platform) => ({ system, isPackaged: true });

  it.each(['win32', 'darwin'] as const)(
    'is set on %s when the owner changes it, and never by a start',
    async (system) => {
      const desktop = await start({ machine: installed(system) });
      await configure(desktop, { startAtLogin: true });
      expect(desktop.reported('login-item')).toEqual([]);
      expect(await describeApp(desktop)).toMatchObject({ startsAtLogin: false });
      desktop.command('start-at-login true');
      expect(await describeApp(desktop)).toMatchObject({ startsAtLogin: true });
      expect(desktop.reported('login-item')).toEqual([{ openAtLogin: true, args: ['--hidden'] }]);
      desktop.command('start-at-login false');
      expect(await describeApp(desktop)).toMatchObject({ startsAtLogin: false });
      await desktop.close();
    },
  );

  it('is told as off where the system did not take it', { tags: 'long' }, async () => {
    const desktop = await start({ machine: { ...installed('darwin'), loginItem: 'silent' } });
    desktop.command('start-at-login true');
    expect(await describeApp(desktop)).toMatchObject({ startsAtLogin: false });
    await desktop.close();
  });

  it('writes an entry on Linux, and sees when the desktop switched it off', async () => {
    const config = newFolder();
    const desktop = await start({ machine: installed('linux'), env: { XDG_CONFIG_HOME: config } });
    const entry = path.join(config, 'autostart/sightline.desktop');
    expect(await describeApp(desktop)).toMatchObject({ startsAtLogin: false });
    desktop.command('start-at-login true');
    expect(await describeApp(desktop)).toMatchObject({ startsAtLogin: true });
    writeFileSync(entry, readFileSync(entry, 'utf8').replace('enabled=true', 'enabled=false'));
    expect(await describeApp(desktop)).toMatchObject({ startsAtLogin: false });
    desktop.command('start-at-login false');
    expect(await describeApp(desktop)).toMatchObject({ startsAtLogin: false });
    expect(existsSync(entry)).toBe(false);
    await desktop.close();
  });

  it('shows no window on macOS until somebody wants one', { tags: 'long' }, async () => {
    const desktop = await start({ machine: { ...installed('darwin'), wasOpenedAtLogin: true } });
    await desktop.waitForReport('tray-menu');
    expect(await countWindows(desktop)).toBe(0);
    desktop.command('press-tray Open Sightline');
    await expect.poll(() => countWindows(desktop), soon).toBe(1);
    await desktop.close();
  });
});
