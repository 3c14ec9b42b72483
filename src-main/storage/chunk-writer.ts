/** The writing end of a text that is handed over in chunks: gathers small parts, and waits when the reader is behind. */
import type { ChunkSignal } from './chunk-queue.ts';

/** Large enough that a chunk costs the reader little for its size, small enough that nobody waits for one. */
const CHUNK_CHARACTERS = 128 * 1024;
/** Chunks that may be on their way. */
const AHEAD = 4;

export class ChunkWriter {
  readonly #send: (chunk: Uint8Array<ArrayBuffer>) => void;
  #parts: string[] = [];
  #gathered = 0;
  #underWay = 0;
  #isLeft = false;
  #wake: (() => void) | null = null;

  constructor(send: (chunk: Uint8Array<ArrayBuffer>) => void) {
    this.#send = send;
  }

  /** Throws once nobody reads the text any more. */
  async add(part: string): Promise<void> {
    this.#parts.push(part);
    this.#gathered += part.length;
    if (this.#gathered >= CHUNK_CHARACTERS) await this.#flush();
  }

  async end(): Promise<void> {
    if (this.#gathered > 0) await this.#flush();
  }

  /** What the reader said. */
  hear(word: ChunkSignal): void {
    if (word === 'more') this.#underWay--;
    else this.#isLeft = true;
    this.#wake?.();
    this.#wake = null;
  }

  async #flush(): Promise<void> {
    while (this.#underWay >= AHEAD && !this.#isLeft) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#isLeft) throw new Error('Nobody reads this text any more.');
    const bytes = encoder.encode(this.#parts.join(''));
    this.#parts = [];
    this.#gathered = 0;
    this.#underWay++;
    this.#send(bytes);
  }
}

const encoder = new TextEncoder();

/** An output as the bytes of its JSON text, in memory of their own that can be moved to another thread. */
export function toJsonBytes(output: unknown): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(output));
}
