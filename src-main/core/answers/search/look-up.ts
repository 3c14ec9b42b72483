/** Looks a search up in the index of words: all that may have its terms where they are few, else as many as are asked for. */
import type { Connection } from '../../../storage/connection.ts';
import { planTerm, type WordPattern } from './index-words.ts';

/** Where more words than these have the part that is sought, the texts themselves are looked at. */
const MOST_WORDS = 500;

/** Numbers that are looked up together lie this close, or all of them are looked up once. */
const MOST_SPREAD = 16;

/** Numbers of answers, a bit each. */
class AnswerSet {
  readonly #bits: Uint8Array;
  readonly #first: number;

  /** In rising order. */
  constructor(ids: readonly number[]) {
    this.#first = ids[0] ?? 0;
    this.#bits = new Uint8Array((((ids.at(-1) ?? 0) - this.#first) >> 3) + 1);
    for (const id of ids) this.#bits[(id - this.#first) >> 3]! |= 1 << ((id - this.#first) & 7);
  }

  has(id: number): boolean {
    const at = id - this.#first;
    return at >= 0 && ((this.#bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0;
  }
}

/**
 * What the index knows of a search: which answers may have all of its terms. Numbers of answers that are gone may be among them, never one
 * that was reused.
 */
export class LookUp {
  readonly #db: Connection;
  readonly #pending: AnswerSet;
  /** Null: the index excludes none. */
  readonly #expression: string | null;
  /** No answer in the index has all terms: one of them is in none of its words. */
  readonly #isNowhere: boolean;
  #all: AnswerSet | null = null;
  /** Answers, of all projects, that are not in the index yet. */
  readonly waiting: number;
  /** Those that may have all terms; null where that are more than was said. */
  readonly few: readonly number[] | null;
  /** Whether those found in the index have all terms, and not only may have them. */
  readonly isExact: boolean;

  constructor(db: Connection, terms: readonly string[], mostFew: number) {
    this.#db = db;
    const pending = db.prepare('SELECT answer_id FROM index_pending ORDER BY answer_id').pluck().all() as number[];
    this.#pending = new AnswerSet(pending);
    this.waiting = pending.length;
    const plans = terms.map(planTerm);
    const patterns = plans.flatMap((plan) => plan.patterns).map((pattern) => readWords(db, pattern));
    const lists = patterns.filter((words) => words !== null);
    this.isExact = lists.length > 0 && lists.length === patterns.length && plans.every((plan) => plan.isExact);
    this.#isNowhere = lists.some((words) => words.length === 0);
    this.#expression = lists.length === 0 ? null : toExpression(lists);
    this.few = this.#readFew(pending, mostFew);
  }

  /** Which of these, in their order, may have all terms. */
  filter(ids: readonly number[]): readonly number[] {
    if (this.#expression === null) return ids;
    if (this.#isNowhere) return ids.filter((id) => this.#pending.has(id));
    const found = this.#all ?? this.#readAround(this.#expression, ids);
    return ids.filter((id) => found.has(id) || this.#pending.has(id));
  }

  /** Of one that may have all terms: whether it surely has them. */
  isSure(id: number): boolean {
    return this.isExact && !this.#pending.has(id);
  }

  #readFew(pending: readonly number[], mostFew: number): number[] | null {
    if (this.#expression === null) return null;
    const room = mostFew - pending.length;
    if (room < 0) return null;
    if (this.#isNowhere) return [...pending];
    const found = this.#db
      .prepare('SELECT rowid FROM answer_index WHERE answer_index MATCH ? LIMIT ?')
      .pluck()
      .all(this.#expression, room + 1) as number[];
    return found.length > room ? null : [...new Set([...found, ...pending])];
  }

  #readAround(expression: string, ids: readonly number[]): AnswerSet {
    const [first, last] = ids.reduce(([low, high], id) => [Math.min(low, id), Math.max(high, id)], [Infinity, 0]);
    const isClose = last - first < ids.length * MOST_SPREAD;
    const found = new AnswerSet(
      this.#db
        .prepare('SELECT rowid FROM answer_index WHERE answer_index MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid')
        .pluck()
        .all(expression, isClose ? first : 0, isClose ? last : Number.MAX_SAFE_INTEGER) as number[],
    );
    if (!isClose) this.#all = found;
    return found;
  }
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

/** Of each list, an answer has one word. */
function toExpression(lists: readonly string[][]): string {
  return lists.map((words) => `(${words.map((word) => `"${word}"`).join(' OR ')})`).join(' AND ');
}
