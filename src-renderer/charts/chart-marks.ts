/**
 * What happened while figures were made, as a row of small symbols at the foot of a chart: an engine with another model, a baseline,
 * something done, other names, days without answers. The tooltip says which, the note which symbol is what. Pure.
 */
import type { LineSeriesOption } from 'echarts/charts';

import { startOfDay } from '#shared/time/day.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Palette } from '../ui/colours.ts';
import type { ChartOption } from './chart-option.ts';
import type { Bucket } from './group-days.ts';
import { toPlaced } from './line-points.ts';
import type { TooltipRow } from './tooltip.ts';

/** In the order in which they stand above each other. */
export const MARK_KINDS = ['model', 'baseline', 'done', 'names', 'gap'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface ChartMark {
  /** Days since 1970-01-01. */
  day: number;
  kind: MarkKind;
  label: string;
}

const SYMBOLS: Readonly<Record<MarkKind, string>> = {
  model: 'triangle',
  baseline: 'rect',
  done: 'circle',
  names: 'diamond',
  gap: 'emptyCircle',
};
const SIZE_PX = 7;
const STEP_PX = 9;

/** Buckets with the marks of their days; the same list where there are none. */
export function addMarks(buckets: readonly Bucket[], marks: readonly ChartMark[]): readonly Bucket[] {
  if (marks.length === 0) return buckets;
  return buckets.map((bucket) => {
    const own = marks.filter(({ day }) => day >= bucket.firstDay && day <= bucket.lastDay);
    return own.length === 0 ? bucket : { ...bucket, marks: own };
  });
}

/** The same chart with a row of marks; the same option where there are none. */
export function addMarkSeries(option: ChartOption, buckets: readonly Bucket[], palette: Palette): ChartOption {
  const marks = planMarkSeries(buckets, palette);
  if (marks.length === 0) return option;
  const isPlaced = [option.xAxis ?? []].flat()[0]?.type === 'time';
  const placed = isPlaced ? marks.map((series) => ({ ...series, data: toPlacedPoints(series, buckets) })) : marks;
  return { ...option, series: [...[option.series ?? []].flat(), ...placed] };
}

/** On an axis of true time each point is at the middle of its days. */
export function toPlacedPoints({ data = [] }: LineSeriesOption, buckets: readonly Bucket[]) {
  const middles = buckets.map(({ firstDay, lastDay }) => (startOfDay(firstDay) + startOfDay(lastDay)) / 2);
  return data.map((point, place) => toPlaced(point, middles[place]));
}

/** A series for each kind that there is: on the zero line, and above another one of the same day. */
function planMarkSeries(buckets: readonly Bucket[], palette: Palette): LineSeriesOption[] {
  return listKinds(buckets).map((kind): LineSeriesOption => {
    const toPoint = ({ marks = [] }: Bucket) => {
      const kinds = MARK_KINDS.filter((each) => marks.some((mark) => mark.kind === each));
      const place = kinds.indexOf(kind);
      if (place === -1) return '-';
      return place === 0 ? 0 : { value: 0, symbolOffset: [0, -place * STEP_PX] as [number, number] };
    };
    return {
      type: 'line',
      z: 2,
      data: buckets.map(toPoint),
      symbol: SYMBOLS[kind],
      symbolSize: SIZE_PX,
      showAllSymbol: true,
      silent: true,
      lineStyle: { opacity: 0 },
      itemStyle: { color: kind === 'gap' ? palette.muted : palette.text },
      emphasis: { disabled: true },
    };
  });
}

function listKinds(buckets: readonly Bucket[]): MarkKind[] {
  const found = new Set(buckets.flatMap(({ marks = [] }) => marks.map(({ kind }) => kind)));
  return MARK_KINDS.filter((kind) => found.has(kind));
}

/** Which symbol is what, of those that are drawn. */
export function planMarkNotes(buckets: readonly Bucket[]): string[] {
  return listKinds(buckets).map((kind) => TEXTS.charts.marks[kind]);
}

export function toMarkRows({ marks = [] }: Pick<Bucket, 'marks'>): TooltipRow[] {
  return marks.map(({ kind, label }) => ({ name: TEXTS.charts.marks[kind], value: label }));
}
