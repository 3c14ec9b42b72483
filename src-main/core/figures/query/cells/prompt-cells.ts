/**
 * Answers and brands in them by prompt and engine, and by what else is asked for, in flat arrays: what intervals and comparisons are made
 * of. A year of a million answers has some thousand cells. Adding up only: it reads nothing.
 */
import type { OwnPart } from '../../aggregate/own-series.ts';
import type { CellTaker } from '../../aggregate/prompt-month.ts';
import type { Segment } from '../../codec/answer-facts.ts';
import { addAppearance, addCited, addSquares, mergeCounts, PROMPT_WIDTH } from '../../codec/brand-counts.ts';
import { APPEARANCE, appearanceLength, brandAt } from '../../codec/month-page.ts';
import type { VisitedAnswer } from '../../store/read-facts.ts';

/** What a cell is told apart by besides its prompt; always its engine. */
export interface CellGroup {
  engine: string;
  language: string | null;
  surface: string | null;
  isBranded: boolean | null;
}

export type CellDimension = 'language' | 'surface' | 'branded';

export interface CellShape {
  by: readonly CellDimension[];
  brandIds: readonly number[];
  segments: ReadonlyMap<number, Segment>;
  /** 1 for each segment that passes; null lets all pass. */
  wanted: Uint8Array | null;
  /** More than every ordinal of the project. */
  ordinals: number;
}

export class PromptCells implements CellTaker {
  readonly groups: readonly CellGroup[];
  /** By prompt and group. */
  readonly answers: Float64Array;
  /** By brand; `PROMPT_WIDTH` columns by prompt and group, as `codec/brand-counts.ts` has them. */
  readonly #counts = new Map<number, Float64Array>();
  /** By brand and cell, the columns of the cell: made once, because loops over millions of answers come back to it. */
  readonly #cells = new Map<number, (Float64Array | undefined)[]>();
  /** The brand where there is one alone. */
  readonly #only: number | null;
  /** By segment: its group, or -1 where it does not pass. */
  readonly #groupOf: Int32Array;
  #first = 0;
  #ordinals: readonly number[] | null = null;

  static ofNothing(brandId: number): PromptCells {
    return new PromptCells({ by: [], brandIds: [brandId], segments: new Map(), wanted: null, ordinals: 0 });
  }

  constructor({ by, brandIds, segments, wanted, ordinals }: CellShape) {
    const { groups, groupOf } = groupSegments(segments, wanted, by);
    this.groups = groups;
    this.#groupOf = groupOf;
    this.answers = new Float64Array(ordinals * groups.length);
    for (const id of brandIds) {
      this.#counts.set(id, new Float64Array(this.answers.length * PROMPT_WIDTH));
      this.#cells.set(id, new Array(this.answers.length));
    }
    this.#only = brandIds.length === 1 ? (brandIds[0] ?? null) : null;
  }

  /** The columns of a brand. Throws for one that is not counted. */
  of(brandId: number): Float64Array {
    const counts = this.#counts.get(brandId);
    if (!counts) throw new RangeError(`Brand ${brandId} is not counted`);
    return counts;
  }

  /** Prompts with an answer, in order. */
  listOrdinals(): readonly number[] {
    this.#ordinals ??= Array.from(
      { length: this.answers.length / Math.max(1, this.groups.length) },
      (_, at) => at,
    ).filter((at) =>
      this.answers.subarray(at * this.groups.length, (at + 1) * this.groups.length).some((count) => count > 0),
    );
    return this.#ordinals;
  }

  /** Numbers that it holds. */
  get size(): number {
    return this.answers.length * (1 + this.#counts.size * PROMPT_WIDTH);
  }

  /** As if nothing of this prompt had been added. */
  clear({ ordinal }: { ordinal: number }): void {
    const [first, end] = [ordinal * this.groups.length, (ordinal + 1) * this.groups.length];
    this.answers.fill(0, first, end);
    for (const counts of this.#counts.values()) counts.fill(0, first * PROMPT_WIDTH, end * PROMPT_WIDTH);
    this.#ordinals = null;
  }

  /** What follows is of this prompt. */
  begin({ ordinal }: { ordinal: number }): this {
    this.#first = ordinal * this.groups.length;
    return this;
  }

  addAnswers(count: number, segmentId: number): void {
    const cell = this.#find(segmentId);
    if (cell >= 0) this.answers[cell]! += count;
  }

  hasAnswers(ordinal: number): boolean {
    const first = ordinal * this.groups.length;
    return this.answers.subarray(first, first + this.groups.length).some((count) => count > 0);
  }

  wants(brandId: number): boolean {
    return this.#counts.has(brandId);
  }

  addCell(brandId: number, counts: Float64Array, segmentId: number): void {
    const cell = this.#find(segmentId);
    if (cell >= 0) mergeCounts(this.#open(brandId, cell), counts);
  }

  /** An answer's entry in a series of the brand. */
  addEntry(brandId: number, entry: OwnPart): void {
    const cell = this.#find(entry.segmentId);
    if (cell < 0) return;
    this.answers[cell]!++;
    if (entry.isNamed) addWithSquares(this.#open(brandId, cell), entry.numbers, entry.at);
    else if (entry.isCited) addCited(this.#open(brandId, cell));
  }

  addAnswer({ page: { heads, appearances }, offsets, segmentId }: VisitedAnswer): void {
    const cell = this.#find(segmentId);
    if (cell < 0) return;
    this.answers[cell]!++;
    const end = offsets.appearance + appearanceLength(heads, offsets.head);
    for (let at = offsets.appearance; at < end; at += APPEARANCE) {
      const brandId = brandAt(appearances, at);
      const isCounted = this.#only === null ? this.#counts.has(brandId) : brandId === this.#only;
      if (isCounted) addWithSquares(this.#open(brandId, cell), appearances, at);
    }
  }

  #find(segmentId: number): number {
    const group = this.#groupOf[segmentId] ?? -1;
    return group < 0 ? -1 : this.#first + group;
  }

  #open(brandId: number, cell: number): Float64Array {
    const cells = this.#cells.get(brandId)!;
    const known = cells[cell];
    if (known) return known;
    const opened = this.of(brandId).subarray(cell * PROMPT_WIDTH, (cell + 1) * PROMPT_WIDTH);
    cells[cell] = opened;
    return opened;
  }
}

function addWithSquares(counts: Float64Array, appearances: Int32Array, at: number): void {
  addAppearance(counts, appearances, at);
  addSquares(counts, appearances, at);
}

function groupSegments(
  segments: ReadonlyMap<number, Segment>,
  wanted: Uint8Array | null,
  by: readonly CellDimension[],
): { groups: CellGroup[]; groupOf: Int32Array } {
  const groupOf = new Int32Array(Math.max(0, ...segments.keys()) + 1).fill(-1);
  const groups = new Map<string, { group: CellGroup; at: number }>();
  for (const [id, { engine, language, surface, isBranded }] of segments) {
    if (wanted !== null && wanted[id] !== 1) continue;
    const group: CellGroup = {
      engine,
      language: by.includes('language') ? language : null,
      surface: by.includes('surface') ? surface : null,
      isBranded: by.includes('branded') ? isBranded === 1 : null,
    };
    const key = JSON.stringify(group);
    const known = groups.get(key) ?? { group, at: groups.size };
    groups.set(key, known);
    groupOf[id] = known.at;
  }
  return { groups: [...groups.values()].map(({ group }) => group), groupOf };
}
