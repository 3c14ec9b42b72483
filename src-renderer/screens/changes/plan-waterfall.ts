/** The way from the figure before to the figure now, as bars that stand on each other: what was asked, what gave most, the rest. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { ChartOption } from '../../charts/chart-option.ts';
import { planFrame } from '../../charts/plan-axes.ts';
import { toTooltipFrame, toTooltipHtml } from '../../charts/tooltip.ts';
import { formatChange, formatDecimal } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { Palette } from '../../ui/colours.ts';

type Explained = OperationOutput<'metrics.explainChange'>;

const words = TEXTS.explain.change;
const MOST_BARS = 7;
/** Characters of all names below the bars together. */
const NAMES_LENGTH = 125;

export interface WaterfallBar {
  name: string;
  /** The figure where the bar begins and ends. */
  from: number;
  to: number;
  /** Null for the figures at both ends. */
  points: number | null;
}

/** Empty without a change. Parts give what was answered in them; what was asked is one bar for all. */
export function planWaterfallBars({ current, previous, mix, contributions }: Explained): WaterfallBar[] {
  if (current === null || previous === null || mix === null) return [];
  const parts = contributions.toSorted((a, b) => Math.abs(b.answeredPoints) - Math.abs(a.answeredPoints));
  const rest = parts.slice(MOST_BARS).reduce((sum, { answeredPoints }) => sum + answeredPoints, 0);
  const steps = [
    { name: words.asked, points: mix },
    ...parts.slice(0, MOST_BARS).map(({ label, answeredPoints }) => ({
      name: label || words.untagged,
      points: answeredPoints,
    })),
    ...(parts.length > MOST_BARS ? [{ name: words.rest, points: rest }] : []),
  ];
  let at = previous;
  const bars = steps.map(({ name, points }): WaterfallBar => {
    const from = at;
    at += points;
    return { name, from, to: at, points };
  });
  return [
    { name: words.before, from: 0, to: previous, points: null },
    ...bars,
    { name: words.now, from: 0, to: current, points: null },
  ];
}

/** `isMoreBetter`: which way is green. */
export function planWaterfall(bars: readonly WaterfallBar[], palette: Palette, isMoreBetter: boolean): ChartOption {
  const toColour = ({ points }: WaterfallBar) => {
    if (points === null) return palette.muted;
    return points > 0 === isMoreBetter ? palette.good : palette.bad;
  };
  const floor = planFloor(bars);
  const longest = Math.floor(NAMES_LENGTH / bars.length);
  return {
    ...planFrame({ rightPx: 16, topPx: 26 }),
    tooltip: {
      ...toTooltipFrame(palette),
      formatter: (params) => {
        const [first] = [params].flat();
        const bar = bars[first?.dataIndex ?? -1];
        if (!bar) return '';
        return toTooltipHtml(bar.name, [{ name: words.columns.points, value: describeBar(bar) }]);
      },
    },
    xAxis: {
      type: 'category',
      data: bars.map(({ name }) => name),
      axisLine: { lineStyle: { color: palette.borderStrong } },
      axisTick: { show: false },
      axisLabel: {
        color: palette.muted,
        fontSize: 11,
        interval: 0,
        margin: 10,
        formatter: (name: string) => shorten(name, longest),
      },
    },
    yAxis: {
      type: 'value',
      min: floor,
      scale: true,
      axisLabel: { color: palette.muted, fontSize: 11, formatter: (value: number) => formatDecimal(value) },
      splitLine: { lineStyle: { color: palette.grid } },
    },
    series: [
      {
        type: 'bar',
        stack: 'way',
        silent: true,
        itemStyle: { color: 'transparent' },
        data: bars.map(({ from, to, points }) => (points === null ? floor : Math.min(from, to))),
        barCategoryGap: '35%',
      },
      {
        type: 'bar',
        stack: 'way',
        data: bars.map((bar) => ({
          value: bar.points === null ? bar.to - floor : Math.abs(bar.to - bar.from),
          itemStyle: { color: toColour(bar) },
        })),
        label: {
          show: true,
          position: 'top',
          color: palette.text,
          fontSize: 11,
          formatter: ({ dataIndex }) => describeBar(bars[dataIndex]!),
        },
      },
    ],
  };
}

/** A change of some points is seen from a little below its lowest end. */
function planFloor(bars: readonly WaterfallBar[]): number {
  const ends = bars.flatMap(({ from, to, points }) => (points === null ? [to] : [from, to]));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return Math.max(0, Math.floor(low - (high - low) / 2));
}

function describeBar({ points, to }: WaterfallBar): string {
  return points === null ? formatDecimal(to) : formatChange(points);
}

function shorten(name: string, longest: number): string {
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;
}
