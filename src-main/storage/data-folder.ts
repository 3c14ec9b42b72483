/** Where the data is: the folder, its files and their modes. It opens nothing but the folder itself. */
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

import { AppError } from '#shared/app-error.ts';
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

/** The folder that was asked for, else SIGHTLINE_DATA_DIR, else the platform's place for application data. */
export function planDataDir(asked: string | undefined, env: NodeJS.ProcessEnv = process.env): string {
  const wanted = asked ?? env.SIGHTLINE_DATA_DIR;
  if (wanted) return resolve(wanted);
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Sightline');
  if (process.platform === 'win32') return join(env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'Sightline');
  return join(env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'Sightline');
}

/** Makes the folder if need be, and it and what is in it readable by its owner only. Throws CONFLICT with the reason when it cannot be used. */
export function openDataDir(dataDir: string): { isNew: boolean } {
  if (isSharedFolder(dataDir)) {
    throw new AppError('CONFLICT', `${dataDir} is used by others too; give Sightline a folder of its own.`);
  }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    tightenFolder(dataDir);
  } catch (error) {
    throw new AppError(
      'CONFLICT',
      `The data folder ${dataDir} cannot be used: ${(error as Error).message}`,
      undefined,
      error,
    );
  }
  return { isNew: !existsSync(databasePath(dataDir)) };
}
