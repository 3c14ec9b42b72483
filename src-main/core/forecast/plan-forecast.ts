/** The arithmetic of a forecast: the cost of so many calls, and how precise so many answers make a rate. Pure. */
import { wilsonInterval, Z_95 } from '#shared/statistics/wilson-interval.ts';
import type { CallCost } from '../money/call-cost.ts';
import { toUsd } from '../money/nano-usd.ts';

/** US dollars, 0 <= low <= expected <= high. */
export interface CostRange {
  expectedUsd: number;
  lowUsd: number;
  highUsd: number;
}

export type ForecastBasis = 'seen' | 'price_table' | 'assumed' | 'free';

/** Fewer known costs than this say little about the next one. */
const FEWEST_SEEN = 5;

const NOTHING: CostRange = { expectedUsd: 0, lowUsd: 0, highUsd: 0 };

/** What the amounts of `planRange` are based on. */
export function planBasis(cost: CallCost | null): ForecastBasis {
  if (!cost || cost.ceilingNano === 0) return 'free';
  if (isSeen(cost)) return 'seen';
  return cost.isPriced ? 'price_table' : 'assumed';
}

/**
 * The cost of `calls` calls, >= 0; may be no whole number. Of seen costs: a 95 % prediction interval for the sum of further
 * calls, as of their mean by G. J. Hahn and W. Q. Meeker, "Statistical Intervals", Wiley 1991, with the normal quantile.
 */
export function planRange(cost: CallCost | null, calls: number): CostRange {
  if (!cost || calls === 0) return NOTHING;
  if (!isSeen(cost)) {
    const expectedUsd = toUsd(cost.typicalNano * calls);
    return { expectedUsd, lowUsd: expectedUsd / 2, highUsd: toUsd(cost.ceilingNano * calls) };
  }
  const { meanNano, deviationNano, calls: seen } = cost.seen;
  const spreadNano = Z_95 * deviationNano * Math.sqrt(calls + calls ** 2 / seen);
  return {
    expectedUsd: toUsd(meanNano * calls),
    lowUsd: toUsd(Math.max(0, meanNano * calls - spreadNano)),
    highUsd: toUsd(meanNano * calls + spreadNano),
  };
}

function isSeen(cost: CallCost): cost is CallCost & { seen: NonNullable<CallCost['seen']> } {
  return (cost.seen?.calls ?? 0) >= FEWEST_SEEN;
}

/** Lows and highs added up: wider than need be, since not all engines are dear at once. */
export function sumRanges(ranges: readonly CostRange[]): CostRange {
  return ranges.reduce(
    (sum, range) => ({
      expectedUsd: sum.expectedUsd + range.expectedUsd,
      lowUsd: sum.lowUsd + range.lowUsd,
      highUsd: sum.highUsd + range.highUsd,
    }),
    NOTHING,
  );
}

/**
 * Half the width in points of the 95 % Wilson interval that `answers` answers at `ratePercent` will have; null for none.
 * Needs no whole numbers: both are expectations.
 */
export function planPrecision(ratePercent: number, answers: number): number | null {
  const interval = wilsonInterval({ hits: Math.min((ratePercent / 100) * answers, answers), total: answers });
  return interval && (interval.highPercent - interval.lowPercent) / 2;
}

/**
 * Whether a cost stays under what is left: surely (`yes`), surely not as expected (`no`), or it depends. The last call needs
 * room for its whole ceiling. `leftUsd` null: there is no cap.
 */
export function planFit(range: CostRange, ceilingUsd: number, leftUsd: number | null): 'yes' | 'perhaps' | 'no' {
  if (leftUsd === null || ceilingUsd === 0 || range.highUsd + ceilingUsd <= leftUsd) return 'yes';
  return range.expectedUsd > leftUsd || ceilingUsd > leftUsd ? 'no' : 'perhaps';
}
