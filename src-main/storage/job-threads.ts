/** Threads for jobs: each job has one to itself, and the last one to end stays warm for a while, because starting one takes long. */
import type { StorageThread, ThreadCall } from './storage-thread.ts';

export class JobThreads {
  readonly #start: () => StorageThread;
  readonly #busy = new Set<StorageThread>();
  readonly #idleMs: number;
  #idle: StorageThread | null = null;
  #letGo: NodeJS.Timeout | null = null;
  #isClosing = false;

  constructor(start: () => StorageThread, idleMs: number) {
    this.#start = start;
    this.#idleMs = idleMs;
  }

  /** Runs a job. A thread on which one failed is not used again: what it left behind is nobody's to know. */
  async run(call: ThreadCall): Promise<unknown> {
    const thread = this.#take();
    let isReusable = false;
    try {
      await thread.ready;
      const output = await thread.call(call);
      isReusable = true;
      return output;
    } finally {
      this.#busy.delete(thread);
      if (isReusable && this.#idle === null && !this.#isClosing) this.#keep(thread);
      else await thread.close();
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    this.#stopWaiting();
    const threads = this.#idle ? [...this.#busy, this.#idle] : [...this.#busy];
    this.#idle = null;
    await Promise.all(threads.map((thread) => thread.close()));
  }

  #keep(thread: StorageThread): void {
    this.#idle = thread;
    this.#letGo = setTimeout(() => {
      this.#idle = null;
      // Busy with ending, so that whoever closes waits for it.
      this.#busy.add(thread);
      void thread.close().finally(() => this.#busy.delete(thread));
    }, this.#idleMs).unref();
  }

  #stopWaiting(): void {
    if (this.#letGo) clearTimeout(this.#letGo);
    this.#letGo = null;
  }

  #take(): StorageThread {
    this.#stopWaiting();
    const thread = this.#idle === null || this.#idle.isEnded ? this.#start() : this.#idle;
    this.#idle = null;
    this.#busy.add(thread);
    return thread;
  }
}
