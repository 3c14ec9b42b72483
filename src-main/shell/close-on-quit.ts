/**
 * Lets the service finish before the process ends: its writes, its workers, its files. However the app is asked to end, by its
 * owner, a signal, a machine that is switched off or a session that is over, it is an ordinary end.
 */
import { app, BaseWindow, powerMonitor } from 'electron';

import type { Platform } from './to-platform.ts';

export interface Ending {
  /** Closes everything; the process waits for it, well or not. */
  close(): Promise<void>;
  /** Notes at once that the session ended as it should: the system may end the process before anything is closed. */
  note(): void;
}

/** Holds the first quit back until everything is closed, and then lets the app go. Needs a ready app. */
export function closeOnQuit(platform: Platform, ending: Ending): void {
  followSystem(platform, ending);
  let isClosed = false;
  let isClosing = false;
  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    if (isClosing) return;
    isClosing = true;
    // The service reports its own faults; a fault while closing must not keep the process alive.
    ending
      .close()
      .catch(() => {})
      .finally(() => {
        isClosed = true;
        app.quit();
      });
  });
}

function followSystem(platform: Platform, ending: Ending): void {
  // A machine that is switched off waits for an app that asks for it, on Linux and macOS.
  powerMonitor.on('shutdown', (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    ending.note();
    app.quit();
  });
  if (platform !== 'windows') return;
  // Windows tells windows alone, and the app may have none: this one is never shown. Once it was told, only an app that began to
  // quit by itself is left any time.
  const listener = new BaseWindow({ show: false, skipTaskbar: true });
  listener.on('session-end', () => {
    ending.note();
    app.quit();
  });
}
