/** The columns that every table of sources has: how often each is cited, and whether that changed. */
import { drawExplained } from '../../explain/draw-explained.tsx';
import type { Column } from '../../table/column.ts';
import { saveVerdict } from '../../table/save-intervals.ts';
import { formatCount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { type DomainRow, toSource } from './plan-source-rows.ts';
import { SourceChange } from './source-change.tsx';

const { columns: words, definitions, missing } = TEXTS.sources;

/** A page by its id, else the whole domain. */
export type Cited = { domain: string; id?: string | null };

/** Of its share, and of how many answers that is. */
export const explain = (row: Cited) => drawExplained({ figure: 'citationRate', source: toSource(row) });

export const citationsColumn = <R extends Cited & { citationCount: number }>(): Column<R> => ({
  id: 'citations',
  header: words.citations,
  definition: definitions.citations,
  value: ({ citationCount }) => citationCount,
  draw: (row) => explain(row)(formatCount(row.citationCount)),
  widthPx: 96,
  isNumber: true,
});

export const changeColumn = <
  R extends Cited & Pick<DomainRow, 'change' | 'sourceType' | 'citationCount' | 'previousCount'>,
>(): Column<R> => ({
  id: 'change',
  header: words.change,
  definition: definitions.change,
  value: ({ change }) => change?.change ?? null,
  draw: (row) => row.change && <SourceChange row={row} change={row.change} place="row" />,
  saved: saveVerdict(words.change, ({ change }) => change),
  whyMissing: () => missing.noneBefore,
  widthPx: 186,
  isNumber: true,
});
