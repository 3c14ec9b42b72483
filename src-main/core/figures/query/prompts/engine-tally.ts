/** Running counts of the own brand by engine over the answers of one prompt: sums of months, strips and single answers alike. */

import type { OwnPart } from '../../aggregate/own-series.ts';
import { addAppearance, addOwnPart, type CellTaker } from '../../aggregate/prompt-month.ts';
import { APPEARANCE, brandAt } from '../../codec/month-page.ts';
import { BRAND_WIDTH } from '../../codec/period-cells.ts';
import type { VisitedAnswer } from '../../store/read-facts.ts';
import { type Counts, toBrandCounts } from '../counts.ts';

export type EngineCounts = Omit<Counts, 'asked' | 'visiblePrompts'>;

/** Of nothing. */
export const NO_COUNTS: EngineCounts = {
  answers: 0,
  ...{ named: 0, cited: 0, visible: 0, orderSum: 0, firstNamed: 0, top3Named: 0 },
  ...{ depthUnits: 0n, sentimentUnits: 0n },
};

interface EngineSum {
  answers: number;
  counts: Float64Array;
}

export class EngineTally implements CellTaker {
  /** By segment. */
  readonly #engines: ReadonlyMap<number, string>;
  readonly #ownId: number;
  readonly #sums = new Map<string, EngineSum>();

  constructor(engines: ReadonlyMap<number, string>, ownId: number) {
    this.#engines = engines;
    this.#ownId = ownId;
  }

  addAnswers(count: number, segmentId: number): void {
    this.#open(segmentId).answers += count;
  }

  wants(brandId: number): boolean {
    return brandId === this.#ownId;
  }

  addCell(_: number, cell: Float64Array, segmentId: number): void {
    const { counts } = this.#open(segmentId);
    for (let at = 0; at < BRAND_WIDTH; at++) counts[at]! += cell[at] ?? 0;
  }

  addPart(part: OwnPart): void {
    const sum = this.#open(part.segmentId);
    sum.answers++;
    if (part.isNamed || part.isCited) addOwnPart(sum.counts, part);
  }

  addAnswer({ page: { heads, appearances }, place, segmentId }: VisitedAnswer): void {
    const sum = this.#open(segmentId);
    sum.answers++;
    const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
    for (let at = place.appearance; at < end; at += APPEARANCE) {
      if (brandAt(appearances, at) === this.#ownId) addAppearance(sum.counts, appearances, at);
    }
  }

  /** Engines with an answer, by name. */
  list(): [string, EngineCounts][] {
    return [...this.#sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([engine, { answers, counts }]) => [engine, { answers, ...toBrandCounts(counts) }]);
  }

  #open(segmentId: number): EngineSum {
    const engine = this.#engines.get(segmentId) ?? '';
    let sum = this.#sums.get(engine);
    if (!sum) {
      sum = { answers: 0, counts: new Float64Array(BRAND_WIDTH) };
      this.#sums.set(engine, sum);
    }
    return sum;
  }
}
