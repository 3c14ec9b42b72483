/** Everything that was done, tasks among it, with the verdict on each: noted, opened and changed here. */
import { Button } from '@mantine/core';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { useOperation } from '../../api/use-operation.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { ProofVerdict } from '../../proof/proof-verdict.tsx';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useAddressSort } from '../../table/use-address-sort.ts';
import { formatDate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { InterventionForm } from './intervention-form.tsx';
import { InterventionPanel } from './intervention-panel.tsx';

const words = TEXTS.proof;

type Verdicts = OperationOutput<'interventions.verdicts'>['verdicts'];
export type TaskVerdict = Verdicts[number];
export type Intervention = OperationOutput<'interventions.get'>;

interface Row extends Intervention {
  /** Null where nothing can be said yet. */
  proven: Verdicts[number] | null;
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', header: words.list.name, value: ({ name }) => name, widthPx: 280, grows: true },
  {
    id: 'date',
    header: words.list.date,
    value: ({ date }) => date,
    format: (value) => formatDate(String(value)),
    widthPx: 120,
    isSearched: false,
  },
  {
    id: 'kind',
    header: words.list.kind,
    value: ({ taskId }) => (taskId === null ? words.list.own : words.list.task),
    widthPx: 90,
    hideOrder: 1,
  },
  {
    id: 'prompts',
    header: words.list.prompts,
    value: ({ promptIds }) => promptIds.length,
    widthPx: 90,
    hideOrder: 2,
    isNumber: true,
  },
  { id: 'figure', header: words.list.figure, value: ({ figure }) => words.figures[figure], widthPx: 140, hideOrder: 3 },
  {
    id: 'verdict',
    header: words.list.verdict,
    value: ({ proven }) => (proven ? TEXTS.figures.verdicts[proven.verdict].word : null),
    draw: ({ proven }) => proven && <ProofVerdict {...proven} />,
    whyMissing: () => words.states.waiting,
    widthPx: 210,
  },
];

export function InterventionsView({ projectId }: { projectId: string }) {
  const list = useOperation('interventions.list', { projectId });
  const verdicts = useOperation('interventions.verdicts', { projectId });
  const [openId, setOpenId] = useAddressValue('intervention', '');
  const [isAdding, setAdding] = useState(false);
  const [sort, setSort] = useAddressSort(null);
  if (list.error) return <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <SkeletonCard heightPx={420} />;
  const known = new Map(verdicts.data?.verdicts.map((each) => [each.id, each]));
  const rows = list.data.interventions.map((each): Row => {
    const proven = known.get(each.id);
    return { ...each, proven: proven?.state === 'measured' ? proven : null };
  });
  const judged = rows.filter(({ proven }) => proven && proven.verdict !== 'too_few_answers').length;
  return (
    <Card
      title={words.interventions}
      note={[words.interventionsNote, ...(judged > 1 ? [words.list.judged(judged)] : [])].join(' · ')}
      controls={<Button onClick={() => setAdding((open) => !open)}>{words.form.add}</Button>}
    >
      {isAdding && <InterventionForm projectId={projectId} intervention={null} onDone={() => setAdding(false)} />}
      <DataTable
        name="interventions"
        label={words.interventions}
        columns={COLUMNS}
        rows={rows}
        toId={({ id }) => id}
        sort={sort}
        onSort={setSort}
        openId={openId === '' ? null : openId}
        onOpen={({ id }) => setOpenId(id)}
        empty={<Notice title={words.list.none}>{words.list.noneText}</Notice>}
      />
      <InterventionPanel
        projectId={projectId}
        intervention={rows.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId('')}
      />
    </Card>
  );
}

/** The verdict on a finished task as its row has it; null where there is none. */
export function toTaskVerdict(verdicts: Verdicts | undefined, taskId: string): TaskVerdict | null {
  return verdicts?.find((each) => each.taskId === taskId && each.state === 'measured') ?? null;
}
