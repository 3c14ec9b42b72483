/**
 * Starts the app with the session, or stops doing so, in the way of each system. Only for an installed app, and only when its owner says
 * so: whoever removed the entry in the settings of the system does not find it there again. What the system says is what holds.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { app } from 'electron';

import { HIDDEN_ARGUMENT, isAutostartOn, planAutostartEntry } from './plan-autostart.ts';
import type { Platform } from './to-platform.ts';

/** Windows finds an entry only by the arguments that it was made with. */
const ENTRY = { args: [HIDDEN_ARGUMENT] };

/** Whether the system starts the app; null where there is no installed program that could be started. */
export function readLoginStart(platform: Platform): boolean | null {
  if (!app.isPackaged) return null;
  if (platform === 'linux') return readAutostart();
  const { openAtLogin, executableWillLaunchAtLogin } = app.getLoginItemSettings(ENTRY);
  // Switched off in the task manager, the entry is still there.
  return openAtLogin && executableWillLaunchAtLogin !== false;
}

/** Does nothing in development. The system may refuse or wait for a consent: read it back. */
export function setLoginStart(platform: Platform, isWanted: boolean): void {
  if (!app.isPackaged) return;
  if (platform === 'linux') writeAutostart(isWanted);
  else app.setLoginItemSettings({ openAtLogin: isWanted, ...ENTRY });
}

/** Whether nobody asked for this start by hand. macOS passes no arguments to what it starts. */
export function isLoginStart(platform: Platform, args: readonly string[]): boolean {
  if (platform === 'mac') return app.getLoginItemSettings().wasOpenedAtLogin;
  return args.includes(HIDDEN_ARGUMENT);
}

function autostartFile(): string {
  const config = process.env.XDG_CONFIG_HOME ?? path.join(homedir(), '.config');
  return path.join(config, 'autostart', 'sightline.desktop');
}

function readAutostart(): boolean {
  const file = autostartFile();
  try {
    return existsSync(file) && isAutostartOn(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

function writeAutostart(isWanted: boolean): void {
  const file = autostartFile();
  // An AppImage runs from a mount that is gone at the next login; its own file is what can be started.
  const program = process.env.APPIMAGE ?? process.execPath;
  try {
    if (isWanted) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, planAutostartEntry(program, [HIDDEN_ARGUMENT]));
    } else {
      rmSync(file, { force: true });
    }
  } catch {
    // A folder that cannot be written leaves everything as it was, which is what the owner then sees.
  }
}
