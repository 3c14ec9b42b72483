/** Running counts of brands over prompts that are visited one after the other: sums of months and single answers alike. */

import type { OwnPart } from '../aggregate/own-series.ts';
import { addAppearance, addOwnPart, type CellTaker } from '../aggregate/prompt-month.ts';
import { APPEARANCE, brandAt } from '../codec/month-page.ts';
import { BRAND_WIDTH } from '../codec/period-cells.ts';
import type { VisitedAnswer } from '../store/read-facts.ts';
import { type Counts, toBrandCounts } from './counts.ts';

export class TaggedSum implements CellTaker {
  #answers = 0;
  #asked = 0;
  #lastAsked = 0;
  #promptId = 0;
  /** By brand: where its counts are, and 0 for brands that nobody asked for. */
  readonly #slots: Int32Array;
  readonly #counts: Float64Array[];
  readonly #visiblePrompts: Float64Array;
  readonly #lastVisible: Float64Array;

  constructor(brandIds: readonly number[]) {
    this.#slots = new Int32Array(Math.max(0, ...brandIds) + 1);
    for (const [index, id] of brandIds.entries()) this.#slots[id] = index + 1;
    this.#counts = Array.from({ length: brandIds.length + 1 }, () => new Float64Array(BRAND_WIDTH));
    this.#visiblePrompts = new Float64Array(brandIds.length + 1);
    this.#lastVisible = new Float64Array(brandIds.length + 1);
  }

  /** What follows is of this prompt. No prompt comes twice. */
  begin(promptId: number): void {
    this.#promptId = promptId;
  }

  addAnswers(count: number): void {
    this.#answers += count;
    if (this.#lastAsked === this.#promptId) return;
    this.#lastAsked = this.#promptId;
    this.#asked++;
  }

  wants(brandId: number): boolean {
    return (this.#slots[brandId] ?? 0) > 0;
  }

  addCell(brandId: number, cell: Float64Array): void {
    const counts = this.#open(brandId);
    for (let at = 0; at < BRAND_WIDTH; at++) counts[at]! += cell[at] ?? 0;
  }

  addAnswer({ page: { heads, appearances }, place }: VisitedAnswer): void {
    this.addAnswers(1);
    const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
    for (let at = place.appearance; at < end; at += APPEARANCE) {
      const brandId = brandAt(appearances, at);
      if (this.wants(brandId)) addAppearance(this.#open(brandId), appearances, at);
    }
  }

  /** An answer's part in a strip of the brand. */
  addPart(brandId: number, part: OwnPart): void {
    this.addAnswers(1);
    if (part.isNamed || part.isCited) addOwnPart(this.#open(brandId), part);
  }

  /** The counts of a brand that is shown in what is being added. */
  #open(brandId: number): Float64Array {
    const slot = this.#slots[brandId] ?? 0;
    if (this.#lastVisible[slot] !== this.#promptId) {
      this.#lastVisible[slot] = this.#promptId;
      this.#visiblePrompts[slot]!++;
    }
    return this.#counts[slot]!;
  }

  toCounts(brandId: number): Counts {
    const slot = this.#slots[brandId] ?? 0;
    return {
      answers: this.#answers,
      asked: this.#asked,
      ...toBrandCounts(this.#counts[slot]!),
      visiblePrompts: this.#visiblePrompts[slot] ?? 0,
    };
  }
}
