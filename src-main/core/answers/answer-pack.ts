/** The form of a pack: contents of answers of one prompt in one frame, what servers sent for them in another. Pure. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

import { type AnswerContent, fromReferences, type PackedReferences, toReferences } from './answer-content.ts';
import { requireWhole, withChecksum } from './checksum.ts';
import { listReferable, putBack, takeOut } from './reply-references.ts';

/** An answer as it is in a pack before compression: what goes on into another pack is not taken apart. */
export interface PackMember {
  id: number;
  text: Buffer;
  references: Buffer;
  /** Replies with what the content says taken out; null when none are kept. */
  raw: Buffer | null;
}

export interface PackFrames {
  contents: Buffer;
  /** Null when no member has replies. */
  raws: Buffer | null;
  /** Of both before compression. */
  bytes: number;
}

/** `replies`: as `unpackReplyBytes` gives them. */
export function toMember(id: number, content: AnswerContent, replies: Buffer | null): PackMember {
  return {
    id,
    text: Buffer.from(JSON.stringify(content.text)),
    references: Buffer.from(JSON.stringify(toReferences(content))),
    raw: replies && Buffer.from(takeOut(replies.toString('latin1'), listReferable(content)), 'latin1'),
  };
}

export function readContent({ text, references }: PackMember): AnswerContent {
  return fromReferences(JSON.parse(text.toString()) as string, JSON.parse(references.toString()) as PackedReferences);
}

/** As they went in. */
export function readReplyBytes(member: PackMember): Buffer | null {
  const { raw } = member;
  return raw && Buffer.from(putBack(raw.toString('latin1'), listReferable(readContent(member))), 'latin1');
}

/** About 70 microseconds an answer. Level 13 would take 4 % less room and six times as long; more answers in a pack do more. */
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 9 } };

export function toFrames(members: readonly PackMember[]): PackFrames {
  const head = members.map(({ id, references, text }, index) => [
    id - (members[index - 1]?.id ?? 0),
    references.length,
    text.length,
  ]);
  const contents = Buffer.concat([
    toLine(head),
    ...members.map(({ references }) => references),
    ...members.map(({ text }) => text),
  ]);
  const raws = members.some(({ raw }) => raw !== null) ? toRaws(members) : null;
  return {
    contents: withChecksum(zstdCompressSync(contents, LEVEL)),
    raws: raws && withChecksum(zstdCompressSync(raws, { ...LEVEL, dictionary: contents })),
    bytes: contents.length + (raws?.length ?? 0),
  };
}

function toRaws(members: readonly PackMember[]): Buffer {
  const parts = members.map(({ raw }) => raw ?? Buffer.alloc(0));
  return Buffer.concat([toLine(parts.map((part) => part.length)), ...parts]);
}

function toLine(head: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(head)}\n`);
}

interface ContentRanges {
  references: [start: number, end: number];
  text: [start: number, end: number];
}

/** Contents are mostly no larger than so many times their frame: unpacked in one piece they take a third less time than in small ones. */
const MOST_RATIO = 5;
const CHUNK = 16_384;

/** A pack that was unpacked; answers are read out of it one by one. */
export class OpenPack {
  /** In the order of the pack. */
  readonly ids: readonly number[];
  readonly #contents: Buffer;
  readonly #ranges = new Map<number, ContentRanges>();
  readonly #packedRaws: Uint8Array | null;
  #raws: Map<number, Buffer> | null = null;

  /** Throws when the contents are not those that were packed. Raws are looked at when they are asked for, and throw then. */
  constructor(contents: Uint8Array, raws: Uint8Array | null) {
    const frame = requireWhole(contents);
    this.#contents = zstdDecompressSync(frame, { chunkSize: Math.max(CHUNK, frame.length * MOST_RATIO) });
    this.#packedRaws = raws;
    const { head, end } = readLine(this.#contents);
    const lengths = head as [idStep: number, references: number, text: number][];
    let reference = end;
    let text = end + lengths.reduce((sum, [, length]) => sum + length, 0);
    let id = 0;
    for (const [step, references, texts] of lengths) {
      id += step;
      this.#ranges.set(id, { references: [reference, reference + references], text: [text, text + texts] });
      reference += references;
      text += texts;
    }
    this.ids = [...this.#ranges.keys()];
  }

  /** Of the unpacked contents. */
  get bytes(): number {
    return this.#contents.length;
  }

  has(id: number): boolean {
    return this.#ranges.has(id);
  }

  hasReplies(id: number): boolean {
    return this.#openRaws().has(id);
  }

  /** Without its replies, which take another look. The answer must be one of the pack. */
  readContent(id: number): AnswerContent {
    return readContent({ ...this.#readParts(id), raw: null });
  }

  /** The answer must be one of the pack. */
  readText(id: number): string {
    const { text } = this.#ranges.get(id)!;
    return JSON.parse(this.#contents.toString('utf8', ...text)) as string;
  }

  /** The answer must be one of the pack. */
  readMember(id: number): PackMember {
    return { ...this.#readParts(id), raw: this.#openRaws().get(id) ?? null };
  }

  #readParts(id: number): Omit<PackMember, 'raw'> {
    const { references, text } = this.#ranges.get(id)!;
    return { id, text: this.#contents.subarray(...text), references: this.#contents.subarray(...references) };
  }

  #openRaws(): Map<number, Buffer> {
    if (this.#raws) return this.#raws;
    const found = new Map<number, Buffer>();
    if (this.#packedRaws === null) {
      this.#raws = found;
      return found;
    }
    const raws = zstdDecompressSync(requireWhole(this.#packedRaws), { dictionary: this.#contents });
    const { head, end } = readLine(raws);
    let at = end;
    for (const [index, length] of (head as number[]).entries()) {
      if (length > 0) found.set(this.ids[index] ?? 0, raws.subarray(at, at + length));
      at += length;
    }
    this.#raws = found;
    return found;
  }
}

function readLine(bytes: Buffer): { head: unknown; end: number } {
  const end = bytes.indexOf(10);
  return { head: JSON.parse(bytes.toString('utf8', 0, end)), end: end + 1 };
}
