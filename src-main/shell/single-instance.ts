/** One app per data folder: a second start hands over to the first and ends. */
import { app, BrowserWindow } from 'electron';

/** False when another instance has this data folder; the caller must then quit without touching the data. */
export function claimSingleInstance(): boolean {
  if (!app.requestSingleInstanceLock()) return false;
  app.on('second-instance', focusWindow);
  return true;
}

function focusWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (!window) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
