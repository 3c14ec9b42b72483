/**
 * An output that is JSON text already. The thread that made it wrote it down, and doors pass it on as it is: as objects it
 * would be copied from thread to thread and written on the main thread, where everything else waits meanwhile.
 */

export class JsonText<T> {
  /** All of it; null when it comes in pieces that are still being written. */
  readonly bytes: Uint8Array | null;
  readonly #pieces: AsyncIterable<Uint8Array>;

  private constructor(bytes: Uint8Array | null, pieces: AsyncIterable<Uint8Array>) {
    this.bytes = bytes;
    this.#pieces = pieces;
  }

  static whole<T>(bytes: Uint8Array): JsonText<T> {
    return new JsonText<T>(bytes, listOne(bytes));
  }

  /** Pieces can be read once; whoever stops early tells the writer so. */
  static pieces<T>(pieces: AsyncIterable<Uint8Array>): JsonText<T> {
    return new JsonText<T>(null, pieces);
  }

  /** The bytes with `{"data":` before and `}` after them, as HTTP replies have it. Throws what the writer threw. */
  async *wrapped(): AsyncGenerator<Uint8Array> {
    yield BEFORE;
    yield* this.#pieces;
    yield AFTER;
  }

  /** `wrapped` in one piece; null when it comes in pieces. */
  wrappedWhole(): Buffer | null {
    return this.bytes && Buffer.concat([BEFORE, this.bytes, AFTER]);
  }

  /** What the text says, for callers in this process. */
  async read(): Promise<T> {
    return JSON.parse(await this.readText()) as T;
  }

  async readText(): Promise<string> {
    if (this.bytes) return toBuffer(this.bytes).toString('utf8');
    const pieces: Uint8Array[] = [];
    for await (const piece of this.#pieces) pieces.push(piece);
    return Buffer.concat(pieces).toString('utf8');
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
