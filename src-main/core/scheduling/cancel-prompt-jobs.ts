/** Taking a prompt out of the queue. Calls that are under way still end and are stored. */
import type { Connection } from '../../storage/connection.ts';
import { finishRuns } from './finish-runs.ts';

/** Cancels the prompt's jobs that were not started, and ends runs that have nothing left to do. */
export function cancelPromptJobs(db: Connection, promptId: number, nowMs: number): void {
  const cancelled = db
    .prepare(
      `UPDATE job SET state = 'cancelled', message = 'The prompt is not asked any more.', updated_at = ?
       WHERE prompt_id = ? AND state IN ('queued', 'waiting') RETURNING run_id AS runId`,
    )
    .all(nowMs, promptId) as { runId: number }[];
  finishRuns(
    db,
    cancelled.map((row) => row.runId),
    nowMs,
  );
}
