/** The parts of a change as a table, largest first; a row opens its cells, and those their answers. */
import { useMemo } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useScopeNote } from '../../filters/use-scope-note.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatChange, formatDecimal, formatLanguage } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';

type Explained = OperationOutput<'metrics.explainChange'>;
export type Part = Explained['contributions'][number];

const words = TEXTS.explain.change;

interface PartsTableProps {
  explained: Explained;
  isStale: boolean;
  onOpen: (part: Part) => void;
}

export function PartsTable({ explained, isStale, onOpen }: PartsTableProps) {
  const { by, judged, contributions } = explained;
  const columns = useMemo(() => planColumns(by), [by]);
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

function planColumns(by: Explained['by']): Column<Part>[] {
  const { columns: heads, definitions } = words;
  const number = (id: keyof typeof heads, value: (part: Part) => number | null, more: Partial<Column<Part>> = {}) => ({
    id,
    header: heads[id],
    value,
    format: (each: number | string) => formatDecimal(Number(each)),
    isNumber: true,
    widthPx: 92,
    ...more,
  });
  const change = (each: number | string) => formatChange(Number(each));
  return [
    {
      id: 'part',
      header: words.groups[by],
      value: ({ label }) => nameOf(by, label),
      widthPx: 220,
      grows: true,
    },
    number('points', ({ points }) => points, { format: change, definition: definitions.points }),
    number('mix', ({ mixPoints }) => mixPoints, { format: change, definition: definitions.mix, hideOrder: 3 }),
    number('answered', ({ answeredPoints }) => answeredPoints, {
      format: change,
      definition: definitions.answered,
      hideOrder: 4,
    }),
    number('share', ({ sharePercent }) => sharePercent, { isHidden: true }),
    number('before', ({ previous }) => previous, { hideOrder: 5 }),
    number('now', ({ current }) => current, { hideOrder: 6 }),
    number('nBefore', ({ previousN }) => previousN, { format: String, hideOrder: 1 }),
    number('nNow', ({ currentN }) => currentN, { format: String, hideOrder: 2 }),
    {
      id: 'verdict',
      header: heads.verdict,
      value: ({ verdict }) => TEXTS.explain.story.verdicts[verdict],
      widthPx: 150,
    },
  ];
}

export function nameOf(by: Explained['by'], label: string): string {
  if (label === '') return words.untagged;
  return by === 'language' ? formatLanguage(label.toLowerCase()) : label;
}
