/** One task in a side panel: why, what to do, what to write, the answers behind it, and how its figures moved. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';

import type { OperationOutput } from '#shared/contract/index.ts';
import { TASK_STATUSES, type TaskStatus } from '#shared/vocabulary/tasks.ts';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { LANGUAGE } from '../../texts/language.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { notifyError } from '../../ui/notify.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { OutreachSection } from './outreach-section.tsx';
import { ProofSection } from './proof-section.tsx';
import { TaskEvidence } from './task-evidence.tsx';
import { TaskHistory } from './task-history.tsx';
import classes from './tasks-screen.module.css';
import type { MoveTask } from './use-task-move.ts';

export type FullTask = OperationOutput<'tasks.get'>;

const words = TEXTS.tasks;
const PANEL_PX = 560;

interface TaskPanelProps {
  projectId: string;
  taskId: string | null;
  onClose: () => void;
  onMove: MoveTask;
}

export function TaskPanel({ projectId, taskId, onClose, onMove }: TaskPanelProps) {
  return (
    <SidePanel title={words.task} isOpen={taskId !== null} onClose={onClose} widthPx={PANEL_PX}>
      {taskId && <TaskDetails projectId={projectId} taskId={taskId} onMove={onMove} />}
    </SidePanel>
  );
}

function TaskDetails({ projectId, taskId, onMove }: { projectId: string; taskId: string; onMove: MoveTask }) {
  const task = useOperation('tasks.get', { projectId, taskId, language: LANGUAGE });
  if (task.error) return <ErrorNotice error={task.error} onRetry={() => void task.refetch()} />;
  if (!task.data) return <SkeletonCard heightPx={420} />;
  const { title, description, steps, contentPlan, category, impact, effort, priorityScore } = task.data;
  return (
    <div className={classes.panel}>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.marks}>
        <span>{words.categories[category]}</span>
        <span title={words.priorityHint}>{words.priority(priorityScore)}</span>
        <span>{words.impact(impact)}</span>
        <span>{words.effort(effort)}</span>
      </p>
      <TaskControls task={task.data} projectId={projectId} onMove={onMove} />
      {task.data.outreach?.since && <OutreachSection since={task.data.outreach.since} projectId={projectId} />}
      {task.data.status === 'done' && <ProofSection projectId={projectId} taskId={taskId} />}
      <p>{description}</p>
      <h4>{words.steps}</h4>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <TaskEvidence task={task.data} />
      {contentPlan && <ContentPlan plan={contentPlan} />}
      <TaskHistory task={task.data} />
      <TaskExports task={task.data} projectId={projectId} />
    </div>
  );
}

interface TaskControlsProps {
  task: FullTask;
  projectId: string;
  onMove: MoveTask;
}

function TaskControls({ task, projectId, onMove }: TaskControlsProps) {
  const client = useClient();
  const assign = useMutation({
    mutationFn: (assigneeEmail: string | null) =>
      client.call('tasks.update', { projectId, taskId: task.id, assigneeEmail }),
    onError: notifyError,
  });
  const choices = TASK_STATUSES.map((value) => ({ value, label: words.statuses[value] }));
  return (
    <div className={classes.controls}>
      <NativeSelect
        label={words.columns.status}
        data={choices}
        value={task.status}
        onChange={(event) => onMove(task, event.currentTarget.value as TaskStatus)}
      />
      <TextInput
        key={task.assigneeEmail}
        label={words.assignee}
        type="email"
        defaultValue={task.assigneeEmail ?? ''}
        onBlur={(event) => {
          const email = event.currentTarget.value.trim() || null;
          if (email !== task.assigneeEmail) assign.mutate(email);
        }}
      />
    </div>
  );
}

function ContentPlan({ plan }: { plan: NonNullable<FullTask['contentPlan']> }) {
  return (
    <section>
      <h4>{words.contentPlan}</h4>
      <p>
        <strong>{words.page}</strong> {plan.targetPage}
      </p>
      <p>{plan.template}</p>
      <ul>
        {plan.outline.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h5>{words.planPrompts}</h5>
      <ul>
        {plan.prompts.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
    </section>
  );
}

function TaskExports({ task, projectId }: { task: FullTask; projectId: string }) {
  const client = useClient();
  const save = useMutation({
    mutationFn: (format: FullTask['exports'][number]['format']) =>
      client.call('tasks.export', { projectId, taskId: task.id, format, language: LANGUAGE }),
    onSuccess: ({ fileName, text, mediaType }) => saveFile(fileName, text, mediaType),
    onError: notifyError,
  });
  return (
    <div className={classes.exports}>
      {task.exports.map(({ format }) => (
        <Button key={format} onClick={() => save.mutate(format)}>
          {words.exports[format]}
        </Button>
      ))}
    </div>
  );
}
