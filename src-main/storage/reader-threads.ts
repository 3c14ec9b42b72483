/** Threads for reads: one that is always there, and others for as long as it has too much to do. */
import { LastingThread } from './lasting-thread.ts';
import type { StorageThread, ThreadCall } from './storage-thread.ts';

/** Calls before it that a further thread is started for: two meet by chance every few seconds, a screen that opens sends many. */
const CROWD = 2;

export class ReaderThreads {
  readonly #threads: LastingThread[];

  constructor(start: () => StorageThread, most: number, idleMs: number) {
    this.#threads = Array.from({ length: most }, (_, index) => new LastingThread(start, index === 0 ? null : idleMs));
  }

  /** Starts the first one; it opens the database with its first call. */
  warm(): void {
    void this.#threads[0]?.warm().catch(() => {});
  }

  /** Runs on the least busy thread that is there. None waits for a further one to start, which takes longer than most reads. */
  call(call: ThreadCall): Promise<unknown> {
    const warm = this.#threads.filter((thread) => thread.isWarm);
    const [first] = this.#threads;
    const idlest = warm.reduce((best, thread) => (thread.load < best.load ? thread : best), warm[0] ?? first!);
    if (idlest.load >= CROWD)
      void this.#threads
        .find((thread) => !thread.isWarm)
        ?.warm()
        .catch(() => {});
    return idlest.call(call);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
