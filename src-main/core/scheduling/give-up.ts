/** The end of the day of a run: what it could not ask until then is not asked any more, and keeps the reason. */
import { defineWrite } from '../../storage/command.ts';
import { finishRuns, toPublicRunIds } from './finish-runs.ts';
import { IS_OPEN } from './job-queue.ts';

/** A run late in the evening, or one that is spread over hours, has this long after its last question to meet an outage. */
const LEAST_MS = 3_600_000;

/**
 * Gives up what waits for the owner once the local day of its run is over, and what an engine did not answer. What nobody came to ask,
 * because nothing ran or there was no network, is still asked unless a newer slot takes its place. Public ids of the runs.
 */
export const giveUpOverdue = defineWrite('jobs.giveUp', (db, _input: null, { nowMs }): string[] => {
  const runIds = db
    .prepare(
      `UPDATE job SET state = 'failed', updated_at = ? WHERE id IN
         (SELECT job.id FROM job INDEXED BY job_open JOIN run ON run.id = run_id JOIN project ON project.id = job.project_id
          WHERE ${IS_OPEN} AND job.state IN ('queued', 'waiting') AND outcome <> 'offline' AND ends_at <= ?
            AND (job.state = 'waiting' OR run.created_at + spread_minutes * 60000 + ${LEAST_MS} <= ?))
       RETURNING run_id`,
    )
    .pluck()
    .all(nowMs, nowMs, nowMs) as number[];
  finishRuns(db, runIds, nowMs);
  return toPublicRunIds(db, runIds);
});
