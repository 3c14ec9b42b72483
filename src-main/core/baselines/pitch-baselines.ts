/**
 * The first figures of a pitch, frozen by themselves: at the end of its first run, or of the first day with answers where none was run here.
 * Nothing is frozen before there are answers. One that was deleted is not made again.
 */
import { dayOf } from '#shared/time/day.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { freezeBaseline } from './baseline-store.ts';

const DAYS = 28;

interface DuePitch {
  id: number;
  publicId: string;
  firstDay: number;
  lastDay: number;
}

export const loadIsPitchDue = defineRead('baselines.isPitchDue', (db, nowMs: number): boolean => {
  return listDue(db, nowMs).length > 0;
});

/** Public ids of the projects that got theirs. */
export const freezePitches = defineWrite('baselines.freezePitches', (db, _input: null, { nowMs }): string[] =>
  listDue(db, nowMs).map(({ id, publicId, firstDay, lastDay }) => {
    const window = { firstDay: Math.max(firstDay, lastDay - DAYS + 1), lastDay };
    freezeBaseline(db, { projectId: id, kind: 'pitch', name: null, window }, nowMs);
    db.prepare('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)').run(`pitch-frozen.${id}`, String(nowMs));
    return publicId;
  }),
);

function listDue(db: Connection, nowMs: number): DuePitch[] {
  const waiting = db
    .prepare(
      `SELECT id, public_id AS publicId FROM project
       WHERE is_pitch = 1 AND archived_at IS NULL AND erasing_since IS NULL
         AND NOT EXISTS (SELECT 1 FROM setting WHERE key = 'pitch-frozen.' || project.id)`,
    )
    .all() as { id: number; publicId: string }[];
  const firstAnswer = db.prepare('SELECT min(answered_at) FROM answer WHERE project_id = ?').pluck();
  const firstEnd = db
    .prepare("SELECT min(finished_at) FROM run WHERE project_id = ? AND state = 'finished' AND finished_at >= ?")
    .pluck();
  return waiting.flatMap(({ id, publicId }): DuePitch[] => {
    const beganMs = firstAnswer.get(id) as number | null;
    if (beganMs === null) return [];
    const endedMs = firstEnd.get(id, beganMs) as number | null;
    const firstDay = dayOf(beganMs);
    if (endedMs !== null) return [{ id, publicId, firstDay, lastDay: dayOf(endedMs) }];
    return firstDay < dayOf(nowMs) ? [{ id, publicId, firstDay, lastDay: dayOf(nowMs) - 1 }] : [];
  });
}
