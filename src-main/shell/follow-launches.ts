/** Everything that the system asks the app to open: what this start was given, and macOS's own way of saying it. */
import path from 'node:path';
import { app } from 'electron';

import type { IntentQueue } from './intent-queue.ts';
import { LINK_SCHEME } from './plan-deep-link.ts';
import { planArchiveIntent, planLaunch, planLinkIntent } from './plan-launch.ts';
import type { Platform } from './to-platform.ts';

/** Must run before the app is ready: macOS sends what it was started with early. */
export function followLaunches(platform: Platform, intents: IntentQueue, args: readonly string[]): void {
  intents.push(...planLaunch(args, process.cwd()));
  app.on('open-url', (event, link) => {
    event.preventDefault();
    intents.push(planLinkIntent(link));
    intents.callWindow();
  });
  app.on('open-file', (event, file) => {
    event.preventDefault();
    const intent = planArchiveIntent(file, path.sep);
    if (intent === null) return;
    intents.push(intent);
    intents.callWindow();
  });
  // macOS and Linux learn the scheme from the package. In development the links would start a bare Electron.
  if (app.isPackaged && platform === 'windows') {
    // Whatever follows the two dashes is no switch, so that a link cannot become one.
    app.setAsDefaultProtocolClient(LINK_SCHEME, process.execPath, ['--']);
  }
}
