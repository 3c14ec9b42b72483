/** What the owner changes by hand: the status of a task and who works on it. Evidence is not looked at here. */
import { AppError, notFound } from '#shared/app-error.ts';
import type { TaskStatus } from '#shared/vocabulary/tasks.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { releaseTask } from '../interventions/save-interventions.ts';
import { toFullTask } from './load-tasks.ts';
import { mayMove } from './plan-task-changes.ts';
import type { FullTask } from './task-rule.ts';
import { findTask, insertEvent, type TaskRow, updateTask } from './task-store.ts';
import { freezeDoneTask } from './treated-prompts.ts';

export interface TaskChangeByHand {
  projectId: number;
  taskId: string;
  status?: TaskStatus;
  /** Null: nobody. */
  assigneeEmail?: string | null;
}

/**
 * Throws NOT_FOUND, and CONFLICT for a step that the life of a task does not have (a dismissed task is opened before it
 * is worked on). The status or assignee that it has already is no change.
 */
export const saveTaskChange = defineWrite('tasks.saveChange', (db, input: TaskChangeByHand, { nowMs }): FullTask => {
  const row = requireTask(db, input);
  if (input.status !== undefined && input.status !== row.status) moveTask(db, row, input.status, nowMs);
  if (input.assigneeEmail !== undefined && input.assigneeEmail !== row.assignee_email) {
    updateTask(db, row.id, { assignee_email: input.assigneeEmail, updated_at: nowMs });
    insertEvent(db, row.id, { kind: 'assigned', assigneeEmail: input.assigneeEmail }, nowMs);
  }
  return toFullTask(db, requireTask(db, input), 'en');
});

function moveTask(db: Connection, row: TaskRow, to: TaskStatus, nowMs: number): void {
  if (!mayMove(row.status, to)) {
    throw new AppError('CONFLICT', `A task that is ${row.status} can only be opened again.`, { reason: 'task_closed' });
  }
  const resolvedAt = to === 'done' ? nowMs : null;
  updateTask(db, row.id, { status: to, is_auto_resolved: 0, resolved_at: resolvedAt, updated_at: nowMs });
  insertEvent(db, row.id, { kind: 'status', from: row.status, to }, nowMs);
  if (to === 'done') freezeDoneTask(db, row, nowMs);
  else releaseTask(db, row.id);
}

function requireTask(db: Connection, { projectId, taskId }: TaskChangeByHand): TaskRow {
  const row = findTask(db, projectId, taskId);
  if (!row) throw notFound('The task');
  return row;
}
