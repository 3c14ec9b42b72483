/** Whether the disk has room for a restore, before anything is written. It reads sizes and changes nothing. */
import { statfsSync, statSync } from 'node:fs';

import { AppError } from '#shared/app-error.ts';
import { readUncompressedBytes } from './compressed-file.ts';
import { databasePath } from './data-folder.ts';

export interface RestoreSizes {
  backupBytes: number;
  /** Of the database that is replaced, its log included; 0 where there is none. */
  currentBytes: number;
}

/**
 * What a restore takes while it is under way: the backup made ready, what is there now kept as one more backup, the log that
 * the pages go through, and by how much the database grows.
 */
export function planRestoreRoom({ backupBytes, currentBytes }: RestoreSizes): number {
  return 2 * backupBytes + currentBytes + Math.max(0, backupBytes - currentBytes);
}

/**
 * Throws CONFLICT with the reason `disk_full`, `details.neededBytes` and `details.freeBytes` when the disk of the folder
 * has less room than restoring that file takes. Both must exist.
 */
export function requireRestoreRoom(dataDir: string, file: string, freeBytes = readFreeBytes(dataDir)): void {
  const neededBytes = planRestoreRoom({
    backupBytes: readUncompressedBytes(file) ?? readBytes(file),
    currentBytes: readCurrentBytes(dataDir),
  });
  if (neededBytes <= freeBytes) return;
  const message = `Restoring this backup takes ${toMegabytes(neededBytes)} of free space, and the disk of the data folder has ${toMegabytes(freeBytes)}. Nothing was changed.`;
  throw new AppError('CONFLICT', message, { reason: 'disk_full', neededBytes, freeBytes });
}

/** What an owner without special rights may use. Without end where the file system does not say. */
function readFreeBytes(dataDir: string): number {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize;
  } catch {
    // Some network drives do not tell. A restore that then meets a full disk puts back what it began.
    return Number.POSITIVE_INFINITY;
  }
}

function readCurrentBytes(dataDir: string): number {
  return readBytes(databasePath(dataDir)) + readBytes(`${databasePath(dataDir)}-wal`);
}

function readBytes(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function toMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`;
}
