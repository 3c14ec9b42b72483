/** Threads for jobs: each job has one to itself, and the last one to end stays warm, because starting one takes long. */
import type { StorageThread, ThreadCall } from './storage-thread.ts';

export class JobThreads {
  readonly #start: () => StorageThread;
  readonly #busy = new Set<StorageThread>();
  #idle: StorageThread | null = null;
  #isClosing = false;

  constructor(start: () => StorageThread) {
    this.#start = start;
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
      if (isReusable && this.#idle === null && !this.#isClosing) this.#idle = thread;
      else await thread.close();
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const threads = this.#idle ? [...this.#busy, this.#idle] : [...this.#busy];
    this.#idle = null;
    await Promise.all(threads.map((thread) => thread.close()));
  }

  #take(): StorageThread {
    const thread = this.#idle === null || this.#idle.isEnded ? this.#start() : this.#idle;
    this.#idle = null;
    this.#busy.add(thread);
    return thread;
  }
}
