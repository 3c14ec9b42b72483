/** What `electron` resolves to in tests of the desktop shell: the parts that the shell uses, on a real Chromium. */
import { CONDITIONS } from './conditions.ts';
import { findPartition } from './partition.ts';
import { report } from './report.ts';

export { app } from './app.ts';
export { BaseWindow, BrowserWindow } from './browser-window.ts';
export { dialog } from './dialogs.ts';
export { ipcMain } from './ipc-main.ts';
export { powerMonitor, powerSaveBlocker } from './power.ts';
export { protocol } from './protocol.ts';
export { safeStorage } from './safe-storage.ts';
export { Menu, Notification, nativeTheme, Tray } from './system.ts';

/** One rejects, the other resolves with what went wrong, as in Electron. */
export const shell = {
  openExternal: async (url: string) => {
    report('opened-external', url);
    if (CONDITIONS.opener === 'fails') throw new Error('Failed to open: no application is registered');
  },
  openPath: async (file: string) => {
    report('opened-path', file);
    return CONDITIONS.opener === 'fails' ? 'Failed to open path' : '';
  },
};

export const clipboard = { writeText: (text: string) => report('copied', text) };

const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 };
export const screen = { getAllDisplays: () => [{ workArea: SCREEN, bounds: SCREEN }] };

const guards = {
  setPermissionRequestHandler: () => report('guarded', 'permission requests'),
  setPermissionCheckHandler: () => report('guarded', 'permission checks'),
  setDevicePermissionHandler: () => report('guarded', 'devices'),
};

/** The browser denies every permission by itself; that the app denies them too is for the app's own tests. */
export const session = {
  fromPartition: (name: string) => Object.assign(findPartition(name), guards),
  defaultSession: {
    ...guards,
    resolveProxy: async (_url: string) => CONDITIONS.proxy,
  },
};
