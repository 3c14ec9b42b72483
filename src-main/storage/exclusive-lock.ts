/**
 * A lock with shared and exclusive holders, for replacing the database: changes share it. A change has read the rows that it is about to
 * write, which another database may not have, so running changes are waited for and new ones refused meanwhile. Reads need no lock.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { AppError } from '#shared/app-error.ts';

export class ExclusiveLock {
  readonly #shared = new Set<Promise<unknown>>();
  readonly #patienceMs: number;
  #isTaken = false;

  /** `patienceMs`: how long what is under way is waited for. */
  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** Throws CONFLICT, `details.reason` `restoring`, while somebody has the database to himself. */
  async runShared<T>(work: () => Promise<T>): Promise<T> {
    this.#refuseTaken();
    const done = work();
    const ended = done.catch(() => {});
    this.#shared.add(ended);
    try {
      return await done;
    } finally {
      this.#shared.delete(ended);
    }
  }

  /** Throws CONFLICT as {@link runShared} does, and with the reason `busy` when others do not end soon; then nothing was done. */
  async runExclusive<T>(work: () => Promise<T>): Promise<T> {
    this.#refuseTaken();
    this.#isTaken = true;
    try {
      await this.#waitForOthers();
      return await work();
    } finally {
      this.#isTaken = false;
    }
  }

  #refuseTaken(): void {
    if (!this.#isTaken) return;
    const message = 'A backup is being put in place, so nothing was changed. Try again in a moment.';
    throw new AppError('CONFLICT', message, { reason: 'restoring' });
  }

  async #waitForOthers(): Promise<void> {
    const patience = new AbortController();
    const isFree = await Promise.race([
      Promise.all(this.#shared).then(() => true),
      sleep(this.#patienceMs, false, { signal: patience.signal }).catch(() => false),
    ]);
    patience.abort();
    if (isFree) return;
    const message =
      'An import or another long piece of work is under way. Nothing was changed; try again when it is over.';
    throw new AppError('CONFLICT', message, { reason: 'busy' });
  }
}
