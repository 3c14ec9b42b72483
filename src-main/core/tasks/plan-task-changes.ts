/**
 * The life of tasks, decided without a database: what an evaluation does to the tasks that are there. Only evidence moves
 * a task here; what the owner decided by hand stays.
 */
import type { TaskStatus } from '#shared/vocabulary/tasks.ts';
import type { TaskDraft } from './task-draft.ts';

/** A rule that finds more starts with its weightiest ones; the next comes when one of these is over. */
export const MOST_ACTIVE_PER_RULE = 5;

const DAY_MS = 86_400_000;
/** Figures near a threshold cross it back and forth: a task ends when its evidence has been gone for so long. */
export const GONE_MS = 7 * DAY_MS;
/** One that ended by itself rests for so long before the same evidence opens it again. */
export const REST_MS = 14 * DAY_MS;

export interface StoredTask {
  id: number;
  rule: string;
  subject: string;
  status: TaskStatus;
  isAutoResolved: boolean;
  /** When the evidence was seen last, or the owner moved the task after that. */
  lastSeenMs: number;
  resolvedMs: number | null;
}

/** What an evaluation may do to the tasks of a rule. */
export interface JudgedRule {
  id: string;
  /** A fact and no estimate: gone is gone at once, and so is back. */
  isCertain: boolean;
  /** Not while the project is being set up: what is missing then may only not be there yet. */
  mayOpen: boolean;
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
  judgedRules: readonly JudgedRule[],
  nowMs: number,
): TaskChange[] {
  const known = new Map(stored.map((task) => [keyOf(task), task]));
  const found = new Set(drafts.map(keyOf));
  const judged = new Map(judgedRules.map((rule) => [rule.id, rule]));
  const gone = stored
    .filter((task) => isActive(task) && !found.has(keyOf(task)) && isGone(task, judged.get(task.rule), nowMs))
    .map(({ id }) => id);
  const changes: TaskChange[] = gone.map((id) => ({ kind: 'resolve', id }));
  const active = Map.groupBy(
    stored.filter((task) => isActive(task) && !gone.includes(task.id)),
    (task) => task.rule,
  );
  const countByRule = new Map([...active].map(([rule, tasks]) => [rule, tasks.length]));
  for (const draft of drafts) {
    const task = known.get(keyOf(draft));
    const count = countByRule.get(draft.rule) ?? 0;
    if (task && isActive(task)) changes.push({ kind: 'refresh', id: task.id, draft });
    else if (task && !(task.status === 'done' && task.isAutoResolved)) changes.push({ kind: 'see', id: task.id });
    else if (count < MOST_ACTIVE_PER_RULE && mayOpen(task, judged.get(draft.rule), nowMs)) {
      countByRule.set(draft.rule, count + 1);
      changes.push(task ? { kind: 'reopen', id: task.id, draft } : { kind: 'create', draft });
    }
  }
  return changes;
}

function isGone(task: StoredTask, rule: JudgedRule | undefined, nowMs: number): boolean {
  return rule !== undefined && (rule.isCertain || isOver(task.lastSeenMs, GONE_MS, nowMs));
}

function mayOpen(task: StoredTask | undefined, rule: JudgedRule | undefined, nowMs: number): boolean {
  if (!rule?.mayOpen) return false;
  return rule.isCertain || task?.resolvedMs == null || isOver(task.resolvedMs, REST_MS, nowMs);
}

/** A clock that was ahead leaves moments that are still to come: they are over. */
function isOver(sinceMs: number, lengthMs: number, nowMs: number): boolean {
  return nowMs - sinceMs >= lengthMs || sinceMs > nowMs;
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
