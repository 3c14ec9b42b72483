/** The last stop for a fault that nobody caught in the main process: it is logged and shown, and the app ends. */
import { app, dialog } from 'electron';

import { chooseTexts } from './texts/choose-texts.ts';

/** The part of the log that it needs. */
export interface FaultLog {
  fatal(fields: object, message: string): void;
}

/**
 * Ends the app on an uncaught fault: what is only half done in memory must not go on to be stored. The mark of the session
 * stays, so that the next start can tell. Electron itself goes on after a rejection that nobody handled, with nothing but a line on
 * a terminal that nobody sees: here it is a fault like any other. `log` is null before there is one.
 */
export function guardFaults(log: () => FaultLog | null): void {
  // A terminal that the app was started from may be closed: what cannot be printed any more is no fault.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  let isEnding = false;
  const end = (fault: unknown) => {
    if (isEnding) return;
    isEnding = true;
    log()?.fatal({ err: fault }, 'A fault that nobody caught');
    const { window } = chooseTexts(null, app.getPreferredSystemLanguages());
    dialog.showErrorBox(window.faultTitle, window.faultText);
    app.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
