/** Builds the chart of how many answers were collected. Pure: buckets and colours in, an ECharts option out. */

import { formatCount, formatDayRange } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Palette } from '../ui/colours.ts';
import { toBucketName } from './bucket-names.ts';
import type { ChartOption } from './chart-option.ts';
import { toCountRows } from './count-rows.ts';
import type { Bucket } from './group-days.ts';
import { planFrame, planTimeAxis, planValueAxis } from './plan-axes.ts';
import { planAxisEnd } from './round-maximum.ts';
import { pointedIndex, toTooltipFrame, toTooltipHtml } from './tooltip.ts';

export function planAnswersChart(buckets: readonly Bucket[], palette: Palette): ChartOption {
  const most = Math.max(0, ...buckets.map(({ answers }) => answers));
  return {
    ...planFrame({ rightPx: 16, topPx: 10 }),
    tooltip: {
      ...toTooltipFrame(palette),
      formatter: (params) => {
        const bucket = buckets[pointedIndex(params)];
        if (!bucket) return '';
        return toTooltipHtml(toBucketName(bucket), toCountRows(bucket, palette.bar));
      },
    },
    xAxis: planTimeAxis(buckets, palette, false),
    yAxis: planValueAxis(planAxisEnd(most, { isWhole: true }), palette, ''),
    series: [
      {
        type: 'bar',
        name: TEXTS.charts.answers,
        data: buckets.map(({ answers }) => answers),
        barMaxWidth: 18,
        barCategoryGap: '35%',
        itemStyle: { color: palette.bar, borderRadius: [2, 2, 0, 0] },
        emphasis: { disabled: true },
      },
    ],
  };
}

/** What the chart shows, in words. */
export function planAnswersSummary(buckets: readonly Bucket[]): string {
  const total = buckets.reduce((sum, { answers }) => sum + answers, 0);
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last || total === 0) return TEXTS.charts.noneInPeriod;
  return TEXTS.charts.answersSummary(formatDayRange(first.firstDay, last.lastDay), formatCount(total));
}
