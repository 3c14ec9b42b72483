/** Builds the chart of one rate of several brands over time. Pure: buckets, lines and colours in, an ECharts option out. */
import type { LineSeriesOption } from 'echarts/charts';

import { formatCount, formatDayRange, formatRate, formatSpan } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Palette } from '../ui/colours.ts';
import { planBandSeries } from './band-series.ts';
import { type ChartLine, type LinePoint, lastPercent, toLineName, toPercents } from './brand-lines.ts';
import { toBucketName } from './bucket-names.ts';
import type { ChartOption } from './chart-option.ts';
import { toCountRows, toEmptyRows } from './count-rows.ts';
import type { FigureTableProps } from './figure-table.tsx';
import { type Bucket, type Grain, ratePercent } from './group-days.ts';
import { toLinePoints } from './line-points.ts';
import { planFrame, planTimeAxis, planValueAxis } from './plan-axes.ts';
import { planLabelOffsets } from './plan-label-offsets.ts';
import { planAxisEnd } from './round-maximum.ts';
import { pointedIndex, type TooltipRow, toTooltipFrame, toTooltipHtml } from './tooltip.ts';

export const LABEL_SPACE_PX = 172;
const TOP_PX = 10;
/** What the labels of the time axis take below the lines, about. */
const AXIS_SPACE_PX = 32;

/** Competitors differ by dash as well as by colour. */
const DASHES = ['solid', [7, 3], [2, 3], [10, 3, 2, 3], [5, 2]] as const;

function toSeries(line: ChartLine, dash: (typeof DASHES)[number], labelOffsetPx: number): LineSeriesOption {
  return {
    type: 'line',
    name: line.name,
    z: line.isOwn ? 10 : 5,
    data: toLinePoints(toPercents(line)),
    symbol: 'none',
    symbolSize: 5,
    connectNulls: false,
    itemStyle: { color: line.colour },
    lineStyle: { color: line.colour, width: line.isOwn ? 2.5 : 1.5, type: dash as 'solid' },
    emphasis: { disabled: true },
    endLabel: {
      // A line without a point has no end, and the library would put its label nowhere.
      show: lastPercent(line) !== null,
      distance: 8,
      offset: [0, labelOffsetPx],
      color: line.colour,
      fontSize: 12,
      fontWeight: line.isOwn ? 600 : 400,
      formatter: () => `${toLineName(line.name)} ${formatRate(lastPercent(line))}`,
    },
  };
}

/** With more lines bands hide each other: the own brand's is shown, or none; tooltips have the intervals of all. */
const MOST_BANDS = 2;
const NO_POINT: LinePoint = { hits: 0, total: 0 };

function chooseBanded(lines: readonly ChartLine[]): readonly ChartLine[] {
  const own = lines.filter(({ isOwn }) => isOwn);
  const chosen = own.length > 0 || lines.length > MOST_BANDS ? own : lines;
  return chosen.filter(({ points }) => points.some(({ repeat }) => repeat));
}

function toBand({ id, isOwn, colour, points }: ChartLine, palette: Palette): LineSeriesOption[] {
  return planBandSeries(
    points.map(({ repeat = null }) => repeat),
    isOwn ? { color: palette.accentQuiet, opacity: 0.65 } : { color: colour, opacity: 0.16 },
    `interval ${id}`,
  );
}

/** `58.1 % (44–72) · 12`: the rate, its repeat interval, how often. */
function toRateText({ hits, total, repeat }: LinePoint): string {
  const rate = formatRate(ratePercent(hits, total));
  return TEXTS.charts.rateOf(repeat ? `${rate} (${formatSpan(...repeat)})` : rate, formatCount(hits));
}

/** What the ranges beside the rates are, where there are any. */
function toIntervalRows(points: readonly LinePoint[]): TooltipRow[] {
  const known = points.filter(({ repeat = null }) => repeat !== null);
  if (known.length === 0) return [];
  const { interval, wilsonInterval } = TEXTS.charts;
  const names = new Set(known.map(({ isRepeatKnown }) => (isRepeatKnown ? interval : wilsonInterval)));
  return [{ name: `(–) ${[...names].join('; ')}`, value: '' }];
}

/** Tooltip of one bucket: the brands from the highest rate, each with its interval and count, then n; without answers it says just that. */
export function planLinesTooltip(bucket: Bucket, index: number, lines: readonly ChartLine[]): string {
  if (bucket.answers === 0) {
    const none = { name: TEXTS.charts.noAnswers, value: '' };
    return toTooltipHtml(toBucketName(bucket), [none, ...toEmptyRows(bucket)]);
  }
  const rows = lines
    .map(({ name, colour, points }) => ({ name, colour, point: points[index] ?? NO_POINT }))
    .sort((a, b) => b.point.hits - a.point.hits)
    .map(({ name, colour, point }) => ({ name, colour, value: toRateText(point) }));
  const intervals = toIntervalRows(lines.map(({ points }) => points[index] ?? NO_POINT));
  return toTooltipHtml(toBucketName(bucket), [...rows, ...toCountRows(bucket), ...intervals]);
}

/** Lines in percent, gaps where nothing was answered; the own brand is the widest, on top, and has its interval as a band. */
export function planLinesChart(
  buckets: readonly Bucket[],
  lines: readonly ChartLine[],
  palette: Palette,
  heightPx: number,
): ChartOption {
  const banded = chooseBanded(lines);
  const highs = banded.flatMap(({ points }) => points.map(({ repeat }) => repeat?.[1] ?? 0));
  const highest = Math.max(0, ...lines.flatMap(toPercents).map((value) => value ?? 0), ...highs);
  const axisEnd = planAxisEnd(highest, { limit: 100 });
  const offsets = planLabelOffsets(
    lines.map((line) => (lastPercent(line) ?? 0) / axisEnd.max),
    heightPx - TOP_PX - AXIS_SPACE_PX,
  );
  const dashOf = (line: ChartLine) => {
    const place = lines.filter(({ isOwn }) => !isOwn).indexOf(line);
    return DASHES[Math.max(0, place) % DASHES.length] ?? 'solid';
  };
  return {
    ...planFrame({ rightPx: LABEL_SPACE_PX, topPx: TOP_PX }),
    tooltip: {
      ...toTooltipFrame(palette),
      formatter: (params) => {
        const index = pointedIndex(params);
        const bucket = buckets[index];
        return bucket ? planLinesTooltip(bucket, index, lines) : '';
      },
    },
    xAxis: planTimeAxis(buckets, palette, true),
    yAxis: planValueAxis(axisEnd, palette, '%'),
    series: [
      ...lines.map((line, index) => toSeries(line, dashOf(line), offsets[index] ?? 0)),
      ...banded.flatMap((line) => toBand(line, palette)),
    ],
  };
}

/** What the chart shows, in words. */
export function planLinesSummary(buckets: readonly Bucket[], lines: readonly ChartLine[], metric: string): string {
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last || buckets.every(({ answers }) => answers === 0)) return TEXTS.charts.noneInPeriod;
  const ends = lines.map((line) => `${line.name} ${formatRate(lastPercent(line))}`).join(', ');
  return TEXTS.charts.linesSummary(metric, formatDayRange(first.firstDay, last.lastDay), ends);
}

/** The same numbers, newest first; the last column is what the rates are out of. */
export function planLinesTable(
  buckets: readonly Bucket[],
  lines: readonly ChartLine[],
  { grain, caption, totalName }: { grain: Grain; caption: string; totalName: string },
): FigureTableProps {
  const percents = lines.map(toPercents);
  const rows = buckets.map((bucket, index) => [
    toBucketName(bucket),
    ...percents.map((line) => formatRate(line[index] ?? null)),
    formatCount(lines[0]?.points[index]?.total ?? bucket.answers),
  ]);
  return {
    caption,
    columns: [grain === 'day' ? TEXTS.charts.day : TEXTS.charts.week, ...lines.map(({ name }) => name), totalName],
    rows: rows.reverse(),
  };
}
