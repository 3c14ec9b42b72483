/**
 * Watches whether the data folder of a running service is there: every second it looks whether the database file is still the
 * one that was opened. While it is not, whoever wants the data is refused with one sentence. When the folder is back, or a copy of it,
 * the database is opened anew: a drive that was taken away has left nothing of use. It changes nothing itself.
 */
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { readConfirmed } from './confirmed.ts';
import { databasePath } from './data-folder.ts';
import { type FileIdentity, isSameFile } from './file-identity.ts';
import { storageFault } from './storage-fault.ts';

/** How data folders are watched; a folder that only one command works on is not. */
export interface FolderState {
  readonly isGone: boolean;
  /** Throws CONFLICT, `details.reason` `folder_gone`, while the folder is gone. */
  requireThere(): void;
  /** Told whenever it went or came back. Returns how to stop listening. */
  onChange(listener: (isGone: boolean) => void): () => void;
}

/** Of a folder that nobody watches. */
export const UNWATCHED: FolderState = { isGone: false, requireThere: () => {}, onChange: () => () => {} };

const LOOK_MS = 1_000;
/** A drive that answers no more is as good as gone. */
const PATIENCE_MS = 2_000;
/** Looks until a database that could not be opened is tried again. */
const LOOKS_AFTER_FAILURE = 10;

export class FolderWatch implements FolderState {
  readonly #dataDir: string;
  readonly #reopen: () => Promise<void>;
  readonly #listeners = new Set<(isGone: boolean) => void>();
  #opened: Promise<FileIdentity | null>;
  /** Which database it was, by its line of changes. */
  #line: string | null;
  #looksToWait = 0;
  #timer: NodeJS.Timeout | null = null;
  #isGone = false;
  #isStopped = false;

  /** The database is open by now; `reopen` closes it and opens what is there. */
  constructor(dataDir: string, reopen: () => Promise<void>) {
    this.#dataDir = dataDir;
    this.#reopen = reopen;
    this.#opened = this.#look();
    this.#line = this.#readLine();
    this.#plan();
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  requireThere(): void {
    if (this.#isGone) throw storageFault('folder_gone');
  }

  onChange(listener: (isGone: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
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
    const isOpened = isSameFile(await this.#opened, found);
    if (this.#isStopped) return;
    if (this.#isGone) {
      const isCopy = this.#line !== null && this.#readLine() === this.#line;
      if (found && (isOpened || isCopy)) await this.#comeBack();
    } else if (isOpened) this.#line = this.#readLine() ?? this.#line;
    else this.#tell(true);
    this.#plan();
  }

  #readLine(): string | null {
    return readConfirmed(this.#dataDir)?.line ?? null;
  }

  async #comeBack(): Promise<void> {
    if (this.#looksToWait-- > 0) return;
    try {
      await this.#reopen();
      this.#opened = this.#look();
      this.#looksToWait = 0;
      this.#tell(false);
    } catch {
      // Not all of it is back yet, or it is damaged: what a start would say, nobody can be told while everything is refused.
      this.#looksToWait = LOOKS_AFTER_FAILURE;
    }
  }

  #tell(isGone: boolean): void {
    this.#isGone = isGone;
    for (const listener of this.#listeners) listener(isGone);
  }

  async #look(): Promise<FileIdentity | null> {
    const patience = new AbortController();
    const found = stat(databasePath(this.#dataDir), { bigint: true }).then(
      ({ dev, ino }) => ({ device: dev, number: ino }),
      () => null,
    );
    const late = sleep(PATIENCE_MS, null, { signal: patience.signal, ref: false }).catch(() => null);
    const identity = await Promise.race([found, late]);
    patience.abort();
    return identity;
  }
}
