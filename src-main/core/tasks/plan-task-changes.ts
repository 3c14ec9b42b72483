/**
 * The life of tasks, decided without a database: what an evaluation does to the tasks that are there. Only evidence moves
 * a task here; what the owner decided by hand stays.
 */
import type { TaskStatus } from '#shared/vocabulary/tasks.ts';
import type { TaskDraft } from './task-draft.ts';

/** A rule that finds more starts with its weightiest ones; the next comes when one of these is over. */
export const MOST_ACTIVE_PER_RULE = 5;

export interface StoredTask {
  id: number;
  rule: string;
  subject: string;
  status: TaskStatus;
  isAutoResolved: boolean;
}

export type TaskChange =
  | { kind: 'create'; draft: TaskDraft }
  /** The evidence is back for a task that had resolved itself. */
  | { kind: 'reopen'; id: number; draft: TaskDraft }
  /** Still there: what the task says follows the figures. */
  | { kind: 'refresh'; id: number; draft: TaskDraft }
  /** Still there, but the owner is through with it: only noted as seen. */
  | { kind: 'see'; id: number }
  | { kind: 'resolve'; id: number };

/**
 * One change a task at most. `judgedRules` are those that had enough answers to be judged: tasks of other rules are left
 * alone, because no data is no proof that a problem is gone.
 */
export function planTaskChanges(
  stored: readonly StoredTask[],
  drafts: readonly TaskDraft[],
  judgedRules: readonly string[],
): TaskChange[] {
  const known = new Map(stored.map((task) => [keyOf(task), task]));
  const found = new Set(drafts.map(keyOf));
  const judged = new Set(judgedRules);
  const changes: TaskChange[] = stored
    .filter((task) => isActive(task) && judged.has(task.rule) && !found.has(keyOf(task)))
    .map(({ id }) => ({ kind: 'resolve', id }));
  const active = Map.groupBy(
    stored.filter((task) => isActive(task) && found.has(keyOf(task))),
    (task) => task.rule,
  );
  const countByRule = new Map([...active].map(([rule, tasks]) => [rule, tasks.length]));
  for (const draft of drafts) {
    const task = known.get(keyOf(draft));
    const count = countByRule.get(draft.rule) ?? 0;
    if (task && isActive(task)) changes.push({ kind: 'refresh', id: task.id, draft });
    else if (task && !(task.status === 'done' && task.isAutoResolved)) changes.push({ kind: 'see', id: task.id });
    else if (count < MOST_ACTIVE_PER_RULE) {
      countByRule.set(draft.rule, count + 1);
      changes.push(task ? { kind: 'reopen', id: task.id, draft } : { kind: 'create', draft });
    }
  }
  return changes;
}

function isActive(task: StoredTask): boolean {
  return task.status === 'open' || task.status === 'in_progress';
}

function keyOf({ rule, subject }: { rule: string; subject: string }): string {
  return `${rule}\t${subject}`;
}

/** The statuses that the owner may give a task by hand, from each. */
const BY_HAND: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  open: ['in_progress', 'done', 'dismissed'],
  in_progress: ['open', 'done', 'dismissed'],
  done: ['open'],
  dismissed: ['open'],
};

export function mayMove(from: TaskStatus, to: TaskStatus): boolean {
  return BY_HAND[from].includes(to);
}
