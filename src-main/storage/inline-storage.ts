/** Storage on the calling thread, for the command line and for tests: the same commands without threads. */

import { toJsonBytes } from './chunk-writer.ts';
import type { JobCommand, JobProgress, ReadCommand, Storage, TextCommand, WriteCommand } from './command.ts';
import { DurableWriter } from './durable-writer.ts';
import { UNWATCHED } from './folder-watch.ts';
import { JsonText } from './json-text.ts';
import { type OpenOptions, openDatabase, requireInPlace } from './open-database.ts';
import { SlowCommands } from './slow-commands.ts';
import { toStorageFault } from './storage-fault.ts';
import type { ThreadRole } from './thread-messages.ts';

export function openInlineStorage(dataDir: string, now: () => number, options: OpenOptions = {}): Storage {
  const db = openDatabase(dataDir, options);
  const writer = new DurableWriter(db, dataDir);
  const slow = new SlowCommands();
  /** A fault of the machine becomes the same error as over threads. */
  const run = async <T>(name: string, thread: ThreadRole, work: () => T | Promise<T>): Promise<T> => {
    const begunMs = performance.now();
    try {
      return await work();
    } catch (error) {
      throw toStorageFault(error);
    } finally {
      slow.note(name, thread, performance.now() - begunMs);
    }
  };
  const write = async <I, O>(command: WriteCommand<I, O>, input: I): Promise<O> =>
    run(command.name, 'writer', () => {
      requireInPlace(db);
      return writer.write(() => command.run(db, input, { nowMs: now() }));
    });
  const job = async <I, O>(command: JobCommand<I, O>, input: I, onProgress?: (progress: JobProgress) => void) =>
    run(command.name, 'job', () =>
      command.run({ db, dataDir, nowMs: now(), write, report: (progress) => onProgress?.(progress) }, input),
    );
  return {
    dataDir,
    folder: UNWATCHED,
    onSlow: (listener) => slow.onSlow(listener),
    read: async <I, O>(command: ReadCommand<I, O>, input: I) =>
      run(command.name, 'reader', () => command.run(db, input)),
    readText: async <I, O>(command: ReadCommand<I, O>, input: I) =>
      run(command.name, 'reader', () => JsonText.whole<O>(toJsonBytes(command.run(db, input)))),
    text: async <I, O>(command: TextCommand<I, O>, input: I) =>
      run(command.name, 'job', async () => {
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
      slow.stop();
      writer.stop();
      db.close();
    },
  };
}
