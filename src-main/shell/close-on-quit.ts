/** Lets the service finish before the process ends: its writes, its workers, its files. */
import { app, powerMonitor } from 'electron';

/** Holds the first quit back until `close` is done, well or not, and then lets the app go. */
export function closeOnQuit(close: () => Promise<void>): void {
  let isClosed = false;
  let isClosing = false;
  // A machine that is switched off waits for an app that asks for it, on Linux and macOS.
  powerMonitor.on('shutdown', (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    app.quit();
  });
  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    if (isClosing) return;
    isClosing = true;
    // The service reports its own faults; a fault while closing must not keep the process alive.
    close()
      .catch(() => {})
      .finally(() => {
        isClosed = true;
        app.quit();
      });
  });
}
