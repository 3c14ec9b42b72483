/**
 * Putting a backup in place of a folder's database. Under a sound one, also while an app or server has it open, SQLite
 * copies the pages in one transaction, so every other process sees either all of the old or all of the new. Where there
 * is none, or one that cannot be used, the whole file appears at once.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { AppError } from '#shared/app-error.ts';
import { findNewestBackup, openBackup } from './backup-files.ts';
import type { Connection } from './connection.ts';
import { backupFolder, databasePath, openDataDir } from './data-folder.ts';
import { holdFolderAlone } from './folder-hold.ts';
import { openDatabase } from './open-database.ts';
import { findMissingDatabase, moveDatabase, toStamp } from './set-aside.ts';
import { saveSnapshot } from './snapshot.ts';
import { toStorageFault } from './storage-fault.ts';

const PAGES_AT_A_TIME = 5_000;
/** Beyond the process numbers of every system. */
const NOBODY = 2_147_483_647;

export interface Restored {
  path: string;
  /** Where the replaced database is kept; null when there was none. */
  previous: string | null;
}

/** Throws CONFLICT when the folder has no good backup, and what {@link restoreBackup} throws. */
export async function restoreNewestBackup(dataDir: string): Promise<Restored> {
  const newest = findNewestBackup(dataDir);
  if (!newest) throw new AppError('CONFLICT', `There is no good backup in ${backupFolder(dataDir)}.`);
  return restoreBackup(dataDir, newest.path);
}

/**
 * Throws CONFLICT when the file is no sound backup of this or an older version; then nothing has changed. Throws it too
 * when the database has to be replaced as a file while somebody has it open.
 */
export async function restoreBackup(dataDir: string, file: string): Promise<Restored> {
  const path = resolve(file);
  openDataDir(dataDir);
  const backup = openBackup(path);
  try {
    const current = openCurrent(dataDir);
    if ('moveTo' in current) {
      replaceFile(dataDir, backup, current.moveTo);
      finishRestored(dataDir);
      return { path, previous: current.previous };
    }
    const previous = keepCopy(dataDir, current.db);
    await backup.raw.backup(databasePath(dataDir), { progress: () => PAGES_AT_A_TIME });
    finishRestored(dataDir);
    return { path, previous };
  } catch (error) {
    const known = toStorageFault(error);
    if (known instanceof AppError) throw known;
    throw new AppError('CONFLICT', `The backup was not restored: ${(error as Error).message}`, undefined, error);
  } finally {
    backup.close();
  }
}

/**
 * Brings a backup of an older version to today's schema, and lets nobody believe that he is at work in it: what processes
 * had under way when it was made is taken up anew, also by one that still runs.
 */
function finishRestored(dataDir: string): void {
  const db = openDatabase(dataDir);
  try {
    db.transaction(() => {
      db.prepare('DELETE FROM executor').run();
      db.prepare("UPDATE job SET lease_owner = '' WHERE state = 'leased'").run();
      db.prepare("UPDATE import_batch SET pid = ? WHERE state = 'writing'").run(NOBODY);
    });
  } finally {
    db.close();
  }
}

/** The sound database that is there, or where files that cannot be used go (`moveTo`) and the database among them is found. */
type Current = { db: Connection } | { moveTo: string; previous: string | null };

/** Throws when the database is locked or the like. */
function openCurrent(dataDir: string): Current {
  const moveTo = planKept(dataDir);
  if (!existsSync(databasePath(dataDir))) return { moveTo, previous: toSetAside(findMissingDatabase(dataDir)) };
  try {
    return { db: openDatabase(dataDir) };
  } catch (error) {
    const { reason } = (error as AppError).details ?? {};
    if (reason === 'newer_schema') return { moveTo, previous: moveTo };
    if (reason !== 'database_damaged' && reason !== 'database_missing') throw error;
    return { moveTo, previous: toSetAside(error as AppError) };
  }
}

function toSetAside(error: AppError | null): string | null {
  const path = error?.details?.setAside;
  return typeof path === 'string' ? path : null;
}

/** Keeps what is there and closes it, so that the copy finds no lock of ours. */
function keepCopy(dataDir: string, db: Connection): string {
  try {
    const previous = planKept(dataDir);
    saveSnapshot(db, previous);
    return previous;
  } finally {
    db.close();
  }
}

/** Moves away what is left of an old database and lets the new one appear whole. A crash between leaves none, which is noticed. */
function replaceFile(dataDir: string, backup: Connection, moveTo: string): void {
  const alone = holdFolderAlone(dataDir);
  if (!alone) {
    const message = 'Another Sightline has this folder open. Close it, then restore.';
    throw new AppError('CONFLICT', message, { reason: 'damaged_in_use' });
  }
  try {
    moveDatabase(dataDir, moveTo);
    saveSnapshot(backup, databasePath(dataDir));
  } finally {
    alone.release();
  }
}

function planKept(dataDir: string): string {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `before-restore-${toStamp(new Date())}.db`);
}
