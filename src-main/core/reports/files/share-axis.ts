/** How far the axis of a line chart goes in programs that would choose for themselves. */
import type { LineChart } from '../model/report-chart.ts';

const NEAR_ALL_PERCENT = 80;

/** 1, of shares of 0 to 1 that come near all: programs would draw them against 120%. Undefined: they choose well. */
export function shareAxisEnd({ unit, series }: LineChart): 1 | undefined {
  if (unit !== 'percent') return undefined;
  const drawn = series.flatMap(({ values, intervals = [] }) => [
    ...values,
    ...intervals.map((interval) => interval?.[1]),
  ]);
  return drawn.some((value) => (value ?? 0) > NEAR_ALL_PERCENT) ? 1 : undefined;
}
