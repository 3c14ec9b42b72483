/** What is worth doing next: a board by status or a list, each task with the answers that say so. */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { LANGUAGE } from '../../texts/language.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { InterventionsView } from './interventions-view.tsx';
import { TaskBoard } from './task-board.tsx';
import { TaskList } from './task-list.tsx';
import { TaskPanel } from './task-panel.tsx';
import classes from './tasks-screen.module.css';
import { useTaskMove } from './use-task-move.ts';

const words = TEXTS.tasks;
const VIEWS = [
  { value: 'board', label: words.board },
  { value: 'list', label: words.list },
  { value: 'interventions', label: TEXTS.proof.interventions },
] as const;
/** The contract's longest page: more open tasks than anyone can do. */
const MAX_TASKS = 200;

export function TasksScreen() {
  const projectId = useProjectId();
  const { taskId = null } = useParams();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [view, setView] = useAddressValue('view', 'board');
  const tasks = useOperation('tasks.list', { projectId, status: 'all', limit: MAX_TASKS, language: LANGUAGE });
  const move = useTaskMove(projectId);
  if (tasks.error) return <ErrorNotice error={tasks.error} onRetry={() => void tasks.refetch()} />;
  if (!tasks.data) return <SkeletonCard heightPx={520} />;
  const open = (id: string | null) =>
    void navigate(toScreenLink(projectId, id ? `tasks/${id}` : 'tasks', address, { view: address.get('view') }));
  const rows = tasks.data.tasks;
  const shown = VIEWS.find(({ value }) => value === view)?.value ?? 'board';
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <Segmented label={words.view} value={shown} options={VIEWS} onChange={setView} />
        <EvaluateButton projectId={projectId} />
      </div>
      {shown === 'interventions' && <InterventionsView projectId={projectId} />}
      {shown !== 'interventions' && rows.length === 0 && <Notice title={words.empty.title}>{words.empty.text}</Notice>}
      {rows.length > 0 && shown === 'list' && (
        <TaskList projectId={projectId} tasks={rows} openId={taskId} onOpen={open} />
      )}
      {rows.length > 0 && shown === 'board' && (
        <TaskBoard projectId={projectId} tasks={rows} counts={tasks.data.counts} onOpen={open} onMove={move} />
      )}
      <TaskPanel projectId={projectId} taskId={taskId} onClose={() => open(null)} onMove={move} />
    </div>
  );
}

function EvaluateButton({ projectId }: { projectId: string }) {
  const client = useClient();
  const evaluate = useMutation({
    mutationFn: () => client.call('tasks.evaluate', { projectId }),
    onSuccess: ({ created, resolved }) => notifyDone(words.evaluated(created, resolved)),
    onError: notifyError,
  });
  return (
    <Button loading={evaluate.isPending} onClick={() => evaluate.mutate()}>
      {words.evaluate}
    </Button>
  );
}
