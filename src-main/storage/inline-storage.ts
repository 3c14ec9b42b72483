/** Storage on the calling thread, for the command line and for tests: the same commands without threads. */
import type { JobCommand, JobProgress, ReadCommand, Storage, WriteCommand } from './command.ts';
import { openDatabase } from './open-database.ts';
import { toStorageFault } from './storage-fault.ts';

export function openInlineStorage(dataDir: string, now: () => number): Storage {
  const db = openDatabase(dataDir);
  const write = <I, O>(command: WriteCommand<I, O>, input: I): O => {
    try {
      return db.transaction(() => command.run(db, input, { nowMs: now() }));
    } catch (error) {
      throw toStorageFault(error);
    }
  };
  return {
    dataDir,
    read: async <I, O>(command: ReadCommand<I, O>, input: I) => command.run(db, input),
    write: async <I, O>(command: WriteCommand<I, O>, input: I) => write(command, input),
    job: async <I, O>(command: JobCommand<I, O>, input: I, onProgress?: (progress: JobProgress) => void) =>
      command.run(
        {
          db,
          dataDir,
          nowMs: now(),
          write: async (other, otherInput) => write(other, otherInput),
          report: (progress) => onProgress?.(progress),
        },
        input,
      ),
    close: async () => db.close(),
  };
}
