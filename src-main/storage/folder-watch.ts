/**
 * Watches whether the data folder of a running service is there: every second it looks whether the database file is still the
 * one that was opened. While it is not, whoever wants the data is refused with one sentence. It opens and changes nothing.
 */
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

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

export class FolderWatch implements FolderState {
  readonly #path: string;
  readonly #opened: Promise<FileIdentity | null>;
  readonly #listeners = new Set<(isGone: boolean) => void>();
  #timer: NodeJS.Timeout | null = null;
  #isGone = false;
  #isStopped = false;

  /** The database is open by now. */
  constructor(dataDir: string) {
    this.#path = databasePath(dataDir);
    this.#opened = this.#look();
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
    const isGone = !isSameFile(await this.#opened, await this.#look());
    if (!this.#isStopped && isGone !== this.#isGone) {
      this.#isGone = isGone;
      for (const listener of this.#listeners) listener(isGone);
    }
    this.#plan();
  }

  async #look(): Promise<FileIdentity | null> {
    const patience = new AbortController();
    const found = stat(this.#path, { bigint: true }).then(
      ({ dev, ino }) => ({ device: dev, number: ino }),
      () => null,
    );
    const late = sleep(PATIENCE_MS, null, { signal: patience.signal, ref: false }).catch(() => null);
    const identity = await Promise.race([found, late]);
    patience.abort();
    return identity;
  }
}
