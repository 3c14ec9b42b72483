/** A backup that the owner asks for: a copy of the database as it is at one moment, made next to the file and then renamed. */
import { rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import { AppError, validationError } from '#shared/app-error.ts';
import { defineJob } from '../../storage/command.ts';
import { planPartial, publishFile } from '../../storage/new-file.ts';
import { writeChecksummedSnapshot } from '../../storage/snapshot.ts';
import { readFaultReason } from '../../storage/storage-fault.ts';

interface BackupRequest {
  path: string;
  /** The owner knows that there is a file, and wants it to go. */
  replaces: boolean;
}

interface SavedBackup {
  bytes: number;
  /** Whether another file was there. */
  replaced: boolean;
}

/** Throws CONFLICT when the file exists and is not to be replaced, VALIDATION_ERROR when it cannot be written. */
export const saveBackup = defineJob('system.backup', async (job, request: BackupRequest): Promise<SavedBackup> => {
  const { path, replaces } = request;
  const partial = planPartial(path, job.dataDir, { replaces });
  try {
    writeChecksummedSnapshot(job.db, partial);
    const replaced = publishFile(partial, path, { replaces });
    return { bytes: statSync(path).size, replaced };
  } catch (error) {
    rmSync(partial, { force: true });
    // A database that cannot be read is not the file's fault.
    if (error instanceof AppError || readFaultReason(error) === 'damaged') throw error;
    throw validationError([{ path: 'path', message: `cannot be written: ${toReason(error, path)}` }]);
  }
});

function toReason(error: unknown, path: string): string {
  if (readFaultReason(error) === 'disk_full') return 'the disk is full';
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? `there is no folder ${dirname(path)}` : message;
}
