/** Builds the chart of a proof: both groups by day, with a mark on the day that it was done. Pure: figures in, an ECharts option out. */
import type { LineSeriesOption } from 'echarts/charts';

import { fromDate, toDate } from '#shared/time/day.ts';
import { addMarks, type ChartMark, toMarkRows } from '../charts/chart-marks.ts';
import type { ChartOption } from '../charts/chart-option.ts';
import type { Bucket } from '../charts/group-days.ts';
import { toLinePoints } from '../charts/line-points.ts';
import { planFrame, planTimeAxis, planValueAxis } from '../charts/plan-axes.ts';
import { planAxisEnd } from '../charts/round-maximum.ts';
import { pointedIndex, toTooltipFrame, toTooltipHtml } from '../charts/tooltip.ts';
import { formatCount, formatDay } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Palette } from '../ui/colours.ts';
import { formatValue, isRate, type Proof, type ProofFigure } from './plan-proof.ts';

const words = TEXTS.proof;

type Day = Proof['series'][number];

/** Every day from the first to the last, those without answers as gaps. */
export function listDays(proof: Proof): Day[] {
  const { before, after, series } = proof;
  if (!before) return [];
  const [first, last] = [fromDate(before.startDate), fromDate(after?.endDate ?? before.endDate)];
  const known = new Map(series.map((day) => [day.date, day]));
  const none = { n: 0, value: null };
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
    const date = toDate(first + place);
    return known.get(date) ?? { date, treated: none, untouched: none };
  });
}

/** Its days, with what happened on them and, whatever else is known, the day on which it was done. */
export function planProofBuckets(proof: Proof, marks: readonly ChartMark[]): readonly Bucket[] {
  const buckets = listDays(proof).map(({ date, treated, untouched }) => ({
    ...{ firstDay: fromDate(date), lastDay: fromDate(date), answers: treated.n + untouched.n },
    ...{ isWhole: true, visible: 0, mentions: 0, cited: 0, depth: null, sentiment: null, repeat: null },
  }));
  if (!proof.intervention) return addMarks(buckets, marks);
  const { date, name } = proof.intervention;
  const own: ChartMark = { day: fromDate(date), kind: 'done', label: name };
  const others = marks.filter(({ kind, day, label }) => kind !== own.kind || day !== own.day || label !== own.label);
  return addMarks(buckets, [own, ...others]);
}

/** `buckets`: its days with their marks. */
export function planProofChart(proof: Proof, buckets: readonly Bucket[], palette: Palette): ChartOption {
  const figure = proof.intervention?.figure ?? 'mentionRate';
  const days = listDays(proof);
  const values = days.flatMap(({ treated, untouched }) => [treated.value ?? 0, untouched.value ?? 0]);
  const axisEnd = planAxisEnd(Math.max(0, ...values), isRate(figure) ? { limit: 100 } : {});
  return {
    ...planFrame({ rightPx: 16, topPx: 10 }),
    tooltip: {
      ...toTooltipFrame(palette),
      formatter: (params) => {
        const place = pointedIndex(params);
        const [day, bucket] = [days[place], buckets[place]];
        return day && bucket ? planTooltip(day, bucket, figure, palette) : '';
      },
    },
    xAxis: planTimeAxis(buckets, palette, true),
    yAxis: planValueAxis(axisEnd, palette, isRate(figure) ? '%' : ''),
    series: [
      toLine(
        words.untouched,
        days.map(({ untouched }) => untouched.value),
        palette.lineSoft,
        'dashed',
      ),
      toLine(
        words.treated,
        days.map(({ treated }) => treated.value),
        palette.accent,
        'solid',
      ),
    ],
  };
}

function toLine(name: string, values: (number | null)[], colour: string, type: 'solid' | 'dashed'): LineSeriesOption {
  return {
    type: 'line',
    name,
    data: toLinePoints(values),
    symbol: 'none',
    symbolSize: 5,
    connectNulls: false,
    itemStyle: { color: colour },
    lineStyle: { color: colour, width: type === 'solid' ? 2.25 : 1.5, type },
    emphasis: { disabled: true },
  };
}

function planTooltip({ date, treated, untouched }: Day, bucket: Bucket, figure: ProofFigure, palette: Palette): string {
  const row = (name: string, { n, value }: Day['treated'], colour: string) => ({
    name: `${name} (n ${formatCount(n)})`,
    value: formatValue(value, figure),
    colour,
  });
  return toTooltipHtml(formatDay(fromDate(date)), [
    row(words.treated, treated, palette.accent),
    row(words.untouched, untouched, palette.lineSoft),
    ...toMarkRows(bucket),
  ]);
}
