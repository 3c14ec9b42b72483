/** Reading tasks: a page of the list, and one with everything that it says. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { TASK_EXPORTS } from '#shared/contract/tasks.ts';
import type { TaskLanguage } from '#shared/vocabulary/tasks.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { OUTREACH_RULE } from './outreach/outreach-rule.ts';
import { readOutreach } from './outreach/read-outreach.ts';
import { readEvidence, readEvidenceAnswers } from './read-evidence-answers.ts';
import type { TaskContent } from './task-draft.ts';
import type { FullTask } from './task-rule.ts';
import {
  countTasks,
  findTask,
  type ListedTaskRow,
  readEvents,
  readMatchingTasks,
  readTitles,
  type TaskFilter,
  type TaskRow,
} from './task-store.ts';
import { readMetrics, readTexts } from './task-translation.ts';
import { TASK_WORDS } from './words/task-words.ts';

type TaskList = OperationOutput<'tasks.list'>;

export interface TaskListRequest extends TaskFilter {
  projectId: number;
  page: number;
  limit: number;
  language: TaskLanguage;
}

/** `counts` are of all tasks of the project; `total` of those that match. */
export const loadTasks = defineRead('tasks.list', (db, request: TaskListRequest): TaskList => {
  const { projectId, page, limit, language } = request;
  const matching = readMatchingTasks(db, projectId, request);
  const start = (page - 1) * limit;
  const shown = matching.slice(start, start + limit);
  const ids = shown.map(({ id }) => id);
  const titles = language === 'en' ? new Map<number, string>() : readTitles(db, ids, language);
  return {
    counts: countTasks(db, projectId),
    total: matching.length,
    page,
    limit,
    hasMore: start + shown.length < matching.length,
    tasks: shown.map((row) => toListedTask({ ...row, title: titles.get(row.id) ?? row.title })),
  };
});

/** The task; null when the project has none of that id. */
export const loadTask = defineRead(
  'tasks.load',
  (db, input: { projectId: number; taskId: string; language: TaskLanguage }): FullTask | null => {
    const row = findTask(db, input.projectId, input.taskId);
    return row ? toFullTask(db, row, input.language) : null;
  },
);

function toListedTask(row: ListedTaskRow): TaskList['tasks'][number] {
  return {
    id: row.public_id,
    title: row.title,
    category: row.category,
    status: row.status,
    impact: row.impact,
    effort: row.effort,
    priorityScore: row.priority_score,
    autoResolved: row.is_auto_resolved === 1,
    assigneeEmail: row.assignee_email,
    createdAt: toDateTime(row.created_at),
    updatedAt: toDateTime(row.updated_at),
  };
}

export function toFullTask(db: Connection, row: TaskRow, language: TaskLanguage): FullTask {
  const content = JSON.parse(row.content) as TaskContent;
  const labels = TASK_WORDS[language].file.exports;
  const texts = readTexts(row.title, content, language);
  return {
    ...toListedTask(row),
    ...texts,
    evidence: readEvidence(db, row.project_id, texts.evidence),
    evidenceAnswers: readEvidenceAnswers(db, row.project_id, texts.evidence),
    exports: TASK_EXPORTS.map((format) => ({ format, label: labels[format] })),
    // Every rule is judged again at each evaluation, so that its tasks can resolve themselves.
    autoResolvable: row.rule !== OUTREACH_RULE,
    outreach: readOutreach(db, row),
    resolvedAt: row.resolved_at === null ? null : toDateTime(row.resolved_at),
    lastSeenAt: toDateTime(row.last_seen_at),
    history: readEvents(db, row.id).map((event) => ({
      at: toDateTime(event.at),
      kind: event.kind,
      from: event.from_status,
      to: event.to_status,
      assigneeEmail: event.assignee_email,
      metrics: readMetrics(JSON.parse(event.metrics), content, language),
    })),
  };
}

function toDateTime(ms: number): string {
  return new Date(ms).toISOString();
}
