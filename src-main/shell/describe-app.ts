/** Tells the system what this app is: the words of its about panel. */
import path from 'node:path';
import { app } from 'electron';

/** Needs a ready app. */
export function describeApp(version: string, iconsDir: string): void {
  app.setAboutPanelOptions({
    applicationName: 'Sightline',
    applicationVersion: version,
    version,
    copyright: '© 2026 The Sightline authors. MIT licence.',
    iconPath: path.join(iconsDir, '../256x256.png'),
  });
}
