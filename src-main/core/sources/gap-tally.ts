/**
 * How often the answers of a scope cite a page where they show competitors and not the own brand. Months that are over come as sums,
 * the rest from facts; with tags, all of it from the facts of the tagged prompts.
 */
import type { Connection } from '../../storage/connection.ts';
import { APPEARANCE, brandAt, visitCitations } from '../facts/month-page.ts';
import { openMonths, readScopePrompts, type VisitedAnswer } from '../facts/read-facts.ts';
import { planSegmentFilter } from '../facts/segments.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { addCitations } from '../month-sums/citation-sums.ts';
import { addCounts } from '../month-sums/counted-ids.ts';
import { ANY_SOURCE, readGapDetails } from '../month-sums/gap-sums.ts';
import { toWantedIds, visitSections } from '../month-sums/list-parts.ts';
import { listSummedMonths, openList } from '../month-sums/month-lists.ts';
import { NumberRows } from '../month-sums/number-rows.ts';
import { planRest, toMonthRange } from '../month-sums/plan-months.ts';
import { openPromptSets } from '../month-sums/wanted-prompts.ts';

export interface ShownBrands {
  own: number;
  rivals: readonly number[];
}

export interface PageGap {
  prompts: number;
  /** Answers by place in `rivals`. */
  rivals: Int32Array;
}

export class GapTally {
  readonly #db: Connection;
  readonly #scope: FigureScope;
  readonly #wanted: Uint8Array | null;
  readonly #own: number;
  /** Places in `rivals` by brand. */
  readonly #places: ReadonlyMap<number, number>;
  /** Months that came as sums. */
  readonly #summed: readonly number[];
  /** Of what came from facts: page and ordinal, the prompt that came last by page, and answers by page and place of a rival. */
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
    this.#places = new Map(rivals.map((id, place) => [id, place]));
    this.answers = new Int32Array(Math.max(1, size));
    this.#lastPrompts = new Int32Array(this.answers.length);
    this.#rivals = new Int32Array(this.answers.length * rivals.length);
    this.citations = new Int32Array(this.answers.length);
    const isEmpty = scope.lastDay < scope.firstDay;
    this.#summed = this.#listMonths();
    const placeSums = new Float64Array(this.answers.length);
    for (const month of this.#summed) {
      const ofProject = { projectId: scope.projectId, month };
      addCounts(openList(db, ofProject, 'gap'), this.#wanted, this.answers);
      addCitations(openList(db, ofProject, 'source'), this.#wanted, { citations: this.citations, placeSums });
    }
    if (!isEmpty) this.#addFacts();
  }

  get gapAnswers(): number {
    return this.answers[ANY_SOURCE] ?? 0;
  }

  /** A month that shows a brand which is not tracked (any more) cannot say what its gaps were without it. */
  #listMonths(): number[] {
    const { projectId } = this.#scope;
    return listSummedMonths(this.#db, this.#scope, ['gap', 'source']).filter((month) => {
      let isKnown = true;
      const taker = {
        addRival: (_: number, brandId: number) => {
          if (!this.#places.has(brandId)) isKnown = false;
        },
        addPrompt: () => {},
      };
      visitSections(this.#db, 'gap', { projectId, month }, toWantedIds([ANY_SOURCE], 1), (set, bytes, end) =>
        readGapDetails(bytes, end, { wanted: null, set, taker }),
      );
      return isKnown;
    });
  }

  #addFacts(): void {
    const visitMonths = openMonths(this.#db, this.#scope, ['citations', 'appearances'], (each) =>
      this.#addAnswer(each),
    );
    const rest = planRest(toMonthRange(this.#scope), this.#summed);
    for (const prompt of readScopePrompts(this.#db, this.#scope))
      for (const months of rest) visitMonths(prompt, months);
  }

  #addAnswer(answer: VisitedAnswer): void {
    const rivals = this.#listRivals(answer);
    const { page, place, prompt } = answer;
    visitCitations(page, place, (sourceId) => {
      this.citations[sourceId]!++;
    });
    if (rivals.length === 0) return;
    this.answers[ANY_SOURCE]!++;
    visitCitations(page, place, (sourceId) => {
      this.answers[sourceId]!++;
      for (const rival of rivals) this.#rivals[sourceId * this.#places.size + rival]!++;
      if (this.#lastPrompts[sourceId] === prompt.id) return;
      this.#lastPrompts[sourceId] = prompt.id;
      this.#pairs.push(sourceId, prompt.ordinal);
    });
  }

  /** Places of the rivals that an answer shows; none where it shows the own brand. */
  #listRivals({ page: { heads, appearances }, place }: VisitedAnswer): number[] {
    const rivals: number[] = [];
    const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
    for (let at = place.appearance; at < end; at += APPEARANCE) {
      const brandId = brandAt(appearances, at);
      if (brandId === this.#own) return [];
      const rival = this.#places.get(brandId);
      if (rival !== undefined) rivals.push(rival);
    }
    return rivals;
  }

  /** What is shown of pages, in the order of `ids`. */
  describe(ids: readonly number[]): PageGap[] {
    const { projectId } = this.#scope;
    const wanted = toWantedIds(ids, this.answers.length);
    const prompts = openPromptSets(this.#db, projectId, wanted, this.#pairs);
    const width = this.#places.size;
    const rivals = ids.map((id) => this.#rivals.slice(id * width, (id + 1) * width));
    const taker = {
      addRival: (set: number, brandId: number, answers: number) => {
        rivals[set]![this.#places.get(brandId) ?? 0]! += answers;
      },
      addPrompt: (set: number, ordinal: number) => prompts.add(set, ordinal),
    };
    for (const month of this.#summed) {
      visitSections(this.#db, 'gap', { projectId, month }, wanted, (set, bytes, end) =>
        readGapDetails(bytes, end, { wanted: this.#wanted, set, taker }),
      );
    }
    return rivals.map((counts, index) => ({ prompts: prompts.count(index), rivals: counts }));
  }
}
