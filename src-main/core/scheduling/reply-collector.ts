/**
 * Gathers what calls bring within a few milliseconds and stores it together: one durable write for many replies. A reply
 * that cannot be stored with the others is stored alone, and one that cannot be read fails alone. Replies with redirect
 * links are read once those are resolved; the others do not wait for them. While the disk
 * is full or the database is locked it holds on to what came: it was paid for.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import type { Storage } from '../../storage/command.ts';
import { isPassingFault } from '../../storage/storage-fault.ts';
import type { CallFailure } from '../engines/engine-route.ts';
import { mayHoldRedirects } from '../redirects/redirect-links.ts';
import {
  completeJobs,
  type FailedJob,
  failJobs,
  type JobSettled,
  type ReceivedJob,
  saveReceived,
} from './job-outcomes.ts';
import { readReceived, type SerializedReplies } from './read-received.ts';

const GATHER_MS = 4;
const BATCH = 64;
/** Replies that came while others were stored go together: the fewer the durable writes, the sooner all are stored. */
const MOST_STORED = 2 * BATCH;
/** As many are counted together: what is written of a project at each time is the same for one and for many. */
const MOST_READ = 2 * BATCH;
/** As many are read together: some hundredths of a second, in which the thread for reads has no time for a screen. */
const READ_AT_ONCE = 32;
const RETRY_DELAYS_MS = [250, 1_000, 3_000];
const LAST_DELAY_MS = 3_000;

/** Resolves the links in stored replies; false when it was stopped, and the jobs are best left for later. */
export type ResolveLinks = (jobIds: number[]) => Promise<boolean>;

type Item = ReceivedJob | FailedJob;

/** Replies that are stored and wait for being read. */
interface Unread {
  jobIds: readonly number[];
  /** They are answers now, or failed. */
  done: () => void;
}

export class ReplyCollector {
  readonly #storage: Storage;
  readonly #onSettled: (settled: JobSettled[]) => void;
  readonly #onFault: (error: unknown) => void;
  readonly #waiting = new Set<number>();
  readonly #resumed = new Set<number>();
  readonly #reading = new Set<number>();
  readonly #resolveLinks: ResolveLinks;
  readonly #now: () => number;
  readonly #later = new Set<Promise<void>>();
  #items: Item[] = [];
  #flushing: Promise<void> = Promise.resolve();
  #unread: Unread[] = [];
  #isReading = false;
  #writing: Promise<void> = Promise.resolve();
  readonly #completing = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  readonly #closing = new AbortController();

  constructor(
    storage: Storage,
    onSettled: (settled: JobSettled[]) => void,
    onFault: (error: unknown) => void,
    resolveLinks: ResolveLinks = async () => true,
    now: () => number = Date.now,
  ) {
    this.#storage = storage;
    this.#onSettled = onSettled;
    this.#onFault = onFault;
    this.#resolveLinks = resolveLinks;
    this.#now = now;
  }

  add(item: Item): void {
    this.#items.push(item);
    this.#waiting.add(item.jobId);
    if (this.#items.length >= BATCH) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** Jobs whose reply is here and not stored, or not read yet: they are as little lost as those whose call is under way. */
  listPending(): number[] {
    return [...new Set([...this.#waiting, ...this.#reading, ...this.#resumed])];
  }

  /** Stores what there is; resolves when everything added so far is stored. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#flushing = this.#flushing.then(() => this.#storeAll());
    return this.#flushing.then(() => Promise.all(this.#completing)).then(() => undefined);
  }

  async #storeAll(): Promise<void> {
    while (this.#items.length > 0) {
      const items = this.#items.splice(0, MOST_STORED);
      await this.#store(items).catch(this.#onFault);
      for (const { jobId } of items) this.#waiting.delete(jobId);
    }
  }

  /**
   * Resolves when every reply that waited for its links is read, or left as it is because that was stopped. It no longer
   * waits for a full disk or a lock to pass.
   */
  async finish(): Promise<void> {
    this.#closing.abort();
    await this.flush();
    await Promise.all(this.#later);
  }

  /** Reads replies that are stored already, by a process that died for example, links first. Returns at once. */
  resume(jobIds: number[]): void {
    if (jobIds.length === 0) return;
    for (const jobId of jobIds) this.#resumed.add(jobId);
    const work = this.#completeResolved(jobIds).catch(this.#onFault);
    this.#later.add(work);
    void work.finally(() => {
      this.#later.delete(work);
      for (const jobId of jobIds) this.#resumed.delete(jobId);
    });
  }

  async #completeResolved(jobIds: number[]): Promise<void> {
    for (let start = 0; start < jobIds.length; start += BATCH) {
      const batch = jobIds.slice(start, start + BATCH);
      const isDone = await this.#resolveLinks(batch).catch((error) => {
        this.#onFault(error);
        return true;
      });
      if (!isDone) return;
      await this.#complete(batch);
    }
  }

  /** Has replies read and made answers of; resolves when that is done. */
  #complete(jobIds: readonly number[]): Promise<void> {
    if (jobIds.length === 0) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const jobId of jobIds) this.#reading.add(jobId);
    this.#completing.add(promise);
    const done = () => {
      for (const jobId of jobIds) this.#reading.delete(jobId);
      this.#completing.delete(promise);
      resolve();
    };
    this.#unread.push({ jobIds, done });
    if (!this.#isReading) void this.#readOn();
    return promise;
  }

  /** Reads on one thread only, whatever came meanwhile at a time, and never more than one batch ahead of what is written. */
  async #readOn(): Promise<void> {
    this.#isReading = true;
    while (this.#unread.length > 0) {
      const batch = this.#takeUnread();
      const jobIds = batch.flatMap((one) => one.jobIds);
      const reading = this.#readAll(jobIds);
      await Promise.all([reading.catch(() => null), this.#writing]);
      this.#writing = this.#write(jobIds, reading)
        .catch(this.#onFault)
        .finally(() => {
          for (const { done } of batch) done();
        });
    }
    this.#isReading = false;
  }

  async #readAll(jobIds: readonly number[]): Promise<SerializedReplies[]> {
    const read: SerializedReplies[] = [];
    for (let start = 0; start < jobIds.length; start += READ_AT_ONCE) {
      const some = jobIds.slice(start, start + READ_AT_ONCE);
      read.push(await this.#storage.read(readReceived, { jobIds: some, nowMs: this.#now() }));
    }
    return read;
  }

  #takeUnread(): Unread[] {
    let [count, jobs] = [0, 0];
    for (const { jobIds } of this.#unread) {
      jobs += jobIds.length;
      if (count > 0 && jobs > MOST_READ) break;
      count++;
    }
    return this.#unread.splice(0, count);
  }

  async #write(jobIds: readonly number[], reading: Promise<SerializedReplies[]>): Promise<void> {
    try {
      const read = await reading;
      this.#onSettled(await this.#outlast(() => this.#storage.write(completeJobs, read)));
    } catch (error) {
      this.#onFault(error);
      // Kept as it is, and read by the next start: the reply is not at fault.
      if (isPassingFault(error)) return;
      for (const jobId of jobIds) await this.#completeAlone(jobId);
    }
  }

  /** Replies come first: they were paid for, a failure is only news. */
  async #store(items: Item[]): Promise<void> {
    const received = items.filter((item) => 'replies' in item);
    const failed = items.filter((item) => 'failure' in item);
    if (received.length > 0) this.#read(await this.#save(received), received);
    if (failed.length > 0) this.#onSettled(await this.#insist(() => this.#storage.write(failJobs, failed)));
  }

  #read(stored: number[], received: ReceivedJob[]): void {
    const withLinks = new Set(received.filter((job) => mayHoldRedirects(job.replies)).map((job) => job.jobId));
    this.resume(stored.filter((jobId) => withLinks.has(jobId)));
    void this.#complete(stored.filter((jobId) => !withLinks.has(jobId)));
  }

  async #save(received: ReceivedJob[]): Promise<number[]> {
    try {
      return await this.#insist(() => this.#storage.write(saveReceived, received));
    } catch (error) {
      if (isPassingFault(error)) throw error;
      const stored: number[] = [];
      for (const item of received) {
        stored.push(...(await this.#storage.write(saveReceived, [item]).catch((error) => this.#giveUp(error))));
      }
      return stored;
    }
  }

  #giveUp(error: unknown): number[] {
    this.#onFault(error);
    return [];
  }

  /** Tries again for a while after a fault of ours, and for as long as one of the machine lasts. */
  async #insist<T>(work: () => Promise<T>): Promise<T> {
    for (const delayMs of RETRY_DELAYS_MS) {
      try {
        return await this.#outlast(work);
      } catch (error) {
        if (isPassingFault(error)) throw error;
        this.#onFault(error);
        await this.#pause(delayMs);
      }
    }
    return this.#outlast(work);
  }

  /** Tries again for as long as a full disk or a lock lasts; other faults are thrown. */
  async #outlast<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (!isPassingFault(error) || this.#closing.signal.aborted) throw error;
        if (attempt === 0) this.#onFault(error);
        await this.#pause(RETRY_DELAYS_MS[attempt] ?? LAST_DELAY_MS);
      }
    }
  }

  async #pause(delayMs: number): Promise<void> {
    await sleep(delayMs, undefined, { signal: this.#closing.signal }).catch(() => {});
  }

  async #completeAlone(jobId: number): Promise<void> {
    try {
      const read = await this.#readAll([jobId]);
      this.#onSettled(await this.#storage.write(completeJobs, read));
    } catch (error) {
      this.#onFault(error);
      const message = 'The reply is kept but could not be read; the log has the details.';
      const failure: CallFailure = { kind: 'failure', reason: 'schema_drift', message, retryAfterMs: null };
      this.#onSettled(await this.#storage.write(failJobs, [{ jobId, failure }]));
    }
  }
}
