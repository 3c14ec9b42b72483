/**
 * Asking again what failed or waits in a run. Each slot keeps its one job and so its one answer; replies that were paid for
 * but could not be read are read again first, and only asked again if that fails.
 */
import { AppError, notFound } from '#shared/app-error.ts';
import { defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import type { RunTable } from '../../storage/schema.ts';
import { reopenCall } from '../money/ledger.ts';
import { endOfLocalDay, toLocalDate } from './plan-slot.ts';

interface FoundRun {
  id: number;
  state: RunTable['state'];
}

/** Jobs whose stored reply was unreadable, made ready for reading again; their ids. Throws NOT_FOUND or CONFLICT. */
export const reopenUnread = defineWrite('runs.reopenUnread', (db, runId: string, { nowMs }): number[] => {
  const run = requireRetriable(db, runId);
  const jobIds = db
    .prepare(
      `UPDATE job SET state = 'received', updated_at = ?
       WHERE run_id = ? AND state = 'failed' AND outcome = 'schema_drift' AND route IS NOT NULL
         AND EXISTS (SELECT 1 FROM raw_reply WHERE job_id = job.id)
       RETURNING id`,
    )
    .pluck()
    .all(nowMs, run.id) as number[];
  for (const jobId of jobIds) reopenCall(db, jobId);
  return jobIds;
});

/**
 * Queues the failed and waiting jobs of a run as if never tried, prompts that are not asked any more aside; today is the run's day
 * then, and what was for another day is asked for this run alone. Returns how many. Throws NOT_FOUND, or CONFLICT when the run was cancelled.
 */
export const requeueRun = defineWrite('runs.requeue', (db, publicRunId: string, { nowMs }): number => {
  const run = requireRetriable(db, publicRunId);
  const { changes } = db
    .prepare(
      `UPDATE job SET state = 'queued', attempts = 0, paid_tries = 0, next_try_at = ?, outcome = NULL, message = NULL, updated_at = ?,
         slot = iif(slot = ?, slot, ?)
       WHERE run_id = ? AND state IN ('failed', 'waiting')
         AND prompt_id IN (SELECT id FROM prompt WHERE state IN ('active', 'queued'))`,
    )
    .run(nowMs, nowMs, toLocalDate(nowMs), publicRunId, run.id);
  if (changes > 0) {
    const reopened = run.state === 'finished' ? ({ state: 'running', finished_at: null } as const) : {};
    db.run(
      query
        .updateTable('run')
        .set({ ...reopened, ends_at: endOfLocalDay(nowMs) })
        .where('id', '=', run.id),
    );
  }
  return changes;
});

function requireRetriable(db: Connection, publicId: string): FoundRun {
  const run = db.get(query.selectFrom('run').select(['id', 'state']).where('public_id', '=', publicId));
  if (!run) throw notFound('The run');
  if (run.state === 'cancelled') throw new AppError('CONFLICT', 'This run is cancelled.', { reason: 'run_over' });
  return run;
}
