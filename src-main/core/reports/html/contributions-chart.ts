/** A waterfall laid on its side: from the value before to the value now, part by part. A picture that needs no script. Pure. */
import type { ContributionsChart } from '../model/report-chart.ts';
import type { ReportFormat } from '../report-format.ts';
import { cutLabel } from './cut-label.ts';
import { html, type Markup } from './markup.ts';

const WIDTH = 760;
const ROW = 26;
const BAR = 14;
const LEFT = 300;
const RIGHT = 70;
const LABEL = 46;

interface Step {
  label: string;
  from: number;
  to: number;
  /** Null for a whole value. */
  points: number | null;
}

export function drawContributions(chart: ContributionsChart, format: ReportFormat): Markup {
  const steps = toSteps(chart);
  const ends = steps.flatMap(({ from, to }) => [from, to]).filter((end) => end !== 0);
  // The whole values are far from zero where changes are small: what is left of the axis is left out then, and said by their figures.
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const start = Math.max(0, low - (high - low) * 0.3);
  const toX = (value: number) => {
    const share = high === start ? 1 : (Math.max(value, start) - start) / (high - start);
    return Math.round(10 * (LEFT + share * (WIDTH - LEFT - RIGHT))) / 10;
  };
  const rows = steps.map((step, index) => drawStep(step, index * ROW + ROW / 2, toX, format));
  return html`<svg class="chart bars" viewBox="0 0 ${WIDTH} ${steps.length * ROW + 4}" role="img" aria-label="${chart.title} ${chart.summary}">${rows}</svg>`;
}

function toSteps({ before, now, steps, rest }: ContributionsChart): Step[] {
  let at = before.value;
  const parts = [...steps, ...(rest.points === 0 ? [] : [rest])].map(({ label, points }) => {
    const from = at;
    at += points;
    return { label, from, to: at, points };
  });
  return [
    { label: before.label, from: 0, to: before.value, points: null },
    ...parts,
    { label: now.label, from: 0, to: now.value, points: null },
  ];
}

function drawStep(
  { label, from, to, points }: Step,
  y: number,
  toX: (value: number) => number,
  format: ReportFormat,
): Markup {
  const [x, end] = [toX(Math.min(from, to)), toX(Math.max(from, to))];
  const kind = points === null ? 'own' : points > 0 ? 'up' : 'down';
  const written = points === null ? format.rate(to) : format.change(points);
  return html`<text class="label" x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${cutLabel(label, LABEL)}<title>${label}</title></text><rect class="bar ${kind}" x="${x}" y="${y - BAR / 2}" width="${Math.max(1, Math.round(10 * (end - x)) / 10)}" height="${BAR}" rx="2"/><text class="value" x="${end + 8}" y="${y + 4}">${written}</text>`;
}
