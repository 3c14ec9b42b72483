/**
 * Putting a backup in place of a folder's database, also while an app or server has it open: SQLite copies the pages in
 * one transaction, so every other process sees either all of the old or all of the new.
 */
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { AppError } from '#shared/app-error.ts';
import { Connection } from './connection.ts';
import { databasePath } from './data-folder.ts';
import { MIGRATIONS } from './migrator.ts';
import { openDatabase } from './open-database.ts';
import { saveSnapshot } from './snapshot.ts';

const PAGES_AT_A_TIME = 5_000;

export interface Restored {
  path: string;
  /** Where the replaced database is kept; null when there was none. */
  previous: string | null;
}

/** Throws CONFLICT when the file is no sound backup of this or an older version; then nothing has changed. */
export async function restoreBackup(dataDir: string, file: string): Promise<Restored> {
  const path = resolve(file);
  const backup = openBackup(path);
  try {
    const previous = keepPrevious(dataDir);
    // Made by opening it if it was not there; closed again so that the copy finds no lock of ours.
    openDatabase(dataDir).close();
    await backup.raw.backup(databasePath(dataDir), { progress: () => PAGES_AT_A_TIME });
    openDatabase(dataDir).close();
    return { path, previous };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('CONFLICT', `The backup was not restored: ${(error as Error).message}`, undefined, error);
  } finally {
    backup.close();
  }
}

function openBackup(path: string): Connection {
  if (!existsSync(path)) throw new AppError('CONFLICT', `${path} does not exist.`);
  // A pipe would keep the database waiting for ever.
  if (!statSync(path).isFile()) throw new AppError('CONFLICT', `${path} is no file.`);
  let backup: Connection | null = null;
  try {
    backup = new Connection(path, { readonly: true });
    const version = backup.raw.pragma('user_version', { simple: true }) as number;
    const isSound = backup.raw.pragma('integrity_check', { simple: true }) === 'ok';
    if (isSound && version >= 1 && version <= (MIGRATIONS.at(-1)?.version ?? 0)) return backup;
  } catch (error) {
    backup?.close();
    throw new AppError('CONFLICT', `${path} is no Sightline backup: ${(error as Error).message}`, undefined, error);
  }
  backup.close();
  throw new AppError('CONFLICT', `${path} is damaged, is no Sightline backup, or comes from a newer version.`);
}

/** Keeps what is there; a database that cannot be opened is moved aside as it is. */
function keepPrevious(dataDir: string): string | null {
  const path = databasePath(dataDir);
  if (!existsSync(path)) return null;
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const previous = join(folder, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}.db`);
  if (saveIfSound(dataDir, previous)) return previous;
  for (const suffix of ['-wal', '-shm', '']) {
    if (existsSync(`${path}${suffix}`)) renameSync(`${path}${suffix}`, `${previous}${suffix}`);
  }
  return previous;
}

function saveIfSound(dataDir: string, previous: string): boolean {
  let current: Connection | null = null;
  try {
    current = openDatabase(dataDir);
    saveSnapshot(current, previous);
    return true;
  } catch {
    rmSync(previous, { force: true });
    return false;
  } finally {
    current?.close();
  }
}
