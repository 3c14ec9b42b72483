/**
 * How often the answers of a scope cite each source, at which places and from how many prompts. Months that are over come as
 * sums, the rest from facts; with tags, all of it from the facts of the tagged prompts.
 */
import type { Connection } from '../../storage/connection.ts';
import { visitCitations } from '../facts/month-page.ts';
import { openMonths, readScopePrompts } from '../facts/read-facts.ts';
import { planSegmentFilter } from '../facts/segments.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { toWantedIds, visitSections } from '../month-sums/list-parts.ts';
import { NumberRows } from '../month-sums/number-rows.ts';
import { planRest, planWholeMonths } from '../month-sums/plan-months.ts';
import { PromptSets, readOrdinals } from '../month-sums/prompt-sets.ts';
import { addSourceCells, addSourcePrompts, addSourceTotals, type SourceArrays } from '../month-sums/source-sums.ts';

/** Room for sets of prompts at one time: 16 MB. */
const MOST_WORDS = 4_000_000;

export interface SourceCounts {
  sourceId: number;
  /** Answers that cite it: an answer cites a source once, however often it points to it. */
  citations: number;
  prompts: number;
  /** Mean 1-based place. */
  averagePlace: number;
}

export class SourceTally implements SourceArrays {
  readonly #db: Connection;
  readonly #scope: FigureScope;
  readonly #wanted: Uint8Array | null;
  /** Months that came as sums. */
  readonly #summed: number[];
  /** By source, where everything came from facts. */
  readonly #prompts: Int32Array;
  /** Source and ordinal of what came from facts, where sums came too. */
  readonly #pairs = new NumberRows(2);
  readonly citations: Int32Array;
  readonly placeSums: Float64Array;

  /** Arrays are by id: a year holds millions of citations. */
  constructor(db: Connection, scope: FigureScope) {
    const { size } = db.prepare('SELECT coalesce(max(id), 0) + 1 AS size FROM source').get() as { size: number };
    this.#db = db;
    this.#scope = scope;
    this.#wanted = planSegmentFilter(db, scope);
    this.citations = new Int32Array(size);
    this.placeSums = new Float64Array(size);
    this.#prompts = new Int32Array(size);
    this.#summed = scope.tags === null && scope.firstDay <= scope.lastDay ? this.#addSums() : [];
    if (scope.firstDay <= scope.lastDay) this.#addFacts();
  }

  #addSums(): number[] {
    const whole = planWholeMonths(this.#scope);
    if (!whole) return [];
    const wanted = this.#wanted;
    const rows = this.#db
      .prepare(
        `SELECT month, ${wanted ? 'cells' : 'totals'} AS body FROM source_month
         WHERE project_id = ? AND month BETWEEN ? AND ? ORDER BY month`,
      )
      .all(this.#scope.projectId, whole.first, whole.last) as { month: number; body: Uint8Array }[];
    for (const { body } of rows) {
      if (wanted) addSourceCells(body, wanted, this);
      else addSourceTotals(body, this);
    }
    return rows.map(({ month }) => month);
  }

  #addFacts(): void {
    const { citations, placeSums } = this;
    const [prompts, pairs] = [this.#prompts, this.#pairs];
    const isMixed = this.#summed.length > 0;
    const lastPrompts = new Int32Array(citations.length);
    const visitMonths = openMonths(this.#db, this.#scope, ['citations'], ({ page, place, prompt }) => {
      const { id: promptId, ordinal } = prompt;
      visitCitations(page, place, (id, nth) => {
        citations[id]!++;
        placeSums[id]! += nth;
        if (lastPrompts[id] === promptId) return;
        lastPrompts[id] = promptId;
        if (isMixed) pairs.push(id, ordinal);
        else prompts[id]!++;
      });
    });
    const rest = planRest(this.#scope, this.#summed);
    for (const prompt of readScopePrompts(this.#db, this.#scope))
      for (const months of rest) visitMonths(prompt, months);
  }

  /** The counts of sources that are cited, in the order of `ids`. Sets of prompts are made for these alone. */
  describe(ids: readonly number[]): SourceCounts[] {
    const prompts = this.#summed.length === 0 ? ids.map((id) => this.#prompts[id] ?? 0) : this.#countPrompts(ids);
    return ids.map((sourceId, index) => {
      const citations = this.citations[sourceId] ?? 0;
      const averagePlace = (this.placeSums[sourceId] ?? 0) / citations;
      return { sourceId, citations, prompts: prompts[index] ?? 0, averagePlace };
    });
  }

  #countPrompts(ids: readonly number[]): number[] {
    const ordinals = readOrdinals(this.#db, this.#scope.projectId);
    const atOnce = Math.max(1, Math.floor(MOST_WORDS / (ordinals / 32)));
    const counted: number[] = [];
    for (let from = 0; from < ids.length; from += atOnce) {
      counted.push(...this.#countPart(ids.slice(from, from + atOnce), ordinals));
    }
    return counted;
  }

  #countPart(ids: readonly number[], ordinals: number): number[] {
    const wantedIds = toWantedIds(ids, this.citations.length);
    const prompts = new PromptSets(ids.length, ordinals);
    for (let row = 0; row < this.#pairs.length; row++) {
      const set = wantedIds.sets[this.#pairs.at(row, 0)] ?? 0;
      if (set > 0) prompts.add(set - 1, this.#pairs.at(row, 1));
    }
    const [wanted, { projectId }] = [this.#wanted, this.#scope];
    for (const month of this.#summed) {
      visitSections(this.#db, 'source', { projectId, month }, wantedIds, (set, bytes, end) =>
        addSourcePrompts(bytes, end, { wanted, set, prompts }),
      );
    }
    return ids.map((_, index) => prompts.count(index));
  }
}
