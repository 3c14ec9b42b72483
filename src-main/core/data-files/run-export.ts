/**
 * Runs an export, one at a time into each folder: the lock beside the manifest keeps other programs away, and threads of this one are all the
 * same to it.
 */
import { realpathSync } from 'node:fs';

import { AppError } from '#shared/app-error.ts';
import type { JobProgress, Storage } from '../../storage/command.ts';
import { type ExportedData, type ExportRequest, exportData } from './export-data.ts';

const underWay = new Set<string>();

/** Throws as `exportData` does. */
export async function runExport(
  storage: Storage,
  request: ExportRequest,
  report?: (progress: JobProgress) => void,
): Promise<ExportedData> {
  const key = JSON.stringify([storage.dataDir, toRealPath(request.to)]);
  if (underWay.has(key)) {
    throw new AppError('CONFLICT', 'Another export writes to this folder. Try again when it is done.', {
      reason: 'exporting',
    });
  }
  underWay.add(key);
  try {
    return await storage.job(exportData, request, report);
  } finally {
    underWay.delete(key);
  }
}

/** Of a folder that is there; else as it is written. */
function toRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
