/**
 * How often the answers of a scope cite a page where they show competitors and not the own brand. Who walks is
 * `walk-lists.ts`.
 */
import type { Connection } from '../../../../storage/connection.ts';
import { addCitations } from '../../aggregate/citation-list.ts';
import { addCounts } from '../../aggregate/counted-ids.ts';
import { ANY_SOURCE, readGapDetails } from '../../aggregate/gap-list.ts';
import { toWantedIds, visitSections } from '../../aggregate/list-parts.ts';
import { openList } from '../../aggregate/month-lists.ts';
import type { ProjectMonth } from '../../aggregate/month-state.ts';
import {
  APPEARANCE,
  appearanceLength,
  brandAt,
  citationLength,
  dayOfHead,
  HEAD,
  type MonthPage,
  segmentOfHead,
} from '../../codec/month-page.ts';
import { NumberRows } from '../../codec/number-rows.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { MonthDays } from '../../store/plan-months.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { planSegmentFilter } from '../../store/segments.ts';
import { type ListCounter, walkLists } from '../walk-lists.ts';
import { openPromptSets } from '../wanted-prompts.ts';

export interface ShownBrands {
  own: number;
  rivals: readonly number[];
}

export interface PageGap {
  prompts: number;
  /** Answers by position in `rivals`. */
  rivals: Int32Array;
}

export class GapTally implements ListCounter {
  readonly kinds = ['gap', 'source'] as const;
  readonly #db: Connection;
  readonly #scope: FigureScope;
  readonly #wanted: Uint8Array | null;
  readonly #own: number;
  /** By brand: its position in `rivals`, from 1; 0 for others. */
  readonly #rivalPositions: Int32Array;
  readonly #width: number;
  /** Places in `rivals`, from 0, of those that an answer shows. */
  readonly #shown: Int32Array;
  /** Months that came as lists. */
  readonly #listed: readonly number[];
  readonly #positionSums: Float64Array;
  /** Of what came from facts: page and ordinal, the prompt that came last by page, and answers by page and position of a rival. */
  readonly #pairs = new NumberRows(2);
  readonly #lastPrompts: Int32Array;
  readonly #rivals: Int32Array;
  /** Answers with a gap, by page. */
  readonly answers: Int32Array;
  /** Answers that cite it, by page, with a gap or without. */
  readonly citations: Int32Array;

  /** `size`: more than every number of a page. */
  constructor(db: Connection, scope: FigureScope, { own, rivals }: ShownBrands, size: number) {
    this.#db = db;
    this.#scope = scope;
    this.#wanted = planSegmentFilter(db, scope);
    this.#own = own;
    this.#rivalPositions = new Int32Array(Math.max(0, ...rivals) + 1);
    for (const [position, id] of rivals.entries()) this.#rivalPositions[id] = position + 1;
    this.#width = rivals.length;
    this.#shown = new Int32Array(rivals.length);
    this.answers = new Int32Array(Math.max(1, size));
    this.#lastPrompts = new Int32Array(this.answers.length);
    this.#rivals = new Int32Array(this.answers.length * rivals.length);
    this.citations = new Int32Array(this.answers.length);
    this.#positionSums = new Float64Array(this.answers.length);
    [this.#listed = []] = walkLists(db, ['citations', 'appearances'], [{ scope, counter: this }]);
  }

  get gapAnswers(): number {
    return this.answers[ANY_SOURCE] ?? 0;
  }

  /** A month that shows a brand which is not tracked (any more) cannot say what its gaps were without it. */
  addLists(month: ProjectMonth): boolean {
    let isKnown = true;
    const taker = {
      addRival: (_: number, brandId: number) => {
        if ((this.#rivalPositions[brandId] ?? 0) === 0) isKnown = false;
      },
      addPrompt: () => {},
    };
    visitSections(this.#db, 'gap', month, toWantedIds([ANY_SOURCE], 1), (set, bytes, end) =>
      readGapDetails(bytes, end, { wanted: null, set, taker }),
    );
    if (!isKnown) return false;
    addCounts(openList(this.#db, month, 'gap'), this.#wanted, this.answers);
    const { citations } = this;
    addCitations(openList(this.#db, month, 'source'), this.#wanted, { citations, positionSums: this.#positionSums });
    return true;
  }

  addPage({ heads, appearances, citedNumbers }: MonthPage, { first, last }: MonthDays, prompt: ScopePrompt): void {
    const wanted = this.#wanted;
    let [appearance, citation] = [0, 0];
    for (let head = 0; head < heads.length; head += HEAD) {
      const [from, at] = [appearance, citation];
      appearance += appearanceLength(heads, head);
      citation += citationLength(heads, head);
      const day = dayOfHead(heads, head);
      if (day < first || day > last) continue;
      if (wanted !== null && wanted[segmentOfHead(heads, head)] !== 1) continue;
      const rivals = this.#findRivals(appearances, from, appearance);
      if (rivals > 0) this.answers[ANY_SOURCE]!++;
      this.#addCitations(citedNumbers, at, citation, rivals, prompt);
    }
  }

  /** `rivals`: how many of `#shown` the answer shows. */
  #addCitations(citedNumbers: Int32Array, from: number, to: number, rivals: number, prompt: ScopePrompt): void {
    const { answers, citations } = this;
    const [shown, counts, lastPrompts, width] = [this.#shown, this.#rivals, this.#lastPrompts, this.#width];
    for (let at = from; at < to; at++) {
      let source = citedNumbers[at] ?? 0;
      if (source < 0) {
        source = -source;
        at++;
      }
      citations[source]!++;
      if (rivals === 0) continue;
      answers[source]!++;
      for (let nth = 0; nth < rivals; nth++) counts[source * width + (shown[nth] ?? 0)]!++;
      if (lastPrompts[source] === prompt.id) continue;
      lastPrompts[source] = prompt.id;
      this.#pairs.push(source, prompt.ordinal);
    }
  }

  /** Puts the positions of the rivals that an answer shows into `#shown`; gives how many: none where it shows the own brand. */
  #findRivals(appearances: Int32Array, from: number, to: number): number {
    let count = 0;
    for (let at = from; at < to; at += APPEARANCE) {
      const brandId = brandAt(appearances, at);
      if (brandId === this.#own) return 0;
      const position = this.#rivalPositions[brandId] ?? 0;
      if (position > 0) this.#shown[count++] = position - 1;
    }
    return count;
  }

  /** What is shown of pages, in the order of `ids`. */
  describe(ids: readonly number[]): PageGap[] {
    const { projectId } = this.#scope;
    const wanted = toWantedIds(ids, this.answers.length);
    const prompts = openPromptSets(this.#db, projectId, wanted, this.#pairs);
    const width = this.#width;
    const rivals = ids.map((id) => this.#rivals.slice(id * width, (id + 1) * width));
    const taker = {
      addRival: (set: number, brandId: number, answers: number) => {
        rivals[set]![(this.#rivalPositions[brandId] ?? 0) - 1]! += answers;
      },
      addPrompt: (set: number, ordinal: number) => prompts.add(set, ordinal),
    };
    for (const month of this.#listed) {
      visitSections(this.#db, 'gap', { projectId, month }, wanted, (set, bytes, end) =>
        readGapDetails(bytes, end, { wanted: this.#wanted, set, taker }),
      );
    }
    return rivals.map((counts, index) => ({ prompts: prompts.count(index), rivals: counts }));
  }
}
