/** Puts the desktop together: what must happen before the app is ready, and everything after. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { app, BrowserWindow, session } from 'electron';

import { registerAppScheme, serveAppFiles } from './app-protocol.ts';
import { closeOnQuit } from './close-on-quit.ts';
import { installMenu } from './install-menu.ts';
import { bindIpc } from './ipc-binding.ts';
import { guardNavigation } from './navigation-guard.ts';
import { openWindow } from './open-window.ts';
import { guardPermissions } from './permission-guard.ts';
import type { ShellFiles, ShellHost } from './shell-host.ts';
import { claimSingleInstance } from './single-instance.ts';

/**
 * Runs before the app is ready. False when another instance serves this data folder: it has been told to come to the
 * front, and this process must end.
 */
export function prepareShell(dataDir: string): boolean {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // One lock per data folder, and what the window keeps for itself apart from the data.
  app.setPath('userData', dataDir);
  app.setPath('sessionData', path.join(dataDir, 'window'));
  if (!claimSingleInstance()) return false;
  app.enableSandbox();
  registerAppScheme();
  guardNavigation();
  return true;
}

/** Opens the window on a running service. Needs a ready app and a {@link prepareShell} before it. */
export function openShell(host: ShellHost, files: ShellFiles): void {
  guardPermissions(session.defaultSession);
  serveAppFiles(files.rendererDir);
  installMenu(!app.isPackaged, host.dataDir, host.apiAddress);
  const windows = new Set<BrowserWindow>();
  const open = () => {
    const window = openWindow(host.dataDir, files.preloadFile);
    windows.add(window);
    window.on('closed', () => windows.delete(window));
  };
  const unbind = bindIpc(host, () => [...windows]);
  closeOnQuit(() => {
    unbind();
    return host.close();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) open();
  });
  open();
}
