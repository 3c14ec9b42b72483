/** The form of a pack: contents of answers of one prompt in one frame, what servers sent for them in another. Pure. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

import type { RawReply } from '../engines/engine-route.ts';
import { type AnswerContent, fromReferences, type PackedReferences, toReferences } from './answer-content.ts';
import { fromReplyBytes } from './raw-replies.ts';
import { listReferable, putBack, takeOut } from './reply-references.ts';

export interface PackMember {
  id: number;
  content: AnswerContent;
  /** As `unpackReplyBytes` gives them; null when none are kept. */
  replies: Buffer | null;
}

export interface PackFrames {
  contents: Buffer;
  /** Null when no member has replies. */
  raws: Buffer | null;
  /** Of both before compression, replies as they are referred to. */
  bytes: number;
}

/** About 60 microseconds an answer. Two levels more save one byte in a hundred and take twice the time. */
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 9 } };

export function toFrames(members: readonly PackMember[]): PackFrames {
  const references = members.map(({ content }) => Buffer.from(JSON.stringify(toReferences(content))));
  const texts = members.map(({ content }) => Buffer.from(JSON.stringify(content.text)));
  const head = members.map(({ id }, index) => [
    id - (members[index - 1]?.id ?? 0),
    references[index]?.length ?? 0,
    texts[index]?.length ?? 0,
  ]);
  const contents = Buffer.concat([toLine(head), ...references, ...texts]);
  const raws = toRaws(members);
  return {
    contents: zstdCompressSync(contents, LEVEL),
    raws: raws && zstdCompressSync(raws, { ...LEVEL, dictionary: contents }),
    bytes: contents.length + (raws?.length ?? 0),
  };
}

function toRaws(members: readonly PackMember[]): Buffer | null {
  if (members.every(({ replies }) => replies === null)) return null;
  const parts = members.map(({ content, replies }) =>
    replies === null
      ? Buffer.alloc(0)
      : Buffer.from(takeOut(replies.toString('latin1'), listReferable(content)), 'latin1'),
  );
  return Buffer.concat([toLine(parts.map((part) => part.length)), ...parts]);
}

function toLine(head: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(head)}\n`);
}

interface Place {
  references: [start: number, end: number];
  text: [start: number, end: number];
}

/** A pack that was unpacked; answers are read out of it one by one. */
export class OpenPack {
  /** In the order of the pack. */
  readonly ids: readonly number[];
  readonly #contents: Buffer;
  readonly #places = new Map<number, Place>();
  readonly #packedRaws: Uint8Array | null;
  #raws: Map<number, Buffer> | null = null;

  /** Throws when the bytes are no pack. */
  constructor(contents: Uint8Array, raws: Uint8Array | null) {
    this.#contents = zstdDecompressSync(contents);
    this.#packedRaws = raws;
    const { head, end } = readLine(this.#contents);
    const lengths = head as [idStep: number, references: number, text: number][];
    let reference = end;
    let text = end + lengths.reduce((sum, [, length]) => sum + length, 0);
    let id = 0;
    for (const [step, references, texts] of lengths) {
      id += step;
      this.#places.set(id, { references: [reference, reference + references], text: [text, text + texts] });
      reference += references;
      text += texts;
    }
    this.ids = [...this.#places.keys()];
  }

  /** Of the unpacked contents. */
  get bytes(): number {
    return this.#contents.length;
  }

  has(id: number): boolean {
    return this.#places.has(id);
  }

  /** The answer must be one of the pack. */
  readContent(id: number): AnswerContent {
    const { references, text } = this.#places.get(id)!;
    return fromReferences(
      JSON.parse(this.#contents.toString('utf8', ...text)) as string,
      JSON.parse(this.#contents.toString('utf8', ...references)) as PackedReferences,
    );
  }

  hasReplies(id: number): boolean {
    return this.#openRaws().has(id);
  }

  /** Empty when none are kept. */
  readReplies(id: number): RawReply[] {
    const bytes = this.readReplyBytes(id);
    return bytes ? fromReplyBytes(bytes) : [];
  }

  readReplyBytes(id: number): Buffer | null {
    const raw = this.#openRaws().get(id);
    return raw ? Buffer.from(putBack(raw.toString('latin1'), listReferable(this.readContent(id))), 'latin1') : null;
  }

  readMember(id: number): PackMember {
    return { id, content: this.readContent(id), replies: this.readReplyBytes(id) };
  }

  #openRaws(): Map<number, Buffer> {
    if (this.#raws) return this.#raws;
    this.#raws = new Map();
    if (this.#packedRaws === null) return this.#raws;
    const raws = zstdDecompressSync(this.#packedRaws, { dictionary: this.#contents });
    const { head, end } = readLine(raws);
    let at = end;
    for (const [index, length] of (head as number[]).entries()) {
      if (length > 0) this.#raws.set(this.ids[index] ?? 0, raws.subarray(at, at + length));
      at += length;
    }
    return this.#raws;
  }
}

function readLine(bytes: Buffer): { head: unknown; end: number } {
  const end = bytes.indexOf(10);
  return { head: JSON.parse(bytes.toString('utf8', 0, end)), end: end + 1 };
}
