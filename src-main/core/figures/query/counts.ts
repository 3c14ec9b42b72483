/** Counts of answers and of one brand in them: what every rate and average is made of. Pure. */
import type { PeriodRow } from '../aggregate/read-periods.ts';
import {
  addCells,
  BRAND_WIDTH,
  type CellSum,
  countPrompts,
  emptySum,
  TOTAL_WIDTH,
  toUnitSum,
} from '../codec/period-cells.ts';

export interface Counts {
  answers: number;
  /** Prompts that were asked. */
  asked: number;
  named: number;
  cited: number;
  visible: number;
  orderSum: number;
  firstNamed: number;
  top3Named: number;
  depthUnits: bigint;
  sentimentUnits: bigint;
  /** Prompts with a visible answer. */
  visiblePrompts: number;
}

export function sumTotals(rows: Iterable<PeriodRow>, wanted: Uint8Array | null): CellSum {
  return sumRows(TOTAL_WIDTH, rows, wanted);
}

export function sumBrand(rows: Iterable<PeriodRow>, wanted: Uint8Array | null): CellSum {
  return sumRows(BRAND_WIDTH, rows, wanted);
}

function sumRows(width: number, rows: Iterable<PeriodRow>, wanted: Uint8Array | null): CellSum {
  const sum = emptySum(width, 0);
  for (const row of rows) addCells(sum, row.cells, wanted);
  return sum;
}

/** The counts of a window from its two sums. */
export function toCounts(totals: CellSum, brand: CellSum): Counts {
  return {
    answers: totals.counts[0] ?? 0,
    asked: countPrompts(totals.prompts),
    ...toBrandCounts(brand.counts),
    visiblePrompts: countPrompts(brand.prompts),
  };
}

/** In the order of `BRAND_WIDTH`. */
export function toBrandCounts(counts: Float64Array): Omit<Counts, 'answers' | 'asked' | 'visiblePrompts'> {
  const [named = 0, cited = 0, visible = 0, orderSum = 0, firstNamed = 0, top3Named = 0] = counts;
  const [depthHigh = 0, depthLow = 0, sentimentHigh = 0, sentimentLow = 0] = counts.subarray(6);
  return {
    named,
    cited,
    visible,
    orderSum,
    firstNamed,
    top3Named,
    depthUnits: toUnitSum(depthHigh, depthLow),
    sentimentUnits: toUnitSum(sentimentHigh, sentimentLow),
  };
}
