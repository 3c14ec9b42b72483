/**
 * Saves everything of a project in one file, as it is at one moment, in constant memory and beside everybody else's work. The file appears
 * only when it is whole. How it is made is in the README.
 */
import { createWriteStream, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';

import { ZipFile } from 'yazl';

import { validationError } from '#shared/app-error.ts';
import { defineJob, type JobContext } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { reportFolder } from '../../storage/data-folder.ts';
import { planPartial, publishFile } from '../../storage/new-file.ts';
import { openReader } from '../../storage/open-database.ts';
import { isStopped } from '../stopped-calls.ts';
import { writeLocked } from './lock.ts';
import { FORMAT_VERSION, MANIFEST_NAME, type Manifest, toFilePart, toTablePart } from './manifest.ts';
import { refuseFile } from './refusals.ts';
import { readSavedTables } from './saved-tables.ts';
import { streamFile, streamTable, type WrittenPart } from './write-parts.ts';

export interface SaveRequest {
  projectId: number;
  path: string;
  passphrase: string | null;
  appVersion: string;
  /** A file that is there goes. */
  replaces: boolean;
  /** By which it is stopped. */
  token: string | null;
}

export interface SavedFile {
  path: string;
  bytes: number;
  answers: number;
}

/** Little is gained by more: what takes most room is compressed already. */
const COMPRESSION_LEVEL = 4;

/** Throws CONFLICT when a file is there, an import is under way or it was stopped, and VALIDATION_ERROR where nothing can be written. */
export const saveProjectFile = defineJob('projectFiles.save', async (job, request: SaveRequest): Promise<SavedFile> => {
  const partial = planPartial(request.path, job.dataDir, { replaces: request.replaces });
  // It looks at one moment for minutes, and nobody else's reads wait for it.
  const db = openReader(job.dataDir);
  try {
    db.raw.exec('BEGIN');
    const answers = await writeFile(job, db, request, partial);
    publishFile(partial, request.path, { replaces: request.replaces });
    return { path: request.path, bytes: statSync(request.path).size, answers };
  } finally {
    rmSync(partial, { force: true });
    db.close();
  }
});

async function writeFile(job: JobContext, db: Connection, request: SaveRequest, partial: string): Promise<number> {
  const { projectId } = request;
  if (db.prepare("SELECT 1 FROM import_batch WHERE project_id = ? AND state = 'writing'").get(projectId))
    throw refuseFile('import_under_way');
  const kept = readSavedTables(db);
  const total = kept.reduce((sum, { table, where }) => sum + countRows(db, table.name, where, projectId), 0);
  const manifest = describeProject(db, request, job.nowMs);
  let done = 0;
  const onRows = (rows: number) => {
    done += rows;
    job.report({ done, total });
    if (isStopped(job.db, request.token)) throw refuseFile('file_cancelled');
  };
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | null = null;
  const add = (name: string, open: (fail: (error: unknown) => void) => Readable) => {
    const options = { compressionLevel: COMPRESSION_LEVEL, mtime: new Date(job.nowMs), mode: 0o100600 };
    const fail = (error: unknown) => output.destroy(error as Error);
    zip.addReadStreamLazy(name, options, (give) => {
      const part = open(fail);
      current = part;
      part.on('error', fail);
      give(null, part);
    });
  };
  for (const one of kept) {
    const name = toTablePart(one.table.name);
    const onEnd = (part: Omit<WrittenPart, 'name'>) => void manifest.tables.push({ name, ...part });
    add(name, () => streamTable(db, one, projectId, { onRows, onEnd }));
  }
  for (const file of listReportFiles(db, projectId, job.dataDir)) {
    const name = toFilePart(file);
    add(name, () =>
      streamFile(join(reportFolder(job.dataDir), file), (part) => manifest.files.push({ name, ...part })),
    );
  }
  // Last, once everything else is counted.
  add(MANIFEST_NAME, () => new PassThrough().end(JSON.stringify(manifest)));
  zip.on('error', (error) => output.destroy(error));
  zip.outputStream.pipe(output);
  zip.end();
  try {
    const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    await writeLocked(output, file, request.passphrase);
  } catch (error) {
    throw toWriteFault(error);
  } finally {
    await endPart(current);
  }
  return manifest.answers;
}

/** A part that nobody reads any more, such as on a full disk, still has its query open: the database closes behind it. */
async function endPart(part: Readable | null): Promise<void> {
  if (part === null || part.closed) return;
  const isClosed = new Promise<void>((resolve) => void part.once('close', resolve));
  part.on('error', () => {}).destroy();
  await isClosed;
}

/** A folder where nothing can be written is the caller's to change; anything else is of the machine. */
function toWriteFault(error: unknown): unknown {
  const { syscall, message, path } = error as NodeJS.ErrnoException;
  const isPlace = syscall === 'open' && path?.endsWith('.partial');
  return isPlace ? validationError([{ path: 'path', message: `cannot be written: ${message}` }]) : error;
}

function countRows(db: Connection, table: string, where: string, projectId: number): number {
  return Number(db.raw.prepare(`SELECT count(*) FROM "${table}" WHERE ${where}`).pluck().get({ project: projectId }));
}

interface ProjectRow {
  id: string;
  name: string;
  domain: string;
  environment: 'live' | 'test';
}

function describeProject(db: Connection, { projectId, appVersion }: SaveRequest, nowMs: number): Manifest {
  const project = db
    .prepare('SELECT public_id AS id, name, domain, environment FROM project WHERE id = ?')
    .get(projectId) as ProjectRow;
  const { answers, first, last } = db
    .prepare(
      'SELECT count(*) AS answers, min(answered_at) AS first, max(answered_at) AS last FROM answer WHERE project_id = ?',
    )
    .get(projectId) as { answers: number; first: number | null; last: number | null };
  const toTime = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    format: 'sightline-project',
    formatVersion: FORMAT_VERSION,
    schemaVersion: db.raw.pragma('user_version', { simple: true }) as number,
    appVersion,
    createdAt: new Date(nowMs).toISOString(),
    project,
    answers,
    firstAnswerAt: toTime(first),
    lastAnswerAt: toTime(last),
    tables: [],
    files: [],
  };
}

/** Those that are there: one that somebody deleted is missing where the file is opened as it is here. */
function listReportFiles(db: Connection, projectId: number, dataDir: string): string[] {
  const names = db
    .prepare(
      "SELECT file_name FROM report_build WHERE project_id = ? AND folder = '' AND file_name IS NOT NULL ORDER BY id",
    )
    .pluck()
    .all(projectId) as string[];
  return names.filter((name) => existsSync(join(reportFolder(dataDir), name)));
}
