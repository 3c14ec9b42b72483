/**
 * Writes what has changed since the last export as data files: all of them beside their places first, then into them, the manifest last.
 * Whatever stops it leaves every file whole, and the next export mends what is missing.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { AppError, validationError } from '#shared/app-error.ts';
import { fromDate } from '#shared/time/day.ts';
import { monthOf } from '#shared/time/month.ts';
import type { DataFormat, TableName } from '#shared/vocabulary/data-tables.ts';
import { defineJob, type JobContext } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { replaceFileSync } from '../../storage/replace-file.ts';
import { isStopped } from '../stopped-calls.ts';
import { whileLocked } from './export-lock.ts';
import {
  type ManifestFile,
  ROOT,
  readFolderName,
  readManifest,
  toFilePath,
  toManifestPath,
  writeManifest,
} from './manifest.ts';
import { type FileScope, isAnswerTable, type PlannedFile, planFiles } from './plan-files.ts';
import { type ExportedProject, listExportable } from './rows/exported-project.ts';
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
  files: { table: TableName; month: string; path: string; rows: number; bytes: number }[];
}

/** Throws VALIDATION_ERROR where the folder cannot be written to, and CONFLICT when another export writes there or it was stopped. */
export const exportData = defineJob('dataFiles.export', async (job, request: ExportRequest): Promise<ExportedData> => {
  const root = join(request.to, ROOT);
  const folder = readFolderName(job.db);
  const manifestPath = join(root, toManifestPath(folder));
  try {
    mkdirSync(dirname(manifestPath), { recursive: true });
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

interface Staged extends ManifestFile {
  partial: string;
}

class DataExport {
  readonly #job: JobContext;
  readonly #request: ExportRequest;
  readonly #folder: string;
  readonly #root: string;
  readonly #projects: readonly ExportedProject[];
  readonly #writtenMs: number;
  readonly #partials: string[] = [];

  constructor(job: JobContext, request: ExportRequest, folder: string) {
    this.#job = job;
    this.#request = request;
    this.#folder = folder;
    this.#root = join(request.to, ROOT);
    this.#projects = chooseProjects(job.db, request.projectIds);
    this.#writtenMs = job.nowMs;
  }

  run(): ExportedData {
    const { tables, format, from, withText, appVersion } = this.#request;
    const manifestPath = join(this.#root, toManifestPath(this.#folder));
    const before = readManifest(manifestPath)?.files ?? [];
    const scope: FileScope = { projects: this.#projects, tables, from, withText, maker: `${format} ${appVersion}` };
    const planned = this.#job.db.atOneMoment(() => planFiles(this.#job.db, scope, before));
    const isConcerned = (file: ManifestFile) => tables.includes(file.table) && (from === null || file.month >= from);
    const kept = before.filter((file) => isConcerned(file) && this.#isAsPlanned(file, planned));
    const isKept = new Set(kept.map(({ table, month }) => `${table} ${month}`));
    const due = planned.filter(({ table, month }) => !isKept.has(`${table} ${month}`));
    try {
      const staged = this.#stage(due);
      for (const { partial, path } of staged) replaceFileSync(partial, join(this.#root, path));
      const files = [...before.filter((file) => !isConcerned(file)), ...kept, ...staged.map(toManifestFile)];
      const writtenAt = new Date(this.#writtenMs).toISOString();
      const content = {
        version: 1,
        folder: this.#folder,
        app_version: appVersion,
        written_at: writtenAt,
        files: sort(files),
      } as const;
      const partial = this.#toPartial(manifestPath);
      writeManifest(partial, content);
      replaceFileSync(partial, manifestPath);
      const removed = this.#removeOthers(new Set(files.map(({ path }) => path)));
      return {
        folder: this.#folder,
        path: this.#root,
        manifest: manifestPath,
        written: staged.length,
        unchanged: kept.length,
        removed,
        rows: staged.reduce((sum, { rows }) => sum + rows, 0),
        bytes: staged.reduce((sum, { bytes }) => sum + bytes, 0),
        files: sort(staged).map(({ table, month, path, rows, bytes }) => ({ table, month, path, rows, bytes })),
      };
    } finally {
      for (const partial of this.#partials) {
        rmSync(partial, { force: true });
        removeIfEmpty(dirname(partial));
      }
    }
  }

  #isAsPlanned(file: ManifestFile, planned: readonly PlannedFile[]): boolean {
    const plan = planned.find(({ table, month }) => table === file.table && month === file.month);
    if (plan?.inputs !== file.inputs) return false;
    const there = statSync(join(this.#root, file.path), { throwIfNoEntry: false });
    return there?.size === file.bytes;
  }

  /** All tables that have rows of a month's answers are written in one walk over them. */
  #stage(due: readonly PlannedFile[]): Staged[] {
    const months = [...Map.groupBy(due, ({ month }) => month)].sort(([a], [b]) => a.localeCompare(b));
    const staged: Staged[] = [];
    for (const [month, files] of months) {
      this.#job.report({ done: staged.length, total: due.length });
      staged.push(...this.#stageMonth(month, files));
    }
    this.#job.report({ done: staged.length, total: due.length });
    return staged;
  }

  #stageMonth(month: string, planned: readonly PlannedFile[]): Staged[] {
    const { format, withText } = this.#request;
    const number = monthOf(fromDate(`${month}-01`));
    const open = planned.map((file) => {
      const path = toFilePath(this.#folder, { ...file, format });
      const full = join(this.#root, path);
      mkdirSync(dirname(full), { recursive: true });
      const partial = this.#toPartial(full);
      return { ...file, path, partial, rows: 0, writer: openRowWriter(format, partial, TABLES[file.table].columns) };
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
    return open.map(({ table, inputs, path, partial, rows }) => ({
      ...{ table, month, format, path, rows },
      ...settleFile(partial),
      written_at,
      inputs,
      partial,
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

  #toPartial(path: string): string {
    const partial = `${path}.${randomUUID()}.partial`;
    this.#partials.push(partial);
    return partial;
  }

  /** What this data folder wrote once and the manifest no longer names; how many files of data that were. */
  #removeOthers(named: ReadonlySet<string>): number {
    let removed = 0;
    for (const table of this.#request.tables) {
      const ofFolder = join(this.#root, table, `folder=${this.#folder}`);
      for (const month of list(ofFolder)) {
        for (const name of list(join(ofFolder, month))) {
          if (named.has([table, `folder=${this.#folder}`, month, name].join('/'))) continue;
          rmSync(join(ofFolder, month, name), { force: true });
          if (!name.endsWith('.partial')) removed++;
        }
        removeIfEmpty(join(ofFolder, month));
      }
    }
    return removed;
  }
}

const ROWS_BETWEEN_LOOKS = 10_000;

/** Throws NOT_FOUND for one that is not there. */
function chooseProjects(db: Connection, wanted: readonly string[] | null): ExportedProject[] {
  const all = listExportable(db);
  if (wanted === null) {
    const own = all.filter(({ isSample }) => !isSample);
    return own.length > 0 ? own : all;
  }
  return wanted.map((publicId) => {
    const project = all.find((one) => one.publicId === publicId);
    if (!project) throw new AppError('NOT_FOUND', `There is no project ${publicId}.`);
    return project;
  });
}

function toManifestFile({ partial: _partial, ...file }: Staged): ManifestFile {
  return file;
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

function removeIfEmpty(folder: string): void {
  if (list(folder).length === 0) rmSync(folder, { recursive: true, force: true });
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
