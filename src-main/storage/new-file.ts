/**
 * Putting a file where the owner asked for one: under a name that is a name everywhere, readable by its owner only, and
 * never over or through something that is there, unless the owner said to replace a plain file; an empty file, as `mktemp` makes one, is
 * nothing. It knows nothing of what is in the file.
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

export interface Replacing {
  /** A plain file that is there goes, once the new one is whole. */
  replaces?: boolean;
}

/**
 * A name beside `path` to write to until the file is whole. Throws CONFLICT when something is at `path` already, be it a
 * dangling link, and VALIDATION_ERROR when it is no name for a file, or that of one of ours in the data folder.
 */
export function planPartial(path: string, dataDir: string, { replaces = false }: Replacing = {}): string {
  const fault = findNameFault(path, process.platform) ?? (isOwnFile(path, dataDir) ? OWN_FILE : null);
  if (fault !== null) throw validationError([{ path: 'path', message: fault }]);
  const there = findThere(path);
  if (there !== null && !(replaces && there === 'file')) throw alreadyThere(path, there);
  return `${path}.${randomUUID()}.partial`;
}

/** Writes a small file as every other: beside its place first, and over nothing. Throws as `planPartial` does. */
export function writeNewFile(path: string, content: string | Uint8Array, dataDir: string): void {
  const partial = planPartial(path, dataDir);
  try {
    writeFileSync(partial, content, { mode: 0o600, flag: 'wx' });
    publishFile(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Moves a whole file to its place. Throws CONFLICT when something has come there meanwhile; then the partial stays. Returns whether a file went. */
export function publishFile(partial: string, path: string, { replaces = false }: Replacing = {}): boolean {
  if (replaces && findThere(path) === 'file') {
    replaceFileSync(partial, path);
    return true;
  }
  try {
    linkSync(partial, path);
  } catch {
    const there = findThere(path);
    if (there !== null) throw alreadyThere(path, there);
    // An empty file, or a file system without hard links: the look a moment ago has to do.
    replaceFileSync(partial, path);
    return false;
  }
  rmSync(partial);
  return false;
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

type There = 'file' | 'something';

/**
 * Null where nothing is; an empty plain file is nothing. Throws VALIDATION_ERROR where nothing could be: below a file, or under a name
 * beyond the file system's length.
 */
function findThere(path: string): There | null {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined || (found.isFile() && found.size === 0 && found.nlink === 1)) return null;
    return found.isFile() ? 'file' : 'something';
  } catch (error) {
    throw validationError([{ path: 'path', message: `cannot be written: ${(error as Error).message}` }]);
  }
}

function alreadyThere(path: string, there: There): AppError {
  const said = there === 'file' ? 'exists already' : 'exists already and is no plain file';
  return new AppError('CONFLICT', `${path} ${said}; nothing is overwritten.`, { reason: 'file_exists' });
}
