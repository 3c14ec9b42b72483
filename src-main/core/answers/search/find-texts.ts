/**
 * Finds answers by what they say, newest first: the index leaves those that may have all terms, and the texts are looked at where it
 * cannot be sure or does not know an answer yet. It stops when its time is over, and says so.
 */
import { toSearchText } from '#shared/text/search-text.ts';
import type { Connection } from '../../../storage/connection.ts';
import type { AnswerTest } from '../drill-down.ts';
import { type FoundAnswers, walkAnswers } from '../find-answers.ts';
import { StoredContents } from '../stored-contents.ts';
import { lookUp } from './look-up.ts';

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
}

/** Time for texts: with a full page only counting is left, which is worth little; the other one is what a reader waits at most. */
const TIMES = { fullPageMs: 80, mostMs: 1_400 };
/** Texts that are looked at in the order of packs before those found are put in order again. */
const FIRST_BATCH = 64;
const MOST_BATCH = 2_048;

/** `find` finds the answers that pass all other filters and this test. */
export function findTexts(
  db: Connection,
  terms: readonly string[],
  find: (test: AnswerTest) => FoundAnswers,
  { start, limit }: { start: number; limit: number },
  times = TIMES,
): FoundTexts {
  const beginMs = performance.now();
  const { found, isExact, pending, pendingCount } = lookUp(db, terms);
  const isCandidate = (id: number) => found === null || found.has(id) || pending.has(id);
  const candidates = find({ kinds: [], matches: ({ answerId }) => isCandidate(answerId) });
  const isSure = (id: number) => isExact && found !== null && !pending.has(id);
  const looker = new TextLooker(db, terms, isSure);
  const pageIds: number[] = [];
  let total = 0;
  let looked = 0;
  let size = FIRST_BATCH;
  const isOver = () => {
    const spentMs = performance.now() - beginMs;
    return spentMs >= (pageIds.length === limit ? times.fullPageMs : times.mostMs);
  };
  const walk = walkAnswers(candidates);
  for (let batch = take(walk, size); batch.length > 0; batch = take(walk, size)) {
    for (const id of looker.look(batch)) {
      if (total >= start && pageIds.length < limit) pageIds.push(id);
      total++;
    }
    looked += batch.length;
    if (looker.hasLooked && isOver()) break;
    size = Math.min(size * 2, MOST_BATCH);
  }
  return {
    pageIds,
    total,
    search: { complete: looked === candidates.total, waiting: pendingCount, damaged: looker.damaged },
  };
}

function take(walk: Generator<number>, size: number): number[] {
  const batch: number[] = [];
  while (batch.length < size) {
    const { value, done } = walk.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}

/** Looks at texts, a batch at a time in the order of packs, so that a pack is opened once for its answers. */
class TextLooker {
  readonly #db: Connection;
  readonly #contents: StoredContents;
  readonly #terms: readonly string[];
  readonly #isSure: (id: number) => boolean;
  /** Whether any text had to be opened: what the index is sure of takes no time. */
  hasLooked = false;
  /** Texts that could not be opened. */
  damaged = 0;

  constructor(db: Connection, terms: readonly string[], isSure: (id: number) => boolean) {
    this.#db = db;
    this.#contents = new StoredContents(db);
    this.#terms = terms;
    this.#isSure = isSure;
  }

  /** Those that have all terms, in their order. */
  look(ids: readonly number[]): number[] {
    const findPack = this.#db.prepare('SELECT pack_id FROM answer WHERE id = ?').pluck();
    const places = ids
      .filter((id) => !this.#isSure(id))
      .map((id) => ({ id, packId: findPack.get(id) as number }))
      .sort((a, b) => a.packId - b.packId);
    if (places.length > 0) this.hasLooked = true;
    const lacking = new Set(places.filter((place) => !this.#hasTerms(place)).map(({ id }) => id));
    return ids.filter((id) => !lacking.has(id));
  }

  #hasTerms(place: { id: number; packId: number }): boolean {
    const text = this.#contents.readText(place);
    if (text === null) {
      this.damaged++;
      return false;
    }
    const folded = toSearchText(text);
    return this.#terms.every((term) => folded.includes(term));
  }
}
