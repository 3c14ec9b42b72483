/** Tells whether the file at a path is still the one that was opened there. It opens nothing. */
import { statSync } from 'node:fs';

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
