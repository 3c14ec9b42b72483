/**
 * How often the answers of a scope cite each page or host, at which places and from how many prompts. Months that are over come as
 * sums, the rest from facts; with tags, all of it from the facts of the tagged prompts.
 */
import type { Connection } from '../../storage/connection.ts';
import { dayOfHead, HEAD, type MonthPage, segmentOfHead } from '../facts/month-page.ts';
import { type MonthRange, openPages, readScopePrompts, type ScopePrompt } from '../facts/read-facts.ts';
import { planSegmentFilter } from '../facts/segments.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { ANY_HOST, addCitationPrompts, addCitations, type CitationArrays } from '../month-sums/citation-sums.ts';
import { toWantedIds, visitSections } from '../month-sums/list-parts.ts';
import { listSummedMonths, openList } from '../month-sums/month-lists.ts';
import { NumberRows } from '../month-sums/number-rows.ts';
import { type MonthDays, planMonthDays, planRest, toMonthRange } from '../month-sums/plan-months.ts';
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

/** A window, and what is counted in it. */
export interface CitedPeriod {
  scope: FigureScope;
  levels: readonly CitationLevel[];
}

type LevelTallies<L extends readonly CitationLevel[]> = { [Place in keyof L]: CitationTally };
type Tallies<P extends readonly CitedPeriod[]> = { [Place in keyof P]: LevelTallies<P[Place]['levels']> };

/** One tally for each period and level, in one pass over the facts of all of them. Periods differ in nothing but their days. */
export function readCitations<const P extends readonly CitedPeriod[]>(db: Connection, periods: P): Tallies<P> {
  const months = new Set<number>();
  const read = periods.map(({ scope, levels }) => {
    const summed = listSummedMonths(
      db,
      scope,
      levels.map(({ kind }) => kind),
    );
    for (const { first, last } of planRest(toMonthRange(scope), summed))
      for (let month = first; month <= last; month++) months.add(month);
    return { scope, tallies: levels.map((level) => new CitationTally(db, scope, level, summed)) };
  });
  const [first] = periods;
  if (!first) return [] as unknown as Tallies<P>;
  const visitMonths = openPages(db, ['citations'], (page, month, prompt) => {
    for (const { scope, tallies } of read) {
      const days = planMonthDays(scope, month);
      if (days.first <= days.last) for (const tally of tallies) tally.addPage(page, days, prompt);
    }
  });
  const ranges = toRanges(months);
  for (const prompt of readScopePrompts(db, first.scope)) for (const range of ranges) visitMonths(prompt, range);
  return read.map(({ tallies }) => tallies) as unknown as Tallies<P>;
}

function toRanges(months: ReadonlySet<number>): MonthRange[] {
  const ranges: MonthRange[] = [];
  for (const month of [...months].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.last === month - 1) last.last = month;
    else ranges.push({ first: month, last: month });
  }
  return ranges;
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
      addCitations(openList(db, { projectId: scope.projectId, month }, level.kind), this.#wanted, this);
    }
  }

  /** What a prompt's month without a sum says. Citations come in the order of their places: the first one counts. */
  addPage(
    { heads, citedNumbers }: MonthPage,
    { first, last }: MonthDays,
    { id: promptId, ordinal }: ScopePrompt,
  ): void {
    const { numbers } = this.#level;
    const { citations, placeSums } = this;
    const [lastAnswers, lastPrompts, wanted] = [this.#lastAnswers, this.#lastPrompts, this.#wanted];
    let next = 0;
    for (let head = 0; head < heads.length; head += HEAD) {
      let at = next;
      next += heads[head + 4] ?? 0;
      const day = dayOfHead(heads, head);
      if (at === next || day < first || day > last) continue;
      if (wanted !== null && wanted[segmentOfHead(heads, head)] !== 1) continue;
      const answerId = heads[head] ?? 0;
      let place = 0;
      for (; at < next; at++) {
        let source = citedNumbers[at] ?? 0;
        place++;
        if (source < 0) {
          source = -source;
          place = citedNumbers[++at] ?? 0;
        }
        const id = numbers === null ? source : (numbers[source] ?? 0);
        if (lastAnswers[id] === answerId) continue;
        lastAnswers[id] = answerId;
        citations[id]!++;
        placeSums[id]! += place;
        if (lastPrompts[id] !== promptId) this.#addPrompt(id, promptId, ordinal);
      }
      if (numbers === null) continue;
      citations[ANY_HOST]!++;
      placeSums[ANY_HOST]!++;
      if (lastPrompts[ANY_HOST] !== promptId) this.#addPrompt(ANY_HOST, promptId, ordinal);
    }
  }

  #addPrompt(id: number, promptId: number, ordinal: number): void {
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
