/** The engines side by side over the same days. */

import { chooseInterval } from '#shared/figure-words/shown-interval.ts';
import { judgeRows } from '#shared/statistics/judge-rows.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { note } from '../model/blocks.ts';
import type { ReportTable } from '../model/report-table.ts';
import { toReportFigure } from '../report-figure.ts';
import { describeEngines } from '../story/describe-story.ts';
import { toBarChart } from './bar-chart.ts';
import { intervalCells, intervalColumns } from './interval-columns.ts';
import { type SectionWriter, toEmptySection } from './section.ts';

export const writeEngines: SectionWriter = (input) => {
  const { facts, words, titles } = input;
  const { columns } = words;
  const figures = facts.engines.map(({ summary }) => toReportFigure('visibility', summary));
  const judged = judgeRows(figures.map(({ verdict }) => verdict));
  const table: ReportTable = {
    id: 'engines',
    caption: titles.engines,
    columns: [
      { key: 'engine', label: columns.engine, kind: 'text' },
      { key: 'visibility', label: columns.visibility, kind: 'rate', digitsBy: 'brand' },
      ...intervalColumns(input),
      { key: 'change', label: columns.change, kind: 'change' },
      { key: 'verdict', label: columns.verdict, kind: 'verdict' },
      { key: 'mentionRate', label: columns.mention, kind: 'rate' },
      { key: 'citationRate', label: columns.citation, kind: 'rate' },
      { key: 'answers', label: columns.answers, kind: 'count' },
    ],
    rows: facts.engines.map(({ engine, summary: { current } }, index) => {
      const { value = null, total = 0, interval = null, change = null } = figures[index] ?? {};
      const rates = total === 0 ? [null, null] : [current.mentionRate, current.citationRate];
      const verdict = judged.verdicts[index] ?? null;
      return [ENGINE_LABELS[engine], value, ...intervalCells(interval), change, verdict, ...rates, total];
    }),
  };
  if (figures.every(({ value }) => value === null)) return toEmptySection(words.noAnswers, table);
  const bars = facts.engines.flatMap(({ engine }, index) => {
    const { value, before, interval } = figures[index]!;
    if (value === null) return [];
    return [
      { label: ENGINE_LABELS[engine], isOwn: true, value, before, interval: chooseInterval(interval)?.range ?? null },
    ];
  });
  const [message] = describeEngines(input);
  return {
    ...(message !== undefined && { message }),
    blocks: [
      ...(bars.length < 2
        ? [{ kind: 'table', table } as const]
        : [{ kind: 'chart', chart: toBarChart('engines', bars, input), table } as const]),
      ...(judged.judged > 0 ? [note(words.figureWords.judged(judged.judged, judged.found))] : []),
    ],
    data: table,
  };
};
