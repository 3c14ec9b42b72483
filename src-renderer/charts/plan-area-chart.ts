/** Builds the chart of shares that add up to a whole over time, as stacked areas. Pure: an ECharts option out. */
import type { LineSeriesOption } from 'echarts/charts';

import { formatCount, formatRate } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Palette } from '../ui/colours.ts';
import { type ChartLine, lastPercent, toLineName, toPercents } from './brand-lines.ts';
import { toBucketName } from './bucket-names.ts';
import type { ChartOption } from './chart-option.ts';
import { toCountRows, toEmptyRows } from './count-rows.ts';
import { type Bucket, isAlone, ratePercent } from './group-days.ts';
import { planFrame, planTimeAxis, planValueAxis } from './plan-axes.ts';
import { planLabelOffsets } from './plan-label-offsets.ts';
import { LABEL_SPACE_PX } from './plan-lines-chart.ts';
import { pointedIndex, toTooltipFrame, toTooltipHtml } from './tooltip.ts';

const TOP_PX = 10;
const AXIS_SPACE_PX = 32;
const WHOLE = { max: 100, interval: 25 };

/** What is left of the whole, as a last share; null when nothing is. */
export function planRest(lines: readonly ChartLine[], name: string, colour: string): ChartLine | null {
  const [first] = lines;
  if (!first) return null;
  const points = first.points.map(({ total }, index) => ({
    total,
    hits: total - lines.reduce((sum, line) => sum + (line.points[index]?.hits ?? 0), 0),
  }));
  return points.every(({ hits }) => hits === 0) ? null : { id: '', name, colour, isOwn: false, points };
}

/** Middle of each band at its newest end, 0 (axis) to 1 (top). */
function planMiddles(shares: readonly number[]): number[] {
  let below = 0;
  return shares.map((share) => {
    const middle = (below + share / 2) / 100;
    below += share;
    return middle;
  });
}

function toSeries(line: ChartLine, palette: Palette, labelOffsetPx: number): LineSeriesOption {
  const percents = toPercents(line);
  return {
    type: 'line',
    name: line.name,
    stack: 'share',
    data: percents.map((value, index) => ({
      value: value ?? '-',
      // A bucket alone has no area: its upper edge is a dot.
      symbol: value !== null && isAlone(percents, index) ? 'circle' : 'none',
    })),
    symbolSize: 5,
    connectNulls: false,
    itemStyle: { color: line.colour },
    lineStyle: { color: palette.surface, width: 1 },
    areaStyle: { color: line.colour, opacity: line.isOwn ? 0.9 : 0.62 },
    emphasis: { disabled: true },
    endLabel: {
      // A line without a point has no end, and the library would put its label nowhere.
      show: lastPercent(line) !== null,
      distance: 8,
      offset: [0, labelOffsetPx],
      color: line.isOwn ? line.colour : palette.text,
      fontSize: 12,
      fontWeight: line.isOwn ? 600 : 400,
      formatter: () => `${toLineName(line.name)} ${formatRate(lastPercent(line))}`,
    },
  };
}

/** Tooltip of one bucket: every share with its count, from the top band down, then the whole, the answers behind it and what they leave out. */
export function planAreaTooltip(bucket: Bucket, index: number, lines: readonly ChartLine[]): string {
  const total = lines[0]?.points[index]?.total ?? 0;
  if (total === 0) {
    const why = bucket.answers === 0 ? TEXTS.charts.noAnswers : TEXTS.charts.nobodyNamed;
    return toTooltipHtml(toBucketName(bucket), [{ name: why, value: '' }, ...toEmptyRows(bucket)]);
  }
  const rows = lines.toReversed().map(({ name, colour, points }) => {
    const hits = points[index]?.hits ?? 0;
    return { name, colour, value: TEXTS.charts.rateOf(formatRate(ratePercent(hits, total)), formatCount(hits)) };
  });
  const mentions = { name: TEXTS.charts.mentions, value: formatCount(total) };
  return toTooltipHtml(toBucketName(bucket), [...rows, mentions, ...toCountRows(bucket)]);
}

/** Bands from the first line at the axis up to 100 percent; each label is beside the middle of its band. */
export function planAreaChart(
  buckets: readonly Bucket[],
  lines: readonly ChartLine[],
  palette: Palette,
  heightPx: number,
): ChartOption {
  const plotPx = heightPx - TOP_PX - AXIS_SPACE_PX;
  const shares = lines.map((line) => lastPercent(line) ?? 0);
  const middles = planMiddles(shares);
  const offsets = planLabelOffsets(middles, plotPx);
  return {
    ...planFrame({ rightPx: LABEL_SPACE_PX, topPx: TOP_PX }),
    tooltip: {
      ...toTooltipFrame(palette),
      formatter: (params) => {
        const index = pointedIndex(params);
        const bucket = buckets[index];
        return bucket ? planAreaTooltip(bucket, index, lines) : '';
      },
    },
    xAxis: planTimeAxis(buckets, palette, true),
    yAxis: planValueAxis(WHOLE, palette, '%'),
    // An end label is at the upper edge of its band: half the band further down is its middle.
    series: lines.map((line, index) =>
      toSeries(line, palette, (offsets[index] ?? 0) + ((shares[index] ?? 0) / 200) * plotPx),
    ),
  };
}
