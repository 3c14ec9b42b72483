/** One app per data folder: a second start hands over what it was asked to open, and ends. */
import { app } from 'electron';

import type { IntentQueue } from './intent-queue.ts';
import { planLaunch } from './plan-launch.ts';

/** False when another instance has this data folder; the caller must then quit without touching the data. */
export function claimSingleInstance(intents: IntentQueue): boolean {
  if (!app.requestSingleInstanceLock()) return false;
  app.on('second-instance', (_event, args, workingDir) => {
    intents.push(...planLaunch(args.slice(1), workingDir));
    intents.callWindow();
  });
  return true;
}
