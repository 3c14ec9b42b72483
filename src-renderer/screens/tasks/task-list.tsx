/** The same tasks as a table: sorted, searched, saved. */
import { useOperation } from '../../api/use-operation.ts';
import { ProofVerdict } from '../../proof/proof-verdict.tsx';
import { type Column, MOMENT_PX } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useAddressSort } from '../../table/use-address-sort.ts';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type TaskVerdict, toTaskVerdict } from './interventions-view.tsx';
import type { Task } from './use-task-move.ts';

const words = TEXTS.tasks;

interface Row extends Task {
  /** Of a finished task whose days after are not all to come. */
  proven: TaskVerdict | null;
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'title', header: words.columns.title, value: ({ title }) => title, widthPx: 320, grows: true },
  { id: 'category', header: words.columns.category, value: ({ category }) => words.categories[category], widthPx: 120 },
  { id: 'status', header: words.columns.status, value: ({ status }) => words.statuses[status], widthPx: 120 },
  {
    id: 'verdict',
    header: TEXTS.proof.title,
    value: ({ proven }) => (proven ? TEXTS.figures.verdicts[proven.verdict].word : null),
    draw: ({ proven }) => proven && <ProofVerdict {...proven} />,
    whyMissing: ({ status }) => TEXTS.proof.states[status === 'done' ? 'waiting' : 'not_done'],
    widthPx: 190,
    hideOrder: 4,
  },
  {
    id: 'priority',
    header: words.columns.priority,
    definition: words.priorityHint,
    value: ({ priorityScore }) => priorityScore,
    widthPx: 90,
    isNumber: true,
  },
  {
    id: 'impact',
    header: words.columns.impact,
    value: ({ impact }) => impact,
    widthPx: 90,
    hideOrder: 2,
    isNumber: true,
  },
  {
    id: 'effort',
    header: words.columns.effort,
    value: ({ effort }) => effort,
    widthPx: 90,
    hideOrder: 1,
    isNumber: true,
  },
  {
    id: 'assignee',
    header: words.columns.assignee,
    value: ({ assigneeEmail }) => assigneeEmail,
    widthPx: 180,
    isHidden: true,
  },
  {
    id: 'updated',
    header: words.columns.updated,
    value: ({ updatedAt }) => updatedAt,
    format: (value) => formatMoment(value),
    widthPx: MOMENT_PX,
    hideOrder: 3,
    isSearched: false,
  },
];

interface TaskListProps {
  projectId: string;
  tasks: readonly Task[];
  openId: string | null;
  onOpen: (id: string) => void;
}

export function TaskList({ projectId, tasks, openId, onOpen }: TaskListProps) {
  const verdicts = useOperation('interventions.verdicts', { projectId }).data?.verdicts;
  const rows = tasks.map((task) => ({ ...task, proven: toTaskVerdict(verdicts, task.id) }));
  const [sort, setSort] = useAddressSort(null);
  return (
    <Card title={words.list} isTitleHidden>
      <DataTable
        name="tasks"
        label={words.list}
        columns={COLUMNS}
        rows={rows}
        toId={({ id }) => id}
        sort={sort}
        onSort={setSort}
        openId={openId}
        onOpen={({ id }) => onOpen(id)}
        empty={<Notice title={words.noneHere} />}
      />
    </Card>
  );
}
