/**
 * Putting a file where the owner asked for one: under a name that is a name everywhere, readable by its owner only, and
 * never over or through something that is there; an empty file, as `mktemp` makes one, is nothing. It knows nothing of what is in
 * the file.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, lstatSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import { AppError, validationError } from '#shared/app-error.ts';
import { isOwnFile } from './own-files.ts';
import { replaceFileSync } from './replace-file.ts';

const OWN_FILE = "is one of Sightline's own files in the data folder; choose another name or folder";

/** Devices of Windows, whatever follows the first dot of a name. */
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/**
 * A name beside `path` to write to until the file is whole. Throws CONFLICT when something is at `path` already, be it a
 * dangling link, and VALIDATION_ERROR when it is no name for a file, or that of one of ours in the data folder.
 */
export function planPartial(path: string, dataDir: string): string {
  const fault = findNameFault(path, process.platform) ?? (isOwnFile(path, dataDir) ? OWN_FILE : null);
  if (fault !== null) throw validationError([{ path: 'path', message: fault }]);
  if (isThere(path)) throw alreadyThere(path);
  return `${path}.${randomUUID()}.partial`;
}

/** Writes a small file as every other: beside its place first, and over nothing. Throws as `planPartial` does. */
export function writeNewFile(path: string, text: string, dataDir: string): void {
  const partial = planPartial(path, dataDir);
  try {
    writeFileSync(partial, text, { mode: 0o600, flag: 'wx' });
    publishFile(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Moves a whole file to its place. Throws CONFLICT when something has come there meanwhile; then the partial stays. */
export function publishFile(partial: string, path: string): void {
  try {
    linkSync(partial, path);
  } catch {
    if (isThere(path)) throw alreadyThere(path);
    // An empty file, or a file system without hard links: the look a moment ago has to do.
    replaceFileSync(partial, path);
    return;
  }
  rmSync(partial);
}

/** What is wrong with the name of a new file, as the rest of a sentence about it; null when nothing is. */
export function findNameFault(path: string, platform: NodeJS.Platform): string | null {
  if (/\p{Cc}/u.test(path)) return 'holds a line break or another control character';
  if (platform !== 'win32') return null;
  const name = basename(path.replaceAll('\\', '/'));
  if (WINDOWS_DEVICE.test(name)) return 'is the name of a device';
  if (/[<>:"|?*]/.test(name) || /[. ]$/.test(name)) return 'is no name for a file';
  return null;
}

/** An empty plain file is nothing. Throws VALIDATION_ERROR where nothing could be: below a file, or under a name beyond the file system's length. */
function isThere(path: string): boolean {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false });
    return found !== undefined && !(found.isFile() && found.size === 0 && found.nlink === 1);
  } catch (error) {
    throw validationError([{ path: 'path', message: `cannot be written: ${(error as Error).message}` }]);
  }
}

function alreadyThere(path: string): AppError {
  return new AppError('CONFLICT', `${path} exists already; nothing is overwritten.`, { reason: 'file_exists' });
}
