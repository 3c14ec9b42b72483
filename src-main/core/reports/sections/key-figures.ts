/** The six figures of the period, each with its interval, its n and its change. */
import { html, type Markup } from '../markup.ts';
import { RATES, type Rate, toRateFigure } from '../rate-side.ts';
import type { Cell, Column } from '../report-table.ts';
import type { SectionInput, SectionWriter } from './section.ts';

const MEANS = ['position', 'sentiment'] as const;
type Mean = (typeof MEANS)[number];

export const writeKeyFigures: SectionWriter = (input) => ({
  body: html`<div class="tiles">${RATES.map((rate) => writeRate(rate, input))}${MEANS.map((mean) => writeMean(mean, input))}</div>`,
  table: {
    caption: input.titles.key_figures,
    columns: toColumns(input),
    rows: [...RATES.map((rate) => toRateRow(rate, input)), ...MEANS.map((mean) => toMeanRow(mean, input))],
  },
});

function writeRate(rate: Rate, { facts, words, format }: SectionInput): Markup {
  const { percent, total, interval, change } = toRateFigure(rate, facts.summary);
  const isEmpty = total === 0;
  const lines = [
    `${words.interval} ${format.span(interval)}`,
    change
      ? `${words.points(format.change(change.points))} · ${change.isReal ? words.real : words.noise}`
      : words.nothingBefore,
  ];
  return writeTile(
    words.figures[rate],
    format.rate(isEmpty ? null : percent),
    words.sample(format.count(total)),
    lines,
  );
}

function writeMean(mean: Mean, { facts, words, format }: SectionInput): Markup {
  const { current, changes } = facts.summary;
  const change = mean === 'position' ? changes.positionChange : changes.sentimentChange;
  const lines = [change === null ? words.nothingBefore : format.change(change)];
  return writeTile(
    words.figures[mean],
    format.decimal(current[mean]),
    words.sample(format.count(current.mentions)),
    lines,
  );
}

function writeTile(name: string, value: string, sample: string, lines: readonly string[]): Markup {
  return html`<div class="tile"><p class="name">${name}<span>${sample}</span></p><p class="value">${value}</p>${lines.map((line) => html`<p class="line">${line}</p>`)}</div>`;
}

function toColumns({ words: { columns } }: SectionInput): Column[] {
  return [
    { key: 'figure', label: columns.figure, kind: 'text' },
    { key: 'value', label: columns.value, kind: 'decimal' },
    { key: 'interval', label: columns.interval, kind: 'interval' },
    { key: 'hits', label: columns.hits, kind: 'count' },
    { key: 'total', label: columns.total, kind: 'count' },
    { key: 'before', label: columns.before, kind: 'decimal' },
    { key: 'change', label: columns.change, kind: 'change' },
    { key: 'verdict', label: columns.verdict, kind: 'text' },
  ];
}

function toRateRow(rate: Rate, { facts, words }: SectionInput): Cell[] {
  const { percent, total, hits, interval, change, before } = toRateFigure(rate, facts.summary);
  return [
    words.figures[rate],
    total === 0 ? null : percent,
    interval,
    hits,
    total,
    before.total === 0 ? null : before.percent,
    change?.points ?? null,
    change && (change.isReal ? words.real : words.noise),
  ];
}

/** The spread of a mean is not kept: it has no interval and no verdict. */
function toMeanRow(mean: Mean, { facts: { summary }, words }: SectionInput): Cell[] {
  const { current, previous, changes } = summary;
  const change = mean === 'position' ? changes.positionChange : changes.sentimentChange;
  return [words.figures[mean], current[mean], null, null, current.mentions, previous[mean], change, null];
}
