/**
 * What happens to a database that cannot be used: its files get a dated name in the same folder, nothing is deleted, and
 * the owner is told where they are and which backup can take their place. It never puts a backup in place by itself.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { AppError } from '#shared/app-error.ts';
import { type BackupFile, findNewestBackup, listBackups } from './backup-files.ts';
import { readConfirmed } from './confirmed.ts';
import { databasePath } from './data-folder.ts';
import { replaceFileSync } from './replace-file.ts';

/** `details.reason` of a folder without a usable database. */
export type LossReason = 'database_damaged' | 'database_missing' | 'answers_lost';

/** Files of a database that could not be used begin so. */
export const DAMAGED = 'damaged-';
/** The database goes first: a log without its database is noticed at the next start, the other way round it is not. */
const SUFFIXES = ['', '-wal', '-shm'];

/** Gives the files of the database another name. The caller holds the folder alone. */
export function moveDatabase(dataDir: string, target: string): void {
  for (const suffix of SUFFIXES) {
    const from = `${databasePath(dataDir)}${suffix}`;
    if (existsSync(from)) replaceFileSync(from, `${target}${suffix}`);
  }
}

/** Sets the damaged files aside and returns the error that says so. The caller holds the folder alone. */
export function setAsideDamaged(dataDir: string, damage: string): AppError {
  const aside = join(dataDir, `${DAMAGED}${toStamp(new Date())}.db`);
  moveDatabase(dataDir, aside);
  const said = `The database ${databasePath(dataDir)} is damaged (${damage}). It was set aside as ${aside}; nothing was deleted.`;
  return toLoss(dataDir, 'database_damaged', said, aside);
}

/** The error for a database that somebody else has open, so that its files must not be moved. */
export function refuseDamagedInUse(dataDir: string, damage: string): AppError {
  const said = `The database ${databasePath(dataDir)} is damaged (${damage}), and another Sightline has it open.`;
  return new AppError('CONFLICT', `${said} Close every Sightline, then start it again.`, { reason: 'damaged_in_use' });
}

/**
 * The error for a folder whose database is gone although there are traces of one; null for a folder that is new. Such a
 * folder must not start empty: what is lost would be noticed too late.
 */
export function findMissingDatabase(dataDir: string): AppError | null {
  const path = databasePath(dataDir);
  if (sizeOf(path) > 0) return null;
  const aside = listSetAside(dataDir).at(0) ?? null;
  const log = sizeOf(`${path}-wal`) > 0 ? `${path}-wal` : null;
  const isUnknown = aside === null && log === null && readConfirmed(dataDir) === null;
  if (isUnknown && listBackups(dataDir).length === 0) return null;
  const trace =
    aside === null ? (log === null ? '' : ` Its log ${log} is still there.`) : ` One was set aside as ${aside}.`;
  return toLoss(dataDir, 'database_missing', `There is no database ${path}, but there was one.${trace}`, aside);
}

/** Newest first. */
function listSetAside(dataDir: string): string[] {
  return readdirSync(dataDir)
    .filter((name) => name.startsWith(DAMAGED) && name.endsWith('.db'))
    .sort()
    .reverse()
    .map((name) => join(dataDir, name));
}

function toLoss(dataDir: string, reason: LossReason, said: string, aside: string | null): AppError {
  const backup = findNewestBackup(dataDir);
  const details = { reason, setAside: aside, backup: backup?.path ?? null };
  return new AppError('CONFLICT', `${said} ${toAdvice(dataDir, backup)}`, details);
}

function toAdvice(dataDir: string, backup: BackupFile | null): string {
  const empty = 'To begin empty, start with another folder.';
  if (!backup) return `There is no good backup in this folder; restore one that you kept elsewhere. ${empty}`;
  const saved = new Date(backup.savedAtMs).toISOString();
  return `The newest good backup is ${backup.path} of ${saved}; put it in place with: ${toRestoreCommand(dataDir)}. ${empty}`;
}

export function toRestoreCommand(dataDir: string): string {
  return `npm run -s cli -- restore --latest --data-dir ${JSON.stringify(dataDir)}`;
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

/** A moment as part of a file's name. */
export function toStamp(date: Date): string {
  return date.toISOString().replace(/[:.]/g, '-');
}
