/** What became of each figure since a baseline: as it was frozen, counted again by today's rules where these are others, and now. */
import { fromDate } from '#shared/time/day.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import { type Block, note } from '../model/blocks.ts';
import { isolate } from '../model/isolate.ts';
import type { Cell, Column, ReportTable } from '../model/report-table.ts';
import { type Figure, RATES } from '../report-figure.ts';
import type { SectionInput } from './section.ts';

const FIGURES: readonly (readonly [Figure, EstimatedFigure])[] = [
  ['visibility', 'responseVisibilityRate'],
  ['mention', 'mentionRate'],
  ['citation', 'citationRate'],
  ['coverage', 'visibilityRate'],
  ['position', 'position'],
  ['sentiment', 'sentiment'],
];

/** Nothing where the report is compared with something else, or has to fit one page. */
export function writeSinceBaseline(input: SectionInput): Block[] {
  const { since } = input.facts;
  if (!since || input.definition.kind === 'pitch') return [];
  const { sinceBaseline: words } = input.words;
  return [
    { kind: 'heading', text: words.title(nameBaseline(input)) },
    { kind: 'table', table: toTable(since, input) },
    note(since.isSameRules ? words.sameRules : words.otherRules),
  ];
}

/** The name that its owner gave, else the days of its figures. */
export function nameBaseline({ facts: { since, before }, format }: SectionInput): string {
  return since?.baseline.isNamed ? isolate(since.baseline.name) : format.range(before);
}

function toTable(since: NonNullable<SectionInput['facts']['since']>, input: SectionInput): ReportTable {
  const { columns, figures, sinceBaseline: words } = input.words;
  const { frozen, recounted, current, sinceRecounted, isSameRules, baseline } = since;
  const again: Column = { key: 'recounted', label: words.recounted, kind: 'decimal' };
  return {
    id: 'since_baseline',
    caption: words.title(nameBaseline(input)),
    columns: [
      { key: 'figure', label: columns.figure, kind: 'text' },
      {
        key: 'frozen',
        label: words.frozen,
        kind: 'decimal',
        meaning: words.frozenOn(input.format.date(fromDate(baseline.createdAt.slice(0, 10)))),
      },
      ...(isSameRules ? [] : [again]),
      { key: 'current', label: words.now, kind: 'decimal' },
      { key: 'change', label: columns.change, kind: 'change' },
      { key: 'verdict', label: columns.verdict, kind: 'verdict' },
    ],
    rows: FIGURES.map(([name, figure]): Cell[] => [
      RATES.some((rate) => rate === name) ? words.percent(figures[name]) : figures[name],
      frozen[figure],
      ...(isSameRules ? [] : [recounted[figure]]),
      current[figure],
      sinceRecounted[figure].change,
      sinceRecounted[figure].verdict,
    ]),
  };
}
