/**
 * Threads for jobs: each job has one to itself. Those that are free stay for a while, because starting one takes long, and so does
 * ending one where processors are busy: the main thread waits for its end, and its priority is the lowest.
 */
import type { StorageThread, ThreadCall } from './storage-thread.ts';

export class JobThreads {
  readonly #start: () => StorageThread;
  readonly #busy = new Set<StorageThread>();
  readonly #idleMs: number;
  /** Free ones with what ends each, the last one to become free at the end. */
  readonly #idle = new Map<StorageThread, NodeJS.Timeout>();
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
      if (isReusable && !this.#isClosing) this.#keep(thread);
      else await thread.close();
    }
  }

  /** What is under way fails; the next job reopens the database. */
  async renew(): Promise<void> {
    await this.#endAll();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#endAll();
  }

  async #endAll(): Promise<void> {
    const threads = [...this.#busy, ...this.#idle.keys()];
    for (const letGo of this.#idle.values()) clearTimeout(letGo);
    this.#idle.clear();
    await Promise.all(threads.map((thread) => thread.close()));
  }

  #keep(thread: StorageThread): void {
    const letGo = setTimeout(() => {
      this.#idle.delete(thread);
      // Busy with ending, so that whoever closes waits for it.
      this.#busy.add(thread);
      void thread.close().finally(() => this.#busy.delete(thread));
    }, this.#idleMs).unref();
    this.#idle.set(thread, letGo);
  }

  /** The one that was free for the shortest time, so that what was not needed for long ends. */
  #take(): StorageThread {
    const idle = [...this.#idle.keys()].findLast((thread) => !thread.isEnded);
    const thread = idle ?? this.#start();
    clearTimeout(this.#idle.get(thread));
    this.#idle.delete(thread);
    this.#busy.add(thread);
    return thread;
  }
}
