/** The parts of a change as a table, largest first; a row opens its cells, and those their answers. */
import { useMemo } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useScopeNote } from '../../filters/use-scope-note.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatChange, formatDecimal, formatLanguage } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Verdict } from '../../ui/verdict.tsx';

type Explained = OperationOutput<'metrics.explainChange'>;
export type Part = Explained['contributions'][number];

const words = TEXTS.explain.change;

interface PartsTableProps {
  explained: Explained;
  /** Which way of the figure is good for the owner. */
  isMoreBetter: boolean;
  isStale: boolean;
  onOpen: (part: Part) => void;
}

export function PartsTable({ explained, isMoreBetter, isStale, onOpen }: PartsTableProps) {
  const { by, judged, contributions } = explained;
  const columns = useMemo(() => planColumns(by, isMoreBetter), [by, isMoreBetter]);
  const scope = useScopeNote(isStale);
  const notes = [by === 'tag' ? words.tagsNote : '', words.judged(judged)].filter(Boolean);
  return (
    <Card title={words.table} note={notes.join(' ')}>
      <DataTable
        name="changes"
        label={words.table}
        columns={columns}
        rows={contributions}
        scope={scope}
        toId={({ id }) => id}
        onOpen={onOpen}
        empty={words.empty}
        maxHeight="520px"
      />
    </Card>
  );
}

function planColumns(by: Explained['by'], isMoreBetter: boolean): Column<Part>[] {
  const { columns: heads, definitions } = words;
  const count = (id: keyof typeof heads, value: (part: Part) => number | null, more: Partial<Column<Part>> = {}) => ({
    ...{ id, header: heads[id], value, isNumber: true, widthPx: 100 },
    ...more,
  });
  const number = (id: keyof typeof heads, value: (part: Part) => number | null, more: Partial<Column<Part>> = {}) =>
    count(id, value, { format: (each) => formatDecimal(Number(each)), ...more });
  const change = (each: number | string) => formatChange(Number(each));
  return [
    {
      id: 'part',
      header: words.groups[by],
      value: ({ label }) => nameOf(by, label),
      widthPx: 220,
      grows: true,
    },
    number('points', ({ points }) => points, {
      format: change,
      definition: definitions.points,
      draw: ({ points, verdict }) => (
        <Verdict change={points} verdict={verdict} isMoreBetter={isMoreBetter} place="row" />
      ),
      widthPx: 200,
    }),
    number('mix', ({ mixPoints }) => mixPoints, { format: change, definition: definitions.mix, hideOrder: 3 }),
    number('answered', ({ answeredPoints }) => answeredPoints, {
      format: change,
      definition: definitions.answered,
      hideOrder: 4,
    }),
    number('share', ({ sharePercent }) => sharePercent, { isHidden: true }),
    number('before', ({ previous }) => previous, { hideOrder: 5 }),
    number('now', ({ current }) => current, { hideOrder: 6 }),
    count('nBefore', ({ previousN }) => previousN, { hideOrder: 1 }),
    count('nNow', ({ currentN }) => currentN, { hideOrder: 2 }),
    {
      id: 'verdict',
      header: heads.verdict,
      value: ({ verdict }) => TEXTS.figures.verdicts[verdict].word,
      widthPx: 150,
      isHidden: true,
    },
  ];
}

export function nameOf(by: Explained['by'], label: string): string {
  if (label === '') return words.untagged;
  return by === 'language' ? formatLanguage(label.toLowerCase()) : label;
}
