/** Builds one file of a report, puts it into its folder and notes it in the log, also when it failed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { AppError, toAppError } from '#shared/app-error.ts';
import { toDate } from '#shared/time/day.ts';
import type { BuildFault, ReportFileFormat } from '#shared/vocabulary/reports.ts';
import { describeFolderFault } from '../../../storage/make-folder.ts';
import type { Project } from '../../projects/project.ts';
import { toFileName } from '../file-name.ts';
import type { Writers } from '../files/write-report-file.ts';
import { planPeriod } from '../plan-period.ts';
import type { ReportDefinition } from '../report-definition.ts';
import { type BuildKey, noteFailed, saveBuilt } from './build-store.ts';
import { produceFile } from './produce-file.ts';
import { requireFolder, saveReportFile, toFolder } from './report-folder.ts';

export interface Delivery {
  project: Project;
  definition: ReportDefinition;
  /** Null: no saved one. */
  reportId: number | null;
  /** Null: somebody asked. */
  scheduleId: number | null;
  /** Empty where somebody asked. */
  slot: string;
  format: ReportFileFormat;
  folder: string;
  /** Whose week or month it is about. */
  atMs: number;
  nowMs: number;
  /** Plain letters and digits that tell apart what would be called the same otherwise. */
  token: string;
}

export interface Delivered {
  /** Of its row; null when it had been built already. */
  fileId: string | null;
  missing: readonly string[];
}

/**
 * The name has project, report, slot and token: a process that died after writing, or another one at the same time, leaves the same file. Throws
 * what it failed for, once that is noted.
 */
export async function deliver(writers: Writers, delivery: Delivery): Promise<Delivered> {
  const { storage } = writers;
  const { project, definition, reportId, scheduleId, slot, format, folder, atMs, nowMs, token } = delivery;
  const { window } = planPeriod(definition, atMs);
  const { name } = definition;
  const key: BuildKey = { projectId: project.id, reportId, scheduleId, slot, format, name, folder, ...window };
  const fileName = toFileName([project.name, name, slot || toDate(window.lastDay), token], format);
  const path = join(toFolder(folder, storage.dataDir), fileName);
  try {
    await requireFolder(folder, storage.dataDir);
    const { bytes, missing } = await produceFile(writers, { project, definition, atMs, nowMs }, format);
    await saveReportFile(path, bytes);
    const built = { key, fileName, bytes: bytes.byteLength };
    const fileId = await storage.write(saveBuilt, built).catch((error) => {
      // The report may be gone by now: then no row leads to the file.
      rmSync(path, { force: true });
      throw error;
    });
    return { fileId, missing };
  } catch (error) {
    const { reason, said } = describeBuildFault(error);
    if (scheduleId !== null) await storage.write(noteFailed, { key, reason, said });
    throw toThrown(error, said);
  }
}

const SYSTEM_REASONS: Readonly<Record<string, BuildFault>> = {
  ENOENT: 'folder_missing',
  ENOTDIR: 'folder_missing',
  EACCES: 'folder_refused',
  EPERM: 'folder_refused',
  EROFS: 'folder_refused',
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
};

/** Why a build failed, for the log: a code and one sentence. */
export function describeBuildFault(error: unknown): { reason: BuildFault; said: string } {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const system = error instanceof AppError ? undefined : SYSTEM_REASONS[code];
  if (system !== undefined)
    return { reason: system, said: `The file cannot be written: ${describeFolderFault(error)}` };
  if (!(error instanceof AppError)) return { reason: 'other', said: (error as Error).message };
  const { reason } = error.details ?? {};
  const isUnprintable = reason === 'no_print_browser' || reason === 'not_printed';
  const known = reason === 'folder_missing' || reason === 'disk_full' ? reason : 'other';
  return { reason: isUnprintable ? 'not_buildable' : known, said: error.message };
}

/** What the system says of a folder is the owner's to act on, and no fault of ours. */
function toThrown(error: unknown, said: string): AppError {
  if (error instanceof AppError) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return code in SYSTEM_REASONS ? new AppError('CONFLICT', said, undefined, error) : toAppError(error);
}
