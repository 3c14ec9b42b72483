/** Starts the app with the session, or stops doing so, in the way of each system. Only for an installed app. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { app } from 'electron';

import { HIDDEN_ARGUMENT, planAutostartEntry } from './plan-autostart.ts';

/** Whether there is an installed program that could be started. */
export function canStartAtLogin(): boolean {
  return app.isPackaged;
}

/** Does nothing in development. A folder that cannot be written leaves everything as it was. */
export function applyLoginStart(isWanted: boolean): void {
  if (!canStartAtLogin()) return;
  if (process.platform === 'linux') writeAutostartEntry(isWanted);
  else app.setLoginItemSettings({ openAtLogin: isWanted, args: [HIDDEN_ARGUMENT] });
}

function writeAutostartEntry(isWanted: boolean): void {
  const folder = path.join(process.env.XDG_CONFIG_HOME ?? path.join(homedir(), '.config'), 'autostart');
  const file = path.join(folder, 'sightline.desktop');
  // An AppImage runs from a mount that is gone at the next login; its own file is what can be started.
  const program = process.env.APPIMAGE ?? process.execPath;
  try {
    if (isWanted) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, planAutostartEntry(program, [HIDDEN_ARGUMENT]));
    } else {
      rmSync(file, { force: true });
    }
  } catch {
    // The switch shows what was wanted; the next start tries again.
  }
}
