/** Whether this process may open as many files as it is going to: without them it would start, and then answer nobody. */
import { closeSync, openSync } from 'node:fs';

import { AppError } from '#shared/app-error.ts';

/** Of a server: its threads with their databases and logs, and the connections of a browser and of scripts. */
export const SERVER_HANDLES = 128;
/** Of a command: a database, a log and the files of modules. */
export const COMMAND_HANDLES = 16;

/** Throws CONFLICT with one sentence when there are fewer than `count` left. */
export function requireFileHandles(count: number): void {
  const open: number[] = [];
  try {
    while (open.length < count) open.push(openSync(process.execPath, 'r'));
  } catch (error) {
    throw isOutOfHandles(error) ? tooFewHandles(error) : error;
  } finally {
    for (const handle of open) closeSync(handle);
  }
}

/** Also where such an error is the cause of another. */
export function isOutOfHandles(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EMFILE' || code === 'ENFILE' || isOutOfHandles(error.cause);
}

export function tooFewHandles(cause: unknown): AppError {
  const message =
    'This system lets Sightline open too few files at once. Raise the limit (ulimit -n), to 1024 for example, and start again.';
  return new AppError('CONFLICT', message, { reason: 'file_handles' }, cause);
}
