/**
 * The file of the log: it is put aside when it has grown large, and only the newest few of those are kept. Several processes may write to it.
 * A line that cannot be written is lost; nothing ends for it.
 */
import { accessSync, closeSync, constants, existsSync, fstatSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { isHeldFile, replaceFileSync } from './storage/replace-file.ts';

export const LARGEST_LOG_BYTES = 4 * 1024 * 1024;
/** Older ones beside the one that is written. */
export const KEPT_LOGS = 3;

/** Lines are written by the main thread: it waits for nobody for long, and tries again after a while. */
const PATIENCE = { patienceMs: 100 };
const REST_MS = 60_000;

export class LogFile {
  readonly #path: string;
  readonly #largestBytes: number;
  #file: number;
  /** Until when a file that could not be put aside is left alone, by the monotonic clock. */
  #restsUntilMs = 0;

  /** Throws what the file system says when the file cannot be opened. */
  constructor(path: string, largestBytes = LARGEST_LOG_BYTES) {
    this.#path = path;
    this.#largestBytes = largestBytes;
    this.#file = openLog(path);
  }

  write(line: string): void {
    try {
      writeSync(this.#file, line);
      if (fstatSync(this.#file).size > this.#largestBytes && performance.now() >= this.#restsUntilMs)
        this.#changeFile();
    } catch (error) {
      // A full disk, or a folder that is gone: the file that is open is kept, and the next line is tried.
      if (isHeldFile(error)) this.#restsUntilMs = performance.now() + REST_MS;
    }
  }

  /** Another process may have put the file aside already. */
  #changeFile(): void {
    const [ours, found] = [fstatSync(this.#file, { bigint: true }), statSync(this.#path, { bigint: true })];
    if (ours.dev === found.dev && ours.ino === found.ino) this.#putAside();
    const next = openLog(this.#path);
    closeSync(this.#file);
    this.#file = next;
  }

  #putAside(): void {
    for (let number = KEPT_LOGS - 1; number > 0; number--) {
      const older = `${this.#path}.${number}`;
      if (existsSync(older)) replaceFileSync(older, `${this.#path}.${number + 1}`, PATIENCE);
    }
    replaceFileSync(this.#path, `${this.#path}.1`, PATIENCE);
  }
}

function openLog(path: string): number {
  return openSync(path, 'a', 0o600);
}

/** Throws when there is a log that cannot be written, before anything of the data folder is opened. */
export function requireWritableLog(dataDir: string): void {
  const folder = join(dataDir, 'logs');
  const file = join(folder, 'sightline.log');
  if (!existsSync(file)) return;
  try {
    accessSync(file, constants.W_OK);
  } catch (error) {
    throw toLogFault(folder, error);
  }
}

export function toLogFault(folder: string, error: unknown): Error {
  return new Error(`The log in ${folder} cannot be written: ${(error as Error).message}`, { cause: error });
}
