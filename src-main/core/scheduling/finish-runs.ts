/** Open runs of a project, ending runs whose jobs are all over, and cancelling what a removed project has queued. */
import { type Connection, query } from '../../storage/connection.ts';

/** Ends the runs among these whose jobs are all over. */
export function finishRuns(db: Connection, runIds: Iterable<number>, nowMs: number): void {
  const finish = db.prepare(
    `UPDATE run SET state = 'finished', finished_at = ? WHERE id = ? AND state IN ('running', 'paused')
     AND NOT EXISTS (SELECT 1 FROM job WHERE run_id = run.id AND state IN ('queued', 'leased', 'received', 'waiting'))`,
  );
  for (const id of new Set(runIds)) finish.run(nowMs, id);
}

/** A removed project is asked nothing more. Calls under way end and are kept. */
export function cancelRemoved(db: Connection, projectId: number, nowMs: number): void {
  db.prepare(
    `UPDATE job SET state = 'cancelled', message = 'The project was removed.', updated_at = ?
     WHERE project_id = ? AND state IN ('queued', 'waiting')`,
  ).run(nowMs, projectId);
  finishRuns(db, readOpenRunIds(db, projectId), nowMs);
}

/** Internal ids of the runs of a project that are not over. */
export function readOpenRunIds(db: Connection, projectId: number): number[] {
  const open = query.selectFrom('run').select('id').where('project_id', '=', projectId);
  return db.all(open.where('state', 'in', ['running', 'paused'])).map((row) => row.id);
}
