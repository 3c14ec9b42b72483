/** The six figures of the period, each with its intervals, its n and its change. */
import { chooseDigits, chooseInterval } from '#shared/figure-words/shown-interval.ts';
import { html, type Markup } from '../markup.ts';
import { type Figure, isFew, MEANS, RATES, toReportFigure } from '../report-figure.ts';
import type { Cell, Column } from '../report-table.ts';
import { writeHeadlineChange } from '../write-headline-change.ts';
import { intervalCells, intervalColumns } from './interval-columns.ts';
import type { SectionInput, SectionWriter } from './section.ts';

const FIGURES: readonly Figure[] = [...RATES, ...MEANS];

export const writeKeyFigures: SectionWriter = (input) => ({
  body: html`<div class="tiles">${FIGURES.map((figure) => writeFigure(figure, input))}</div>${writeFew(input)}${writeHeadlineChange(input)}`,
  table: {
    caption: input.titles.key_figures,
    columns: toColumns(input),
    rows: FIGURES.map((figure) => toRow(figure, input)),
  },
});

function writeFigure(figure: Figure, { facts, words, format }: SectionInput): Markup {
  const { value, hits, total, interval, change, verdict } = toReportFigure(figure, facts.summary);
  const shown = chooseInterval(interval);
  const digits = value === null ? 1 : chooseDigits(value, shown?.range ?? null);
  const isRate = hits !== null;
  const isCounted = isRate && value !== null && isFew(facts.summary.current);
  const { names, prompts } = words.figureWords;
  const lines = [
    value !== null && shown
      ? `${names[shown.kind]} ${format.span(shown.range, digits)}${shown.kind === 'brand' ? ` · ${prompts(interval.prompts)}` : ''}`
      : '',
    change !== null && verdict
      ? `${isRate ? words.points(format.change(change)) : format.change(change)} · ${format.verdict(verdict.verdict)}`
      : words.nothingBefore,
  ].filter((line) => line !== '');
  const written = isCounted
    ? words.few.of(format.count(hits), format.count(total))
    : isRate
      ? format.rate(value, digits)
      : format.decimal(value, digits);
  return html`<div class="tile"><p class="name">${words.figures[figure]}<span>${words.sample(format.count(total))}</span></p><p class="value">${written}</p>${lines.map((line) => html`<p class="line">${line}</p>`)}</div>`;
}

/** Nothing where there is enough to go by, or nothing at all. */
function writeFew({ facts: { summary }, words, format }: SectionInput): Markup | null {
  const { totalResponses, visible, notVisible } = summary.current;
  if (totalResponses === 0 || !isFew(summary.current)) return null;
  return html`<p class="note few">${words.few.why(format.count(totalResponses), words.figureWords.prompts(visible + notVisible))}</p>`;
}

function toColumns(input: SectionInput): Column[] {
  const { columns } = input.words;
  return [
    { key: 'figure', label: columns.figure, kind: 'text' },
    { key: 'value', label: columns.value, kind: 'decimal', digitsBy: 'brand' },
    ...intervalColumns(input),
    { key: 'hits', label: columns.hits, kind: 'count' },
    { key: 'total', label: columns.total, kind: 'count' },
    { key: 'before', label: columns.before, kind: 'decimal' },
    { key: 'change', label: columns.change, kind: 'change' },
    { key: 'verdict', label: columns.verdict, kind: 'verdict' },
    { key: 'changeBrand', label: columns.changeBrand, kind: 'interval', isDataOnly: true },
    { key: 'changeRepeat', label: columns.changeRepeat, kind: 'interval', isDataOnly: true },
  ];
}

function toRow(figure: Figure, { facts, words }: SectionInput): Cell[] {
  const { value, interval, hits, total, before, change, verdict } = toReportFigure(figure, facts.summary);
  return [
    words.figures[figure],
    value,
    ...intervalCells(interval),
    hits,
    total,
    before,
    change,
    verdict?.verdict ?? null,
    verdict?.brand ?? null,
    verdict?.repeat ?? null,
  ];
}
