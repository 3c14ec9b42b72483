/** Making runs and their jobs: one job for each prompt, engine and sample of a slot, never twice. */
import { type Connection, query } from '../../storage/connection.ts';
import type { RunTable } from '../../storage/schema.ts';
import { newId } from '../ids.ts';
import type { Project } from '../projects/project.ts';
import { freeName } from './claim-day.ts';
import { finishRuns } from './finish-runs.ts';
import { IS_OPEN } from './job-queue.ts';
import { endOfLocalDay, type Slot } from './plan-slot.ts';
import { planSpreadMs } from './plan-spread.ts';

interface AskedPrompt {
  id: number;
  models: readonly string[];
}

/** Queues a new prompt at once, in the project's open run for new prompts. Returns the number of jobs. */
export function enqueueNewPrompt(db: Connection, project: Project, prompt: AskedPrompt, nowMs: number): number {
  const open = db.get(
    query
      .selectFrom('run')
      .select('id')
      .where('project_id', '=', project.id)
      .where('cause', '=', 'new')
      .where('state', '=', 'running')
      .where('ends_at', '>', nowMs),
  );
  const runId = open?.id ?? insertRun(db, { projectId: project.id, cause: 'new', slot: 'new' }, nowMs);
  return insertJobs(db, { runId, project, slot: 'new', nowMs, spreadMs: 0 }, [prompt]);
}

export interface NewRun {
  cause: RunTable['cause'];
  /** Of a schedule; absent for a run by hand, which is a slot of its own. */
  slot?: Slot;
  /** Public ids; null or absent: all prompts that are asked. */
  promptIds?: readonly string[] | null;
}

/**
 * A run over all prompts of the project that are asked; null when there is nothing to ask. Questions of a schedule go out
 * spread over the project's window, those of a missed slot and all others at once. A scheduled run takes the place of what older
 * ones left.
 */
export function enqueueRun(db: Connection, project: Project, wanted: NewRun, nowMs: number): string | null {
  const prompts = readAskedPrompts(db, project.id, wanted.promptIds ?? null);
  if (prompts.length === 0) return null;
  const { cause } = wanted;
  const publicId = newId();
  const slot = wanted.slot?.slot ?? publicId;
  const run = { projectId: project.id, cause, slot, publicId, startsAtMs: wanted.slot?.startsAtMs };
  const runId = insertRun(db, run, nowMs);
  const spreadMs = cause === 'schedule' ? project.spreadMinutes * 60_000 : 0;
  if (cause === 'schedule' || cause === 'catch_up') replaceOlder(db, project.id, runId, nowMs);
  const jobs = insertJobs(db, { runId, project, slot, nowMs, spreadMs }, prompts);
  if (jobs > 0) return publicId;
  db.run(query.deleteFrom('run').where('id', '=', runId));
  return null;
}

/** Prompts that are asked; only those of `promptIds` (public ids) where it is given. */
function readAskedPrompts(db: Connection, projectId: number, promptIds: readonly string[] | null): AskedPrompt[] {
  const wanted = promptIds === null ? null : new Set(promptIds);
  return db
    .all(
      query
        .selectFrom('prompt')
        .select(['id', 'public_id', 'models'])
        .where('project_id', '=', projectId)
        .where('state', 'in', ['active', 'queued'])
        .orderBy('id'),
    )
    .filter((row) => wanted?.has(row.public_id) ?? true)
    .map((row) => ({ id: row.id, models: JSON.parse(row.models) }));
}

interface RunRow {
  projectId: number;
  cause: RunTable['cause'];
  slot: string;
  publicId?: string;
  /** Absent: it begins now. */
  startsAtMs?: number | undefined;
}

/** Its day is that on which it is asked. Returns its internal id. */
function insertRun(db: Connection, { projectId, cause, slot, publicId, startsAtMs }: RunRow, nowMs: number): number {
  const { lastId } = db.run(
    query.insertInto('run').values({
      public_id: publicId ?? newId(),
      project_id: projectId,
      cause,
      slot,
      state: 'running',
      created_at: nowMs,
      finished_at: null,
      starts_at: startsAtMs ?? nowMs,
      ends_at: endOfLocalDay(nowMs),
    }),
  );
  return lastId;
}

function insertJobs(
  db: Connection,
  run: { runId: number; project: Project; slot: string; nowMs: number; spreadMs: number },
  prompts: readonly AskedPrompt[],
): number {
  const insert = db.prepare(
    `INSERT INTO job (run_id, project_id, prompt_id, engine, slot, sample, state, attempts, next_try_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, 'queued', 0, ?, ?) ON CONFLICT DO NOTHING`,
  );
  let count = 0;
  for (const prompt of prompts) {
    for (const engine of prompt.models) {
      for (let sample = 1; sample <= run.project.samplesPerRun; sample++) {
        const key = { projectId: run.project.id, promptId: prompt.id, engine, sample };
        const dueMs = run.nowMs + planSpreadMs(key, run.spreadMs);
        const values = [run.runId, run.project.id, prompt.id, engine, run.slot, sample, dueMs, run.nowMs];
        const isNew = insert.run(...values).changes > 0;
        const isFree = !isNew && run.slot !== 'new' && freeName(db, { ...key, slot: run.slot });
        count += isNew || (isFree && insert.run(...values).changes > 0) ? 1 : 0;
      }
    }
  }
  return count;
}

/**
 * An engine that was away for a week is asked today's questions when it is back, not seven times the same ones: what older slots of the
 * schedule, or other runs whose day is over, did not get to ask is cancelled. What met a trouble keeps it as its reason.
 */
function replaceOlder(db: Connection, projectId: number, runId: number, nowMs: number): void {
  const replaced = db
    .prepare(
      `UPDATE job INDEXED BY job_open SET updated_at = ?, state = iif(outcome IS NULL, 'cancelled', 'failed'),
         message = iif(outcome IS NULL, 'A newer slot of the schedule took its place.', message)
       WHERE ${IS_OPEN} AND job.state IN ('queued', 'waiting') AND project_id = ? AND run_id IN
         (SELECT id FROM run WHERE project_id = ? AND id <> ? AND (cause IN ('schedule', 'catch_up') OR ends_at <= ?))
       RETURNING run_id AS runId`,
    )
    .all(nowMs, projectId, projectId, runId, nowMs) as { runId: number }[];
  finishRuns(
    db,
    replaced.map((row) => row.runId),
    nowMs,
  );
}
