/** A line of rates with a band, as a picture that needs no script: gaps where nothing was counted, labels as text. Pure. */
import { html, type Markup } from '../markup.ts';

export interface RatePoint {
  day: number;
  /** 0 to 100; null where nothing was counted. */
  percent: number | null;
  interval: readonly [number, number] | null;
}

interface ChartLabel {
  title: string;
  summary: string;
  ofDay: (day: number) => string;
}

const WIDTH = 760;
const HEIGHT = 240;
const LEFT = 40;
const RIGHT = 12;
const TOP = 8;
const BOTTOM = 26;
const STEPS = [5, 10, 20, 25] as const;
const MOST_LABELS = 7;

export function drawRateChart(points: readonly RatePoint[], label: ChartLabel): Markup {
  const top = planTop(points);
  const toX = (index: number) =>
    round(
      points.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + (index * (WIDTH - LEFT - RIGHT)) / (points.length - 1),
    );
  const toY = (percent: number) => round(HEIGHT - BOTTOM - (percent * (HEIGHT - TOP - BOTTOM)) / top.maximum);
  const runs = toRuns(points);
  const bands = runs.map((run) => {
    const upper = run.map((index) => `${toX(index)},${toY(points[index]?.interval?.[1] ?? 0)}`);
    const lower = run.toReversed().map((index) => `${toX(index)},${toY(points[index]?.interval?.[0] ?? 0)}`);
    return html`<polygon class="band" points="${[...upper, ...lower].join(' ')}"/>`;
  });
  const lines = runs.map((run) =>
    run.length === 1
      ? html`<circle class="dot" cx="${toX(run[0] ?? 0)}" cy="${toY(points[run[0] ?? 0]?.percent ?? 0)}" r="3"/>`
      : html`<polyline class="line" points="${run.map((index) => `${toX(index)},${toY(points[index]?.percent ?? 0)}`).join(' ')}"/>`,
  );
  const grid = top.ticks.map(
    (tick) =>
      html`<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${toY(tick)}" y2="${toY(tick)}"/><text x="${LEFT - 8}" y="${toY(tick) + 4}" text-anchor="end">${tick}%</text>`,
  );
  const every = Math.max(1, Math.ceil(points.length / MOST_LABELS));
  const days = points.flatMap(({ day }, index) =>
    index % every === 0
      ? [html`<text x="${toX(index)}" y="${HEIGHT - 8}" text-anchor="middle">${label.ofDay(day)}</text>`]
      : [],
  );
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label.title} ${label.summary}">${grid}${bands}${lines}${days}</svg>`;
}

/** From zero to a round maximum above every interval. */
function planTop(points: readonly RatePoint[]): { maximum: number; ticks: number[] } {
  const highest = Math.max(5, ...points.flatMap(({ interval }) => (interval ? [interval[1]] : [])));
  const step = STEPS.find((each) => highest / each <= 5) ?? 25;
  const maximum = Math.min(100, Math.ceil(highest / step) * step);
  return { maximum, ticks: Array.from({ length: Math.round(maximum / step) + 1 }, (_, index) => index * step) };
}

/** Indexes of points that follow one another without a gap. */
function toRuns(points: readonly RatePoint[]): number[][] {
  const runs: number[][] = [];
  for (const [index, { percent }] of points.entries()) {
    if (percent === null) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  }
  return runs;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
