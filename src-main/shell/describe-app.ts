/** Tells the system what this app is: the words of its about panel, and its name where Windows groups by one. */
import path from 'node:path';
import { app } from 'electron';

import type { Platform } from './to-platform.ts';

/** As `appId` in `build/packaging/electron-builder.mjs`: the installer gives it to the entry in the start menu, and messages need both. */
const APP_ID = 'app.sightline.desktop';

/** Needs a ready app; before the first window and the first message. */
export function describeApp(version: string, iconsDir: string, platform: Platform): void {
  if (platform === 'windows') app.setAppUserModelId(APP_ID);
  app.setAboutPanelOptions({
    applicationName: 'Sightline',
    applicationVersion: version,
    version,
    copyright: '© 2026 The Sightline authors. MIT licence.',
    iconPath: path.join(iconsDir, '../256x256.png'),
  });
}
