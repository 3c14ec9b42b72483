/** A backup that the owner asks for: a copy of the database as it is at one moment, made beside the file and moved into place. */
import { rmSync, statSync } from 'node:fs';

import { AppError, validationError } from '#shared/app-error.ts';
import { defineJob } from '../../storage/command.ts';
import { planPartial, publishFile } from '../../storage/new-file.ts';
import { writeSnapshot } from '../../storage/snapshot.ts';
import { readFaultReason } from '../../storage/storage-fault.ts';

/** Writes the backup and returns its size in bytes. Throws CONFLICT when the file exists, VALIDATION_ERROR when it cannot be written. */
export const saveBackup = defineJob('system.backup', async (job, path: string): Promise<number> => {
  const partial = planPartial(path);
  try {
    writeSnapshot(job.db, partial);
    publishFile(partial, path);
    return statSync(path).size;
  } catch (error) {
    rmSync(partial, { force: true });
    // A database that cannot be read is not the file's fault.
    if (error instanceof AppError || readFaultReason(error) === 'damaged') throw error;
    const why = readFaultReason(error) === 'disk_full' ? 'the disk is full' : (error as Error).message;
    throw validationError([{ path: 'path', message: `cannot be written: ${why}` }]);
  }
});
