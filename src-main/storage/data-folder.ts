/** Where the data is: the folder, its files and their modes. It opens nothing but the folder itself. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

import { AppError } from '#shared/app-error.ts';
import { describeFolderFault, makeFolder } from './make-folder.ts';
import { isSharedFolder, tightenFolder } from './owner-only.ts';

export function databasePath(dataDir: string): string {
  return join(dataDir, 'sightline.db');
}

export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Where files of scheduled reports are put. */
export function reportFolder(dataDir: string): string {
  return join(dataDir, 'reports');
}

/** So much of a path is quoted. */
const QUOTED_LENGTH = 200;

/**
 * The folder that was asked for, else SIGHTLINE_DATA_DIR, else the platform's place for application data. Throws
 * VALIDATION_ERROR when what was asked for is empty: then a variable of a script was, and the usual place is not meant.
 */
export function planDataDir(
  asked: string | undefined,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (asked?.trim() === '') throw new AppError('VALIDATION_ERROR', 'Give --data-dir a folder; it is empty.');
  const wanted = asked ?? env.SIGHTLINE_DATA_DIR;
  if (wanted) return resolve(wanted);
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Sightline');
  // Not the roaming folder: gigabytes would travel with whoever signs in on another machine.
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Sightline');
  return join(env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'Sightline');
}

/** Makes the folder if need be, and it and what is in it readable by its owner only. Throws CONFLICT with the reason when it cannot be used. */
export function openDataDir(dataDir: string): { isNew: boolean } {
  try {
    if (isSharedFolder(dataDir)) {
      throw new AppError('CONFLICT', `${dataDir} is used by others too; give Sightline a folder of its own.`);
    }
    makeFolder(dataDir);
    tightenFolder(dataDir);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('CONFLICT', toRefusal(dataDir, error), undefined, error);
  }
  return { isNew: !existsSync(databasePath(dataDir)) };
}

function toRefusal(dataDir: string, error: unknown): string {
  const shown = dataDir.length > QUOTED_LENGTH ? `${dataDir.slice(0, QUOTED_LENGTH)}…` : dataDir;
  return `The data folder ${shown} cannot be used: ${describeFolderFault(error)}`;
}
