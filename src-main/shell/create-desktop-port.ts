/** The desktop app as the core sees it: what it can do on this system, and the few things that a page may ask of it. */
import { app, Notification, session, shell } from 'electron';

import { AppError } from '#shared/app-error.ts';
import type { DesktopPort } from '../core/desktop/desktop-port.ts';
import { showNotice } from './alert-notices.ts';
import { chooseFile } from './choose-file.ts';
import type { IntentQueue } from './intent-queue.ts';
import { readLoginStart, setLoginStart } from './login-start.ts';
import { printPage } from './print-page.ts';
import type { Platform } from './to-platform.ts';
import type { UpdateCheck } from './update-check.ts';

/** Needs a ready app by the time it is asked. */
export function createDesktopPort(
  platform: Platform,
  dataDir: string,
  intents: IntentQueue,
  updates: UpdateCheck,
): DesktopPort {
  return {
    describe: () => ({
      platform,
      startsAtLogin: readLoginStart(platform),
      canNotify: app.isReady() && Notification.isSupported(),
      hasUpdateFeed: updates.hasFeed,
      update: updates.state,
    }),
    takeIntents: () => intents.take(),
    setStartAtLogin: (isWanted) => setLoginStart(platform, isWanted),
    openDataFolder: async () => {
      // It never rejects: what went wrong is what it resolves with.
      const fault = await shell.openPath(dataDir);
      if (fault === '') return;
      const said = `The system could not show ${dataDir}: ${fault}`;
      throw new AppError('CONFLICT', said);
    },
    chooseFile,
    showAlert: ({ path, ...notice }) =>
      showNotice(notice, () => {
        intents.push({ kind: 'open-path', path });
        intents.callWindow();
      }),
    checkForUpdates: async () => void (await updates.check()),
    print: printPage,
    resolveProxy: (origin) => session.defaultSession.resolveProxy(origin),
  };
}
