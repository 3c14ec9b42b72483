/**
 * Writes what has changed since the last export as data files: all of them under temporary names first, then they are published. Whatever stops
 * it leaves the state of before or the new one, and the next export mends what is missing.
 */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { AppError, validationError } from '#shared/app-error.ts';
import { fromDate } from '#shared/time/day.ts';
import { monthOf } from '#shared/time/month.ts';
import type { DataFormat, TableName } from '#shared/vocabulary/data-tables.ts';
import { defineJob, type JobContext } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { makeSyncedFolder } from '../../storage/sync-to-disk.ts';
import { isStopped } from '../stopped-calls.ts';
import { whileLocked } from './export-lock.ts';
import {
  type Manifest,
  type ManifestFile,
  ROOT,
  readFolderName,
  readManifest,
  toFilePath,
  toFinalPath,
  toManifestPath,
} from './manifest.ts';
import { type FileScope, isAnswerTable, isSince, type PlannedFile, planFiles } from './plan-files.ts';
import { isThere, publishFiles, removeIfEmpty, removeUnnamed, toNextPath } from './publish-files.ts';
import { type ExportedProject, listExportable, requireExportable } from './rows/exported-project.ts';
import { addAnswerRows } from './rows/rows-of-answers.ts';
import { addProjectRows, type ProjectTable } from './rows/rows-of-projects.ts';
import { TABLES } from './tables/index.ts';
import type { Row } from './tables/table.ts';
import { openRowWriter, type RowWriter, settleFile } from './writers/row-writer.ts';

export interface ExportRequest {
  /** An absolute path. */
  to: string;
  /** Public ids; null: all projects, the sample only where there is no other. */
  projectIds: readonly string[] | null;
  /** Those that are not there any more are left out and reported; else they are an error. */
  skipsMissing: boolean;
  tables: readonly TableName[];
  format: DataFormat;
  from: string | null;
  withText: boolean;
  appVersion: string;
  /** By which it can be stopped. */
  token: string | null;
}

export interface ExportedData {
  folder: string;
  path: string;
  manifest: string;
  /** Files. */
  written: number;
  unchanged: number;
  removed: number;
  /** Of the files that were written. */
  rows: number;
  bytes: number;
  /** Projects that were asked for and are not there any more. */
  missingProjectIds: string[];
  files: { table: TableName; month: string; path: string; rows: number; bytes: number }[];
}

/** Throws VALIDATION_ERROR where the folder cannot be written to, and CONFLICT when another export writes there or it was stopped. */
export const exportData = defineJob('dataFiles.export', async (job, request: ExportRequest): Promise<ExportedData> => {
  const root = join(request.to, ROOT);
  const folder = readFolderName(job.db);
  const manifestPath = join(root, toManifestPath(folder));
  try {
    makeSyncedFolder(dirname(manifestPath));
    return whileLocked(`${manifestPath}.lock`, () => new DataExport(job, request, folder).run());
  } catch (error) {
    throw toRefusal(error);
  }
});

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** A fault of the export folder is none of the data folder. */
function toRefusal(error: unknown): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (error instanceof AppError || code === undefined || syscall === undefined) return error;
  const reason = FULL.has(code) ? 'its disk is full, nothing of it was changed' : message;
  return validationError([{ path: 'to', message: `cannot be written to: ${reason}` }]);
}

class DataExport {
  readonly #job: JobContext;
  readonly #request: ExportRequest;
  readonly #folder: string;
  readonly #root: string;
  readonly #projects: readonly ExportedProject[];
  readonly #missing: string[];
  readonly #writtenMs: number;
  /** Files that no manifest names yet. */
  readonly #staged: string[] = [];

  constructor(job: JobContext, request: ExportRequest, folder: string) {
    this.#job = job;
    this.#request = request;
    this.#folder = folder;
    this.#root = join(request.to, ROOT);
    const { projects, missing } = chooseProjects(job.db, request);
    this.#projects = projects;
    this.#missing = missing;
    this.#writtenMs = job.nowMs;
  }

  run(): ExportedData {
    const { tables, format, from, withText, appVersion } = this.#request;
    const before = this.#readBefore();
    const scope: FileScope = { projects: this.#projects, tables, from, withText, maker: `${format} ${appVersion}` };
    const planned = this.#job.db.atOneMoment(() => planFiles(this.#job.db, scope, before));
    const isConcerned = (file: ManifestFile) => tables.includes(file.table) && isSince(from, file);
    const kept = before.filter((file) => isConcerned(file) && this.#isAsPlanned(file, planned));
    const isKept = new Set(kept.map(({ table, month }) => `${table} ${month}`));
    const due = planned.filter(({ table, month }) => !isKept.has(`${table} ${month}`));
    try {
      const staged = this.#stage(due);
      const files = [...before.filter((file) => !isConcerned(file)), ...kept, ...staged];
      const manifest = publishFiles(this.#root, this.#toManifest(files), () => this.#staged.splice(0));
      return {
        folder: this.#folder,
        path: this.#root,
        manifest: join(this.#root, toManifestPath(this.#folder)),
        written: staged.length,
        unchanged: kept.length,
        removed: removeUnnamed(this.#root, manifest, tables),
        rows: staged.reduce((sum, { rows }) => sum + rows, 0),
        bytes: staged.reduce((sum, { bytes }) => sum + bytes, 0),
        missingProjectIds: this.#missing,
        files: sort(staged).map(({ table, month, path, rows, bytes }) => ({
          ...{ table, month, path: toFinalPath(path), rows, bytes },
        })),
      };
    } finally {
      for (const path of this.#staged) {
        rmSync(path, { force: true });
        removeIfEmpty(dirname(path));
      }
    }
  }

  /** What the manifest names; an export that was cut off while its files were renamed is finished first. */
  #readBefore(): readonly ManifestFile[] {
    const manifest = readManifest(join(this.#root, toManifestPath(this.#folder)));
    const isCutOff = manifest?.files.some(({ path }) => path !== toFinalPath(path)) ?? false;
    return (manifest && isCutOff ? publishFiles(this.#root, manifest) : manifest)?.files ?? [];
  }

  #toManifest(files: readonly ManifestFile[]): Manifest {
    const written_at = new Date(this.#writtenMs).toISOString();
    return {
      ...{ version: 1, folder: this.#folder, app_version: this.#request.appVersion, written_at },
      files: sort(files),
    };
  }

  #isAsPlanned(file: ManifestFile, planned: readonly PlannedFile[]): boolean {
    const plan = planned.find(({ table, month }) => table === file.table && month === file.month);
    return plan?.inputs === file.inputs && isThere(this.#root, file);
  }

  /** All tables that have rows of a month's answers are written in one walk over them. */
  #stage(due: readonly PlannedFile[]): ManifestFile[] {
    const months = [...Map.groupBy(due, ({ month }) => month)].sort(([a], [b]) => a.localeCompare(b));
    const staged: ManifestFile[] = [];
    for (const [month, files] of months) {
      this.#job.report({ done: staged.length, total: due.length });
      staged.push(...this.#stageMonth(month, files));
    }
    this.#job.report({ done: staged.length, total: due.length });
    return staged;
  }

  #stageMonth(month: string, planned: readonly PlannedFile[]): ManifestFile[] {
    const { format, withText } = this.#request;
    const number = monthOf(fromDate(`${month}-01`));
    const open = planned.map((file) => {
      const path = toNextPath(toFilePath(this.#folder, { ...file, format }));
      const full = join(this.#root, path);
      makeSyncedFolder(dirname(full));
      this.#staged.push(full);
      return { ...file, path, full, rows: 0, writer: openRowWriter(format, full, TABLES[file.table].columns) };
    });
    try {
      const sinks = Object.fromEntries(open.map((file) => [file.table, (row: Row) => this.#add(file, row)]));
      const ofProjects = planned.flatMap(({ table }) => (isAnswerTable(table) ? [] : [table as ProjectTable]));
      for (const project of this.#projects) {
        this.#refuseStopped();
        this.#job.db.atOneMoment(() => {
          if (planned.some(({ table }) => isAnswerTable(table))) {
            addAnswerRows(this.#job.db, project, number, { ...sinks, withText });
          }
          for (const table of ofProjects)
            addProjectRows(this.#job.db, table, { project, month: number }, sinks[table]!);
        });
      }
      for (const { writer } of open) writer.finish();
    } catch (error) {
      for (const { writer } of open) abandon(writer);
      throw error;
    }
    const written_at = new Date(this.#writtenMs).toISOString();
    return open.map(({ table, inputs, path, full, rows }) => ({
      ...{ table, month, format, path, rows },
      ...settleFile(full),
      written_at,
      inputs,
    }));
  }

  #add(file: { month: string; rows: number; writer: RowWriter }, row: Row): void {
    if (++file.rows % ROWS_BETWEEN_LOOKS === 0) this.#refuseStopped();
    file.writer.add({ ...row, folder: this.#folder, month: file.month, written_at: this.#writtenMs });
  }

  #refuseStopped(): void {
    if (isStopped(this.#job.db, this.#request.token)) {
      throw new AppError('CONFLICT', 'The export was stopped. Nothing was changed.', { reason: 'export_stopped' });
    }
  }
}

const ROWS_BETWEEN_LOOKS = 10_000;

interface ChosenProjects {
  projects: ExportedProject[];
  missing: string[];
}

/** Throws NOT_FOUND for one that is not there, unless such are to be left out. */
function chooseProjects(db: Connection, { projectIds, skipsMissing }: ExportRequest): ChosenProjects {
  const all = listExportable(db);
  if (projectIds === null) {
    const own = all.filter(({ isSample }) => !isSample);
    return { projects: own.length > 0 ? own : all, missing: [] };
  }
  const missing = projectIds.filter((publicId) => !all.some((one) => one.publicId === publicId));
  if (!skipsMissing) requireExportable(db, missing);
  return { projects: all.filter(({ publicId }) => projectIds.includes(publicId)), missing };
}

function sort<T extends { table: string; month: string }>(files: readonly T[]): T[] {
  return files.toSorted((a, b) => a.table.localeCompare(b.table) || a.month.localeCompare(b.month));
}

function abandon(writer: RowWriter): void {
  try {
    writer.abandon();
  } catch {
    // It was closed already.
  }
}
