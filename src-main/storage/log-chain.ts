/**
 * Follows the checksums of a write-ahead log that somebody has open. Whoever cuts it leaves a gap of zeros behind which SQLite goes on
 * writing: no start would read what is there, and a checkpoint would write the gap into the database. Each frame carries the
 * checksum of all before it, so a gap anywhere breaks the chain, whenever it came about. It reads the log only.
 */
import { closeSync, openSync, readSync } from 'node:fs';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** How a log starts; its last bit is the byte order of checksums. */
const LOG_START = 0x377f0682;
const FRAMES_AT_A_TIME = 64;

/** A whole transaction and everything before it: so many frames, and the checksum up to there. */
interface Known {
  frames: number;
  sums: readonly [number, number];
}

/** The first frames of a log, and its header before them. */
export interface LogPart {
  frames: number;
  bytes: Buffer;
}

export class LogChain {
  readonly #path: string;
  readonly #pageBytes: number;
  readonly #buffer: Buffer;
  readonly #words: DataView;
  /** The salts and the checksum of the log that is followed; another one starts over. */
  #header = Buffer.alloc(HEADER_BYTES);
  /** Up to the frame before the last one that was followed, which is where a gap in what is old would show. */
  #known: Known = { frames: 0, sums: [0, 0] };

  constructor(path: string, pageBytes: number) {
    this.#path = path;
    this.#pageBytes = pageBytes;
    const room = new ArrayBuffer(FRAMES_AT_A_TIME * this.frameBytes);
    this.#buffer = Buffer.from(room);
    this.#words = new DataView(room);
  }

  get frameBytes(): number {
    return FRAME_HEADER_BYTES + this.#pageBytes;
  }

  /** How long a log of so many frames is at least. */
  toBytes(frames: number): number {
    return frames === 0 ? 0 : HEADER_BYTES + frames * this.frameBytes;
  }

  /** Null when the first `frames` of the log are whole; else how many of them are, up to the end of a transaction. */
  findCut(frames: number): number | null {
    if (frames === 0) return null;
    const file = openToRead(this.#path);
    if (file === null) return 0;
    try {
      if (!this.#readHeader(file)) return 0;
      const from = this.#known.frames <= frames ? this.#known : this.#toStart();
      if (this.#follow(file, from, frames) === frames) return null;
      // What was whole before may be gone as well.
      return this.#follow(file, this.#toStart(), frames);
    } finally {
      closeSync(file);
    }
  }

  /** The first `frames` of the log as they are; null when they are not all there any more. */
  copy(frames: number): LogPart | null {
    const file = openToRead(this.#path);
    if (file === null) return null;
    try {
      const bytes = Buffer.alloc(this.toBytes(frames));
      const part = { frames, bytes };
      return readSync(file, bytes, 0, bytes.length, 0) === bytes.length && this.isStillOf(part) ? part : null;
    } finally {
      closeSync(file);
    }
  }

  /** Whether the log that is followed began like that. */
  isStillOf({ bytes }: LogPart): boolean {
    return bytes.subarray(0, HEADER_BYTES).equals(this.#header);
  }

  /** False when it is no header; a log that was restarted is followed from its start. */
  #readHeader(file: number): boolean {
    const header = Buffer.alloc(HEADER_BYTES);
    if (readSync(file, header, 0, HEADER_BYTES, 0) < HEADER_BYTES || !isStart(header)) return false;
    if (!header.equals(this.#header)) {
      this.#header = header;
      this.#known = this.#toStart();
    }
    return true;
  }

  #toStart(): Known {
    return { frames: 0, sums: [this.#header.readUInt32BE(24), this.#header.readUInt32BE(28)] };
  }

  /** Returns how many frames are whole up to the end of a transaction. */
  #follow(file: number, from: Known, frames: number): number {
    let [one, two] = from.sums;
    let whole = from.frames;
    for (let done = from.frames; done < frames; ) {
      const wanted = Math.min(FRAMES_AT_A_TIME, frames - done);
      const read = readSync(file, this.#buffer, 0, wanted * this.frameBytes, this.toBytes(done) || HEADER_BYTES);
      for (let index = 0; index < wanted; index++) {
        const start = index * this.frameBytes;
        if (start + this.frameBytes > read || !this.#hasSalts(start)) return whole;
        const before: Known = { frames: done + index, sums: [one, two] };
        [one, two] = this.#sum(start, one, two);
        if (this.#buffer.readUInt32BE(start + 16) !== one || this.#buffer.readUInt32BE(start + 20) !== two)
          return whole;
        // Only the last frame of a transaction holds the size of the database after it.
        if (this.#buffer.readUInt32BE(start + 4) !== 0) whole = done + index + 1;
        if (whole === frames) this.#known = before;
      }
      done += wanted;
    }
    return whole;
  }

  #hasSalts(start: number): boolean {
    return this.#buffer.compare(this.#header, 16, 24, start + 8, start + 16) === 0;
  }

  /** Of the page's number, the size and the page itself, added to what is before. */
  #sum(start: number, before: number, beforeThat: number): [number, number] {
    const isLittle = (this.#header.readUInt32BE(0) & 1) === 0;
    let one = before;
    let two = beforeThat;
    const end = start + this.frameBytes;
    for (let at = start; at < end; at = at === start ? start + FRAME_HEADER_BYTES : at + 8) {
      one = (one + this.#words.getUint32(at, isLittle) + two) | 0;
      two = (two + this.#words.getUint32(at + 4, isLittle) + one) | 0;
    }
    return [one >>> 0, two >>> 0];
  }
}

/** Null when it is gone. */
function openToRead(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function isStart(header: Buffer): boolean {
  return (header.readUInt32BE(0) & ~1) >>> 0 === LOG_START;
}
