/**
 * Whole numbers in blobs, in two forms: 32-bit words, where loops run over millions of them, and as few bytes as each needs, seven
 * bits a byte, the lowest first, where they are stored in great number. Everything that figures store is made of these.
 */

/** The words of a blob: in place where that is possible, else copied. What is missing of the last word is 0. */
export function toWords(body: Uint8Array = NO_BYTES): Int32Array {
  const { byteOffset, byteLength } = body;
  if (byteOffset % 4 === 0 && byteLength % 4 === 0) return new Int32Array(body.buffer, byteOffset, byteLength / 4);
  const words = new Int32Array((byteLength + 3) >> 2);
  new Uint8Array(words.buffer).set(body);
  return words;
}

const NO_BYTES = new Uint8Array(0);

export function toBytes(words: Int32Array): Uint8Array {
  return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}

/** Collects numbers from 0 to 2^53 - 1. */
export class ByteWriter {
  #bytes = new Uint8Array(256);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  put(value: number): void {
    if (this.#length + 8 > this.#bytes.length) this.#grow(8);
    let rest = value;
    while (rest >= 128) {
      this.#bytes[this.#length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#length++] = rest;
  }

  /** Appends what another writer holds, behind its length, so that a reader may pass over it. */
  putSection(section: ByteWriter): void {
    this.put(section.length);
    if (this.#length + section.length > this.#bytes.length) this.#grow(section.length);
    this.#bytes.set(section.#bytes.subarray(0, section.length), this.#length);
    this.#length += section.length;
  }

  clear(): void {
    this.#length = 0;
  }

  toBytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(by: number): void {
    const next = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + by));
    next.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = next;
  }
}

/** Reads the numbers of a `ByteWriter` in their order. Behind the end every number is 0. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  /** The next byte. */
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.at >= this.#bytes.length;
  }

  next(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.at++] ?? 0;
    if (byte < 128) return byte;
    let [value, scale] = [byte & 127, 128];
    do {
      byte = bytes[this.at++] ?? 0;
      value += (byte & 127) * scale;
      scale *= 128;
    } while (byte >= 128);
    return value;
  }
}
