/** Axes that every chart over time shares: quiet labels, a light grid, and a value axis that starts at zero. Pure. */

import { dayOf, startOfDay } from '#shared/time/day.ts';
import { formatCount, formatDay, formatWholeRate } from '../texts/format.ts';
import type { Palette } from '../ui/colours.ts';
import { toAxisLabel } from './bucket-names.ts';
import type { Bucket } from './group-days.ts';
import type { AxisEnd } from './round-maximum.ts';

const FONT_SIZE_PX = 11;

/** What all charts share around their axes: no motion, the app's letters, and room for labels at the right and the top. */
export function planFrame({ rightPx, topPx }: { rightPx: number; topPx: number }) {
  return {
    animation: false,
    textStyle: { fontFamily: 'inherit' },
    grid: {
      left: 16,
      right: rightPx,
      top: topPx,
      bottom: 6,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
  } as const;
}

export function planTimeAxis(buckets: readonly Bucket[], palette: Palette, hasLines: boolean) {
  return {
    type: 'category',
    boundaryGap: !hasLines,
    data: buckets.map(toAxisLabel),
    axisLine: { lineStyle: { color: palette.borderStrong } },
    axisTick: { show: false },
    axisLabel: { color: palette.muted, fontSize: FONT_SIZE_PX, hideOverlap: true, margin: 10 },
    axisPointer: {
      type: hasLines ? 'line' : 'shadow',
      lineStyle: { color: palette.borderStrong, type: 'solid', width: 1 },
      shadowStyle: { color: palette.grid, opacity: 0.7 },
      label: { show: false },
    },
  } as const;
}

/** From the first day to the last, for points that are not equally far apart. */
export function planTrueTimeAxis(buckets: readonly Bucket[], palette: Palette) {
  const {
    type: _,
    boundaryGap: __,
    data: ___,
    axisLabel,
    axisPointer,
    ...looks
  } = planTimeAxis(buckets, palette, true);
  return {
    ...looks,
    type: 'time',
    min: startOfDay(buckets[0]?.firstDay ?? 0),
    max: startOfDay(buckets.at(-1)?.lastDay ?? 0),
    axisLabel: {
      ...axisLabel,
      // Where buckets begin: the library's own choice sets the first of a month beside any other day.
      customValues: buckets.map(({ firstDay }) => startOfDay(firstDay)),
      formatter: (ms: number) => formatDay(dayOf(ms)),
    },
    axisPointer: { ...axisPointer, snap: true },
  } as const;
}

export function planValueAxis({ max, interval }: AxisEnd, palette: Palette, unit: '%' | '') {
  return {
    type: 'value',
    min: 0,
    max,
    interval,
    axisLabel: {
      color: palette.muted,
      fontSize: FONT_SIZE_PX,
      formatter: unit === '%' ? formatWholeRate : formatCount,
    },
    splitLine: { lineStyle: { color: palette.grid } },
  } as const;
}
