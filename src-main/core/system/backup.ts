/** A backup: a copy of the database as it is at one moment, made beside the file and moved into place. */
import { rmSync, statSync } from 'node:fs';

import { AppError, validationError } from '#shared/app-error.ts';
import { defineJob } from '../../storage/command.ts';
import { planPartial, publishFile } from '../../storage/new-file.ts';
import { saveSnapshot } from '../../storage/snapshot.ts';

/** Writes the backup and returns its size in bytes. Throws CONFLICT when the file exists, VALIDATION_ERROR when it cannot be written. */
export const saveBackup = defineJob('system.backup', async (job, path: string): Promise<number> => {
  const partial = planPartial(path);
  try {
    saveSnapshot(job.db, partial);
    publishFile(partial, path);
    return statSync(path).size;
  } catch (error) {
    rmSync(partial, { force: true });
    if (error instanceof AppError) throw error;
    throw validationError([{ path: 'path', message: `cannot be written: ${(error as Error).message}` }]);
  }
});
