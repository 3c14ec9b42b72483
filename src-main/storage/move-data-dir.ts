/**
 * Moves a data folder: copied beside its new place, compared byte for byte, and only then given its name; the old folder goes last.
 * Whenever this ends, one of the two is whole. It is for a folder that nobody has open.
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

import { AppError } from '#shared/app-error.ts';
import { databasePath } from './data-folder.ts';
import { lockFolderAlone } from './folder-lock.ts';
import { replaceFileSync } from './replace-file.ts';
import { movedName } from './resolve-data-dir.ts';

const NOTE_FILE = 'moved-from.json';
/** Held by whoever moves, and the index of a log that nobody has open: neither is data. */
const LEFT_BEHIND = new Set(['sightline.lock', 'sightline.db-shm']);
const BLOCK_BYTES = 1024 * 1024;

/** What the old folder was like when it was copied: whoever used it since has made it another. */
const note = z.object({ from: z.string(), state: z.string() });

/**
 * False when the data stays where it is: another program has it open, or there is no room for a copy. A later start tries again.
 * Throws CONFLICT while another program moves it.
 */
export function moveDataDir(from: string, to: string): boolean {
  const staging = `${to}.moving`;
  const hold = lockFolderAlone(from);
  if (hold === null) {
    if (!existsSync(staging)) return false;
    throw new AppError('CONFLICT', `The data is being moved to ${to}. Close every Sightline, then start it again.`);
  }
  try {
    rmSync(staging, { recursive: true, force: true });
    copyWhole(from, staging);
    writeFileSync(join(staging, NOTE_FILE), JSON.stringify({ from, state: readState(from) }), { mode: 0o600 });
    setAside(to);
    replaceFileSync(staging, to);
  } catch {
    // A full disk, a file that somebody holds: the old folder is whole, which is all that the app needs to start.
    rmSync(staging, { recursive: true, force: true });
    return false;
  } finally {
    hold.release();
  }
  removeMoved(from);
  return true;
}

/** Takes away what a move left that was cut off at its end. False when the old folder was used since: then both hold data. */
export function finishMove(from: string, to: string): boolean {
  if (readNote(to)?.from !== from || readNote(to)?.state !== readState(from)) return false;
  const hold = lockFolderAlone(from);
  if (hold === null) return false;
  hold.release();
  removeMoved(from);
  return true;
}

/** Throws when a file of the copy differs from its original. */
function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const isData = (path: string) => !LEFT_BEHIND.has(relative(from, path));
  cpSync(from, to, { recursive: true, preserveTimestamps: true, filter: isData });
  const originals = listFiles(from).filter((file) => !LEFT_BEHIND.has(file));
  for (const file of originals) {
    const [original, copy] = [join(from, file), join(to, file)];
    if (hashFile(original) !== hashFile(copy)) throw new Error(`${copy} is not what ${original} is.`);
  }
}

/** What is at the new place holds no data; it is kept all the same. */
function setAside(to: string): void {
  if (!existsSync(to)) return;
  if (readdirSync(to).length === 0) rmSync(to, { recursive: true });
  else replaceFileSync(to, `${to}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`);
}

/** Another name first: what is half removed must not look like data. */
function removeMoved(from: string): void {
  try {
    removeLeft(from);
    replaceFileSync(from, movedName(from));
    removeLeft(from);
  } catch {
    // Somebody looks into it: the next start tries again, or there is a folder more that holds nothing new.
  }
}

/** What an earlier move could not take away any more. */
export function removeLeft(from: string): void {
  rmSync(movedName(from), { recursive: true, force: true, maxRetries: 5 });
}

function readNote(folder: string): z.infer<typeof note> | null {
  try {
    return note.parse(JSON.parse(readFileSync(join(folder, NOTE_FILE), 'utf8')));
  } catch {
    return null;
  }
}

/** Changes with every write to the database. */
function readState(folder: string): string {
  const files = [databasePath(folder), `${databasePath(folder)}-wal`].filter((file) => existsSync(file));
  return files.map((file) => `${statSync(file).size}:${Math.trunc(statSync(file).mtimeMs)}`).join(' ');
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** In blocks: a database may be larger than what fits into memory. */
function hashFile(path: string): string {
  const hash = createHash('sha256');
  const block = Buffer.alloc(BLOCK_BYTES);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, block); read > 0; read = readSync(file, block)) hash.update(block.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
