/**
 * The only access to the contents of stored answers, wherever they are: opens a pack once for all of its answers that are asked for. What is
 * damaged is null, so that whoever reads many goes on with the others and says which he left out.
 */
import type { Connection } from '../../storage/connection.ts';
import { readFaultReason } from '../../storage/storage-fault.ts';
import type { RawReply } from '../engines/engine-route.ts';
import { type AnswerContent, hashText, unpackContent } from './answer-content.ts';
import { OpenPack, readReplyBytes } from './answer-pack.ts';
import { hasChecksum } from './checksum.ts';
import { fromReplyBytes, unpackReplies } from './raw-replies.ts';

/**
 * Stands for no pack. It takes three bytes, as the numbers of packs do at most for a long time: a row that does not grow when its answer
 * is packed does not make its page split.
 */
export const SINGLE = -65_537;

/** An answer and where its row says that its content is. */
export interface ContentLocation {
  id: number;
  packId: number;
}

/** Unpacked bytes that are cached at most, but always one pack. */
const MOST_BYTES = 16_000_000;
/** An answer may be moved between the reading of its row and that of its content, and once more before the next look. */
const LOOKS = 4;

interface CachedPack {
  /** Null for one that cannot be read. */
  pack: OpenPack | null;
  /** What servers sent is behind the contents, and most readers want nothing of it. */
  hasRaws: boolean;
  /** Else each text is checked against its hash. */
  isChecked: boolean;
}

/** What there is of an answer by itself; null for one that cannot be read. */
type Single = { content: AnswerContent } | null;

/** For one read or one batch of a job: what it has opened it does not look at again. */
export class StoredContents {
  readonly #db: Connection;
  /** The one used last stands last. */
  readonly #packs = new Map<number, CachedPack>();
  #bytes = 0;

  constructor(db: Connection) {
    this.#db = db;
  }

  /** Null when it is damaged. */
  read(location: ContentLocation): AnswerContent | null {
    return this.#find(
      location,
      ({ content }) => content,
      (pack, id) => pack.readContent(id),
    );
  }

  /** The text alone, where nothing else is wanted. Null when it is damaged. */
  readText(location: ContentLocation): string | null {
    return this.#find(
      location,
      ({ content }) => content.text,
      (pack, id) => pack.readText(id),
    );
  }

  /** Of several, in their order, null for those that are damaged; packs are opened one after the other. */
  readAll(locations: readonly ContentLocation[]): (AnswerContent | null)[] {
    const read = new Map<number, AnswerContent | null>();
    for (const location of locations.toSorted((a, b) => a.packId - b.packId))
      read.set(location.id, this.read(location));
    return locations.map(({ id }) => read.get(id) ?? null);
  }

  /** What the server sent; empty when nothing is stored of it, null when it is damaged. */
  readReplies(location: ContentLocation): RawReply[] | null {
    return this.#find(
      location,
      ({ content }, id) => {
        const raw = this.#db.prepare('SELECT body FROM answer_raw WHERE answer_id = ?').pluck().get(id);
        return raw ? unpackReplies(raw as Uint8Array, JSON.stringify(content)) : [];
      },
      (pack, id) => {
        const bytes = readReplyBytes(pack.readMember(id));
        return bytes ? fromReplyBytes(bytes) : [];
      },
      true,
    );
  }

  /** Null when that is unknown because they are damaged. */
  hasReplies(location: ContentLocation): boolean | null {
    return this.#find(
      location,
      (_single, id) => this.#db.prepare('SELECT 1 FROM answer_raw WHERE answer_id = ?').pluck().get(id) !== undefined,
      (pack, id) => pack.hasReplies(id),
      true,
    );
  }

  /** Undefined where there is none. */
  #readSingle(id: number): Single | undefined {
    const body = this.#db.prepare('SELECT body FROM answer_content WHERE answer_id = ?').pluck().get(id);
    if (body === undefined) return undefined;
    const content = unlessDamaged(() => unpackContent(body as Uint8Array));
    const isRight = content && (hasChecksum(body as Uint8Array) || this.#isStoredText(id, content.text));
    return isRight ? { content } : null;
  }

  /** Null as well for an answer that has no content anywhere. */
  #find<T>(
    { id, packId }: ContentLocation,
    readSingle: (single: NonNullable<Single>, id: number) => T,
    readPacked: (pack: OpenPack, id: number) => T,
    withRaws = false,
  ): T | null {
    let currentPackId: number | undefined = packId;
    for (let look = 0; look < LOOKS && currentPackId !== undefined; look++) {
      if (currentPackId === SINGLE) {
        const single = this.#readSingle(id);
        if (single !== undefined) return single && unlessDamaged(() => readSingle(single, id));
      } else {
        const open = this.#open(currentPackId, id, withRaws);
        if (open?.pack?.has(id)) return this.#readOut(open, open.pack, id, readPacked);
      }
      currentPackId = this.#db
        .prepare('SELECT pack_id FROM answer WHERE id = ?')
        .pluck()
        .get(id) as typeof currentPackId;
    }
    return null;
  }

  #readOut<T>(
    { isChecked }: CachedPack,
    pack: OpenPack,
    id: number,
    read: (pack: OpenPack, id: number) => T,
  ): T | null {
    return unlessDamaged(() => (isChecked || this.#isStoredText(id, pack.readText(id)) ? read(pack, id) : null));
  }

  #isStoredText(id: number, text: string): boolean {
    const hash = this.#db.prepare('SELECT hash FROM answer WHERE id = ?').pluck().get(id) as Uint8Array | undefined;
    return hash !== undefined && hashText(text).equals(hash);
  }

  #open(packId: number, answerId: number, withRaws: boolean): CachedPack | undefined {
    const known = this.#packs.get(packId);
    if (known) this.#forget(packId, known);
    // A pack that was opened before an answer came into it is reopened.
    const isEnough = known?.pack?.has(answerId) && (known.hasRaws || !withRaws);
    const open = isEnough || known?.pack === null ? known : readPack(this.#db, packId, withRaws);
    if (!open) return undefined;
    this.#packs.set(packId, open);
    this.#bytes += bytesOf(open);
    for (const [id, oldest] of this.#packs) {
      if (this.#bytes <= MOST_BYTES || id === packId) break;
      this.#forget(id, oldest);
    }
    return open;
  }

  #forget(packId: number, open: CachedPack): void {
    this.#packs.delete(packId);
    this.#bytes -= bytesOf(open);
  }
}

function bytesOf({ pack }: CachedPack): number {
  return pack?.bytes ?? 0;
}

function readPack(db: Connection, packId: number, hasRaws: boolean): CachedPack | undefined {
  const row = db.prepare(`SELECT contents${hasRaws ? ', raws' : ''} FROM answer_pack WHERE id = ?`).get(packId) as
    | { contents: Uint8Array; raws?: Uint8Array | null }
    | undefined;
  if (!row) return undefined;
  const { contents, raws = null } = row;
  return { pack: unlessDamaged(() => new OpenPack(contents, raws)), hasRaws, isChecked: hasChecksum(contents) };
}

/** Null where stored bytes cannot be unpacked. What the database or the disk throws is thrown on. */
export function unlessDamaged<T>(unpack: () => T): T | null {
  try {
    return unpack();
  } catch (error) {
    if (readFaultReason(error) !== null) throw error;
    return null;
  }
}
