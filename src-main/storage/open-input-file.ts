/** Opens a file that the owner named for reading. Reads nothing of it. */
import { closeSync, constants, fstatSync, openSync } from 'node:fs';

import { validationError } from '#shared/app-error.ts';

/**
 * The open file's number; the caller closes it. Throws VALIDATION_ERROR when it cannot be read or is no plain file: a pipe
 * or a device could keep its reader waiting for ever, and imports read twice.
 */
export function openInputFile(path: string): number {
  let file: number;
  try {
    // Opening a pipe that nobody writes to blocks unless O_NONBLOCK is set.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    throw validationError([{ path: 'path', message: `cannot be read: ${(error as Error).message}` }]);
  }
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw validationError([{ path: 'path', message: 'is no file' }]);
}
