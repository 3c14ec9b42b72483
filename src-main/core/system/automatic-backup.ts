/** The backup that the service makes by itself: looks whether one is due and has room, makes it, and removes old ones. */
import { existsSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { listBackups } from '../../storage/backup-files.ts';
import { defineJob } from '../../storage/command.ts';
import { COMPRESSED_SUFFIX } from '../../storage/compressed-file.ts';
import type { Connection } from '../../storage/connection.ts';
import { backupFolder, databasePath } from '../../storage/data-folder.ts';
import { makeFolderWithin } from '../../storage/make-folder.ts';
import { toStamp } from '../../storage/set-aside.ts';
import { compressSnapshot, saveCompressedSnapshot } from '../../storage/snapshot.ts';
import { findLackOfRoom, isBackupDue, planRoom, planRotation } from './backup-plan.ts';
import { readBackupSettings, saveSkippedBackup } from './backup-settings.ts';

export type AutomaticBackup =
  | { kind: 'not_due' }
  | { kind: 'skipped'; reason: string }
  | { kind: 'saved'; path: string; bytes: number; removed: string[] };

/** Makes what is due. `freeBytes` is for tests; else the file system is asked. Throws what the file system throws. */
export const saveAutomaticBackup = defineJob(
  'backups.saveAutomatic',
  async (job, input: { freeBytes?: number }): Promise<AutomaticBackup> => {
    const settings = readBackupSettings(job.db);
    if (!settings.isOn || !hasProject(job.db) || !isBackupDue(listBackups(job.dataDir), job.nowMs)) {
      return { kind: 'not_due' };
    }
    const folder = backupFolder(job.dataDir);
    makeFolderWithin(folder);
    const freeBytes = input.freeBytes ?? readFreeBytes(folder);
    const reason = findLackOfRoom(freeBytes, readDatabaseBytes(job.dataDir));
    if (reason !== null) {
      await job.write(saveSkippedBackup, { atMs: job.nowMs, reason });
      return { kind: 'skipped', reason };
    }
    const path = join(folder, `automatic-${toStamp(new Date(job.nowMs))}.db${COMPRESSED_SUFFIX}`);
    saveCompressedSnapshot(job.db, path);
    packOlder(job.dataDir);
    const files = listBackups(job.dataDir);
    const usedBytes = files.reduce((sum, { kind, bytes }) => sum + (kind === 'automatic' ? bytes : 0), 0);
    const roomBytes = planRoom({ freeBytes, usedBytes, databaseBytes: readDatabaseBytes(job.dataDir) });
    const removed = planRotation(files, settings, roomBytes).filter((old) => old !== path);
    for (const old of removed) rmSync(old, { force: true });
    await job.write(saveSkippedBackup, null);
    return { kind: 'saved', path, bytes: statSync(path).size, removed };
  },
);

/** Those that were made by versions that did not pack them, and those before a change of the schema. */
function packOlder(dataDir: string): void {
  for (const { path, kind } of listBackups(dataDir)) {
    if ((kind === 'automatic' || kind === 'migration') && !path.endsWith(COMPRESSED_SUFFIX)) compressSnapshot(path);
  }
}

/** Without a project there is nothing to keep. */
function hasProject(db: Connection): boolean {
  return db.prepare('SELECT 1 FROM project LIMIT 1').get() !== undefined;
}

function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function readDatabaseBytes(dataDir: string): number {
  const path = databasePath(dataDir);
  return [path, `${path}-wal`].reduce((sum, file) => sum + (existsSync(file) ? statSync(file).size : 0), 0);
}
