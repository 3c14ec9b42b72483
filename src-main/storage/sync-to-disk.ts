/**
 * Sees to it that something is on the disk: what a file holds, and the names in a folder. After a power cut a file that was made or renamed is
 * found where the folder that has its name was synced. Where a system syncs no folders (Windows, some network drives), that is left to the system.
 */
import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What systems say that sync no folders; Windows refuses what was opened to be read only. */
const NOT_FOR_FOLDERS = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'EBADF', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** What was written to a file. Blocks its thread. */
export function syncFile(path: string): void {
  openAndSync(path, 'r+');
}

/** The names in a folder. Throws what the file system says where it could have and did not. Only tests have reason to give `sync`. */
export function syncFolder(path: string, sync: typeof openAndSync = openAndSync): void {
  try {
    sync(path, 'r');
  } catch (error) {
    if (!NOT_FOR_FOLDERS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Makes a folder and those above it that are missing; when it returns, their names are on the disk. */
export function makeSyncedFolder(path: string): void {
  if (isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) makeSyncedFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(path)) throw error;
  }
  syncFolder(above);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function openAndSync(path: string, flags: string): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
