/** Lines of rates with a band, as a picture that needs no script: gaps where nothing was counted, labels as text. Pure. */
import type { LineChart } from '../model/report-chart.ts';
import type { ReportFormat } from '../report-format.ts';
import { cutLabel } from './cut-label.ts';
import { html, type Markup } from './markup.ts';

const WIDTH = 760;
const HEIGHT = 240;
const LEFT = 40;
const RIGHT = 12;
const TOP = 8;
const BOTTOM = 26;
const STEPS = [5, 10, 20, 25] as const;
const MOST_LABELS = 7;
const MOST_ANNOTATIONS = 6;
const ANNOTATION_ROWS = 3;

interface Axes {
  toX: (index: number) => number;
  toY: (value: number) => number;
}

export function drawLineChart(chart: LineChart, format: ReportFormat): Markup {
  const { days, series, annotations } = chart;
  const top = planTop(chart);
  const bottom = HEIGHT - BOTTOM;
  const toX = (index: number) =>
    round(days.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + (index * (WIDTH - LEFT - RIGHT)) / (days.length - 1));
  const toY = (percent: number) => round(bottom - (percent * (bottom - TOP)) / top.maximum);
  const grid = top.ticks.map(
    (tick) =>
      html`<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${toY(tick)}" y2="${toY(tick)}"/><text x="${LEFT - 8}" y="${toY(tick) + 4}" text-anchor="end">${tick}%</text>`,
  );
  const every = Math.max(1, Math.ceil(days.length / MOST_LABELS));
  const labels = days.flatMap((day, index) =>
    index % every === 0
      ? [html`<text x="${toX(index)}" y="${HEIGHT - 8}" text-anchor="middle">${format.day(day)}</text>`]
      : [],
  );
  const drawn = series.toReversed().map((one) => drawSeries(one, { toX, toY }));
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${chart.title} ${chart.summary}">${grid}${drawAnnotations(annotations, days, toX)}${drawn}${labels}${series.length > 1 ? drawNames(series) : null}</svg>`;
}

function drawSeries({ values, intervals, isOwn, name }: LineChart['series'][number], { toX, toY }: Axes): Markup {
  const runs = toRuns(values);
  const kind = isOwn ? 'own' : 'other';
  const bands = intervals
    ? runs.map((run) => {
        const upper = run.map((index) => `${toX(index)},${toY(intervals[index]?.[1] ?? values[index] ?? 0)}`);
        const lower = run
          .toReversed()
          .map((index) => `${toX(index)},${toY(intervals[index]?.[0] ?? values[index] ?? 0)}`);
        return html`<polygon class="band ${kind}" points="${[...upper, ...lower].join(' ')}"/>`;
      })
    : [];
  const lines = runs.map((run) =>
    run.length === 1
      ? html`<circle class="dot ${kind}" cx="${toX(run[0] ?? 0)}" cy="${toY(values[run[0] ?? 0] ?? 0)}" r="3"/>`
      : html`<polyline class="line ${kind}" points="${run.map((index) => `${toX(index)},${toY(values[index] ?? 0)}`).join(' ')}"/>`,
  );
  return html`<g><title>${name}</title>${bands}${lines}</g>`;
}

/** Which line is whose, at the foot of the picture's left side. */
function drawNames(series: LineChart['series']): Markup[] {
  return series.map(
    ({ name, isOwn }, index) =>
      html`<text class="label${isOwn ? ' own' : ''}" x="${LEFT + 8}" y="${HEIGHT - BOTTOM - 8 - (series.length - 1 - index) * 15}">${isOwn ? '●' : '○'} ${name}</text>`,
  );
}

/** Upright lines with their label on top, where the day lies among those shown. */
function drawAnnotations(annotations: LineChart['annotations'], days: readonly number[], toX: Axes['toX']): Markup[] {
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  return annotations
    .filter(({ day }) => day >= first && day <= last)
    .slice(-MOST_ANNOTATIONS)
    .map(({ day, label }, index) => {
      const next = days.findIndex((each) => each > day);
      const x = toX(next < 0 ? days.length - 1 : next - 1);
      const isRight = x > WIDTH / 2;
      // Neighbours stand below each other.
      const y = TOP + 9 + (index % ANNOTATION_ROWS) * 13;
      return html`<g class="mark"><line x1="${x}" x2="${x}" y1="${TOP}" y2="${HEIGHT - BOTTOM}"/><text x="${isRight ? x - 4 : x + 4}" y="${y}" text-anchor="${isRight ? 'end' : 'start'}">${cutLabel(label)}</text></g>`;
    });
}

/** From zero to a round maximum above every interval. */
function planTop({ series }: LineChart): { maximum: number; ticks: number[] } {
  const ends = series.flatMap(({ values, intervals }) => [
    ...values,
    ...(intervals ?? []).map((ends) => ends?.[1] ?? null),
  ]);
  const highest = Math.max(5, ...ends.flatMap((end) => (end === null ? [] : [end])));
  const step = STEPS.find((each) => highest / each <= 5) ?? 25;
  const maximum = Math.min(100, Math.ceil(highest / step) * step);
  return { maximum, ticks: Array.from({ length: Math.round(maximum / step) + 1 }, (_, index) => index * step) };
}

/** Indexes of points that follow one another without a gap. */
function toRuns(values: readonly (number | null)[]): number[][] {
  const runs: number[][] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  }
  return runs;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
