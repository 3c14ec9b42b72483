/** Rows of values next to each other, each with its interval and the value before, as a picture that needs no script. Pure. */
import type { BarChart } from '../model/report-chart.ts';
import type { ReportFormat } from '../report-format.ts';
import { cutLabel } from './cut-label.ts';
import { html, type Markup } from './markup.ts';

const WIDTH = 760;
const ROW = 26;
const BAR = 14;
const LEFT = 200;
const RIGHT = 70;

export function drawBarChart(chart: BarChart, format: ReportFormat): Markup {
  const { bars } = chart;
  const highest = Math.max(
    1,
    ...bars.flatMap(({ value, before, interval }) => [value ?? 0, before ?? 0, interval?.[1] ?? 0]),
  );
  const toX = (value: number) => round(LEFT + (value * (WIDTH - LEFT - RIGHT)) / highest);
  const rows = bars.map((bar, index) => drawBar(bar, index * ROW + ROW / 2, { toX, format, unit: chart.unit }));
  return html`<svg class="chart bars" viewBox="0 0 ${WIDTH} ${bars.length * ROW + 4}" role="img" aria-label="${chart.title} ${chart.summary}">${rows}</svg>`;
}

function drawBar(
  { label, isOwn, value, before, interval }: BarChart['bars'][number],
  y: number,
  { toX, format, unit }: { toX: (value: number) => number; format: ReportFormat; unit: BarChart['unit'] },
): Markup {
  const name = html`<text class="label${isOwn ? ' own' : ''}" x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${cutLabel(label)}<title>${label}</title></text>`;
  if (value === null) return html`${name}<text x="${LEFT}" y="${y + 4}">${format.rate(null)}</text>`;
  const written = unit === 'percent' ? format.rate(value, 0) : format.count(value);
  const whisker = interval
    ? html`<line class="whisker" x1="${toX(interval[0])}" x2="${toX(interval[1])}" y1="${y}" y2="${y}"/>`
    : null;
  const was =
    before === null
      ? null
      : html`<line class="was" x1="${toX(before)}" x2="${toX(before)}" y1="${y - BAR / 2 - 3}" y2="${y + BAR / 2 + 3}"/>`;
  return html`${name}<rect class="bar${isOwn ? ' own' : ''}" x="${LEFT}" y="${y - BAR / 2}" width="${Math.max(1, toX(value) - LEFT)}" height="${BAR}" rx="2"/>${whisker}${was}<text class="value" x="${Math.max(toX(value), toX(interval?.[1] ?? 0), toX(before ?? 0)) + 8}" y="${y + 4}">${written}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
