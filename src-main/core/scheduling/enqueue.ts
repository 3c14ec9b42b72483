/** Making runs and their jobs: one job for each prompt, engine and sample of a slot, never twice. */
import { type Connection, query } from '../../storage/connection.ts';
import type { RunTable } from '../../storage/schema.ts';
import { newId } from '../ids.ts';
import type { Project } from '../projects/project.ts';
import { finishRuns } from './finish-runs.ts';
import { IS_OPEN } from './job-queue.ts';
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
      .where('state', '=', 'running'),
  );
  const runId = open?.id ?? insertRun(db, project.id, 'new', 'new', nowMs).id;
  return insertJobs(db, { runId, project, slot: 'new', nowMs, spreadMs: 0 }, [prompt]);
}

/**
 * A run over all prompts of the project that are asked; null when there is nothing to ask. Questions of a schedule go out
 * spread over the project's window, those of a missed slot and all others at once. Scheduled ones take the place of those
 * that an older slot still waits for.
 */
export function enqueueRun(
  db: Connection,
  project: Project,
  cause: RunTable['cause'],
  slot: string | null,
  nowMs: number,
  promptIds: readonly string[] | null = null,
): string | null {
  const prompts = readAskedPrompts(db, project.id, promptIds);
  if (prompts.length === 0) return null;
  const publicId = newId();
  const run = insertRun(db, project.id, cause, slot ?? publicId, nowMs, publicId);
  const isScheduled = cause === 'schedule' || cause === 'catch_up';
  const spreadMs = cause === 'schedule' ? project.spreadMinutes * 60_000 : 0;
  const jobs = insertJobs(db, { runId: run.id, project, slot: slot ?? publicId, nowMs, spreadMs }, prompts);
  if (isScheduled) replaceOlderSlots(db, project.id, run.id, nowMs);
  if (jobs > 0) return publicId;
  db.run(query.deleteFrom('run').where('id', '=', run.id));
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

function insertRun(
  db: Connection,
  projectId: number,
  cause: RunTable['cause'],
  slot: string,
  nowMs: number,
  publicId = newId(),
): { id: number } {
  const { lastId } = db.run(
    query.insertInto('run').values({
      public_id: publicId,
      project_id: projectId,
      cause,
      slot,
      state: 'running',
      created_at: nowMs,
      finished_at: null,
    }),
  );
  return { id: lastId };
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
        const place = { projectId: run.project.id, promptId: prompt.id, engine, sample };
        const dueMs = run.nowMs + planSpreadMs(place, run.spreadMs);
        const values = [run.runId, run.project.id, prompt.id, engine, run.slot, sample, dueMs, run.nowMs];
        count += insert.run(...values).changes;
      }
    }
  }
  return count;
}

/** An engine that was away for a week is asked today's questions when it is back, not seven times the same ones. */
function replaceOlderSlots(db: Connection, projectId: number, runId: number, nowMs: number): void {
  const replaced = db
    .prepare(
      `UPDATE job INDEXED BY job_open SET state = 'cancelled', message = 'A newer slot of the schedule took its place.',
         updated_at = ?
       WHERE ${IS_OPEN} AND job.state IN ('queued', 'waiting') AND project_id = ? AND run_id IN
         (SELECT id FROM run WHERE project_id = ? AND id <> ? AND state = 'running' AND cause IN ('schedule', 'catch_up'))
       RETURNING run_id AS runId`,
    )
    .all(nowMs, projectId, projectId, runId) as { runId: number }[];
  finishRuns(
    db,
    replaced.map((row) => row.runId),
    nowMs,
  );
}
