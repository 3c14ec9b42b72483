/**
 * Which data folders running services have open, recorded outside of those folders: in one of the system's for temporary files. So another
 * program knows that a folder that is gone is missed, and makes no new one in its place. Without such a file nothing else changes.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

import { isProcessAlive } from './is-process-alive.ts';

/** Says that this process has the folder open. The returned function takes that back. */
export function noteRunning(dataDir: string): () => void {
  const file = join(noteFolder(), `${toName(dataDir)}.${process.pid}`);
  try {
    mkdirSync(noteFolder(), { recursive: true, mode: 0o700 });
    writeFileSync(file, '', { mode: 0o600 });
  } catch {
    // Nowhere to write: then a folder that is gone is not recognised by others.
  }
  return () => rmSync(file, { force: true });
}

/** The process that has, or had, this folder open and still runs; null when there is none but this one. */
export function findRunning(dataDir: string): number | null {
  const name = `${toName(dataDir)}.`;
  const pids = listNotes()
    .filter((note) => note.startsWith(name))
    .map((note) => Number(note.slice(name.length)));
  return pids.find((pid) => pid > 0 && pid !== process.pid && isProcessAlive(pid)) ?? null;
}

function listNotes(): string[] {
  try {
    return readdirSync(noteFolder());
  } catch {
    return [];
  }
}

function noteFolder(): string {
  return join(tmpdir(), `sightline-${process.getuid?.() ?? userInfo().username}`);
}

function toName(dataDir: string): string {
  return createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 32);
}
