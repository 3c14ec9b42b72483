/**
 * Writes runs of the sample that are over, with their answers, as the queue would have left them: jobs of the newest month, of older runs
 * only what brought no answer, and how many there were.
 */
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { type NewAnswer, storeAnswer } from '../answers/store-answer.ts';
import { readCompiledBrands } from '../brands/brand-store.ts';
import { FigureDelta } from '../figures/aggregate/figure-delta.ts';
import { newId } from '../ids.ts';
import { endOfLocalDay } from '../scheduling/plan-slot.ts';
import { RETENTION_DAYS } from '../scheduling/prune-jobs.ts';
import type { SampleRun, Unasked } from './plan-sample-runs.ts';

/** A question of a run, and what came of it. */
export interface SampleQuestion {
  promptId: number;
  engine: string;
  atMs: number;
  result:
    | { kind: 'answer'; answer: Omit<NewAnswer, 'origin'> }
    | { kind: 'not_shown' }
    | ({ kind: 'unasked' } & Unasked);
}

export interface FinishedSampleRun extends Omit<SampleRun, 'troubles'> {
  projectId: number;
  questions: SampleQuestion[];
}

export const saveSampleRuns = defineWrite('sample.saveRuns', (db, runs: FinishedSampleRun[], { nowMs }): number => {
  const delta = new FigureDelta();
  for (const run of runs) saveRun(db, run, delta, nowMs);
  delta.save(db);
  return runs.reduce((sum, { questions }) => sum + questions.filter(isAnswered).length, 0);
});

const isAnswered = ({ result }: SampleQuestion) => result.kind === 'answer';

function saveRun(db: Connection, run: FinishedSampleRun, delta: FigureDelta, nowMs: number): void {
  const { projectId, questions, startsAtMs } = run;
  const publicId = newId();
  const finishedAt = questions.reduce((last, { atMs }) => Math.max(last, atMs), startsAtMs);
  const isSettled = finishedAt < nowMs - RETENTION_DAYS * 86_400_000;
  const { lastInsertRowid } = db
    .prepare(
      `INSERT INTO run (public_id, project_id, cause, slot, state, created_at, finished_at, starts_at, ends_at, jobs_settled)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      publicId,
      projectId,
      run.cause,
      run.slot ?? publicId,
      run.isCancelled ? 'cancelled' : 'finished',
      startsAtMs,
      finishedAt,
      startsAtMs,
      endOfLocalDay(startsAtMs),
      isSettled ? questions.filter(isAnswered).length : 0,
    );
  const saveJob = openJobs(db, { runId: Number(lastInsertRowid), projectId, slot: run.slot ?? publicId });
  const rules = readCompiledBrands(db, projectId);
  for (const question of questions) {
    const { result } = question;
    const jobId = isSettled && result.kind === 'answer' ? null : saveJob(question);
    if (result.kind !== 'answer') continue;
    const origin = jobId === null ? ({ kind: 'sample' } as const) : ({ kind: 'job', jobId } as const);
    storeAnswer(db, { ...result.answer, origin }, delta, rules);
  }
}

/** Jobs come to their end by an update: what brings no answer is counted by it, as in the queue. */
function openJobs(db: Connection, run: { runId: number; projectId: number; slot: string }) {
  const insert = db.prepare(
    `INSERT INTO job (run_id, project_id, prompt_id, engine, slot, sample, state, attempts, next_try_at, route, updated_at)
     VALUES (?, ?, ?, ?, ?, 1, ?, 1, ?, 'simulated', ?)`,
  );
  const settle = db.prepare('UPDATE job SET state = ?, outcome = ?, message = ? WHERE id = ?');
  return ({ promptId, engine, atMs, result }: SampleQuestion): number => {
    const state = result.kind === 'answer' ? 'done' : 'leased';
    const { runId, projectId, slot } = run;
    const jobId = Number(insert.run(runId, projectId, promptId, engine, slot, state, atMs, atMs).lastInsertRowid);
    if (result.kind === 'not_shown') settle.run('done', 'not_shown', null, jobId);
    if (result.kind === 'unasked') settle.run(result.state, result.outcome, result.message, jobId);
    return jobId;
  };
}
