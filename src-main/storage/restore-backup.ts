/**
 * Putting a backup in place of a folder's database. What goes in is made ready apart: brought to today's schema and freed
 * of what processes had under way. Under a sound database, also while an app or server has it open, SQLite then copies the
 * pages in one transaction, so every process sees either all of the old or all of the new. Where there is none, or one
 * that cannot be used, the whole file appears at once.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { AppError } from '#shared/app-error.ts';
import { findNewestBackup, openBackup, type RequireSound } from './backup-files.ts';
import { beginLine, readStamp, writeStamp } from './confirmed.ts';
import { BUSY_MS, Connection } from './connection.ts';
import { backupFolder, databasePath, openDataDir } from './data-folder.ts';
import { lockFolderAlone } from './folder-lock.ts';
import { migrate } from './migrator.ts';
import { openDatabase, refuseBeginning } from './open-database.ts';
import { requireRestoreRoom } from './restore-room.ts';
import { findMissingDatabase, moveDatabase, toStamp } from './set-aside.ts';
import { PARTIAL, saveChecksummedSnapshot, saveSnapshot, writeSnapshot } from './snapshot.ts';
import { storageFault, toStorageFault } from './storage-fault.ts';

const PAGES_AT_A_TIME = 5_000;
const RETRY_MS = 20;
/** Beyond the process numbers of every system. */
const NOBODY = 2_147_483_647;

/** How far it is when a step is over, in percent; each reads or writes the whole database once. */
const DONE = { checked: 15, ready: 45, kept: 70, copied: 100 };

export interface Restored {
  path: string;
  /** Where the replaced database is kept; null when there was none. */
  previous: string | null;
}

/** Told how far a restore is, 0 to 100. */
export type TellPercent = (percent: number) => void;

/** Its path. Throws CONFLICT when the folder has no good one. */
export function requireNewestBackup(dataDir: string, requireSound: RequireSound): string {
  const newest = findNewestBackup(dataDir, requireSound);
  if (newest) return newest.path;
  throw new AppError('CONFLICT', `There is no good backup in ${backupFolder(dataDir)}.`, { reason: 'backup_missing' });
}

/**
 * Throws CONFLICT when the file is no sound backup of this or an older version, when `requireSound` refuses what it holds once it is
 * brought to today's schema, or when the disk has no room for all that a restore writes; then nothing has changed. Throws it too when
 * the database has to be replaced as a file while somebody has it open.
 */
export async function restoreBackup(
  dataDir: string,
  file: string,
  requireSound: RequireSound,
  tell: TellPercent = () => {},
): Promise<Restored> {
  const path = resolve(file);
  refuseBeginning(dataDir, false);
  openDataDir(dataDir);
  const ready = makeReady(dataDir, path, tell);
  try {
    requireSound(path, ready.db);
    const current = openCurrent(dataDir);
    if ('moveTo' in current) {
      replaceFile(dataDir, ready, current.moveTo);
      return { path, previous: current.previous };
    }
    const previous = keepCopy(dataDir, current.db);
    tell(DONE.kept);
    await copyPages(dataDir, ready, tell).catch((error: unknown) => {
      // Nothing was replaced: what is there needs no second copy.
      rmSync(previous, { force: true });
      throw error;
    });
    tell(DONE.copied);
    return { path, previous };
  } catch (error) {
    throw toRefusal(error);
  } finally {
    ready.remove();
  }
}

/** A copy of the backup that can be put in place as it is. */
interface Ready {
  db: Connection;
  remove(): void;
}

function makeReady(dataDir: string, path: string, tell: TellPercent): Ready {
  const backup = openBackup(path);
  const copy = join(backupFolder(dataDir), `restoring.${process.pid}${PARTIAL}`);
  const removeFiles = () => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${copy}${suffix}`, { force: true });
  };
  try {
    requireRestoreRoom(dataDir, path);
    makeBackupFolder(dataDir);
    tell(DONE.checked);
    removeFiles();
    writeSnapshot(backup, copy);
    finishCopy(copy);
    const db = new Connection(copy, { readonly: true });
    tell(DONE.ready);
    return {
      db,
      remove: () => {
        db.close();
        removeFiles();
      },
    };
  } catch (error) {
    removeFiles();
    throw toRefusal(error);
  } finally {
    backup.close();
  }
}

/**
 * Brings a backup of an older version to today's schema, and lets nobody believe that he is at work in it: what processes
 * had under way when it was made is resumed, also by one that still runs. Its queue is held by nobody until somebody
 * takes the lease.
 */
function finishCopy(copy: string): void {
  const db = new Connection(copy);
  try {
    migrate(db, null);
    db.transaction(() => {
      db.prepare("INSERT OR REPLACE INTO executor (id, owner, pid, expires_at) VALUES (1, '', ?, 0)").run(NOBODY);
      db.prepare("UPDATE job SET lease_owner = '' WHERE state = 'leased'").run();
      db.prepare("UPDATE import_batch SET pid = ? WHERE state = 'writing'").run(NOBODY);
      // What was confirmed of the database that goes is nothing that this one has to hold.
      writeStamp(db, beginLine());
    });
    // The log becomes part of the file.
    db.raw.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
}

/** Throws CONFLICT when another program keeps the database locked. */
async function copyPages(dataDir: string, ready: Ready, tell: TellPercent): Promise<void> {
  const untilMs = performance.now() + BUSY_MS;
  for (;;) {
    await ready.db.raw.backup(databasePath(dataDir), {
      progress: ({ totalPages, remainingPages }) => {
        const share = totalPages > 0 ? 1 - remainingPages / totalPages : 0;
        tell(Math.round(DONE.kept + share * (DONE.copied - DONE.kept)));
        return PAGES_AT_A_TIME;
      },
    });
    // While somebody writes nothing is copied, and better-sqlite3 says that it is done.
    if (isCopied(dataDir, ready.db)) return;
    if (performance.now() >= untilMs) throw storageFault('locked');
    await sleep(RETRY_MS);
  }
}

/** Whether the database has the line of changes that was begun for this copy. */
function isCopied(dataDir: string, copy: Connection): boolean {
  const db = new Connection(databasePath(dataDir), { readonly: true });
  try {
    return readStamp(db)?.line === readStamp(copy)?.line;
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
    return { db: openDatabase(dataDir, { acceptsLoss: true }) };
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
    saveChecksummedSnapshot(db, previous);
    return previous;
  } finally {
    db.close();
  }
}

/** Moves away what is left of an old database and lets the new one appear whole. A crash between leaves none, which is noticed. */
function replaceFile(dataDir: string, ready: Ready, moveTo: string): void {
  const alone = lockFolderAlone(dataDir);
  if (!alone) {
    const message = 'Another Sightline has this folder open. Close it, then restore.';
    throw new AppError('CONFLICT', message, { reason: 'damaged_in_use' });
  }
  try {
    moveDatabase(dataDir, moveTo);
    saveSnapshot(ready.db, databasePath(dataDir));
  } finally {
    alone.release();
  }
}

function planKept(dataDir: string): string {
  return join(makeBackupFolder(dataDir), `before-restore-${toStamp(new Date())}.db`);
}

function makeBackupFolder(dataDir: string): string {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

function toRefusal(error: unknown): AppError {
  const known = toStorageFault(error);
  if (known instanceof AppError) return known;
  return new AppError(
    'CONFLICT',
    `The backup was not restored: ${(error as Error).message}`,
    { reason: 'not_restored' },
    error,
  );
}
