/** Storage on worker threads, for the app and the server: one writer, a few readers, a thread for each long job. */
import type { Storage } from './command.ts';
import { StorageThread } from './storage-thread.ts';

export interface ThreadedOptions {
  dataDir: string;
  /** The module that serves commands on a worker thread. */
  entry: URL;
  now: () => number;
  readers?: number;
}

/** Opens (and migrates) the database. Throws CONFLICT when it cannot be opened. */
export async function openThreadedStorage(options: ThreadedOptions): Promise<Storage> {
  const { dataDir, entry, now } = options;
  const writer = new StorageThread(entry, { role: 'writer', dataDir });
  await writer.ready;
  const readers = Array.from(
    { length: options.readers ?? 2 },
    () => new StorageThread(entry, { role: 'reader', dataDir }),
  );
  const jobs = new Set<StorageThread>();
  const relayWrite = (command: string, input: unknown) => writer.call({ command, input, nowMs: now() });
  const idlest = () => readers.reduce((best, reader) => (reader.load < best.load ? reader : best));

  return {
    dataDir,
    read: async (command, input) => idlest().call({ command: command.name, input, nowMs: now() }) as never,
    write: async (command, input) => relayWrite(command.name, input) as never,
    job: async (command, input, onProgress) => {
      const thread = new StorageThread(entry, { role: 'job', dataDir }, relayWrite);
      jobs.add(thread);
      try {
        await thread.ready;
        return (await thread.call({ command: command.name, input, nowMs: now(), onProgress })) as never;
      } finally {
        jobs.delete(thread);
        await thread.close();
      }
    },
    close: async () => {
      await Promise.all([...jobs, ...readers].map((thread) => thread.close()));
      await writer.close();
    },
  };
}
