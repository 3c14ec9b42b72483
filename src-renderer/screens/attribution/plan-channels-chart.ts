/** Builds the chart of responses over time, AI search beneath all other channels. Pure. */

import { toBucketName } from '../../charts/bucket-names.ts';
import { toMarkRows } from '../../charts/chart-marks.ts';
import type { ChartOption } from '../../charts/chart-option.ts';
import type { FigureTableProps } from '../../charts/figure-table.tsx';
import type { Bucket } from '../../charts/group-days.ts';
import { planFrame, planTimeAxis, planValueAxis } from '../../charts/plan-axes.ts';
import { planAxisEnd } from '../../charts/round-maximum.ts';
import { pointedIndex, toTooltipFrame, toTooltipHtml } from '../../charts/tooltip.ts';
import { formatCount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { Palette } from '../../ui/colours.ts';
import type { ChannelWeek } from './plan-channel-weeks.ts';

const words = TEXTS.attribution;

/** Names and axes look at the days of a bucket only. */
export const toBucket = (week: ChannelWeek): Bucket => ({
  ...week,
  answers: 0,
  visible: 0,
  mentions: 0,
  cited: 0,
  depth: null,
  sentiment: null,
  repeat: null,
});

/** `buckets`: of the weeks, with their marks. */
export function planChannelsChart(
  weeks: readonly ChannelWeek[],
  buckets: readonly Bucket[],
  palette: Palette,
): ChartOption {
  const most = Math.max(0, ...weeks.map(({ aiSearch, others }) => aiSearch + others));
  const bars = { type: 'bar', stack: 'responses', barMaxWidth: 26, emphasis: { disabled: true } } as const;
  return {
    ...planFrame({ rightPx: 16, topPx: 10 }),
    tooltip: {
      ...toTooltipFrame(palette),
      formatter: (params) => {
        const index = pointedIndex(params);
        const [week, bucket] = [weeks[index], buckets[index]];
        if (!week || !bucket) return '';
        return toTooltipHtml(toBucketName(bucket), [
          { name: words.others, value: formatCount(week.others), colour: palette.bar },
          { name: words.categories.ai_search, value: formatCount(week.aiSearch), colour: palette.lineStrong },
          ...toMarkRows(bucket),
        ]);
      },
    },
    xAxis: planTimeAxis(buckets, palette, false),
    yAxis: planValueAxis(planAxisEnd(most, { isWhole: true }), palette, ''),
    series: [
      {
        ...bars,
        name: words.categories.ai_search,
        data: weeks.map(({ aiSearch }) => aiSearch),
        itemStyle: { color: palette.lineStrong },
      },
      { ...bars, name: words.others, data: weeks.map(({ others }) => others), itemStyle: { color: palette.bar } },
    ],
  };
}

/** What the chart shows, in words. */
export function planChannelsSummary(weeks: readonly ChannelWeek[]): string {
  const sum = (key: 'aiSearch' | 'others') => weeks.reduce((total, week) => total + week[key], 0);
  return words.chartSummary(formatCount(sum('aiSearch')), formatCount(sum('others')));
}

export function planChannelsTable(weeks: readonly ChannelWeek[]): FigureTableProps {
  return {
    caption: words.overTime,
    columns: [TEXTS.charts.week, words.categories.ai_search, words.others],
    rows: weeks
      .toReversed()
      .map((week) => [toBucketName(toBucket(week)), formatCount(week.aiSearch), formatCount(week.others)]),
  };
}
