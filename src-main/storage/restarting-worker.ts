/**
 * A storage thread that is there when it is needed: started by the first call, let go when it was idle for long (if that is
 * wanted), there again after it died. The calls that it died with fail; it repeats none by itself, because only the caller
 * knows whether a call may be made twice.
 */
import type { StorageThread, ThreadCall } from './storage-thread.ts';

/** A call that takes less would hardly have been missed: it does not keep a thread from going idle. */
const WORTH_MS = 20;

export class RestartingWorker {
  readonly #start: () => StorageThread;
  readonly #idleMs: number | null;
  #thread: StorageThread | null = null;
  #isReady = false;
  #isClosing = false;
  #idle: NodeJS.Timeout | null = null;
  /** By the monotonic clock: when it was last of use. */
  #neededMs = 0;
  readonly #leaving = new Set<Promise<void>>();

  /** `idleMs`: how long a thread without calls of any length is kept; null for as long as this lasts. */
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
    const startedMs = performance.now();
    try {
      return await thread.call(call);
    } finally {
      const endedMs = performance.now();
      if (endedMs - startedMs >= WORTH_MS) this.#neededMs = endedMs;
      this.#noteIdle();
    }
  }

  /** Lets the thread go, so that the next call has one that reopens the database. */
  async renew(): Promise<void> {
    this.#letGo();
    await Promise.all(this.#leaving);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#idle) clearTimeout(this.#idle);
    await Promise.all([this.#thread?.close(), ...this.#leaving]);
  }

  /** Started only when it is needed: a database that cannot be opened is not tried again and again. */
  #takeThread(): StorageThread {
    if (this.#thread && (!this.#thread.isEnded || this.#isClosing)) return this.#thread;
    const thread = this.#start();
    this.#thread = thread;
    this.#isReady = false;
    this.#neededMs = performance.now();
    thread.ready.then(
      () => {
        if (this.#thread === thread) this.#isReady = true;
      },
      () => {},
    );
    return thread;
  }

  #noteIdle(): void {
    if (this.#idleMs === null || this.#isClosing || this.#idle) return;
    const restMs = this.#neededMs + this.#idleMs - performance.now();
    this.#idle = setTimeout(() => this.#look(), Math.max(restMs, WORTH_MS)).unref();
  }

  #look(): void {
    this.#idle = null;
    const isIdle = performance.now() - this.#neededMs >= (this.#idleMs ?? 0);
    if (isIdle && this.load === 0) this.#letGo();
    else this.#noteIdle();
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
