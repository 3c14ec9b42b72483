/**
 * An output that is JSON text already. The thread that made it wrote it down, and transports pass it on as it is: as objects it
 * would be copied from thread to thread and written on the main thread, where everything else waits meanwhile.
 */

export class JsonText<T> {
  /** All of it; null when it comes in chunks that are still being written. */
  readonly bytes: Uint8Array | null;
  readonly #chunks: AsyncIterable<Uint8Array>;

  private constructor(bytes: Uint8Array | null, chunks: AsyncIterable<Uint8Array>) {
    this.bytes = bytes;
    this.#chunks = chunks;
  }

  static whole<T>(bytes: Uint8Array): JsonText<T> {
    return new JsonText<T>(bytes, listOne(bytes));
  }

  /** Chunks can be read once; a reader that stops early signals it to the writer. */
  static chunks<T>(chunks: AsyncIterable<Uint8Array>): JsonText<T> {
    return new JsonText<T>(null, chunks);
  }

  /** The bytes with `{"data":` before and `}` after them, as HTTP replies have it. Throws what the writer threw. */
  async *wrapped(): AsyncGenerator<Uint8Array> {
    yield BEFORE;
    yield* this.#chunks;
    yield AFTER;
  }

  /** `wrapped` in one chunk; null when it comes in chunks. */
  wrappedWhole(): Buffer | null {
    return this.bytes && Buffer.concat([BEFORE, this.bytes, AFTER]);
  }

  /** What the text says, for callers in this process. */
  async read(): Promise<T> {
    return JSON.parse(await this.readText()) as T;
  }

  async readText(): Promise<string> {
    if (this.bytes) return toBuffer(this.bytes).toString('utf8');
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.#chunks) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  }
}

const BEFORE = Buffer.from('{"data":');
const AFTER = Buffer.from('}');

async function* listOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
