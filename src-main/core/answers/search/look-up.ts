/** What the index knows of a search: which answers may have all of its terms, and whether they surely have them. */
import type { Connection } from '../../../storage/connection.ts';
import { planTerm, type WordPattern } from './index-words.ts';

/** Where more words than these have the part that is sought, the texts themselves are looked at. */
const MOST_WORDS = 500;

/** Numbers of answers, a bit each. */
class AnswerSet {
  readonly #bits: Uint8Array;

  constructor(ids: readonly number[]) {
    this.#bits = new Uint8Array(((ids.at(-1) ?? 0) >> 3) + 1);
    for (const id of ids) this.#bits[id >> 3]! |= 1 << (id & 7);
  }

  has(id: number): boolean {
    return ((this.#bits[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
  }
}

interface LookUp {
  /** Null: the index tells none apart. */
  found: AnswerSet | null;
  /** Whether those found have all terms, and not only may have them. */
  isExact: boolean;
  /** Answers that are not in the index yet. */
  pending: AnswerSet;
  pendingCount: number;
}

/** Numbers of answers that are gone may be among them, never one that was given again. */
export function lookUp(db: Connection, terms: readonly string[]): LookUp {
  const pendingIds = db.prepare('SELECT answer_id FROM index_pending ORDER BY answer_id').pluck().all() as number[];
  const plans = terms.map(planTerm);
  const patterns = plans.flatMap((plan) => plan.patterns).map((pattern) => readWords(db, pattern));
  const wanted = patterns.filter((words) => words !== null);
  return {
    found: wanted.length === 0 ? null : new AnswerSet(readIds(db, wanted)),
    isExact: plans.every((plan) => plan.isExact) && wanted.length === patterns.length,
    pending: new AnswerSet(pendingIds),
    pendingCount: pendingIds.length,
  };
}

/** Null when there are too many. */
function readWords(db: Connection, { part, isOpenBefore, isOpenAfter }: WordPattern): string[] | null {
  if (!isOpenBefore && !isOpenAfter) return [part];
  const condition = isOpenBefore
    ? isOpenAfter
      ? 'instr(word, @part) > 0'
      : 'substr(word, -length(@part)) = @part'
    : 'word >= @part AND word < @part || char(1114111)';
  const words = db
    .prepare(`SELECT word FROM index_word WHERE ${condition} LIMIT ${MOST_WORDS + 1}`)
    .pluck()
    .all({ part }) as string[];
  return words.length > MOST_WORDS ? null : words;
}

/** In rising order. Of each list, an answer has one word. */
function readIds(db: Connection, lists: readonly string[][]): number[] {
  if (lists.some((words) => words.length === 0)) return [];
  const expression = lists.map((words) => `(${words.map((word) => `"${word}"`).join(' OR ')})`).join(' AND ');
  return db
    .prepare('SELECT rowid FROM answer_index WHERE answer_index MATCH ? ORDER BY rowid')
    .pluck()
    .all(expression) as number[];
}
