/**
 * Whether a database that opens well holds less than was last confirmed: its write-ahead log was lost or damaged, or an older file is in
 * its place. It changes nothing but to keep what is left of the log; the owner decides what happens.
 */
import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { AppError } from '#shared/app-error.ts';
import { type BackupFile, findNewestBackup, openBackup } from './backup-files.ts';
import { type Confirmed, countKept, type Kept, readConfirmed, readStamp } from './confirmed.ts';
import type { Connection } from './connection.ts';
import { databasePath } from './data-folder.ts';
import { DAMAGED, type LossReason, toRestoreCommand, toStamp } from './set-aside.ts';

interface Loss {
  confirmed: Confirmed;
  kept: Kept;
}

/** Null when all that was confirmed is there, or when nothing was. */
export function findLoss(db: Connection, dataDir: string): Loss | null {
  const confirmed = readConfirmed(dataDir);
  if (confirmed === null) return null;
  const stamp = readStamp(db);
  if (stamp !== null && (stamp.line !== confirmed.line || stamp.change >= confirmed.change)) return null;
  return { confirmed, kept: countKept(db) };
}

/** Keeps what is left of the log, which goes when the database is closed, and returns the error that says what is missing. */
export function refuseLoss(dataDir: string, { confirmed, kept }: Loss): AppError {
  const log = keepLog(dataDir);
  const newest = findNewestBackup(dataDir);
  const backup = newest && { file: newest, answers: countAnswers(newest) };
  const was = `${toCounts(confirmed)} were stored on ${new Date(confirmed.atMs).toISOString()}`;
  const said = `${databasePath(dataDir)} holds ${toCounts(kept)}, but ${was}: its write-ahead log (${databasePath(dataDir)}-wal) was lost or damaged.`;
  const message = [said, ...(log ? [`What was left of it is kept as ${log}.`] : []), toAdvice(dataDir, backup)].join(
    ' ',
  );
  return new AppError('CONFLICT', message, {
    reason: 'answers_lost' satisfies LossReason,
    ...kept,
    confirmed,
    storedAnswers: confirmed.answers,
    storedAt: new Date(confirmed.atMs).toISOString(),
    setAside: log,
    backup: newest?.path ?? null,
    backupAnswers: backup?.answers ?? null,
    restoreCommand: toRestoreCommand(dataDir),
    goOnCommand: toGoOnCommand(dataDir),
  });
}

function toAdvice(dataDir: string, backup: { file: BackupFile; answers: number } | null): string {
  const newest = backup
    ? `The newest good backup, ${backup.file.path} of ${new Date(backup.file.savedAtMs).toISOString()}, has ${backup.answers} answers; put it in place with: ${toRestoreCommand(dataDir)}.`
    : 'There is no good backup in this folder.';
  const goOn = `To go on with what is there: ${toGoOnCommand(dataDir)}.`;
  return `${newest} ${goOn} If you have the log, put it back and start again.`;
}

function toGoOnCommand(dataDir: string): string {
  return `npm run -s cli -- accept-loss --data-dir ${JSON.stringify(dataDir)}`;
}

function toCounts({ answers, calls }: Kept): string {
  return `${answers} answers and ${calls} paid calls`;
}

function countAnswers({ path }: BackupFile): number {
  const db = openBackup(path);
  try {
    return countKept(db).answers;
  } finally {
    db.close();
  }
}

function keepLog(dataDir: string): string | null {
  const log = `${databasePath(dataDir)}-wal`;
  if (!existsSync(log) || statSync(log).size === 0) return null;
  const kept = join(dataDir, `${DAMAGED}${toStamp(new Date())}.db-wal`);
  copyFileSync(log, kept);
  return kept;
}
