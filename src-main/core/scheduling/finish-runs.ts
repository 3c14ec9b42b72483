/**
 * The ends of runs, also of those of a removed project. A run is over when nothing is left that can be asked; what waits for the owner is left out by then, and opens
 * the run again when it can be asked on the same day.
 */
import { type Connection, query } from '../../storage/connection.ts';

/** Ends the runs among these in which nothing is queued or under way. */
export function finishRuns(db: Connection, runIds: Iterable<number>, nowMs: number): void {
  const finish = db.prepare(
    `UPDATE run SET state = 'finished', finished_at = ? WHERE id = ? AND state IN ('running', 'paused')
     AND NOT EXISTS (SELECT 1 FROM job WHERE run_id = run.id AND state IN ('queued', 'leased', 'received'))`,
  );
  for (const id of new Set(runIds)) finish.run(nowMs, id);
}

/** A removed project is asked nothing more. Calls under way end and are stored. */
export function cancelRemoved(db: Connection, projectId: number, nowMs: number): void {
  db.prepare(
    `UPDATE job SET state = 'cancelled', message = 'The project was removed.', updated_at = ?
     WHERE project_id = ? AND state IN ('queued', 'waiting')`,
  ).run(nowMs, projectId);
  finishRuns(db, readOpenRunIds(db, projectId), nowMs);
}

/** Opens those among these runs again that were over, since something of theirs can be asked now. */
export function reopenRuns(db: Connection, runIds: Iterable<number>): void {
  const reopen = db.prepare("UPDATE run SET state = 'running', finished_at = NULL WHERE id = ? AND state = 'finished'");
  for (const id of new Set(runIds)) reopen.run(id);
}

/** Internal ids of the runs of a project that are not over. */
export function readOpenRunIds(db: Connection, projectId: number): number[] {
  const open = query.selectFrom('run').select('id').where('project_id', '=', projectId);
  return db.all(open.where('state', 'in', ['running', 'paused'])).map((row) => row.id);
}

/** Public ids, for telling who watches. */
export function toPublicRunIds(db: Connection, runIds: Iterable<number>): string[] {
  const read = db.prepare('SELECT public_id FROM run WHERE id = ?').pluck();
  return [...new Set(runIds)].map((id) => read.get(id) as string);
}
