/** Makes a folder, with those above it where that is wanted, and says in words why it cannot. It changes nothing that is there already. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Readable by its owner only. */
const OWNER_ONLY = 0o700;

/**
 * Does nothing when the folder is there. Throws what the file system says. Node's own recursive making tries for ever where a
 * file system says that the folder above is missing although it is there, as the one below /proc does.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  makeFolderWithin(folder);
}

/** Makes a folder within one that has to be there: in place of a data folder that was moved away no new one may appear. */
export function makeFolderWithin(folder: string): void {
  try {
    mkdirSync(folder, { mode: OWNER_ONLY });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST' || !isFolder(folder)) throw error;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'there is a file in its place.',
  ENOTDIR: 'a file stands where a folder above it would be.',
  ENAMETOOLONG: 'its path is too long for this system.',
  ENOENT: 'the system lets no folder be made there.',
  EACCES: 'this account may not write there.',
  EPERM: 'this account may not write there.',
  EROFS: 'that place is read-only.',
  ENOSPC: 'the disk is full.',
  EDQUOT: 'a quota is used up.',
};

/** Half a sentence for the owner; what the system says where its reason is not a known one. */
export function describeFolderFault(error: unknown): string {
  return REASONS[codeOf(error) ?? ''] ?? (error as Error).message;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
