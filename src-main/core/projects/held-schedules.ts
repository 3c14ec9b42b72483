/**
 * Projects whose schedule waits for a word of the owner: they came from another machine, which may go on asking, and paying, by the same
 * schedule. Saving the schedule lets it go.
 */
import type { Connection } from '../../storage/connection.ts';

const PREFIX = 'schedule-held.';

export function holdSchedule(db: Connection, projectId: number): void {
  db.prepare('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)').run(`${PREFIX}${projectId}`, '1');
}

export function releaseSchedule(db: Connection, projectId: number): void {
  db.prepare('DELETE FROM setting WHERE key = ?').run(`${PREFIX}${projectId}`);
}

export function isScheduleHeld(db: Connection, projectId: number): boolean {
  return db.prepare('SELECT 1 FROM setting WHERE key = ?').get(`${PREFIX}${projectId}`) !== undefined;
}
