/** What `electron` resolves to in tests of the desktop shell: the parts that the shell uses, on a real Chromium. */
import { report } from './report.ts';

export { app } from './app.ts';
export { BrowserWindow } from './browser-window.ts';
export { ipcMain } from './ipc-main.ts';
export { protocol } from './protocol.ts';
export { dialog, Menu, Notification, nativeTheme, powerMonitor, standIn, Tray } from './system.ts';

export const shell = {
  openExternal: async (url: string) => report('opened-external', url),
  openPath: async (file: string) => {
    report('opened-path', file);
    return '';
  },
};

export const clipboard = { writeText: (text: string) => report('copied', text) };

/** A system without a keychain. */
export const safeStorage = {
  isAsyncEncryptionAvailable: async () => false,
  getSelectedStorageBackend: () => 'basic_text',
};

const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 };
export const screen = { getAllDisplays: () => [{ workArea: SCREEN, bounds: SCREEN }] };

/** The browser denies every permission by itself; that the app denies them too is for the app's own tests. */
export const session = {
  defaultSession: {
    setPermissionRequestHandler: () => report('guarded', 'permission requests'),
    setPermissionCheckHandler: () => report('guarded', 'permission checks'),
    setDevicePermissionHandler: () => report('guarded', 'devices'),
    resolveProxy: async () => 'DIRECT',
  },
};
