/**
 * Finds answers by what they say, newest first: the index leaves those that may have all terms, and the texts are looked at where it
 * cannot be sure or does not know an answer yet. It stops when its time is over, and says so.
 */
import { toSearchText } from '#shared/text/search-text.ts';
import type { Connection } from '../../../storage/connection.ts';
import { type ContentLocation, SINGLE, StoredContents } from '../stored-contents.ts';
import { LookUp } from './look-up.ts';

/** The answers that pass all other filters, newest first: internal ids. */
export interface OrderedAnswers {
  all(): Iterable<number>;
  /** Those of these numbers. */
  among(ids: readonly number[]): Iterable<number>;
}

export interface TextSearch {
  /** Whether all answers were looked at; else there may be more than those found. */
  complete: boolean;
  /** Answers, of all projects, that are not in the index yet. */
  waiting: number;
  /** Answers that may say it, and whose stored text cannot be read any more: they are not among those found. */
  damaged: number;
}

interface FoundTexts {
  pageIds: number[];
  /** At least so many, where it is not complete. */
  total: number;
  search: TextSearch;
  /** Texts of answers on the page, by id, as far as they had to be opened: nobody needs to open them again. */
  texts: ReadonlyMap<number, string>;
}

/** So many numbers of answers are put in order at once; of more, newest first, only as many as are looked at. */
const MOST_FEW = 5_000;
/** With a full page only counting is left, which is worth little; the other one is what a reader waits at most. */
const TIMES = { fullPageMs: 80, mostMs: 1_400 };
/** Answers of whose texts all in one pack are looked at once the first of them is: unpacking costs as much as thirty texts. */
const FIRST_WINDOW = 2_048;
const MOST_WINDOW = 16_384;
/** Where only those that wait for the index have to be opened. */
const FIRST_EXACT_WINDOW = 64;
/** Answers that are looked up in the index at a time. */
const FIRST_CHUNK = 1_024;
const MOST_CHUNK = 16_384;

export function findTexts(
  db: Connection,
  terms: readonly string[],
  answers: OrderedAnswers,
  { start, limit }: { start: number; limit: number },
  times = TIMES,
  mostFew = MOST_FEW,
): FoundTexts {
  const beginMs = performance.now();
  const lookUp = new LookUp(db, terms, mostFew);
  const looker = new TextLooker(db, terms, lookUp);
  const pageIds: number[] = [];
  let total = 0;
  let complete = true;
  for (const { id, hasTerms } of looker.look(walkCandidates(answers, lookUp))) {
    if (hasTerms) {
      if (total >= start && pageIds.length < limit) pageIds.push(id);
      looker.keepsTexts = pageIds.length < limit;
      total++;
    }
    // Those that are in order already and that the index is sure of take no time.
    const isFree = lookUp.few !== null && !looker.hasLooked;
    const mostMs = pageIds.length === limit ? times.fullPageMs : times.mostMs;
    if (!isFree && performance.now() - beginMs >= mostMs) {
      complete = false;
      break;
    }
  }
  const texts = new Map([...looker.texts].filter(([id]) => pageIds.includes(id)));
  return { pageIds, total, search: { complete, waiting: lookUp.waiting, damaged: looker.damaged }, texts };
}

/** Those that may have all terms. */
function* walkCandidates(answers: OrderedAnswers, lookUp: LookUp): Generator<number> {
  if (lookUp.few !== null) {
    yield* answers.among(lookUp.few);
    return;
  }
  const walk = answers.all()[Symbol.iterator]();
  try {
    for (let size = FIRST_CHUNK; ; size = Math.min(size * 2, MOST_CHUNK)) {
      const chunk = take(walk, size);
      yield* lookUp.filter(chunk);
      if (chunk.length < size) return;
    }
  } finally {
    walk.return?.();
  }
}

function take(walk: Iterator<number>, size: number): number[] {
  const batch: number[] = [];
  while (batch.length < size) {
    const { value, done } = walk.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}

/** Looks at texts in the order of answers, at those of one pack that are wanted soon together, so that it is opened once. */
class TextLooker {
  readonly #db: Connection;
  readonly #contents: StoredContents;
  readonly #terms: readonly string[];
  readonly #lookUp: LookUp;
  /** Whether any text had to be opened. */
  hasLooked = false;
  /** Texts that could not be opened. */
  damaged = 0;
  /** Whether texts that have all terms are kept, as long as the page is not full. */
  keepsTexts = true;
  readonly texts = new Map<number, string>();

  constructor(db: Connection, terms: readonly string[], lookUp: LookUp) {
    this.#db = db;
    this.#contents = new StoredContents(db);
    this.#terms = terms;
    this.#lookUp = lookUp;
  }

  /** All of them, in their order. */
  *look(walk: Generator<number>): Generator<{ id: number; hasTerms: boolean }> {
    try {
      const first = this.#lookUp.isExact ? FIRST_EXACT_WINDOW : FIRST_WINDOW;
      for (let size = first; ; size = Math.min(size * 4, MOST_WINDOW)) {
        const ids = take(walk, size);
        yield* this.#lookAt(ids);
        if (ids.length < size) return;
      }
    } finally {
      walk.return(undefined);
    }
  }

  *#lookAt(ids: readonly number[]): Generator<{ id: number; hasTerms: boolean }> {
    const findPack = this.#db.prepare('SELECT pack_id FROM answer WHERE id = ?').pluck();
    const locations = ids
      .filter((id) => !this.#lookUp.isSure(id))
      .map((id): ContentLocation => ({ id, packId: findPack.get(id) as number }));
    const locationOf = new Map(locations.map((location) => [location.id, location]));
    const byPack = Map.groupBy(locations, ({ packId }) => packId);
    const looked = new Map<number, boolean | null>();
    for (const id of ids) {
      const location = locationOf.get(id);
      if (location && !looked.has(id)) {
        const together = location.packId === SINGLE ? [location] : byPack.get(location.packId)!;
        for (const other of together) looked.set(other.id, this.#hasTerms(other));
        this.hasLooked = true;
      }
      // Of those that were not looked at the index is sure.
      const hasTerms = looked.get(id) ?? !looked.has(id);
      if (looked.get(id) === null) this.damaged++;
      yield { id, hasTerms };
    }
  }

  /** Null when its text cannot be opened. */
  #hasTerms(location: ContentLocation): boolean | null {
    const text = this.#contents.readText(location);
    if (text === null) return null;
    const folded = toSearchText(text);
    const hasTerms = this.#terms.every((term) => folded.includes(term));
    if (hasTerms && this.keepsTexts) this.texts.set(location.id, text);
    return hasTerms;
  }
}
