/**
 * Jobs that ended with an answer say nothing that the answer does not say: after a month their rows go and their run keeps
 * only how many they were. All others stay, as the word on why there is no answer.
 */
import { defineWrite } from '../../storage/command.ts';

export const RETENTION_DAYS = 30;
/** Few enough that no other writer has to wait. */
const BATCH = 1_000;

/** Lets go of some; returns how many, 0 when there is nothing left to do. */
export const pruneJobs = defineWrite('jobs.settle', (db, _input: null, { nowMs }): number => {
  const rows = db
    .prepare(
      `SELECT job.id AS id, run_id AS runId FROM run JOIN job ON run_id = run.id AND job.state = 'done' AND outcome IS NOT 'not_shown'
       WHERE run.state IN ('finished', 'cancelled') AND finished_at < ? LIMIT ${BATCH}`,
    )
    .all(nowMs - RETENTION_DAYS * 86_400_000) as { id: number; runId: number }[];
  const forget = db.prepare('DELETE FROM job WHERE id = ?');
  const count = db.prepare('UPDATE run SET jobs_settled = jobs_settled + ? WHERE id = ?');
  for (const { id } of rows) forget.run(id);
  for (const [runId, jobs] of Map.groupBy(rows, (row) => row.runId)) count.run(jobs.length, runId);
  return rows.length;
});
