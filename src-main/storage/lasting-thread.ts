/**
 * A storage thread that is there when it is needed: started by the first call, let go when it was idle for long (if that is
 * wanted), there again after it died. The calls that it died with fail; it repeats none by itself, because only the caller
 * knows whether a call may be made twice.
 */
import type { StorageThread, ThreadCall } from './storage-thread.ts';

export class LastingThread {
  readonly #start: () => StorageThread;
  readonly #idleMs: number | null;
  #thread: StorageThread | null = null;
  #isReady = false;
  #isClosing = false;
  #idle: NodeJS.Timeout | null = null;
  readonly #leaving = new Set<Promise<void>>();

  /** `idleMs`: how long a thread without calls is kept; null for as long as this lasts. */
  constructor(start: () => StorageThread, idleMs: number | null = null) {
    this.#start = start;
    this.#idleMs = idleMs;
  }

  /** Starts the thread if there is none. Rejects with the reason when it cannot open the database. */
  warm(): Promise<void> {
    return this.#takeThread().ready;
  }

  /** Whether a call would be begun at once, without waiting for a thread to start. */
  get isWarm(): boolean {
    return this.#isReady && this.#thread?.isEnded === false;
  }

  /** Calls that have no outcome yet. */
  get load(): number {
    return this.#thread?.load ?? 0;
  }

  async call(call: ThreadCall): Promise<unknown> {
    const thread = this.#takeThread();
    try {
      return await thread.call(call);
    } finally {
      this.#noteIdle();
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#idle) clearTimeout(this.#idle);
    await Promise.all([this.#thread?.close(), ...this.#leaving]);
  }

  /** Started only when it is needed: a database that cannot be opened is not tried again and again. */
  #takeThread(): StorageThread {
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = null;
    if (this.#thread && (!this.#thread.isEnded || this.#isClosing)) return this.#thread;
    const thread = this.#start();
    this.#thread = thread;
    this.#isReady = false;
    thread.ready.then(
      () => {
        if (this.#thread === thread) this.#isReady = true;
      },
      () => {},
    );
    return thread;
  }

  #noteIdle(): void {
    if (this.#idleMs === null || this.#isClosing || this.load > 0) return;
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#letGo(), this.#idleMs).unref();
  }

  #letGo(): void {
    const thread = this.#thread;
    this.#thread = null;
    this.#isReady = false;
    const left = thread?.close();
    if (!left) return;
    this.#leaving.add(left);
    void left.finally(() => this.#leaving.delete(left));
  }
}
