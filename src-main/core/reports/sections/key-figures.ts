/** The six figures of the period, each with its intervals, its n and its change. */
import { chooseDigits, chooseInterval } from '#shared/figure-words/shown-interval.ts';
import { type Block, note } from '../model/blocks.ts';
import type { Cell, Column, ReportTable } from '../model/report-table.ts';
import type { Tile } from '../model/tile.ts';
import { type Figure, isFew, MEANS, RATES, toReportFigure } from '../report-figure.ts';
import { describeChange } from '../story/describe-story.ts';
import { intervalCells, intervalColumns } from './interval-columns.ts';
import { type SectionInput, type SectionWriter, toEmptySection } from './section.ts';
import { writeSinceBaseline } from './since-baseline.ts';

const FIGURES: readonly Figure[] = [...RATES, ...MEANS];
const FIGURES_OF_ONE_PAGE: readonly Figure[] = ['visibility', 'mention', 'citation'];

export const writeKeyFigures: SectionWriter = (input) => {
  const { definition, facts, titles, words } = input;
  const data: ReportTable = {
    id: 'key_figures',
    caption: titles.key_figures,
    columns: toColumns(input),
    rows: FIGURES.map((figure) => toRow(figure, input)),
  };
  if (facts.summary.current.totalResponses === 0 && !facts.since) return toEmptySection(words.noAnswers, data);
  const figures = definition.kind === 'pitch' ? FIGURES_OF_ONE_PAGE : FIGURES;
  return {
    message: describeChange(input)[0] ?? titles.key_figures,
    blocks: [
      { kind: 'tiles', tiles: figures.map((figure) => toTile(figure, input)) },
      ...describeFew(input),
      ...writeSinceBaseline(input),
    ],
    data,
  };
};

export function toTile(figure: Figure, { facts, words, format }: SectionInput): Tile {
  const { value, hits, total, interval, before, change, verdict } = toReportFigure(figure, facts.summary);
  const shown = chooseInterval(interval);
  const digits = value === null ? 1 : chooseDigits(value, shown?.range ?? null);
  const isRate = hits !== null;
  const isCounted = isRate && value !== null && isFew(facts.summary.current);
  const { names, prompts } = words.figureWords;
  return {
    figure,
    name: words.figures[figure],
    value,
    unit: isRate ? 'percent' : 'mean',
    ...{ hits, n: total, interval, before, change, verdict },
    written: {
      value: isCounted
        ? words.few.of(format.count(hits), format.count(total))
        : isRate
          ? format.rate(value, digits)
          : format.decimal(value, digits),
      interval:
        value !== null && shown
          ? `${names[shown.kind]} ${format.span(shown.range, digits)}${shown.kind === 'brand' ? ` · ${prompts(interval.prompts)}` : ''}`
          : '',
      change:
        change !== null && verdict
          ? `${isRate ? words.points(format.change(change)) : format.change(change)} · ${format.verdict(verdict.verdict)}`
          : words.nothingBefore,
      n: words.sample(format.count(total)),
    },
  };
}

/** Nothing where there is enough to go by, or nothing at all. */
function describeFew({ facts: { summary }, words, format }: SectionInput): Block[] {
  const { totalResponses, visible, notVisible } = summary.current;
  if (totalResponses === 0 || !isFew(summary.current)) return [];
  return [note(words.few.why(format.count(totalResponses), words.figureWords.prompts(visible + notVisible)), 'few')];
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
