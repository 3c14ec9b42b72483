/**
 * How often the answers of a scope searched for each query and, for the few that are shown, by which engines, from how many
 * prompts and when last.
 */
import { startOfDay } from '#shared/time/day.ts';
import { firstDayOf } from '#shared/time/month.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { addCounts } from '../../aggregate/counted-ids.ts';
import { toWantedIds, visitSections } from '../../aggregate/list-parts.ts';
import { openList } from '../../aggregate/month-lists.ts';
import type { ProjectMonth } from '../../aggregate/month-state.ts';
import { type NewestInMonth, readSearchDetails, type SearchTaker } from '../../aggregate/search-list.ts';
import type { Segment } from '../../codec/answer-facts.ts';
import {
  answerOfHead,
  dayOfHead,
  HEAD,
  type MonthPage,
  momentOfHead,
  searchLength,
  segmentOfHead,
} from '../../codec/month-page.ts';
import { NumberRows } from '../../codec/number-rows.ts';
import { PromptSets } from '../../codec/prompt-sets.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { MonthDays } from '../../store/plan-months.ts';
import { readOrdinals, type ScopePrompt } from '../../store/read-facts.ts';
import { planSegmentFilter, readSegments } from '../../store/segments.ts';
import { type ListCounter, walkLists } from '../walk-lists.ts';

export interface FanoutGroup {
  queryId: number;
  /** Occurrences: a query that one answer searched twice counts twice. */
  count: number;
  prompts: number;
  engines: string[];
  /** Milliseconds since 1970 of the newest occurrence, and the answer that it is in. */
  lastSeenMs: number;
  newestAnswerId: number;
}

/** Who is notified of the prompts that led to queries: index of the query, ordinal, how often. A pair comes several times. */
export interface AskersOf {
  queryIds: readonly number[];
  add: SearchTaker['addAsker'];
}

interface NewestTaker {
  addNewest(set: number, newest: NewestInMonth, startMs: number): void;
}

/** What is being found out of a query that is shown. */
interface Found {
  engines: Set<string>;
  lastSeenMs: number;
  newestAnswerId: number;
}

export class SearchTally implements ListCounter {
  readonly kinds = ['search'] as const;
  readonly #db: Connection;
  readonly #scope: FigureScope;
  readonly #segments: ReadonlyMap<number, Segment>;
  readonly #wanted: Uint8Array | null;
  /** Months that came as lists. */
  readonly #listed: readonly number[];
  /** A bit for the engine, by segment. */
  readonly #bits: Int32Array;
  /** By query, from 1: where what facts tell of it stands. So queries that occur stand together, and most of the arrays is never touched. */
  readonly #slots: Int32Array;
  #usedSlots = 0;
  /** By slot: a bit for each of `#names`, the newest moment and its answer. */
  readonly #engines: Int32Array;
  readonly #names: string[];
  readonly #lastSeen: Float64Array;
  readonly #newestAnswer: Int32Array;
  /** Query and ordinal of each occurrence that came from facts. */
  readonly #pairs = new NumberRows(2);
  /** Occurrences by id: a year holds millions. */
  readonly counts: Int32Array;

  constructor(db: Connection, scope: FigureScope) {
    const { size } = db.prepare('SELECT coalesce(max(id), 0) + 1 AS size FROM search_query').get() as { size: number };
    this.#db = db;
    this.#scope = scope;
    this.#segments = readSegments(db);
    this.#wanted = planSegmentFilter(db, scope);
    this.#names = [...new Set([...this.#segments.values()].map((segment) => segment.engine))].sort();
    this.counts = new Int32Array(size);
    this.#slots = new Int32Array(size);
    this.#engines = new Int32Array(size + 1);
    this.#lastSeen = new Float64Array(size + 1);
    this.#newestAnswer = new Int32Array(size + 1);
    this.#bits = new Int32Array(Math.max(0, ...this.#segments.keys()) + 1);
    for (const [id, { engine }] of this.#segments) this.#bits[id] = 1 << this.#names.indexOf(engine);
    [this.#listed = []] = walkLists(db, ['searches'], [{ scope, counter: this }]);
  }

  addLists(month: ProjectMonth): boolean {
    addCounts(openList(this.#db, month, 'search'), this.#wanted, this.counts);
    return true;
  }

  addPage({ heads, searches }: MonthPage, { first, last }: MonthDays, { ordinal }: ScopePrompt, month: number): void {
    const [wanted, beforeMonth] = [this.#wanted, firstDayOf(month) - 1];
    let next = 0;
    for (let head = 0; head < heads.length; head += HEAD) {
      const from = next;
      next += searchLength(heads, head);
      const day = dayOfHead(heads, head);
      if (from === next || day < first || day > last) continue;
      const segmentId = segmentOfHead(heads, head);
      if (wanted !== null && wanted[segmentId] !== 1) continue;
      const seenMs = startOfDay(beforeMonth + day) + momentOfHead(heads, head);
      const engine = this.#bits[segmentId] ?? 0;
      const answerId = answerOfHead(heads, head);
      for (let at = from; at < next; at++) {
        const id = searches[at] ?? 0;
        this.#addSearch(id, { engine, seenMs, answerId });
        this.#pairs.push(id, ordinal);
      }
    }
  }

  #addSearch(id: number, { engine, seenMs, answerId }: { engine: number; seenMs: number; answerId: number }): void {
    this.counts[id]!++;
    const slot = this.#slots[id] || this.#addSlot(id);
    this.#engines[slot]! |= engine;
    const newestMs = this.#lastSeen[slot] ?? 0;
    if (seenMs < newestMs || (seenMs === newestMs && answerId <= (this.#newestAnswer[slot] ?? 0))) return;
    this.#lastSeen[slot] = seenMs;
    this.#newestAnswer[slot] = answerId;
  }

  #addSlot(id: number): number {
    this.#slots[id] = ++this.#usedSlots;
    return this.#usedSlots;
  }

  /** Forgets the occurrences of all other queries. */
  keepOnly(queryIds: ReadonlySet<number>): void {
    for (let id = 0; id < this.counts.length; id++) if (!queryIds.has(id)) this.counts[id] = 0;
  }

  /**
   * In the order of the queries, which are few and occur in the scope. Whoever wants to know of the prompts that led to others
   * too, or to the same, is passed on along the way: one walk through the months for both.
   */
  describe(queryIds: readonly number[], others?: AskersOf): FanoutGroup[] {
    const found = queryIds.map((id) => this.#findInFacts(id));
    const prompts = new PromptSets(queryIds.length, readOrdinals(this.#db, this.#scope.projectId));
    const all = others ? [...new Set([...queryIds, ...others.queryIds])] : queryIds;
    const indexOf = new Map(others?.queryIds.map((id, index) => [id, index]));
    const indexes = Int32Array.from(all, (id) => indexOf.get(id) ?? -1);
    this.#visit(all, {
      addNewest: (set, newest, startMs) => {
        if (set < found.length) this.#join(found[set]!, newest, startMs);
      },
      addAsker: (set, ordinal, occurrences) => {
        if (set < found.length) prompts.add(set, ordinal);
        const index = indexes[set] ?? -1;
        if (index >= 0) others?.add(index, ordinal, occurrences);
      },
    });
    return queryIds.map((queryId, index) => {
      const { engines, ...newest } = found[index]!;
      const count = this.counts[queryId] ?? 0;
      return { queryId, count, prompts: prompts.count(index), engines: [...engines].sort(), ...newest };
    });
  }

  visitAskers({ queryIds, add }: AskersOf): void {
    this.#visit(queryIds, { addAsker: add });
  }

  #visit(
    queryIds: readonly number[],
    { addNewest, addAsker }: Pick<SearchTaker, 'addAsker'> & Partial<NewestTaker>,
  ): void {
    const { projectId } = this.#scope;
    const wantedIds = toWantedIds(queryIds, this.counts.length);
    for (let row = 0; row < this.#pairs.length; row++) {
      const set = wantedIds.sets[this.#pairs.at(row, 0)] ?? 0;
      if (set > 0) addAsker(set - 1, this.#pairs.at(row, 1), 1);
    }
    for (const month of this.#listed) {
      const startMs = startOfDay(firstDayOf(month));
      const taker: SearchTaker = addNewest
        ? { addAsker, addNewest: (set, newest) => addNewest(set, newest, startMs) }
        : { addAsker };
      visitSections(this.#db, 'search', { projectId, month }, wantedIds, (set, bytes, end) =>
        readSearchDetails(bytes, end, { wanted: this.#wanted, set, taker }),
      );
    }
  }

  #findInFacts(id: number): Found {
    const slot = this.#slots[id] ?? 0;
    const engines = this.#names.filter((_, index) => ((this.#engines[slot] ?? 0) & (1 << index)) !== 0);
    return {
      engines: new Set(engines),
      lastSeenMs: slot > 0 ? (this.#lastSeen[slot] ?? 0) : Number.NEGATIVE_INFINITY,
      newestAnswerId: this.#newestAnswer[slot] ?? 0,
    };
  }

  #join(found: Found, { segmentId, newestMs, newestAnswerId: answerId }: NewestInMonth, startMs: number): void {
    found.engines.add(this.#segments.get(segmentId)?.engine ?? '');
    const seenMs = startMs + newestMs;
    if (seenMs < found.lastSeenMs || (seenMs === found.lastSeenMs && answerId < found.newestAnswerId)) return;
    found.lastSeenMs = seenMs;
    found.newestAnswerId = answerId;
  }
}
