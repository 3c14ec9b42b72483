/** Rows of counts as SQL gives them: the shapes that rollups and tagged prompts are both read into. Types only. */
import type { Bitmap } from '../rollups/bitmap.ts';

export interface TotalRow {
  day: number;
  answers: number;
  /** Ordinals of the prompts that were asked. */
  asked: Bitmap;
}

/** Unit sums of one row stay below 2^53: they are those of one day and one cell, or one prompt. */
export interface BrandRow {
  day: number;
  named: number;
  cited: number;
  visible: number;
  orderSum: number;
  firstNamed: number;
  top3Named: number;
  depthUnits: number;
  sentimentUnits: number;
  /** Ordinals of the prompts with a visible answer. */
  visiblePrompts: Bitmap;
}

/** The same over a whole window. Exact unit sums: adding in another order gives the same figure to the last digit. */
export type BrandSums = Omit<BrandRow, 'day' | 'depthUnits' | 'sentimentUnits'> & {
  depthUnits: bigint;
  sentimentUnits: bigint;
};
