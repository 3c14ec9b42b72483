/** Opens the database of a data folder for writing: modes, pragmas, migrations, and a check that it is whole. */
import { accessSync, closeSync, constants, existsSync, openSync, statSync } from 'node:fs';

import { AppError } from '#shared/app-error.ts';
import { Connection } from './connection.ts';
import { databasePath, openDataDir } from './data-folder.ts';
import { findContentDamage, findHeaderDamage, toDamage } from './find-damage.ts';
import { findLoss, refuseLoss } from './find-loss.ts';
import { lockFolder, lockFolderAlone } from './folder-lock.ts';
import { migrate } from './migrator.ts';
import { findRunning } from './running-folders.ts';
import { findMissingDatabase, refuseDamagedInUse, setAsideDamaged } from './set-aside.ts';
import { type FaultReason, readFaultReason, storageFault } from './storage-fault.ts';

export interface OpenOptions {
  /** Where there is no database, none is made: then the folder may have been moved, or its drive taken away. */
  mustExist?: boolean | undefined;
  /** Opened also when it holds less than was confirmed: the owner knows. */
  acceptsLoss?: boolean;
}

/** What a file turned out to be: a connection, or why it cannot be one. */
type Opened = { db: Connection } | { damage: string };

/**
 * A connection that may write. Throws CONFLICT with a clear message when the file is locked, too new or cannot be
 * written, and when it is damaged or missing: then `details` has the set-aside file and the newest good backup.
 */
export function openDatabase(dataDir: string, options: OpenOptions = {}): Connection {
  refuseBeginning(dataDir, options.mustExist ?? false);
  openDataDir(dataDir);
  try {
    if (lookFirst(dataDir) !== null) throw refuseDamaged(dataDir);
    const hold = lockFolder(dataDir);
    let opened: Opened;
    try {
      opened = tryOpen(dataDir, options);
    } catch (error) {
      hold.release();
      throw error;
    }
    if ('damage' in opened) {
      hold.release();
      throw refuseDamaged(dataDir);
    }
    opened.db.onClosed(() => hold.release());
    return opened.db;
  } catch (error) {
    throw toOpenError(dataDir, error);
  }
}

/** Throws CONFLICT, `details.reason` `folder_gone` or `log_gone`, when the database or its log is no more where it was opened. */
export function requireInPlace(db: Connection): void {
  const moved = db.findMoved();
  if (moved !== null) throw storageFault(moved);
}

/** Whoever opens or closes a database holds the folder for a moment without a log; each look waits for the end of that. */
const LOOKS = 4;

/**
 * Looks before SQLite does, and returns what is damaged. Where nobody has the database open, at its header: with a good log SQLite would write
 * into whatever that file is. Where somebody has, at the log and its index, which are there then: in their place SQLite would make
 * others, and two programs would write without knowing of each other. Throws CONFLICT, `details.reason` `log_gone`, until he has noticed.
 */
function lookFirst(dataDir: string): string | null {
  for (let look = 0; look < LOOKS; look++) {
    const alone = hasLog(dataDir) ? lockFolderAlone(dataDir, 0) : lockFolderAlone(dataDir);
    try {
      if (alone) return findHeaderDamage(databasePath(dataDir));
    } finally {
      alone?.release();
    }
    if (hasLog(dataDir) || !existsSync(databasePath(dataDir))) return null;
  }
  throw storageFault('log_gone');
}

function hasLog(dataDir: string): boolean {
  return ['-wal', '-shm'].every((suffix) => existsSync(`${databasePath(dataDir)}${suffix}`));
}

/** A connection that only reads, beside one that writes. */
export function openReader(dataDir: string): Connection {
  // The hold would make a file in whatever folder is there.
  if (!existsSync(databasePath(dataDir))) throw storageFault('folder_gone');
  if (!hasLog(dataDir)) throw storageFault('log_gone');
  const hold = lockFolder(dataDir);
  try {
    const db = new Connection(databasePath(dataDir), { readonly: true });
    db.onClosed(() => hold.release());
    return db;
  } catch (error) {
    hold.release();
    throw toOpenError(dataDir, error);
  }
}

/**
 * Throws CONFLICT before anything is made where a folder may have been: when a service that runs has lost it, and for whoever needs a
 * database when there is none. A trace of one, and what cannot be a data folder at all, is reported on opening it.
 */
export function refuseBeginning(dataDir: string, mustExist: boolean): void {
  const folder = lookAt(dataDir);
  if (folder === 'unusable') return;
  if (folder === 'there' && (existsSync(databasePath(dataDir)) || findMissingDatabase(dataDir))) return;
  const running = findRunning(dataDir);
  if (running === null && !mustExist) return;
  const said = `There is no Sightline data in ${dataDir}, so nothing was done.`;
  if (running === null) {
    const advice =
      'If the folder was moved or deleted, or its drive taken away, put it back. To begin a new one, start Sightline there.';
    throw new AppError('CONFLICT', `${said} ${advice}`, { reason: 'no_data' });
  }
  const advice = `Sightline is running on it (process ${running}) and misses it: put the folder back, or end that Sightline.`;
  throw new AppError('CONFLICT', `${said} ${advice}`, { reason: 'folder_gone' satisfies FaultReason });
}

function lookAt(dataDir: string): 'there' | 'missing' | 'unusable' {
  try {
    return statSync(dataDir).isDirectory() ? 'there' : 'unusable';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unusable';
  }
}

/** Opens and migrates, or says what is damaged. Throws everything else. */
function tryOpen(dataDir: string, { acceptsLoss = false }: OpenOptions): Opened {
  const missing = findMissingDatabase(dataDir);
  if (missing) throw missing;
  const path = databasePath(dataDir);
  // Made with its final mode, so that no other user can open it meanwhile.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  // SQLite would open a file that is read-only, and complain at the first write.
  accessSync(path, constants.R_OK | constants.W_OK);
  let db: Connection | null = null;
  try {
    db = new Connection(path);
    const damage = findContentDamage(db, path);
    if (damage === null) {
      const loss = acceptsLoss ? null : findLoss(db, dataDir);
      if (loss) throw refuseLoss(dataDir, loss);
      // A first start has its schema in the log, and nothing else would empty that for long.
      if (migrate(db, dataDir)) db.emptyLog();
      // The check has read every page of a small file.
      db.shrink();
      return { db };
    }
    db.close();
    return { damage };
  } catch (error) {
    db?.close();
    return { damage: toDamage(error) };
  }
}

/** Looks once more while nobody else has the folder: meanwhile another process may have set the files aside, or fixed them. */
function refuseDamaged(dataDir: string): AppError {
  const alone = lockFolderAlone(dataDir);
  try {
    const header = alone && findHeaderDamage(databasePath(dataDir));
    const again: Opened = header ? { damage: header } : tryOpen(dataDir, { acceptsLoss: true });
    if ('db' in again) {
      again.db.close();
      return storageFault('damaged');
    }
    return alone ? setAsideDamaged(dataDir, again.damage) : refuseDamagedInUse(dataDir, again.damage);
  } finally {
    alone?.release();
  }
}

function toOpenError(dataDir: string, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const reason = readFaultReason(error);
  const why = reason === null ? (error as Error).message : storageFault(reason).message;
  const details = reason === null ? undefined : { reason };
  return new AppError('CONFLICT', `The database ${databasePath(dataDir)} cannot be opened: ${why}`, details, error);
}
