/** Threads for reads: one that is always there, and others for as long as it has too much to do. */
import { RestartingWorker } from './restarting-worker.ts';
import type { StorageThread, ThreadCall } from './storage-thread.ts';

/** Calls before it that a further thread is started for: two meet by chance every few seconds, a screen that opens sends many. */
const CROWD = 2;
/** If they are still that many by then: the short ones that the queue and the upkeep make are over, those of a screen are not. */
const LASTING_MS = 15;

export class ReaderThreads {
  readonly #threads: RestartingWorker[];
  #look: NodeJS.Timeout | null = null;

  constructor(start: () => StorageThread, most: number, idleMs: number) {
    this.#threads = Array.from(
      { length: most },
      (_, index) => new RestartingWorker(start, index === 0 ? null : idleMs),
    );
  }

  /** Starts the first one; it opens the database with its first call. */
  warm(): void {
    void this.#threads[0]?.warm().catch(() => {});
  }

  /**
   * Runs on the least busy thread that is there, what is heavy on the first one. None waits for a further one to start, which takes
   * longer than most reads.
   */
  call(call: ThreadCall): Promise<unknown> {
    const warm = this.#threads.filter((thread) => thread.isWarm);
    const [first] = this.#threads;
    const idlest = warm.reduce((best, thread) => (thread.load < best.load ? thread : best), warm[0] ?? first!);
    if (idlest.load >= CROWD) this.#look ??= setTimeout(() => this.#warmForCrowd(), LASTING_MS).unref();
    return (call.isHeavy && first ? first : idlest).call(call);
  }

  #warmForCrowd(): void {
    this.#look = null;
    const isCrowd = this.#threads.every((thread) => !thread.isWarm || thread.load >= CROWD);
    if (isCrowd)
      void this.#threads
        .find((thread) => !thread.isWarm)
        ?.warm()
        .catch(() => {});
  }

  /** Whoever reads next reopens the database. */
  async renew(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.renew()));
  }

  async close(): Promise<void> {
    if (this.#look) clearTimeout(this.#look);
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
