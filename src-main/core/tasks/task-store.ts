/** Rows of tasks and of what happened to them. Decides nothing: it writes what it is given, in the caller's transaction. */
import type { TaskCategory, TaskLanguage, TaskStatus } from '#shared/vocabulary/tasks.ts';
import { type Connection, query } from '../../storage/connection.ts';
import type { TaskEventTable, TaskTable } from '../../storage/schema.ts';
import { newId } from '../ids.ts';
import { type TaskDraft, toPriorityScore } from './task-draft.ts';
import { type StoredMetric, toStoredMetrics } from './task-translation.ts';
import { pinPrompts } from './treated-prompts.ts';

export type TaskRow = Omit<TaskTable, 'id'> & { id: number };
export type TaskCounts = Record<TaskStatus, number>;

export function findTask(db: Connection, projectId: number, publicId: string): TaskRow | undefined {
  return db.get(
    query.selectFrom('task').selectAll().where('project_id', '=', projectId).where('public_id', '=', publicId),
  );
}

/** The task that a rule, or somebody himself, has made of a subject. */
export function findTaskOf(
  db: Connection,
  projectId: number,
  { rule, subject }: Pick<TaskRow, 'rule' | 'subject'>,
): TaskRow | undefined {
  return db.get(
    query
      .selectFrom('task')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('rule', '=', rule)
      .where('subject', '=', subject),
  );
}

export function readTasks(db: Connection, projectId: number): TaskRow[] {
  return db.all(query.selectFrom('task').selectAll().where('project_id', '=', projectId).orderBy('id'));
}

export interface TaskFilter {
  statuses: readonly TaskStatus[];
  category: TaskCategory | null;
  minImpact: number;
}

/** Not the content, which is far longer than all of them. */
const LISTED_COLUMNS = [
  'id',
  'public_id',
  'title',
  'category',
  'status',
  'impact',
  'effort',
  'priority_score',
  'is_auto_resolved',
  'assignee_email',
  'created_at',
  'updated_at',
] as const;

export type ListedTaskRow = Pick<TaskRow, (typeof LISTED_COLUMNS)[number]>;

/** Matching tasks by priority; those alike in the order in which they came up. */
export function readMatchingTasks(db: Connection, projectId: number, filter: TaskFilter): ListedTaskRow[] {
  let built = query
    .selectFrom('task')
    .select(LISTED_COLUMNS)
    .where('project_id', '=', projectId)
    .where('status', 'in', filter.statuses)
    .where('impact', '>=', filter.minImpact)
    .orderBy('priority_score', 'desc')
    .orderBy('id');
  if (filter.category) built = built.where('category', '=', filter.category);
  return db.all(built);
}

/** Titles in a language other than English, by the id of the row; tasks that have none are not there. */
export function readTitles(db: Connection, ids: readonly number[], language: TaskLanguage): Map<number, string> {
  const rows = db
    .prepare(
      `SELECT task.id AS id, json_extract(content, ?) AS title
       FROM json_each(?) AS wanted JOIN task ON task.id = wanted.value`,
    )
    .all(`$.translations.${language}.title`, JSON.stringify(ids)) as { id: number; title: string | null }[];
  return new Map(rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])));
}

/** Of all tasks of a project, whatever a list is filtered by. */
export function countTasks(db: Connection, projectId: number): TaskCounts {
  const counts: TaskCounts = { open: 0, in_progress: 0, done: 0, dismissed: 0 };
  const rows = db
    .prepare('SELECT status, count(*) AS n FROM task WHERE project_id = ? GROUP BY status')
    .all(projectId) as { status: TaskStatus; n: number }[];
  for (const { status, n } of rows) counts[status] = n;
  return counts;
}

export function insertTask(db: Connection, projectId: number, draft: TaskDraft, nowMs: number): void {
  const { lastId } = db.run(
    query.insertInto('task').values({
      public_id: newId(),
      project_id: projectId,
      rule: draft.rule,
      subject: draft.subject,
      ...toTexts(draft),
      status: 'open',
      is_auto_resolved: 0,
      assignee_email: null,
      created_at: nowMs,
      updated_at: nowMs,
      last_seen_at: nowMs,
      resolved_at: null,
    }),
  );
  pinPrompts(db, { id: lastId, projectId, rule: draft.rule }, draft.promptIds);
  insertEvent(db, lastId, { kind: 'created', to: 'open', metrics: toStoredMetrics(draft.content) }, nowMs);
}

/** The columns that follow the figures at every evaluation. */
export function toTexts(draft: TaskDraft) {
  const { category, title, impact, effort } = draft;
  const content = JSON.stringify(draft.content);
  return { category, title, impact, effort, priority_score: toPriorityScore(impact, effort), content };
}

export function updateTask(db: Connection, id: number, change: Partial<Omit<TaskRow, 'id'>>): void {
  db.run(query.updateTable('task').set(change).where('id', '=', id));
}

interface NewEvent {
  kind: TaskEventTable['kind'];
  from?: TaskStatus;
  to?: TaskStatus;
  assigneeEmail?: string | null;
  metrics?: readonly StoredMetric[];
}

export function insertEvent(db: Connection, taskId: number, event: NewEvent, nowMs: number): void {
  db.run(
    query.insertInto('task_event').values({
      task_id: taskId,
      at: nowMs,
      kind: event.kind,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      assignee_email: event.assigneeEmail ?? null,
      metrics: JSON.stringify(event.metrics ?? []),
    }),
  );
}

export function readEvents(db: Connection, taskId: number): Omit<TaskEventTable, 'id'>[] {
  return db.all(query.selectFrom('task_event').selectAll().where('task_id', '=', taskId).orderBy('id'));
}
