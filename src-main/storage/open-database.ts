/** Opens the database of a data folder for writing: modes, pragmas, migrations, and a check that it is whole. */
import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';

import { AppError } from '#shared/app-error.ts';
import { Connection } from './connection.ts';
import { databasePath, openDataDir } from './data-folder.ts';
import { findContentDamage, findHeaderDamage, toDamage } from './find-damage.ts';
import { holdFolder, holdFolderAlone } from './folder-hold.ts';
import { migrate } from './migrator.ts';
import { findMissingDatabase, refuseDamagedInUse, setAsideDamaged } from './set-aside.ts';
import { readFaultReason, storageFault } from './storage-fault.ts';

/** What a file turned out to be: a connection, or why it cannot be one. */
type Opened = { db: Connection } | { damage: string };

/**
 * A connection that may write. Throws CONFLICT with a clear message when the file is locked, too new or cannot be
 * written, and when it is damaged or missing: then `details` has the set-aside file and the newest good backup.
 */
export function openDatabase(dataDir: string): Connection {
  openDataDir(dataDir);
  try {
    const hold = holdFolder(dataDir);
    let opened: Opened;
    try {
      opened = tryOpen(dataDir);
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

/** A connection that only reads; the database must exist. */
export function openReader(dataDir: string): Connection {
  const hold = holdFolder(dataDir);
  try {
    const db = new Connection(databasePath(dataDir), { readonly: true });
    db.onClosed(() => hold.release());
    return db;
  } catch (error) {
    hold.release();
    throw toOpenError(dataDir, error);
  }
}

/** Opens and migrates, or says what is damaged. Throws everything else. */
function tryOpen(dataDir: string): Opened {
  const missing = findMissingDatabase(dataDir);
  if (missing) throw missing;
  const path = databasePath(dataDir);
  // Made with its final mode, so that no other user can open it meanwhile.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  // SQLite would open a file that is read-only, and complain at the first write.
  accessSync(path, constants.R_OK | constants.W_OK);
  const header = findHeaderDamage(path);
  if (header !== null) return { damage: header };
  let db: Connection | null = null;
  try {
    db = new Connection(path);
    const damage = findContentDamage(db, path);
    if (damage === null) {
      migrate(db, dataDir);
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

/** Looks once more while nobody else has the folder: meanwhile another process may have set the files aside, or mended them. */
function refuseDamaged(dataDir: string): AppError {
  const alone = holdFolderAlone(dataDir);
  try {
    const again = tryOpen(dataDir);
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
