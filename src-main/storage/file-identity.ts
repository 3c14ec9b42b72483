/** Tells whether the files of a database are still those that were opened. It opens none: closing one would drop SQLite's locks. */
import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';

/** The number of a file on its file system: it stays when the file is renamed, and nobody else gets it while the file is open. */
export interface FileIdentity {
  device: bigint;
  number: bigint;
}

/** Null where there is no file, or none that can be looked at. The log and its index are there for as long as anybody has the database open. */
export interface DatabaseFiles {
  database: FileIdentity | null;
  log: FileIdentity | null;
  logIndex: FileIdentity | null;
}

export type MovedFiles = 'folder_gone' | 'log_gone';

export function readDatabaseFiles(path: string): DatabaseFiles {
  return { database: readIdentity(path), log: readIdentity(`${path}-wal`), logIndex: readIdentity(`${path}-shm`) };
}

/** The same without waiting for a drive on the calling thread. */
export async function lookAtDatabaseFiles(path: string): Promise<DatabaseFiles> {
  const [database, log, logIndex] = await Promise.all(['', '-wal', '-shm'].map((end) => lookAt(`${path}${end}`)));
  return { database: database ?? null, log: log ?? null, logIndex: logIndex ?? null };
}

/** What is no more where it was opened; null when everything is. */
export function findMoved(opened: DatabaseFiles, found: DatabaseFiles): MovedFiles | null {
  if (!isSameFile(opened.database, found.database)) return 'folder_gone';
  const isLogThere = isStill(opened.log, found.log) && isStill(opened.logIndex, found.logIndex);
  return isLogThere ? null : 'log_gone';
}

export function isSameFile(one: FileIdentity | null, other: FileIdentity | null): boolean {
  return one !== null && other !== null && one.device === other.device && one.number === other.number;
}

function isStill(opened: FileIdentity | null, found: FileIdentity | null): boolean {
  return opened === null || isSameFile(opened, found);
}

function readIdentity(path: string): FileIdentity | null {
  try {
    return toIdentity(statSync(path, { bigint: true }));
  } catch {
    return null;
  }
}

function lookAt(path: string): Promise<FileIdentity | null> {
  return stat(path, { bigint: true }).then(toIdentity, () => null);
}

function toIdentity({ dev, ino }: { dev: bigint; ino: bigint }): FileIdentity {
  return { device: dev, number: ino };
}
