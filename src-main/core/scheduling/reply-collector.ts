/**
 * Gathers what calls bring within a few milliseconds and stores it together: one durable write for many replies. A reply
 * that cannot be stored with the others is stored alone, and one that cannot be read fails alone. While the disk is full or
 * the database is locked it keeps what came: it was paid for.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import type { Storage } from '../../storage/command.ts';
import { isPassingFault } from '../../storage/storage-fault.ts';
import type { CallFailure } from '../engines/engine-route.ts';
import { completeJobs, failJobs, type JobSettled, type ReceivedJob, saveReceived } from './job-outcomes.ts';

const GATHER_MS = 4;
const BATCH = 64;
const RETRY_DELAYS_MS = [250, 1_000, 3_000];
const LAST_DELAY_MS = 3_000;

type Item = ReceivedJob | { jobId: number; failure: CallFailure };

export class ReplyCollector {
  readonly #storage: Storage;
  readonly #onSettled: (settled: JobSettled[]) => void;
  readonly #onFault: (error: unknown) => void;
  #items: Item[] = [];
  #flushing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  /** Jobs whose reply or failure is not stored yet. */
  readonly #held = new Set<number>();
  readonly #closing = new AbortController();

  constructor(storage: Storage, onSettled: (settled: JobSettled[]) => void, onFault: (error: unknown) => void) {
    this.#storage = storage;
    this.#onSettled = onSettled;
    this.#onFault = onFault;
  }

  get heldJobs(): readonly number[] {
    return [...this.#held];
  }

  add(item: Item): void {
    this.#items.push(item);
    this.#held.add(item.jobId);
    if (this.#items.length >= BATCH) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** Stores what there is; resolves when everything added so far is stored. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const items = this.#items;
    this.#items = [];
    if (items.length > 0) {
      this.#flushing = this.#flushing
        .then(() => this.#store(items))
        .catch(this.#onFault)
        .finally(() => items.forEach(({ jobId }) => void this.#held.delete(jobId)));
    }
    return this.#flushing;
  }

  /** Stores what there is, and no longer waits for a full disk or a lock to pass. */
  close(): Promise<void> {
    this.#closing.abort();
    return this.flush();
  }

  /** Reads replies that are kept already, for example by a process that died. */
  async complete(jobIds: number[]): Promise<void> {
    for (let start = 0; start < jobIds.length; start += BATCH) {
      const batch = jobIds.slice(start, start + BATCH);
      try {
        this.#onSettled(await this.#outlast(() => this.#storage.write(completeJobs, batch)));
      } catch (error) {
        this.#onFault(error);
        // Kept as it is, and read by the next start: the reply is not at fault.
        if (isPassingFault(error)) return;
        for (const jobId of batch) await this.#completeAlone(jobId);
      }
    }
  }

  /** Replies come first: they were paid for, a failure is only news. */
  async #store(items: Item[]): Promise<void> {
    const received = items.filter((item) => 'replies' in item);
    const failed = items.filter((item) => 'failure' in item);
    if (received.length > 0) await this.complete(await this.#keep(received));
    if (failed.length > 0) this.#onSettled(await this.#insist(() => this.#storage.write(failJobs, failed)));
  }

  async #keep(received: ReceivedJob[]): Promise<number[]> {
    try {
      return await this.#insist(() => this.#storage.write(saveReceived, received));
    } catch (error) {
      if (isPassingFault(error)) throw error;
      const kept: number[] = [];
      for (const item of received) {
        kept.push(...(await this.#storage.write(saveReceived, [item]).catch((error) => this.#giveUp(error))));
      }
      return kept;
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
      this.#onSettled(await this.#storage.write(completeJobs, [jobId]));
    } catch (error) {
      this.#onFault(error);
      const message = 'The reply is kept but could not be read; the log has the details.';
      const failure: CallFailure = { kind: 'failure', reason: 'schema_drift', message, retryAfterMs: null };
      this.#onSettled(await this.#storage.write(failJobs, [{ jobId, failure }]));
    }
  }
}
