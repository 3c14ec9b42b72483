/** Which answers came of a run. */
import type { Connection } from '../../../../storage/connection.ts';

interface RunRow {
  id: number;
  settled: number;
  createdAt: number;
  finishedAt: number | null;
}

/**
 * Internal ids. A run's jobs say it exactly; those that are settled (a month after its end) are gone, and then the answers
 * of its time stand for them that no job, import or person laid claim to. Empty for a run that the project does not have.
 */
export function readRunAnswers(db: Connection, projectId: number, runId: string): Set<number> {
  const run = db
    .prepare(
      `SELECT id, jobs_settled AS settled, created_at AS createdAt, finished_at AS finishedAt FROM run
       WHERE public_id = ? AND project_id = ?`,
    )
    .get(runId, projectId) as RunRow | undefined;
  if (!run) return new Set();
  const kept = db
    .prepare('SELECT answer.id AS id FROM job JOIN answer ON answer.job_id = job.id WHERE run_id = ?')
    .all(run.id) as { id: number }[];
  const settled =
    run.settled > 0 && run.finishedAt !== null ? readByTime(db, projectId, run.createdAt, run.finishedAt) : [];
  return new Set([...kept, ...settled].map((row) => row.id));
}

function readByTime(db: Connection, projectId: number, firstMs: number, lastMs: number): { id: number }[] {
  const dayMs = 86_400_000;
  return db
    .prepare(
      `SELECT answer.id AS id FROM answer JOIN provenance ON provenance.id = provenance_id
       WHERE project_id = ? AND day BETWEEN ? AND ? AND answered_at BETWEEN ? AND ?
         AND job_id IS NULL AND import_batch_id IS NULL AND surface <> 'import'`,
    )
    .all(projectId, Math.floor(firstMs / dayMs), Math.floor(lastMs / dayMs), firstMs, lastMs) as { id: number }[];
}
