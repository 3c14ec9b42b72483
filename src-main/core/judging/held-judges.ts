/**
 * Projects whose judge waits for a word of the owner: they came from another machine, where it may go on judging, and paying, for the same
 * answers. Saving what is wanted of it, or asking it to judge now, lets it go.
 */
import type { Connection } from '../../storage/connection.ts';

const PREFIX = 'judge-held.';

/** For the owner, where the judge says why it stands still. */
export const HELD_PROBLEM =
  'It waits: the project came from a file, and where that was saved the judge may go on, so that both would pay. Judge now, or save these settings, to start it here.';

/** Only a judge that is on; returns whether it was. */
export function holdJudge(db: Connection, projectId: number): boolean {
  if (!db.prepare("SELECT 1 FROM judge WHERE project_id = ? AND mode <> 'off'").get(projectId)) return false;
  db.prepare('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)').run(`${PREFIX}${projectId}`, '1');
  return true;
}

export function releaseJudge(db: Connection, projectId: number): void {
  db.prepare('DELETE FROM setting WHERE key = ?').run(`${PREFIX}${projectId}`);
}

export function isJudgeHeld(db: Connection, projectId: number): boolean {
  return db.prepare('SELECT 1 FROM setting WHERE key = ?').get(`${PREFIX}${projectId}`) !== undefined;
}
