/**
 * Storage of services in tests. On the calling thread it starts in a tenth of the processor time that threads take, and runs
 * the same commands; what crosses a thread is tested where `hasThreads` says so, and wherever programs and windows are started.
 */
import type { Storage } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';

export interface StorageWish {
  /** On threads, as the app has it. */
  hasThreads?: boolean;
}

/** What a service is started with; nothing leaves it to start its own threads. */
export function toServiceStorage(
  { hasThreads = false }: StorageWish,
  dataDir: string,
  now: () => number,
): { storage?: Promise<Storage> } {
  return hasThreads ? {} : { storage: Promise.resolve().then(() => openInlineStorage(dataDir, now)) };
}
