/** A backup: a copy of the database as it is at one moment, made beside the file and moved into place. */
import { chmodSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';

import { AppError, validationError } from '#shared/app-error.ts';
import { defineJob } from '../../storage/command.ts';
import { saveSnapshot } from '../../storage/snapshot.ts';

/** Writes the backup and returns its size in bytes. Throws CONFLICT when the file exists, VALIDATION_ERROR when it cannot be written. */
export const saveBackup = defineJob('system.backup', async (job, path: string): Promise<number> => {
  if (existsSync(path)) throw new AppError('CONFLICT', `${path} exists already; a backup never overwrites a file.`);
  const partial = `${path}.${process.pid}.partial`;
  rmSync(partial, { force: true });
  try {
    saveSnapshot(job.db, partial);
    if (process.platform !== 'win32') chmodSync(partial, 0o600);
    renameSync(partial, path);
    return statSync(path).size;
  } catch (error) {
    rmSync(partial, { force: true });
    throw validationError([{ path: 'path', message: `cannot be written: ${(error as Error).message}` }]);
  }
});
