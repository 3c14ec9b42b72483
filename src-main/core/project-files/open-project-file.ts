/** Looking into a project file, and opening it: read into a temporary folder, checked there, and accepted at the end. */
import { closeSync, copyFileSync, createWriteStream, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { AppError } from '#shared/app-error.ts';
import { defineJob, type JobContext } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { reportFolder } from '../../storage/data-folder.ts';
import { openInputFile } from '../../storage/open-input-file.ts';
import { readFaultReason } from '../../storage/storage-fault.ts';
import { newId } from '../ids.ts';
import { isStopped } from '../stopped-calls.ts';
import { giveUpOpening, type Held } from './accept-project.ts';
import { isLocked, unlockFile } from './lock.ts';
import { type Manifest, toFilePart } from './manifest.ts';
import { moveProject } from './move-project.ts';
import type { OpenMode } from './new-ids.ts';
import { ProjectFileReader } from './read-parts.ts';
import { refuseFile } from './refusals.ts';
import { NEWEST_SCHEMA, stage } from './stage.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

export interface FileRequest {
  path: string;
  passphrase: string | null;
}

export interface FileContents
  extends Pick<Manifest, 'project' | 'answers' | 'createdAt' | 'appVersion' | 'firstAnswerAt' | 'lastAnswerAt'> {
  isLocked: boolean;
  bytes: number;
  /** The project of the folder that has the same id, and whether it was removed. */
  there: { id: number; name: string; answers: number; isRemoved: boolean } | null;
}

/** Throws CONFLICT for what cannot be opened. */
export const inspectProjectFile = defineJob(
  'projectFiles.inspect',
  (job, request: FileRequest): Promise<FileContents> =>
    withTemporaryFolder(job.dataDir, (folder) =>
      withFile(request, folder, async ({ manifest }) => {
        const { project, answers, createdAt, appVersion, firstAnswerAt, lastAnswerAt } = manifest;
        return {
          ...{ project, answers, createdAt, appVersion, firstAnswerAt, lastAnswerAt },
          isLocked: isLocked(request.path),
          bytes: statSync(request.path).size,
          there: findThere(job.db, project.id),
        };
      }),
    ),
);

export interface OpenRequest extends FileRequest {
  /** Where the project is in the folder: put the file in its place, or open it as a copy. Null: then it is refused. */
  ifThere: 'replace' | 'beside' | null;
  token: string | null;
}

export interface OpenedProject extends Held {
  publicId: string;
  name: string;
  answers: number;
  way: OpenMode;
}

/** What was moved before it failed is given up, and left to whoever deletes projects. Throws CONFLICT, and FORBIDDEN without room in the plan. */
export const openProjectFile = defineJob(
  'projectFiles.open',
  (job, request: OpenRequest): Promise<OpenedProject> =>
    withTemporaryFolder(job.dataDir, (folder) =>
      withFile(request, folder, async (file) => {
        const { manifest } = file;
        const there = findThere(job.db, manifest.project.id);
        if (there && request.ifThere === null) throw refuseFile('project_there');
        const way: OpenMode = there ? request.ifThere! : 'same';
        const onRows = followRows(job, request, manifest);
        const staged = await stage(file, { folder, nowMs: job.nowMs, onRows });
        try {
          const files = await unpackFiles(file, folder);
          const accepted = await accept(job, staged, {
            way,
            replacedId: way === 'replace' ? there!.id : null,
            files,
            onRows,
          });
          return { ...accepted, name: manifest.project.name, answers: manifest.answers, way };
        } finally {
          staged.close();
        }
      }),
    ),
);

interface Accepting {
  way: OpenMode;
  replacedId: number | null;
  files: UnpackedFile[];
  onRows: (rows: number) => void;
}

async function accept(
  job: JobContext,
  staged: Connection,
  { files, ...moving }: Accepting,
): Promise<{ publicId: string } & Held> {
  const folder = reportFolder(job.dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const placed = files.map((file) => ({ ...file, as: planName(folder, file.name) }));
  let begun: number | null = null;
  try {
    for (const { path, as } of placed) copyFileSync(path, join(folder, as));
    const fileNames = new Map(placed.map(({ name, as }) => [name, as]));
    const onBegun = (projectId: number) => {
      begun = projectId;
    };
    return await moveProject(job, staged, { ...moving, fileNames, onBegun });
  } catch (error) {
    for (const { as } of placed) rmSync(join(folder, as), { force: true });
    if (begun !== null) await job.write(giveUpOpening, { projectId: begun });
    throw toRefusal(error);
  }
}

interface UnpackedFile {
  name: string;
  path: string;
}

/** Reads the file where it is, or what it holds once it is unlocked. */
async function withFile<T>(
  { path, passphrase }: FileRequest,
  folder: string,
  work: (file: ProjectFileReader) => Promise<T>,
): Promise<T> {
  closeSync(openInputFile(path));
  let plain = path;
  if (isLocked(path)) {
    if (passphrase === null || passphrase === '') throw refuseFile('passphrase_missing');
    plain = join(folder, 'unlocked');
    await unlockFile(path, passphrase, plain);
  }
  const file = await ProjectFileReader.open(plain, NEWEST_SCHEMA);
  try {
    return await work(file);
  } finally {
    file.close();
  }
}

/** Of the two walks over all rows: into the temporary folder, and from there into the database. */
function followRows(job: JobContext, { token }: OpenRequest, { tables }: Manifest): (rows: number) => void {
  const total = 2 * tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  return (rows) => {
    done = Math.min(total, done + rows);
    job.report({ done, total });
    if (isStopped(job.db, token)) throw refuseFile('file_cancelled');
  };
}

/** Under names of ours: theirs only say what they were called. */
async function unpackFiles(file: ProjectFileReader, folder: string): Promise<UnpackedFile[]> {
  const unpacked: UnpackedFile[] = [];
  for (const part of file.manifest.files) {
    const path = join(folder, `file-${unpacked.length}`);
    await pipeline(Readable.from(file.read(part)), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    unpacked.push({ name: part.name.slice(toFilePart('').length), path });
  }
  return unpacked;
}

/** Another one where a report of the folder is called so. */
function planName(folder: string, name: string): string {
  return existsSync(join(folder, name)) ? `${newId()}${extname(name)}` : name;
}

/** What the database refuses of the rows is the file's fault. */
function toRefusal(error: unknown): unknown {
  if (error instanceof AppError || readFaultReason(error) !== null) return error;
  return refuseFile('file_damaged', (error as Error).message, error);
}

function findThere(db: Connection, publicId: string): FileContents['there'] {
  const row = db
    .prepare(
      `SELECT id, name, archived_at IS NOT NULL AS isRemoved, erasing_since AS erasingSince,
         (SELECT count(*) FROM answer WHERE project_id = project.id) AS answers
       FROM project WHERE public_id = ?`,
    )
    .get(publicId) as
    | { id: number; name: string; isRemoved: 0 | 1; erasingSince: number | null; answers: number }
    | undefined;
  // What is being deleted gives its id up at once when it is replaced, and is otherwise nothing that anybody could find.
  if (!row || (row.name === '' && row.erasingSince !== null)) return null;
  const { id, name, answers, isRemoved } = row;
  return { id, name, answers, isRemoved: isRemoved === 1 };
}
