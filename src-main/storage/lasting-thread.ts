/**
 * A storage thread that is there again after it died: the calls that it took with it fail, the next one finds a new thread.
 * It repeats no call by itself, because only the caller knows whether a call may be made twice.
 */
import type { StorageThread, ThreadCall } from './storage-thread.ts';

export class LastingThread {
  readonly #start: () => StorageThread;
  #thread: StorageThread;
  #isClosing = false;

  constructor(start: () => StorageThread) {
    this.#start = start;
    this.#thread = start();
  }

  /** Rejects with the reason when the first thread cannot open the database. */
  get ready(): Promise<void> {
    return this.#thread.ready;
  }

  /** Calls that have no outcome yet. */
  get load(): number {
    return this.#thread.load;
  }

  async call(call: ThreadCall): Promise<unknown> {
    // Started only when it is needed: a database that cannot be opened is not tried again and again.
    if (this.#thread.isEnded && !this.#isClosing) this.#thread = this.#start();
    return this.#thread.call(call);
  }

  close(): Promise<void> {
    this.#isClosing = true;
    return this.#thread.close();
  }
}
