/**
 * How often the answers of a scope cite each page or host, at which places and from how many prompts. Months that are over come as
 * sums, the rest from facts; with tags, all of it from the facts of the tagged prompts.
 */
import type { Connection } from '../../storage/connection.ts';
import { visitCitations } from '../facts/month-page.ts';
import { openMonths, readScopePrompts, type VisitedAnswer } from '../facts/read-facts.ts';
import { planSegmentFilter } from '../facts/segments.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { ANY_HOST, addCitationPrompts, addCitations, type CitationArrays } from '../month-sums/citation-sums.ts';
import { toWantedIds, visitSections } from '../month-sums/list-parts.ts';
import { listSummedMonths, readBody } from '../month-sums/month-lists.ts';
import { NumberRows } from '../month-sums/number-rows.ts';
import { planRest, planWholeMonths } from '../month-sums/plan-months.ts';
import { openPromptSets, planSetsAtOnce } from '../month-sums/wanted-prompts.ts';

/** What is counted: pages by source, or the hosts that they are on. */
export interface CitationLevel {
  kind: 'source' | 'host';
  /** More than every number that is counted. */
  size: number;
  /** By source; null: sources themselves are counted. */
  numbers: Int32Array | null;
}

export interface CitationCounts {
  /** Source or host. */
  id: number;
  /** Answers that cite it: an answer cites a page or host once, at its first place, however often it points to it. */
  citations: number;
  prompts: number;
  /** Mean 1-based place. */
  averagePlace: number;
}

/** The pages of a folder. */
export function readSourceLevel(db: Connection): CitationLevel {
  const size = db.prepare('SELECT coalesce(max(id), 0) + 1 FROM source').pluck().get() as number;
  return { kind: 'source', size, numbers: null };
}

/** One tally a level, in one pass over the facts that are needed. */
export function readCitations<L extends readonly CitationLevel[]>(
  db: Connection,
  scope: FigureScope,
  levels: L,
): { [Place in keyof L]: CitationTally } {
  const whole = scope.tags === null && scope.firstDay <= scope.lastDay ? planWholeMonths(scope) : null;
  const kinds = levels.map(({ kind }) => kind);
  const summed = whole ? listSummedMonths(db, scope.projectId, whole, kinds) : [];
  const tallies = levels.map((level) => new CitationTally(db, scope, level, summed));
  if (scope.firstDay <= scope.lastDay) {
    const visitMonths = openMonths(db, scope, ['citations'], (answer) => {
      for (const tally of tallies) tally.addAnswer(answer);
    });
    const rest = planRest(scope, summed);
    for (const prompt of readScopePrompts(db, scope)) for (const months of rest) visitMonths(prompt, months);
  }
  return tallies as { [Place in keyof L]: CitationTally };
}

export class CitationTally implements CitationArrays {
  readonly #db: Connection;
  readonly #scope: FigureScope;
  readonly #level: CitationLevel;
  readonly #wanted: Uint8Array | null;
  /** Months that came as sums. */
  readonly #summed: readonly number[];
  readonly #lastAnswers: Int32Array;
  readonly #lastPrompts: Int32Array;
  /** Where everything came from facts. */
  readonly #prompts: Int32Array;
  /** Number and ordinal of what came from facts, where sums came too. */
  readonly #pairs = new NumberRows(2);
  readonly citations: Int32Array;
  readonly placeSums: Float64Array;

  /** Arrays are by number: a year holds millions of citations. */
  constructor(db: Connection, scope: FigureScope, level: CitationLevel, summed: readonly number[]) {
    this.#db = db;
    this.#scope = scope;
    this.#level = level;
    this.#wanted = planSegmentFilter(db, scope);
    this.#summed = summed;
    this.citations = new Int32Array(level.size);
    this.placeSums = new Float64Array(level.size);
    this.#prompts = new Int32Array(level.size);
    this.#lastAnswers = new Int32Array(level.size);
    this.#lastPrompts = new Int32Array(level.size);
    for (const month of summed) {
      addCitations(
        (column) => readBody(db, { projectId: scope.projectId, month }, level.kind, column),
        this.#wanted,
        this,
      );
    }
  }

  /** An answer of a month without a sum. Citations come in the order of their places: the first one counts. */
  addAnswer({ page, place, prompt: { id: promptId, ordinal }, answerId }: VisitedAnswer): void {
    const { numbers } = this.#level;
    visitCitations(page, place, (id, nth) => {
      this.#add(numbers === null ? id : (numbers[id] ?? 0), nth, answerId, promptId, ordinal);
    });
    if (numbers !== null && (page.heads[place.head + 4] ?? 0) > 0) this.#add(ANY_HOST, 1, answerId, promptId, ordinal);
  }

  #add(id: number, nth: number, answerId: number, promptId: number, ordinal: number): void {
    if (this.#lastAnswers[id] === answerId) return;
    this.#lastAnswers[id] = answerId;
    this.citations[id]!++;
    this.placeSums[id]! += nth;
    if (this.#lastPrompts[id] === promptId) return;
    this.#lastPrompts[id] = promptId;
    if (this.#summed.length > 0) this.#pairs.push(id, ordinal);
    else this.#prompts[id]!++;
  }

  /** The counts of what is cited, in the order of `ids`. Sets of prompts are made for these alone. */
  describe(ids: readonly number[]): CitationCounts[] {
    const prompts = this.#summed.length === 0 ? ids.map((id) => this.#prompts[id] ?? 0) : this.#countPrompts(ids);
    return ids.map((id, index) => {
      const citations = this.citations[id] ?? 0;
      return { id, citations, prompts: prompts[index] ?? 0, averagePlace: (this.placeSums[id] ?? 0) / citations };
    });
  }

  #countPrompts(ids: readonly number[]): number[] {
    const atOnce = planSetsAtOnce(this.#db, this.#scope.projectId);
    const counted: number[] = [];
    for (let from = 0; from < ids.length; from += atOnce) {
      counted.push(...this.#countPart(ids.slice(from, from + atOnce)));
    }
    return counted;
  }

  #countPart(ids: readonly number[]): number[] {
    const { projectId } = this.#scope;
    const wantedIds = toWantedIds(ids, this.citations.length);
    const prompts = openPromptSets(this.#db, projectId, wantedIds, this.#pairs);
    for (const month of this.#summed) {
      visitSections(this.#db, this.#level.kind, { projectId, month }, wantedIds, (set, bytes, end) =>
        addCitationPrompts(bytes, end, { wanted: this.#wanted, set, prompts }),
      );
    }
    return ids.map((_, index) => prompts.count(index));
  }
}
