/** Builds the chart of the own brand's three rates over time. Pure: buckets and colours in, an ECharts option out. */
import type { LineSeriesOption } from 'echarts/charts';

import { formatDay, formatDayRange, formatRate, formatRateSpan, formatSpan } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Palette } from '../ui/colours.ts';
import { planBandSeries } from './band-series.ts';
import { toBucketName } from './bucket-names.ts';
import { toPlacedPoints } from './chart-marks.ts';
import type { ChartOption } from './chart-option.ts';
import { toCountRows, toEmptyRows } from './count-rows.ts';
import { type Bucket, ratePercent } from './group-days.ts';
import { toLinePoints } from './line-points.ts';
import { planFrame, planTimeAxis, planTrueTimeAxis, planValueAxis } from './plan-axes.ts';
import { planLabelOffsets } from './plan-label-offsets.ts';
import { planAxisEnd } from './round-maximum.ts';
import { pointedIndex, type TooltipRow, toTooltipFrame, toTooltipHtml } from './tooltip.ts';

interface RateLine {
  name: string;
  colour: string;
  labelColour: string;
  width: number;
  dash: 'solid' | 'dashed';
  percents: (number | null)[];
}

const LABEL_SPACE_PX = 140;
const TOP_PX = 10;
/** What the labels of the time axis take below the lines, about. */
const AXIS_SPACE_PX = 32;

function planLines(buckets: readonly Bucket[], palette: Palette): RateLine[] {
  const percentsOf = (count: 'visible' | 'mentions' | 'cited') =>
    buckets.map((bucket) => ratePercent(bucket[count], bucket.answers));
  const { visibility, mentionRate, citationRate } = TEXTS.charts;
  return [
    {
      name: visibility,
      colour: palette.accent,
      labelColour: palette.accent,
      width: 2.25,
      dash: 'solid',
      percents: percentsOf('visible'),
    },
    {
      name: mentionRate,
      colour: palette.lineStrong,
      labelColour: palette.text,
      width: 1.5,
      dash: 'solid',
      percents: percentsOf('mentions'),
    },
    {
      name: citationRate,
      colour: palette.lineSoft,
      labelColour: palette.muted,
      width: 1.5,
      dash: 'dashed',
      percents: percentsOf('cited'),
    },
  ];
}

/** The newest rate there is. */
function lastOf({ percents }: RateLine): number | null {
  return percents.findLast((value) => value !== null) ?? null;
}

function toLineSeries(line: RateLine, level: number, labelOffsetPx: number): LineSeriesOption {
  return {
    type: 'line',
    name: line.name,
    z: 10 - level,
    data: toLinePoints(line.percents),
    symbol: 'none',
    symbolSize: 5,
    connectNulls: false,
    itemStyle: { color: line.colour },
    lineStyle: { color: line.colour, width: line.width, type: line.dash },
    emphasis: { disabled: true },
    endLabel: {
      // A line without a point has no end, and the library would put its label nowhere.
      show: lastOf(line) !== null,
      distance: 8,
      offset: [0, labelOffsetPx],
      color: line.labelColour,
      fontSize: 12,
      fontWeight: level === 0 ? 600 : 400,
      formatter: () => `${line.name} ${formatRate(lastOf(line))}`,
    },
  };
}

/** Marks on the zero line; the tooltip says what each stands for. */
function toMarks(
  buckets: readonly Bucket[],
  isMarked: (bucket: Bucket) => boolean,
  look: { symbol: string; colour: string },
) {
  if (!buckets.some(isMarked)) return [];
  const mark: LineSeriesOption = {
    type: 'line',
    z: 2,
    data: buckets.map((bucket) => (isMarked(bucket) ? 0 : '-')),
    symbol: look.symbol,
    symbolSize: 8,
    showAllSymbol: true,
    silent: true,
    lineStyle: { opacity: 0 },
    itemStyle: { color: look.colour },
    emphasis: { disabled: true },
  };
  return [mark];
}

/** For each day that has no answers because clocks changed. */
function toSkippedSeries(buckets: readonly Bucket[], { muted: colour }: Palette): LineSeriesOption[] {
  return toMarks(buckets, ({ isSkipped }) => isSkipped === true, { symbol: 'diamond', colour });
}

/** The same days of the period compared with, as one quiet line. */
function toComparedSeries(compared: readonly (Bucket | null)[], palette: Palette): LineSeriesOption[] {
  if (compared.length === 0) return [];
  const line: LineSeriesOption = {
    type: 'line',
    z: 4,
    data: toLinePoints(compared.map(toVisiblePercent)),
    symbol: 'none',
    symbolSize: 4,
    connectNulls: false,
    silent: true,
    itemStyle: { color: palette.accent },
    lineStyle: { color: palette.accent, width: 1.5, type: [3, 4], opacity: 0.75 },
    emphasis: { disabled: true },
  };
  return [line];
}

function toVisiblePercent(bucket: Bucket | null): number | null {
  return bucket && ratePercent(bucket.visible, bucket.answers);
}

/** The note of a chart, with the days that have no answers because clocks changed. */
export function planRateNote(
  note: string,
  buckets: readonly Bucket[],
  compared: readonly (Bucket | null)[] = [],
): string {
  const noRun = buckets.filter(({ isSkipped }) => isSkipped).map(({ firstDay }) => formatDay(firstDay));
  const skipped = noRun.length === 0 ? [] : [TEXTS.charts.skippedNote(noRun.join(', '))];
  const [first, last] = [compared[0], compared.findLast((bucket) => bucket !== null)];
  const days = first && last ? [TEXTS.charts.comparedNote(formatDayRange(first.firstDay, last.lastDay))] : [];
  return [note, ...skipped, ...days].join(' · ');
}

/** Tooltip of one bucket: the three rates, the repeat interval and n; without answers it says just that. */
export function planRateTooltip(bucket: Bucket, palette: Palette, compared: Bucket | null = null): string {
  if (bucket.answers === 0) {
    const name = bucket.isSkipped ? TEXTS.charts.skippedDay : TEXTS.charts.noAnswers;
    return toTooltipHtml(toBucketName(bucket), [{ name, value: '' }, ...toEmptyRows(bucket)]);
  }
  const [visibility, ...others] = planLines([bucket], palette).map(
    ({ name, colour, percents }): TooltipRow => ({ name, colour, value: formatRate(percents[0] ?? null) }),
  );
  const rows: (TooltipRow | undefined)[] = [
    visibility,
    bucket.repeat ? { name: nameInterval(bucket), value: formatRateSpan(...bucket.repeat) } : undefined,
    ...others,
    ...toComparedRows(compared),
    ...toCountRows(bucket),
  ];
  return toTooltipHtml(
    toBucketName(bucket),
    rows.filter((row) => row !== undefined),
  );
}

/** Without the prompts of each day it is Wilson's interval of its answers. */
function nameInterval({ isRepeatKnown }: Bucket): string {
  return isRepeatKnown ? TEXTS.charts.interval : TEXTS.charts.wilsonInterval;
}

function toComparedRows(compared: Bucket | null): TooltipRow[] {
  if (compared === null) return [];
  const name = TEXTS.charts.comparedWith(formatDayRange(compared.firstDay, compared.lastDay));
  return [{ name, value: formatRate(toVisiblePercent(compared)) }];
}

/** Three lines in percent, gaps where nothing was answered, and a band for the repeat interval of visibility; `compared`: the same places in another period. */
export function planRateChart(
  buckets: readonly Bucket[],
  palette: Palette,
  heightPx: number,
  compared: readonly (Bucket | null)[] = [],
): ChartOption {
  const highs = buckets.map(({ visible, answers, repeat }) => repeat?.[1] ?? ratePercent(visible, answers) ?? 0);
  const lines = planLines(buckets, palette);
  const axisEnd = planAxisEnd(Math.max(0, ...highs, ...compared.map((bucket) => toVisiblePercent(bucket) ?? 0)), {
    limit: 100,
  });
  const offsets = planLabelOffsets(
    lines.map((line) => (lastOf(line) ?? 0) / axisEnd.max),
    heightPx - TOP_PX - AXIS_SPACE_PX,
  );
  return {
    ...planFrame({ rightPx: LABEL_SPACE_PX, topPx: TOP_PX }),
    tooltip: {
      ...toTooltipFrame(palette),
      formatter: (params) => {
        const place = pointedIndex(params);
        const bucket = buckets[place];
        return bucket ? planRateTooltip(bucket, palette, compared[place]) : '';
      },
    },
    ...planPlaces(buckets, palette, [
      ...planBandSeries(
        buckets.map(({ repeat }) => repeat),
        { color: palette.accentQuiet, opacity: 0.65 },
      ),
      ...toSkippedSeries(buckets, palette),
      ...toComparedSeries(compared, palette),
      ...lines.map((line, level) => toLineSeries(line, level, offsets[level] ?? 0)),
    ]),
    yAxis: planValueAxis(axisEnd, palette, '%'),
  };
}

/**
 * Buckets of one length stand side by side. Where the window cuts weeks off, each point is at the middle of its days instead, so
 * that equal ways are equal times.
 */
function planPlaces(buckets: readonly Bucket[], palette: Palette, series: LineSeriesOption[]) {
  const lengths = new Set(buckets.map(({ firstDay, lastDay }) => lastDay - firstDay));
  if (lengths.size < 2) return { xAxis: planTimeAxis(buckets, palette, true), series };
  return {
    useUTC: true,
    xAxis: planTrueTimeAxis(buckets, palette),
    series: series.map((each) => ({ ...each, data: toPlacedPoints(each, buckets) })),
  };
}

/** What the chart shows, in words. */
export function planRateSummary(buckets: readonly Bucket[]): string {
  const percents = buckets
    .map(({ visible, answers }) => ratePercent(visible, answers))
    .filter((value) => value !== null);
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last || percents.length === 0) return TEXTS.charts.noneInPeriod;
  return TEXTS.charts.rateSummary(
    formatDayRange(first.firstDay, last.lastDay),
    formatRate(percents[0] ?? null),
    formatRate(percents.at(-1) ?? null),
    formatSpan(Math.min(...percents), Math.max(...percents)),
  );
}
