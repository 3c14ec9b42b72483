/** What waits, and why: questions that were left out or are tried again, by project, engine and reason. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Connection } from '../../storage/connection.ts';

type Waiting = OperationOutput<'system.status'>['waiting'][number];

export function readWaiting(db: Connection): Waiting[] {
  const rows = db
    .prepare(
      `SELECT project.public_id AS projectId, name AS projectName, engine, coalesce(outcome, 'waiting') AS reason,
         coalesce(message, '') AS message, count(*) AS jobs, min(run.created_at) AS since, max(job.updated_at)
       FROM job INDEXED BY job_open JOIN run ON run.id = run_id JOIN project ON project.id = job.project_id
       WHERE job.state IN ('queued', 'leased', 'received', 'waiting') AND outcome IS NOT NULL AND job.state IN ('queued', 'waiting')
       GROUP BY project.id, engine, outcome ORDER BY project.id, engine, outcome`,
    )
    .all() as (Omit<Waiting, 'since'> & { since: number; 'max(job.updated_at)': number })[];
  return rows.map(({ 'max(job.updated_at)': _newest, since, ...row }) => ({
    ...row,
    since: new Date(since).toISOString(),
  }));
}
