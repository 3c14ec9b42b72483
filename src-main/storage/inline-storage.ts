/** Storage on the calling thread, for the command line and for tests: the same commands without threads. */

import { toJsonBytes } from './chunk-writer.ts';
import type { JobCommand, JobProgress, ReadCommand, Storage, TextCommand, WriteCommand } from './command.ts';
import { DurableWriter } from './durable-writer.ts';
import { UNWATCHED } from './folder-watch.ts';
import { JsonText } from './json-text.ts';
import { type OpenOptions, openDatabase, requireInPlace } from './open-database.ts';
import { toStorageFault } from './storage-fault.ts';

export function openInlineStorage(dataDir: string, now: () => number, options: OpenOptions = {}): Storage {
  const db = openDatabase(dataDir, options);
  const writer = new DurableWriter(db, dataDir);
  const write = async <I, O>(command: WriteCommand<I, O>, input: I): Promise<O> =>
    sayClearly(() => {
      requireInPlace(db);
      return writer.write(() => command.run(db, input, { nowMs: now() }));
    });
  const job = async <I, O>(command: JobCommand<I, O>, input: I, onProgress?: (progress: JobProgress) => void) =>
    sayClearly(() =>
      command.run({ db, dataDir, nowMs: now(), write, report: (progress) => onProgress?.(progress) }, input),
    );
  return {
    dataDir,
    folder: UNWATCHED,
    read: async <I, O>(command: ReadCommand<I, O>, input: I) => sayClearly(() => command.run(db, input)),
    readText: async <I, O>(command: ReadCommand<I, O>, input: I) =>
      sayClearly(() => JsonText.whole<O>(toJsonBytes(command.run(db, input)))),
    text: async <I, O>(command: TextCommand<I, O>, input: I) =>
      sayClearly(async () => {
        const parts: string[] = [];
        const add = async (part: string) => void parts.push(part);
        await command.run({ db, nowMs: now(), add }, input);
        return JsonText.whole<O>(Buffer.from(parts.join('')));
      }),
    write,
    job,
    // One thing at a time happens here anyhow.
    jobAlone: job,
    close: async () => {
      writer.stop();
      db.close();
    },
  };
}

/** A fault of the machine becomes the same error as over threads. */
async function sayClearly<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStorageFault(error);
  }
}
