/**
 * Watches whether the database of a running service is where it was opened: every second it looks at its files, and it is notified of what calls
 * meet. While the folder is gone, or two looks in a row miss the log, whoever wants the data is refused with one sentence. The database is
 * reopened when the folder is back, or a copy of it, and at once where only the log is missing: what the log held is still open, and
 * goes into the database when that is closed. Where less is there than was confirmed, that is the sentence until the owner decides.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { AppError } from '#shared/app-error.ts';
import { readConfirmed } from './confirmed.ts';
import { databasePath } from './data-folder.ts';
import { type DatabaseFiles, findMoved, isSameFile, lookAtDatabaseFiles } from './file-identity.ts';
import type { LossReason } from './set-aside.ts';
import { isDataAway, storageFault } from './storage-fault.ts';

/** How data folders are watched; a folder that only one command works on is not. */
export interface FolderState {
  /** CONFLICT with `details.reason`: why nothing can be read or written. Null while everything can. */
  readonly fault: AppError | null;
  /** Throws the fault while there is one. */
  requireThere(): void;
  /** Told whenever that changes. Returns how to stop listening. */
  onChange(listener: (fault: AppError | null) => void): () => void;
}

/** Of a folder that nobody watches. */
export const UNWATCHED: FolderState = { fault: null, requireThere: () => {}, onChange: () => () => {} };

const LOOK_MS = 1_000;
/** A drive that answers no more is as good as gone. */
const PATIENCE_MS = 2_000;
/** Looks until a database that could not be opened is tried again. */
const LOOKS_AFTER_FAILURE = 10;

const NO_FILES: DatabaseFiles = { database: null, log: null, logIndex: null };

export class FolderWatch implements FolderState {
  readonly #dataDir: string;
  readonly #reopen: () => Promise<void>;
  readonly #isOpen: () => boolean;
  readonly #listeners = new Set<(fault: AppError | null) => void>();
  #opened: Promise<DatabaseFiles>;
  /** Which database it was, by its line of changes. */
  #line: string | null;
  /** Whether the log was not there at the last look: a writer that is dying takes it with it before its end is known. */
  #isLogMissed = false;
  #looksToWait = 0;
  #timer: NodeJS.Timeout | null = null;
  #fault: AppError | null = null;
  #isStopped = false;

  /**
   * The database is open by now; `reopen` closes it and opens what is there. `isOpen`: whether somebody has it open, who keeps its log there;
   * a thread that dies may take that with it.
   */
  constructor(dataDir: string, { reopen, isOpen }: { reopen: () => Promise<void>; isOpen: () => boolean }) {
    this.#dataDir = dataDir;
    this.#reopen = reopen;
    this.#isOpen = isOpen;
    this.#opened = this.#look();
    this.#line = this.#readLine();
    this.#plan();
  }

  get fault(): AppError | null {
    return this.#fault;
  }

  requireThere(): void {
    if (this.#fault) throw this.#fault;
  }

  onChange(listener: (fault: AppError | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The database was opened again. */
  noteOpened(): void {
    this.#opened = this.#look();
  }

  /** Passes on the outcome of a call, and learns from its error. */
  async hear<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof AppError && isDataAway(error) && !this.#fault && !this.#isStopped) this.#tell(error);
      throw error;
    }
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  #plan(): void {
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#check(), LOOK_MS).unref();
  }

  async #check(): Promise<void> {
    const found = await this.#look();
    const opened = await this.#opened;
    if (this.#isStopped) return;
    if (!this.#fault) {
      const moved = findMoved(opened, found);
      const isLogMissed = moved === 'log_gone' && this.#isOpen();
      if (moved === 'folder_gone' || (isLogMissed && this.#isLogMissed)) this.#tell(storageFault(moved));
      else if (!isLogMissed) this.#line = this.#readLine() ?? this.#line;
      this.#isLogMissed = isLogMissed;
    }
    if (this.#fault && this.#mayComeBack(opened, found)) await this.#comeBack();
    this.#plan();
  }

  #mayComeBack(opened: DatabaseFiles, found: DatabaseFiles): boolean {
    if (found.database === null) return false;
    const isSameLine = this.#line !== null && this.#readLine() === this.#line;
    // Its owner said to go on, took a backup, or put the log back.
    if (isLoss(this.#fault)) return !isSameLine || found.log !== null;
    return isSameFile(opened.database, found.database) || isSameLine;
  }

  #readLine(): string | null {
    return readConfirmed(this.#dataDir)?.line ?? null;
  }

  async #comeBack(): Promise<void> {
    if (this.#looksToWait-- > 0) return;
    try {
      await this.#reopen();
      this.#looksToWait = 0;
      this.#tell(null);
    } catch (error) {
      // What a start would say; anything else may be a copy that is not whole yet.
      if (error instanceof AppError && isDataAway(error)) this.#tell(error);
      this.#looksToWait = isLoss(error) ? 0 : LOOKS_AFTER_FAILURE;
    }
  }

  #tell(fault: AppError | null): void {
    this.#fault = fault;
    for (const listener of this.#listeners) listener(fault);
  }

  async #look(): Promise<DatabaseFiles> {
    const patience = new AbortController();
    const late = sleep(PATIENCE_MS, NO_FILES, { signal: patience.signal, ref: false }).catch(() => NO_FILES);
    const files = await Promise.race([lookAtDatabaseFiles(databasePath(this.#dataDir)), late]);
    patience.abort();
    return files;
  }
}

function isLoss(error: unknown): boolean {
  return error instanceof AppError && error.details?.reason === ('answers_lost' satisfies LossReason);
}
