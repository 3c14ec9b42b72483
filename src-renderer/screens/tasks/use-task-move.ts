/** Moves a task to another status: seen at once, taken back when the core refuses, undone by one click. */
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { TaskStatus } from '#shared/vocabulary/tasks.ts';

import { useClient } from '../../api/client-context.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyError, notifyUndoable } from '../../ui/notify.tsx';

export type TaskCounts = TaskList['counts'];
export type Task = OperationOutput<'tasks.list'>['tasks'][number];
type TaskList = OperationOutput<'tasks.list'>;

export type MoveTask = (task: Pick<Task, 'id' | 'title' | 'status'>, status: TaskStatus) => void;

export function useTaskMove(projectId: string): MoveTask {
  const client = useClient();
  const cache = useQueryClient();
  const showAt = (id: string, status: TaskStatus) =>
    cache.setQueriesData<TaskList>({ queryKey: ['tasks.list'] }, (list) => list && toMoved(list, id, status));
  const save = useMutation({
    mutationFn: ({ id, status }: { id: string; status: TaskStatus }) =>
      client.call('tasks.update', { projectId, taskId: id, status }),
    onError: notifyError,
  });
  const move = (id: string, status: TaskStatus) => {
    showAt(id, status);
    save.mutate({ id, status });
  };
  return ({ id, title, status: before }, status) => {
    if (status === before) return;
    move(id, status);
    notifyUndoable(TEXTS.tasks.moved(title, TEXTS.tasks.statuses[status]), () => move(id, before));
  };
}

/** The list as it is once the task is there. */
function toMoved(list: TaskList, id: string, status: TaskStatus): TaskList {
  const task = list.tasks.find((each) => each.id === id);
  if (!task || task.status === status) return list;
  const { counts, tasks } = list;
  return {
    ...list,
    counts: { ...counts, [task.status]: counts[task.status] - 1, [status]: counts[status] + 1 },
    tasks: tasks.map((each) => (each.id === id ? { ...each, status } : each)),
  };
}
