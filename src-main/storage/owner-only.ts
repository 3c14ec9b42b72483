/** Keeps other users of this machine out of a data folder. It touches nothing in it that the product did not make. */
import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse, resolve } from 'node:path';

import { isOwnName } from './own-files.ts';

const OUR_FOLDERS = /^(?:logs|backups|reports)$/;

/**
 * True for folders that cannot be closed to others: a file system's root, a folder of the system right below it, the home
 * folder, one for everybody's files. Throws what the file system says.
 */
export function isSharedFolder(dataDir: string): boolean {
  const path = resolve(dataDir);
  const { root } = parse(path);
  if (path === root || path === resolve(homedir())) return true;
  const known = statSync(path, { throwIfNoEntry: false });
  if (!known?.isDirectory()) return false;
  // Only who may do everything can close a folder of the system.
  if (dirname(path) === root && process.getuid?.() === 0 && isFullOfOthers(readdirSync(path))) return true;
  return process.platform !== 'win32' && (known.mode & 0o1000) !== 0;
}

/** Such as /dev or /etc: closing that to others would stop the machine. A disk's own folder may be in a place for our data. */
function isFullOfOthers(entries: readonly string[]): boolean {
  return !entries.includes('sightline.db') && entries.some((name) => name !== 'lost+found' && !isOwnName(name));
}

/**
 * Takes the folder and what is ours in it away from others, whatever an earlier copy or unpacking left; what its owner
 * made read-only stays so. Does nothing on Windows, where a folder of the profile is its owner's. Throws when the folder is somebody else's.
 */
export function tightenFolder(dataDir: string): void {
  if (process.platform === 'win32') return;
  const { mode } = statSync(dataDir);
  if ((mode & 0o077) !== 0) chmodSync(dataDir, mode & 0o700);
  for (const name of readdirSync(dataDir).filter(isOwnName)) {
    tighten(join(dataDir, name));
    if (!OUR_FOLDERS.test(name)) continue;
    for (const inner of readdirSync(join(dataDir, name))) tighten(join(dataDir, name, inner));
  }
}

/** Another process may take a file away meanwhile; a link is not followed. */
function tighten(path: string): void {
  const known = lstatSync(path, { throwIfNoEntry: false });
  if (known === undefined || known.isSymbolicLink() || (known.mode & 0o077) === 0) return;
  try {
    chmodSync(path, known.mode & (known.isDirectory() ? 0o700 : 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
