/** The desktop app as the core sees it: what it can do on this system, and the few things that a page may ask of it. */
import { app, Notification, session, shell } from 'electron';

import type { DesktopPort } from '../core/desktop/desktop-port.ts';
import { chooseFile } from './choose-file.ts';
import type { IntentQueue } from './intent-queue.ts';
import { canStartAtLogin } from './login-start.ts';
import { toPlatform } from './to-platform.ts';
import type { UpdateCheck } from './update-check.ts';

/** Needs a ready app by the time it is asked. */
export function createDesktopPort(dataDir: string, intents: IntentQueue, updates: UpdateCheck): DesktopPort {
  return {
    describe: () => ({
      platform: toPlatform(process.platform),
      canStartAtLogin: canStartAtLogin(),
      canNotify: app.isReady() && Notification.isSupported(),
      hasUpdateFeed: updates.hasFeed,
      update: updates.state,
    }),
    takeIntents: () => intents.take(),
    openDataFolder: async () => void (await shell.openPath(dataDir)),
    chooseFile,
    checkForUpdates: async () => void (await updates.check()),
    resolveProxy: (origin) => session.defaultSession.resolveProxy(origin),
  };
}
