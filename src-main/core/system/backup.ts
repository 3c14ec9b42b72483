/** A backup that the owner asks for: a copy of the database as it is at one moment, under a name of his choice. */
import { existsSync, statSync } from 'node:fs';

import { AppError, validationError } from '#shared/app-error.ts';
import { defineJob } from '../../storage/command.ts';
import { saveSnapshot } from '../../storage/snapshot.ts';
import { readFaultReason } from '../../storage/storage-fault.ts';

/** Writes the backup and returns its size in bytes. Throws CONFLICT when the file exists, VALIDATION_ERROR when it cannot be written. */
export const saveBackup = defineJob('system.backup', async (job, path: string): Promise<number> => {
  if (existsSync(path)) throw new AppError('CONFLICT', `${path} exists already; a backup never overwrites a file.`);
  try {
    saveSnapshot(job.db, path);
    return statSync(path).size;
  } catch (error) {
    // The database cannot be read: that is not the file's fault.
    if (readFaultReason(error) === 'damaged') throw error;
    const why = readFaultReason(error) === 'disk_full' ? 'the disk is full' : (error as Error).message;
    throw validationError([{ path: 'path', message: `cannot be written: ${why}` }]);
  }
});
