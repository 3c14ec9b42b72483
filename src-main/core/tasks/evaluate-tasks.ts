/**
 * One evaluation: facts are loaded and rules run on the job's own thread; the writer only applies what follows from it,
 * in one transaction.
 */
import { defineJob, defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { releaseTask } from '../interventions/save-interventions.ts';
import { readTaskFacts } from './facts/read-task-facts.ts';
import { type JudgedRule, planTaskChanges, type TaskChange } from './plan-task-changes.ts';
import { RULES } from './rules/index.ts';
import { type TaskDraft, toDrafts } from './task-draft.ts';
import {
  countTasks,
  insertEvent,
  insertTask,
  readTasks,
  type TaskCounts,
  type TaskRow,
  toTexts,
  updateTask,
} from './task-store.ts';
import { toEnglishJson, toStoredMetrics } from './task-translation.ts';
import { freezeDoneTask, pinPrompts } from './treated-prompts.ts';

/** Prompts are added one after the other: what is missing among them is reported when none was added for so long. */
const SET_UP_MS = 3_600_000;

export interface EvaluationOutcome {
  evaluatedAt: number;
  created: number;
  reopened: number;
  resolved: number;
  counts: TaskCounts;
}

/** Judges every rule of a project and brings its tasks up to date. Null when the project is gone. */
export const evaluateTasks = defineJob(
  'tasks.evaluate',
  async (job, projectId: number): Promise<EvaluationOutcome | null> => {
    const judged = judgeRules(job.db, projectId, job.nowMs);
    return judged && job.write(saveEvaluation, { projectId, ...judged });
  },
);

export interface JudgedRules {
  drafts: TaskDraft[];
  judgedRules: JudgedRule[];
}

/** What the rules say as of a moment; null when the project is gone. */
export function judgeRules(db: Connection, projectId: number, nowMs: number): JudgedRules | null {
  return db.atOneMoment(() => judgeAll(db, projectId, nowMs));
}

function judgeAll(db: Connection, projectId: number, nowMs: number): JudgedRules | null {
  const facts = readTaskFacts(db, projectId, nowMs);
  if (!facts) return null;
  const judged = RULES.filter((rule) => facts.current.answers >= rule.minAnswers);
  const found = judged.flatMap((rule) => rule.find(facts).map((finding) => ({ rule, finding })));
  const judgedRules = judged.map(({ id, isCertain = false, waitsForPrompts = false }) => ({
    id,
    isCertain,
    mayOpen: !waitsForPrompts || nowMs - facts.promptsSetUpAtMs >= SET_UP_MS,
  }));
  return { drafts: toDrafts(db, facts, found), judgedRules };
}

/** Null when the project is gone meanwhile. */
export const saveEvaluation = defineWrite(
  'tasks.saveEvaluation',
  (db, input: { projectId: number } & JudgedRules, { nowMs }): EvaluationOutcome | null => {
    if (!db.get(query.selectFrom('project').select('id').where('id', '=', input.projectId))) return null;
    const rows = new Map(readTasks(db, input.projectId).map((row) => [row.id, row]));
    const stored = [...rows.values()].map((row) => ({
      ...row,
      isAutoResolved: row.is_auto_resolved === 1,
      lastSeenMs: Math.max(row.last_seen_at, row.updated_at),
      resolvedMs: row.resolved_at,
    }));
    const changes = planTaskChanges(stored, input.drafts, input.judgedRules, nowMs);
    for (const change of changes) applyChange(db, input.projectId, change, rows, nowMs);
    noteEvaluation(db, input.projectId, nowMs);
    const count = (kind: TaskChange['kind']) => changes.filter((change) => change.kind === kind).length;
    return {
      evaluatedAt: nowMs,
      created: count('create'),
      reopened: count('reopen'),
      resolved: count('resolve'),
      counts: countTasks(db, input.projectId),
    };
  },
);

function applyChange(
  db: Connection,
  projectId: number,
  change: TaskChange,
  rows: ReadonlyMap<number, TaskRow>,
  nowMs: number,
): void {
  if (change.kind === 'create') {
    insertTask(db, projectId, change.draft, nowMs);
    return;
  }
  const row = rows.get(change.id);
  if (!row) return;
  if (change.kind === 'see') updateTask(db, row.id, { last_seen_at: nowMs });
  else if (change.kind === 'refresh') refreshTask(db, row, change.draft, nowMs);
  else if (change.kind === 'resolve') {
    updateTask(db, row.id, { status: 'done', is_auto_resolved: 1, resolved_at: nowMs, updated_at: nowMs });
    insertEvent(db, row.id, { kind: 'resolved', from: row.status, to: 'done' }, nowMs);
    freezeDoneTask(db, row, nowMs);
  } else {
    const opened = { status: 'open', is_auto_resolved: 0, resolved_at: null, updated_at: nowMs } as const;
    updateTask(db, row.id, { ...toTexts(change.draft), ...opened, last_seen_at: nowMs });
    releaseTask(db, row.id);
    pinPrompts(db, { id: row.id, projectId, rule: row.rule }, change.draft.promptIds);
    const metrics = toStoredMetrics(change.draft.content);
    insertEvent(db, row.id, { kind: 'reopened', from: row.status, to: 'open', metrics }, nowMs);
  }
}

/** `updatedAt` moves only when the task says something else than before; a translation alone says nothing else. */
function refreshTask(db: Connection, row: TaskRow, draft: TaskDraft, nowMs: number): void {
  const texts = toTexts(draft);
  const { content, ...rest } = texts;
  const isSame =
    Object.entries(rest).every(([column, value]) => row[column as keyof typeof rest] === value) &&
    toEnglishJson(row.content) === toEnglishJson(content);
  updateTask(db, row.id, { ...texts, last_seen_at: nowMs, updated_at: isSame ? row.updated_at : nowMs });
}

function noteEvaluation(db: Connection, projectId: number, nowMs: number): void {
  db.run(
    query
      .insertInto('task_evaluation')
      .values({ project_id: projectId, evaluated_at: nowMs })
      .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ evaluated_at: nowMs })),
  );
}

/** When a project was evaluated last; null for never. */
export const loadEvaluatedAt = defineRead('tasks.evaluatedAt', (db, projectId: number): number | null => {
  const row = db.get(query.selectFrom('task_evaluation').select('evaluated_at').where('project_id', '=', projectId));
  return row?.evaluated_at ?? null;
});

/** Projects last evaluated before a moment, or never, the longest waiting first. A time still to come counts as never. */
export const loadDueEvaluations = defineRead(
  'tasks.due',
  (db, input: { nowMs: number; everyMs: number }): { id: number; publicId: string }[] =>
    db
      .prepare(
        `SELECT project.id AS id, public_id AS publicId FROM project LEFT JOIN task_evaluation ON project_id = project.id
         WHERE archived_at IS NULL AND coalesce(evaluated_at, 0) NOT BETWEEN ? AND ?
         ORDER BY coalesce(evaluated_at, 0), project.id`,
      )
      .all(input.nowMs - input.everyMs + 1, input.nowMs) as { id: number; publicId: string }[],
);

/** Those among these projects (public ids) of which nothing is queued for now or under way; what waits for the owner or for an engine does not count. */
export const loadQuietProjects = defineRead(
  'tasks.quiet',
  (db, input: { publicIds: string[]; nowMs: number }): { id: number; publicId: string }[] => {
    const read = db.prepare(
      `SELECT id, public_id AS publicId FROM project WHERE public_id = ? AND archived_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM run JOIN job ON run_id = run.id WHERE run.project_id = project.id
           AND (job.state IN ('leased', 'received')
             OR (job.state = 'queued' AND run.state = 'running' AND outcome IS NULL AND next_try_at <= ?)))`,
    );
    const rows = input.publicIds.map((publicId) => read.get(publicId, input.nowMs));
    return rows.filter((row) => row !== undefined) as { id: number; publicId: string }[];
  },
);
