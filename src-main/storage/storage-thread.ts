/** The main thread's end of one storage thread: sends calls, matches outcomes, and fails what is pending when it dies. */
import { Worker } from 'node:worker_threads';

import { AppError } from '#shared/app-error.ts';
import type { ChunkSignal } from './chunk-queue.ts';
import type { JobProgress } from './command.ts';
import type { SerializedPayload } from './serialized-payload.ts';
import type { SlowCommands } from './slow-commands.ts';
import {
  type FromThread,
  fromThreadFault,
  type Outcome,
  type ThreadData,
  type ThreadRole,
  type ToThread,
  toThreadFault,
} from './thread-messages.ts';

interface Pending {
  resolve(output: unknown): void;
  reject(error: unknown): void;
  call: ThreadCall;
}

export interface ThreadCall {
  command: string;
  input: unknown;
  /** Another thread sealed the input: it is moved on as it is, and `input` is of no use here afterwards. */
  isSerialized?: boolean;
  nowMs: number;
  /** A read whose output is wanted as the bytes of its JSON text. */
  asText?: boolean;
  /** See `ReadCommand`. */
  isHeavy?: boolean | undefined;
  onProgress?: (progress: JobProgress) => void;
  /** Takes the next chunk of a text; `say` is how to answer. */
  onChunk?: (chunk: Uint8Array, say: (word: ChunkSignal) => void) => void;
}

/**
 * The engine gives each thread room as if it had the machine to itself. With less room for new objects it looks through them more
 * often, each time for a shorter while, and what is busy takes half the memory. A thread that outgrows the other room ends, and the
 * process goes on.
 */
const HEAP_MB = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 1024 };

/** Runs a write for a job on the writer thread. */
export type RelayWrite = (command: string, input: SerializedPayload) => Promise<unknown>;

export class StorageThread {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #role: ThreadRole;
  readonly #slow: SlowCommands;
  readonly #pending = new Map<number, Pending>();
  #nextId = 1;
  #isClosing = false;
  #isEnded = false;
  readonly #ended: Promise<void>;

  /** `relayWrite`: of a thread for jobs. */
  constructor(entry: URL, data: ThreadData, slow: SlowCommands, relayWrite?: RelayWrite) {
    this.#role = data.role;
    this.#slow = slow;
    this.#worker = new Worker(entry, { workerData: data, resourceLimits: HEAP_MB });
    let failReady: (error: unknown) => void = () => {};
    this.ready = new Promise((resolve, reject) => {
      failReady = reject;
      this.#worker.on('message', (message: FromThread) => {
        if (message.kind === 'ready') resolve();
        else if (message.kind === 'failed') {
          const error = fromThreadFault(message.error);
          reject(error);
          this.#failPending(error);
        } else if (message.kind === 'write') void this.#relay(message, relayWrite);
        else this.#settle(message);
      });
      this.#worker.on('error', (cause) => {
        const error = new AppError('INTERNAL', 'A storage thread ended.', undefined, cause);
        reject(error);
        this.#failPending(error);
      });
    });
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#isEnded = true;
        const error = new AppError('INTERNAL', 'A storage thread ended.');
        failReady(error);
        this.#failPending(error);
        resolve();
      });
    });
    this.ready.catch(() => {});
  }

  /** Calls that have no outcome yet. */
  get load(): number {
    return this.#pending.size;
  }

  /** True once the thread is gone, asked to or not. It answers nothing any more. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  async call(call: ThreadCall): Promise<unknown> {
    if (this.#isClosing) throw new AppError('INTERNAL', 'Sightline is closing.');
    if (this.#isEnded) throw new AppError('INTERNAL', 'A storage thread ended.');
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, call });
      const { command, input, isSerialized, nowMs, asText, onProgress } = call;
      const moved = isSerialized ? [(input as SerializedPayload).buffer] : [];
      this.#say(
        { kind: 'call', id, command, input, isSerialized, nowMs, asText, isFollowed: onProgress !== undefined },
        moved,
      );
    });
  }

  /** Waits for the calls under way, then ends the thread. */
  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#say({ kind: 'close' });
    await this.#ended;
  }

  #say(message: ToThread, moved: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, moved);
  }

  #settle(message: Extract<FromThread, { id: number }>): void {
    const pending = this.#pending.get(message.id);
    if (message.kind === 'progress') pending?.call.onProgress?.(message.progress);
    if (message.kind === 'chunk')
      pending?.call.onChunk?.(message.chunk, (word) => this.#say({ kind: 'chunk', id: message.id, word }));
    if (message.kind !== 'outcome' || !pending) return;
    this.#pending.delete(message.id);
    this.#slow.note(pending.call.command, this.#role, message.ranMs);
    if ('output' in message.outcome) pending.resolve(message.outcome.output);
    else pending.reject(fromThreadFault(message.outcome.error));
  }

  async #relay(message: Extract<FromThread, { kind: 'write' }>, relayWrite?: RelayWrite): Promise<void> {
    let outcome: Outcome;
    try {
      if (!relayWrite) throw new Error('This thread may not write.');
      outcome = { output: await relayWrite(message.command, message.input) };
    } catch (error) {
      outcome = { error: toThreadFault(error) };
    }
    this.#say({ kind: 'written', id: message.id, outcome });
  }

  #failPending(error: unknown): void {
    for (const pending of this.#pending.values()) pending.reject(error);
    this.#pending.clear();
  }
}
