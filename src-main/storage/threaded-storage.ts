/**
 * Storage on worker threads, for the app and the server: one writer, a few readers, a thread for each long job. A thread
 * that dies is replaced; what it was asked meanwhile fails. Threads beyond the first two are there only while they are busy.
 */

import { ChunkQueue } from './chunk-queue.ts';
import type { JobProgress, Storage } from './command.ts';
import { ExclusiveLock } from './exclusive-lock.ts';
import { FolderWatch } from './folder-watch.ts';
import { JobThreads } from './job-threads.ts';
import { JsonText } from './json-text.ts';
import { ReaderThreads } from './reader-threads.ts';
import { RestartingWorker } from './restarting-worker.ts';
import { noteRunning } from './running-folders.ts';
import { Semaphore } from './semaphore.ts';
import { SlowCommands } from './slow-commands.ts';
import { type RelayWrite, StorageThread, type ThreadCall } from './storage-thread.ts';

export interface ThreadedOptions {
  dataDir: string;
  /** The module that serves commands on a worker thread. */
  entry: URL;
  now: () => number;
  /** Where there is no database, none is made. */
  mustExist?: boolean;
  readers?: number;
  /** How long further readers and a thread for jobs are kept when they have nothing to do; absent: as below. */
  idleMs?: number;
}

/** A thread holds some thirty megabytes, and starting one takes some tenths of a second. */
const READER_IDLE_MS = 60_000;
/** Longer than from one look of the upkeep to the next, which may have a job each time. Nobody notices when a job begins a little later. */
const JOB_IDLE_MS = 20_000;

/** An import may take minutes: who asks for exclusive access is refused rather than kept waiting. */
const EXCLUSIVE_PATIENCE_MS = 10_000;

/** Texts are as slow as whoever reads them: a few slow ones must not take a thread each. */
const MOST_TEXTS = 2;

/** Opens (and migrates) the database. Throws CONFLICT when it cannot be opened. */
export async function openThreadedStorage(options: ThreadedOptions): Promise<Storage> {
  const { dataDir, entry, now, idleMs } = options;
  let mustExist = options.mustExist ?? false;
  const slow = new SlowCommands();
  let noteOpened = () => {};
  const writer = new RestartingWorker(() => {
    const thread = new StorageThread(entry, { role: 'writer', dataDir, mustExist }, slow);
    thread.ready.then(
      () => noteOpened(),
      () => {},
    );
    return thread;
  });
  const startReader = () => new StorageThread(entry, { role: 'reader', dataDir }, slow);
  const readers = new ReaderThreads(startReader, options.readers ?? 2, idleMs ?? READER_IDLE_MS);
  const opened = writer.warm();
  // Its modules are loaded while the writer opens and migrates; it opens the database for its first read.
  readers.warm();
  await opened.catch(async (error: unknown) => {
    await Promise.all([readers.close(), writer.close()]);
    throw error;
  });
  mustExist = true;
  const folder = new FolderWatch(dataDir, {
    reopen: async () => {
      await Promise.all([jobs.renew(), readers.renew()]);
      await writer.renew();
      await writer.warm();
    },
    isOpen: () => writer.isWarm,
  });
  noteOpened = () => folder.noteOpened();
  const forgetRunning = noteRunning(dataDir);
  const relayWrite: RelayWrite = async (command, input) => {
    folder.requireThere();
    return folder.hear(writer.call({ command, input, isSerialized: true, nowMs: now() }));
  };
  const jobs = new JobThreads(
    () => new StorageThread(entry, { role: 'job', dataDir }, slow, relayWrite),
    idleMs ?? JOB_IDLE_MS,
  );
  const texts = new Semaphore(MOST_TEXTS);
  const lock = new ExclusiveLock(EXCLUSIVE_PATIENCE_MS);
  const runJob = (command: string, input: unknown, onProgress?: (progress: JobProgress) => void) => {
    folder.requireThere();
    return folder.hear(jobs.run({ command, input, nowMs: now(), onProgress }));
  };
  const read = async (call: ThreadCall) => {
    folder.requireThere();
    return folder.hear(readers.call(call));
  };

  return {
    dataDir,
    folder,
    onSlow: (listener) => slow.onSlow(listener),
    read: async ({ name, isHeavy }, input) => read({ command: name, input, nowMs: now(), isHeavy }) as never,
    readText: async (command, input) =>
      JsonText.whole((await read({ command: command.name, input, nowMs: now(), asText: true })) as Uint8Array),
    text: async (command, input) => {
      folder.requireThere();
      return toText((onChunk) =>
        texts.run(() => jobs.run({ command: command.name, input, nowMs: now(), onChunk }).then(() => undefined)),
      );
    },
    // What a job writes is part of the job.
    write: async (command, input) => {
      folder.requireThere();
      return lock.runShared(() => folder.hear(writer.call({ command: command.name, input, nowMs: now() }))) as never;
    },
    job: async (command, input, onProgress) => lock.runShared(() => runJob(command.name, input, onProgress)) as never,
    jobAlone: async (command, input, onProgress) =>
      lock.runExclusive(() => runJob(command.name, input, onProgress)) as never,
    close: async () => {
      folder.stop();
      slow.stop();
      forgetRunning();
      await Promise.all([jobs.close(), readers.close()]);
      await writer.close();
    },
  };
}

type OnChunk = NonNullable<Parameters<StorageThread['call']>[0]['onChunk']>;

/** The text that `start` has written, as soon as its first chunk is there. */
async function toText<O>(start: (onChunk: OnChunk) => Promise<void>): Promise<JsonText<O>> {
  let say: Parameters<OnChunk>[1] = () => {};
  const queue = new ChunkQueue((word) => say(word));
  start((chunk, answer) => {
    say = answer;
    queue.push(chunk);
  }).then(
    () => queue.end(),
    (error) => queue.fail(error),
  );
  await queue.waitForFirst();
  return JsonText.chunks<O>(queue);
}
