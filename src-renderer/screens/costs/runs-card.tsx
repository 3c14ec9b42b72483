/** The newest runs: what was collected, what failed and why, and asking again. */
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { planDelayed, planFailed, planLeftOut } from '../../live-run/plan-left-out.ts';
import type { Run } from '../../live-run/plan-run-bar.ts';
import { type Column, MOMENT_PX } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { DASH, formatDuration, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { RunPanel } from './run-panel.tsx';

const words = TEXTS.costs.runs;

const toDuration = ({ createdAt, finishedAt }: Run) =>
  finishedAt === null ? null : Date.parse(finishedAt) - Date.parse(createdAt);

const toTroubles = (run: Run) =>
  [...planLeftOut(run).map(({ text }) => text), ...planDelayed(run), ...planFailed(run)].join(' · ') || null;

const COLUMNS: readonly Column<Run>[] = [
  {
    id: 'started',
    header: words.started,
    value: ({ createdAt }) => createdAt,
    format: (value) => formatMoment(value),
    widthPx: MOMENT_PX,
    grows: true,
  },
  { id: 'cause', header: words.cause, value: ({ cause }) => words.causes[cause], widthPx: 150, hideOrder: 3 },
  { id: 'state', header: words.state, value: ({ state }) => words.states[state], widthPx: 110 },
  { id: 'done', header: words.done, value: ({ jobs }) => jobs.answered, widthPx: 90, isNumber: true },
  { id: 'failed', header: words.failed, value: ({ jobs }) => jobs.failed, widthPx: 120, isNumber: true },
  {
    id: 'leftOut',
    header: words.leftOut,
    value: ({ jobs }) => jobs.leftOut,
    widthPx: 106,
    hideOrder: 4,
    isNumber: true,
  },
  { id: 'total', header: words.total, value: ({ jobs }) => jobs.total, widthPx: 90, hideOrder: 2, isNumber: true },
  {
    id: 'duration',
    header: words.duration,
    value: toDuration,
    format: (value) => formatDuration(Number(value)),
    whyMissing: () => words.underWay,
    widthPx: 140,
    hideOrder: 1,
    isNumber: true,
  },
  {
    id: 'problems',
    header: words.problems,
    value: toTroubles,
    whyMissing: () => DASH,
    widthPx: 220,
    hideOrder: 5,
  },
];

export function RunsCard({ projectId }: { projectId: string }) {
  const runs = useOperation('runs.list', { projectId });
  const [openId, setOpenId] = useState<string | null>(null);
  if (runs.error) return <ErrorNotice error={runs.error} onRetry={() => void runs.refetch()} />;
  if (!runs.data) return <SkeletonCard heightPx={320} />;
  return (
    <Card title={words.title} note={words.note}>
      <DataTable
        name="runs"
        label={words.title}
        columns={COLUMNS}
        rows={runs.data}
        toId={({ id }) => id}
        openId={openId}
        onOpen={({ id }) => setOpenId(id)}
        isSearchable={false}
        empty={<Notice title={words.empty}>{words.emptyText}</Notice>}
        maxHeight="400px"
      />
      <RunPanel run={runs.data.find(({ id }) => id === openId) ?? null} onClose={() => setOpenId(null)} />
    </Card>
  );
}
