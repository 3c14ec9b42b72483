/** Tells whether the file at a path is still the one that was opened there, and keeps a closing connection from harming another one. */
import { linkSync, renameSync, rmSync, statSync } from 'node:fs';

/** The number of a file on its file system: it stays when the file is renamed, and nobody else gets it while the file is open. */
export interface FileIdentity {
  device: bigint;
  number: bigint;
}

/** Null when there is no file, or none that can be looked at. */
export function readIdentity(path: string): FileIdentity | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return { device: dev, number: ino };
  } catch {
    return null;
  }
}

export function isSameFile(one: FileIdentity | null, other: FileIdentity | null): boolean {
  return one !== null && other !== null && one.device === other.device && one.number === other.number;
}

/**
 * Closes a connection whose database was moved away. SQLite removes the write-ahead log by its path when the last connection
 * closes, whoever's it is by then: that of a database that was put in its place is kept under a second name meanwhile.
 */
export function keepForeignLog(path: string, close: () => void): void {
  const log = `${path}-wal`;
  const kept = `${log}.${process.pid}.kept`;
  let isKept = false;
  try {
    linkSync(log, kept);
    isKept = true;
  } catch {
    // There is none, or the file system knows no second names.
  }
  close();
  if (!isKept) return;
  if (readIdentity(log) === null) renameSync(kept, log);
  else rmSync(kept, { force: true });
}
