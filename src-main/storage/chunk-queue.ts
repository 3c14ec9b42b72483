/**
 * Chunks of a text on their way from the thread that writes it to the one reader that passes it on. It holds no more than
 * the writer may send ahead, says when a chunk was taken, and gives up on a reader that takes nothing for long.
 */
import { AppError } from '#shared/app-error.ts';

/** What the reader's side signals to the writer: go on, or stop because nobody reads any more. */
export type ChunkSignal = 'more' | 'enough';

/** A reader on this machine takes a chunk within milliseconds; one that stands still must not keep a thread. */
const PATIENCE_MS = 60_000;

export class ChunkQueue implements AsyncIterableIterator<Uint8Array> {
  readonly #say: (word: ChunkSignal) => void;
  readonly #patienceMs: number;
  #chunks: Uint8Array[] = [];
  #end: { error: unknown } | 'whole' | null = null;
  #isLeft = false;
  #wake: (() => void) | null = null;
  #patience: NodeJS.Timeout | null = null;

  constructor(say: (word: ChunkSignal) => void, patienceMs = PATIENCE_MS) {
    this.#say = say;
    this.#patienceMs = patienceMs;
  }

  push(chunk: Uint8Array): void {
    if (this.#isLeft) return;
    this.#chunks.push(chunk);
    this.#wakeReader();
    this.#patience ??= setTimeout(() => this.#giveUp(), this.#patienceMs).unref();
  }

  /** Everything was pushed. */
  end(): void {
    this.#end ??= 'whole';
    this.#wakeReader();
  }

  /** The reader gets what was pushed, then the error. */
  fail(error: unknown): void {
    this.#end ??= { error };
    this.#wakeReader();
  }

  /** Resolves when there is a chunk or an end; throws the error of a writer that failed before its first chunk. */
  async waitForFirst(): Promise<void> {
    await this.#waitForNews();
    if (this.#chunks.length === 0) this.#throwEnd();
  }

  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    await this.#waitForNews();
    const chunk = this.#chunks.shift();
    this.#stopPatience();
    if (chunk === undefined) {
      this.#throwEnd();
      return { done: true, value: undefined };
    }
    if (this.#chunks.length > 0) this.#patience = setTimeout(() => this.#giveUp(), this.#patienceMs).unref();
    this.#say('more');
    return { done: false, value: chunk };
  }

  /** The reader leaves early. */
  async return(): Promise<IteratorResult<Uint8Array, undefined>> {
    this.#leave();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #giveUp(): void {
    this.#leave();
    this.#end = { error: new AppError('INTERNAL', 'Nobody took what was written.') };
  }

  #leave(): void {
    if (this.#isLeft) return;
    this.#isLeft = true;
    this.#chunks = [];
    this.#stopPatience();
    if (this.#end === null) this.#say('enough');
    this.#end ??= 'whole';
  }

  #waitForNews(): Promise<void> {
    if (this.#chunks.length > 0 || this.#end !== null) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #wakeReader(): void {
    this.#wake?.();
    this.#wake = null;
  }

  #stopPatience(): void {
    if (this.#patience) clearTimeout(this.#patience);
    this.#patience = null;
  }

  #throwEnd(): void {
    if (this.#end !== null && this.#end !== 'whole') throw this.#end.error;
  }
}
