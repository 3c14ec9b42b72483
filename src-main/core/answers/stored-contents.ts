/** The one way to what stored answers said, wherever it lies: opens a pack once for all of its answers that are asked for. */
import type { Connection } from '../../storage/connection.ts';
import type { RawReply } from '../engines/engine-route.ts';
import { type AnswerContent, unpackContent } from './answer-content.ts';
import { OpenPack, readReplyBytes } from './answer-pack.ts';
import { fromReplyBytes, unpackReplies } from './raw-replies.ts';

/**
 * Stands for no pack. It takes three bytes, as the numbers of packs do at most for a long time: a row that does not grow when its answer
 * is packed does not make its page split.
 */
export const SINGLE = -65_537;

/** An answer, as its row tells where its content is. */
export interface ContentPlace {
  id: number;
  packId: number;
}

/** Unpacked bytes that are held at most, but always one pack. */
const MOST_BYTES = 16_000_000;
/** An answer may be moved between the reading of its row and that of its content, and once more before the next look. */
const LOOKS = 4;

interface HeldPack {
  pack: OpenPack;
  /** What servers sent lies behind the contents, and most readers want nothing of it. */
  hasRaws: boolean;
}

/** For one read or one batch of a job: what it has opened it does not look at again. */
export class StoredContents {
  readonly #db: Connection;
  /** The one used last stands last. */
  readonly #packs = new Map<number, HeldPack>();
  #bytes = 0;

  constructor(db: Connection) {
    this.#db = db;
  }

  /** Throws for an answer that is not there. */
  read(place: ContentPlace): AnswerContent {
    return this.#find(
      place,
      (id) => this.#readSingle(id),
      (pack, id) => pack.readContent(id),
    );
  }

  /** The text alone, where nothing else is wanted. Throws for an answer that is not there. */
  readText(place: ContentPlace): string {
    return this.#find(
      place,
      (id) => this.#readSingle(id)?.text,
      (pack, id) => pack.readText(id),
    );
  }

  /** Null for an answer that is not there, or cannot be opened: for searches, which go on without it. */
  tryText(place: ContentPlace): string | null {
    try {
      return this.readText(place);
    } catch {
      return null;
    }
  }

  /** Of several, in their order; packs are opened one after the other. */
  readAll(places: readonly ContentPlace[]): AnswerContent[] {
    const read = new Map<number, AnswerContent>();
    for (const place of places.toSorted((a, b) => a.packId - b.packId)) read.set(place.id, this.read(place));
    return places.map(({ id }) => read.get(id)!);
  }

  /** What the server sent; empty when nothing is kept of it. */
  readReplies(place: ContentPlace): RawReply[] {
    const single = (id: number) => {
      const content = this.#readSingle(id);
      const raw = this.#db.prepare('SELECT body FROM answer_raw WHERE answer_id = ?').pluck().get(id);
      return content && (raw ? unpackReplies(raw as Uint8Array, JSON.stringify(content)) : []);
    };
    const packed = (pack: OpenPack, id: number) => {
      const bytes = readReplyBytes(pack.readMember(id));
      return bytes ? fromReplyBytes(bytes) : [];
    };
    return this.#find(place, single, packed, true);
  }

  hasReplies(place: ContentPlace): boolean {
    const single = (id: number) => {
      const has = this.#db
        .prepare('SELECT EXISTS (SELECT 1 FROM answer_raw WHERE answer_id = ?) FROM answer_content WHERE answer_id = ?')
        .pluck()
        .get(id, id) as 0 | 1 | undefined;
      return has === undefined ? undefined : has === 1;
    };
    return this.#find(place, single, (pack, id) => pack.hasReplies(id), true);
  }

  #readSingle(id: number): AnswerContent | undefined {
    const body = this.#db.prepare('SELECT body FROM answer_content WHERE answer_id = ?').pluck().get(id);
    return body === undefined ? undefined : unpackContent(body as Uint8Array);
  }

  #find<T>(
    { id, packId }: ContentPlace,
    readSingle: (id: number) => T | undefined,
    readPacked: (pack: OpenPack, id: number) => T,
    withRaws = false,
  ): T {
    let place: number | undefined = packId;
    for (let look = 0; look < LOOKS && place !== undefined; look++) {
      if (place === SINGLE) {
        const single = readSingle(id);
        if (single !== undefined) return single;
      } else {
        const pack = this.#open(place, id, withRaws);
        if (pack?.has(id)) return readPacked(pack, id);
      }
      place = this.#db.prepare('SELECT pack_id FROM answer WHERE id = ?').pluck().get(id) as typeof place;
    }
    throw new Error(`Answer ${id} has no content.`);
  }

  #open(packId: number, answerId: number, withRaws: boolean): OpenPack | undefined {
    const known = this.#packs.get(packId);
    if (known) this.#forget(packId, known);
    // A pack that was opened before an answer came into it is opened anew.
    const isEnough = known?.pack.has(answerId) && (known.hasRaws || !withRaws);
    const held = isEnough ? known : readPack(this.#db, packId, withRaws);
    if (!held) return undefined;
    this.#packs.set(packId, held);
    this.#bytes += held.pack.bytes;
    for (const [id, oldest] of this.#packs) {
      if (this.#bytes <= MOST_BYTES || id === packId) break;
      this.#forget(id, oldest);
    }
    return held.pack;
  }

  #forget(packId: number, { pack }: HeldPack): void {
    this.#packs.delete(packId);
    this.#bytes -= pack.bytes;
  }
}

function readPack(db: Connection, packId: number, hasRaws: boolean): HeldPack | undefined {
  const row = db.prepare(`SELECT contents${hasRaws ? ', raws' : ''} FROM answer_pack WHERE id = ?`).get(packId) as
    | { contents: Uint8Array; raws?: Uint8Array | null }
    | undefined;
  return row && { pack: new OpenPack(row.contents, row.raws ?? null), hasRaws };
}
