/** The engines side by side over the same days. */
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { toRateFigure } from '../rate-side.ts';
import { type ReportTable, writeTable } from '../report-table.ts';
import type { SectionWriter } from './section.ts';

export const writeEngines: SectionWriter = ({ facts, words, titles, format }) => {
  const { columns } = words;
  const table: ReportTable = {
    caption: titles.engines,
    columns: [
      { key: 'engine', label: columns.engine, kind: 'text' },
      { key: 'visibility', label: columns.visibility, kind: 'rate' },
      { key: 'interval', label: columns.interval, kind: 'interval' },
      { key: 'change', label: columns.change, kind: 'change' },
      { key: 'mentionRate', label: columns.mention, kind: 'rate' },
      { key: 'citationRate', label: columns.citation, kind: 'rate' },
      { key: 'answers', label: columns.answers, kind: 'count' },
    ],
    rows: facts.engines.map(({ engine, summary }) => {
      const { total, percent, interval, change } = toRateFigure('visibility', summary);
      const orNull = (value: number) => (total === 0 ? null : value);
      const { mentionRate, citationRate } = summary.current;
      const rates = [orNull(mentionRate), orNull(citationRate)];
      return [ENGINE_LABELS[engine], orNull(percent), interval, change?.points ?? null, ...rates, total];
    }),
  };
  return { body: writeTable(table, format), table };
};
