/** The interval of a line as two stacked series: an unseen floor and a quiet band on top of it. Pure. */
import type { LineSeriesOption } from 'echarts/charts';

type Range = readonly [number, number] | null;

/** `name` tells the bands of several lines apart. */
export function planBandSeries(
  intervals: readonly Range[],
  areaStyle: { color: string; opacity: number },
  name = 'interval',
): LineSeriesOption[] {
  const shared = {
    type: 'line',
    z: 1,
    stack: name,
    symbol: 'none',
    silent: true,
    lineStyle: { opacity: 0 },
    emphasis: { disabled: true },
    connectNulls: false,
  } as const;
  return [
    { ...shared, data: intervals.map((interval) => interval?.[0] ?? '-') },
    { ...shared, data: intervals.map((interval) => (interval ? interval[1] - interval[0] : '-')), areaStyle },
  ];
}
