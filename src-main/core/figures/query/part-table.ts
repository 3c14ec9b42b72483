/**
 * The parts of a breakdown and what is counted in each. Cells of days and months, monthly aggregates, own-brand series and single facts
 * all add to one table, so that it does not matter where a count comes from. Adding up only: it reads nothing.
 */
import { type DayWindow, lengthOf } from '#shared/time/window.ts';
import { addOwnPart, type OwnPart } from '../aggregate/own-series.ts';
import type { CellTaker } from '../aggregate/prompt-month.ts';
import type { Segment } from '../codec/answer-facts.ts';
import { addAppearance, BRAND_WIDTH, mergeCounts, SEEN_WIDTH, TOTAL_WIDTH } from '../codec/brand-counts.ts';
import { APPEARANCE, appearanceLength, brandAt } from '../codec/month-page.ts';
import { addCells, type CellSum } from '../codec/period-cells.ts';
import type { VisitedAnswer } from '../store/read-facts.ts';
import { Part, type PartKey } from './breakdown-part.ts';

export type Dimension = 'day' | 'prompt' | 'engine' | 'language' | 'surface' | 'branded';

export interface TableShape {
  by: ReadonlySet<Dimension>;
  window: DayWindow;
  brandIds: readonly number[];
  segments: ReadonlyMap<number, Segment>;
  /** 1 for each segment that passes; null lets all pass. */
  wanted: Uint8Array | null;
  /** More than every ordinal of the project. */
  ordinals: number;
  hasPrompts: boolean;
  hasMeans: boolean;
}

export class PartTable implements CellTaker {
  readonly #isByDay: boolean;
  readonly #isByPrompt: boolean;
  readonly #firstDay: number;
  readonly #days: number;
  readonly #brandIds: ReadonlySet<number>;
  /** By segment: its group, or -1 where it does not pass. Segments that are not told apart share a group. */
  readonly #groups: Int32Array;
  readonly #groupKeys: readonly SegmentKey[];
  readonly #width: number;
  readonly #words: number;
  /** By prompt, group and day. */
  readonly #parts: (Part | undefined)[];
  #ordinal = 0;

  constructor({ by, window, brandIds, segments, wanted, ordinals, hasPrompts, hasMeans }: TableShape) {
    this.#isByDay = by.has('day');
    this.#isByPrompt = by.has('prompt');
    this.#firstDay = window.firstDay;
    this.#days = this.#isByDay ? Math.max(0, lengthOf(window)) : 1;
    this.#brandIds = new Set(brandIds);
    const groups = groupSegments(segments, wanted, by);
    this.#groups = groups.groups;
    this.#groupKeys = groups.keys;
    this.#width = hasMeans ? BRAND_WIDTH : SEEN_WIDTH;
    this.#words = hasPrompts ? Math.ceil((this.#isByPrompt ? 1 : ordinals) / 32) : 0;
    this.#parts = new Array((this.#isByPrompt ? ordinals : 1) * groups.keys.length * this.#days);
  }

  /** What follows is of this prompt. */
  begin({ ordinal }: { ordinal: number }): this {
    this.#ordinal = ordinal;
    return this;
  }

  /** A cell of a day or month: of the project (`brandId` null) or of a brand. */
  addPeriod(brandId: number | null, day: number, cells: Uint8Array): void {
    const width = brandId === null ? TOTAL_WIDTH : BRAND_WIDTH;
    addCells(cells, { width, taken: brandId === null ? TOTAL_WIDTH : this.#width }, (segmentId) => {
      const part = this.#open(day, segmentId);
      if (part === null || brandId === null) return part?.total ?? null;
      return part.open(brandId, this.#words);
    });
  }

  addAnswers(count: number, segmentId: number): void {
    this.#addAnswers(this.#open(this.#firstDay, segmentId), count);
  }

  wants(brandId: number): boolean {
    return this.#brandIds.has(brandId);
  }

  addCell(brandId: number, cell: Float64Array, segmentId: number): void {
    const part = this.#open(this.#firstDay, segmentId);
    if (part === null) return;
    const { counts } = this.#see(part, brandId);
    mergeCounts(counts, cell);
  }

  /** An answer's entry in a series of the brand. */
  addEntry(brandId: number, entry: OwnPart): void {
    const part = this.#open(entry.day, entry.segmentId);
    if (part === null) return;
    this.#addAnswers(part, 1);
    if (entry.isNamed || entry.isCited) addOwnPart(this.#see(part, brandId).counts, entry);
  }

  addAnswer({ page: { heads, appearances }, offsets, day, segmentId }: VisitedAnswer): void {
    const part = this.#open(day, segmentId);
    if (part === null) return;
    this.#addAnswers(part, 1);
    const end = offsets.appearance + appearanceLength(heads, offsets.head);
    for (let at = offsets.appearance; at < end; at += APPEARANCE) {
      const brandId = brandAt(appearances, at);
      if (this.#brandIds.has(brandId)) addAppearance(this.#see(part, brandId).counts, appearances, at);
    }
  }

  /** Parts with an answer, by prompt, then engine, language, surface and kind of prompt, then day. */
  list(): Part[] {
    return this.#parts.filter((part) => part !== undefined && part.answers > 0) as Part[];
  }

  #addAnswers(part: Part | null, count: number): void {
    if (part === null) return;
    part.total.counts[0]! += count;
    this.#addPrompt(part.total);
  }

  #see(part: Part, brandId: number): CellSum {
    const counts = part.open(brandId, this.#words);
    this.#addPrompt(counts);
    return counts;
  }

  #addPrompt({ prompts }: CellSum): void {
    if (this.#words === 0) return;
    if (this.#isByPrompt) prompts[0] = 1;
    else prompts[this.#ordinal >> 5]! |= 1 << (this.#ordinal & 31);
  }

  /** Null where the segment does not pass. */
  #open(day: number, segmentId: number): Part | null {
    const group = this.#groups[segmentId] ?? -1;
    if (group < 0) return null;
    const prompt = this.#isByPrompt ? this.#ordinal : 0;
    const index = (prompt * this.#groupKeys.length + group) * this.#days + (this.#isByDay ? day - this.#firstDay : 0);
    let part = this.#parts[index];
    if (part === undefined) {
      const key = {
        ...this.#groupKeys[group]!,
        day: this.#isByDay ? day : null,
        prompt: this.#isByPrompt ? prompt : null,
      };
      part = new Part(key, this.#words);
      this.#parts[index] = part;
    }
    return part;
  }
}

type SegmentKey = Omit<PartKey, 'day' | 'prompt'>;

function groupSegments(
  segments: ReadonlyMap<number, Segment>,
  wanted: Uint8Array | null,
  by: ReadonlySet<Dimension>,
): { groups: Int32Array; keys: SegmentKey[] } {
  const groups = new Int32Array(Math.max(0, ...segments.keys()) + 1).fill(-1);
  const toKey = ({ engine, language, surface, isBranded }: Segment): SegmentKey => ({
    engine: by.has('engine') ? engine : null,
    language: by.has('language') ? language : null,
    surface: by.has('surface') ? surface : null,
    isBranded: by.has('branded') ? isBranded === 1 : null,
  });
  const passing = [...segments].filter(([id]) => wanted === null || wanted[id] === 1);
  const keys = new Map(passing.map(([, segment]) => [JSON.stringify(toKey(segment)), toKey(segment)]));
  const names = [...keys.keys()].sort();
  for (const [id, segment] of passing) groups[id] = names.indexOf(JSON.stringify(toKey(segment)));
  return { groups, keys: names.map((name) => keys.get(name)!) };
}
