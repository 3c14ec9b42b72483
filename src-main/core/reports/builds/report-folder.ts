/** Puts a built file into its folder, whole or not at all. The data folder's own is made; any other one has to be there. */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { AppError, validationError } from '#shared/app-error.ts';
import { reportFolder } from '../../../storage/data-folder.ts';
import { describeFolderFault, makeFolderWithin } from '../../../storage/make-folder.ts';
import { findNameFault } from '../../../storage/new-file.ts';
import { isOwnFile } from '../../../storage/own-files.ts';
import { replaceFile } from '../../../storage/replace-file.ts';

/** The folder of reports in the data folder where none is named. */
export function toFolder(folder: string, dataDir: string): string {
  return folder === '' ? reportFolder(dataDir) : folder;
}

/**
 * Checks that a schedule can use a folder that the owner names, and makes it where the one above is there. Throws VALIDATION_ERROR for what
 * cannot be a folder for reports, CONFLICT where it is not there and cannot be made.
 */
export function prepareFolder(folder: string, dataDir: string): void {
  if (folder === '') return;
  const refuse = (message: string) => validationError([{ path: 'folder', message }]);
  if (!isAbsolute(folder)) throw refuse('must be a whole path, from the root or a drive on');
  const fault = findNameFault(folder, process.platform);
  if (fault !== null) throw refuse(fault);
  if (isWithin(folder, dataDir) || isOwnFile(join(folder, 'x.html'), dataDir))
    throw refuse("is in Sightline's own data folder; leave it out for the folder of reports, or choose another");
  if (isFolder(folder)) return;
  try {
    makeFolderWithin(folder);
  } catch (error) {
    throw new AppError(
      'CONFLICT',
      `The folder ${folder} is not there and cannot be made: ${describeMaking(error)}`,
      { reason: 'folder_missing' },
      error,
    );
  }
}

function isWithin(folder: string, dataDir: string): boolean {
  const path = relative(dataDir, folder);
  return !isAbsolute(path) && path.split(sep, 1)[0] !== '..';
}

function describeMaking(error: unknown): string {
  const isAboveMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  return isAboveMissing ? 'the folder above it is not there either.' : describeFolderFault(error);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Looked for without blocking: a network folder that went may take long to say so. Throws CONFLICT. */
export async function requireFolder(folder: string, dataDir: string): Promise<void> {
  if (folder === '') {
    makeFolderWithin(reportFolder(dataDir));
    return;
  }
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return;
  throw new AppError('CONFLICT', `The folder ${folder} is not there.`, { reason: 'folder_missing' });
}

/** Replaces a file of that name, which is one of ours: names say whose they are. */
export async function saveReportFile(path: string, bytes: Uint8Array): Promise<void> {
  const partial = `${path}.${process.pid}.partial`;
  try {
    writeFileSync(partial, bytes, { mode: 0o600 });
    await replaceFile(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}
