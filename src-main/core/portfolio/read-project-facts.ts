/** What a portfolio shows besides figures and money, of all projects at once: one statement a subject. Decides nothing. */
import type { Connection } from '../../storage/connection.ts';

export interface TaskCounts {
  open: number;
  inProgress: number;
}

export function readTaskCounts(db: Connection): Map<number, TaskCounts> {
  const rows = db
    .prepare(
      `SELECT project_id AS projectId, sum(status = 'open') AS open, sum(status = 'in_progress') AS inProgress
       FROM task WHERE status IN ('open', 'in_progress') GROUP BY project_id`,
    )
    .all() as (TaskCounts & { projectId: number })[];
  return new Map(rows.map(({ projectId, ...counts }) => [projectId, counts]));
}

export interface DayZero {
  publicId: string;
  name: string | null;
  createdAt: number;
  firstDay: number;
  lastDay: number;
}

/** The first figures of each pitch, whatever became of it since. */
export function readDayZeros(db: Connection): Map<number, DayZero> {
  const rows = db
    .prepare(
      `SELECT project_id AS projectId, public_id AS publicId, name, created_at AS createdAt, first_day AS firstDay, last_day AS lastDay
       FROM baseline WHERE id IN (SELECT min(id) FROM baseline WHERE kind = 'pitch' GROUP BY project_id)`,
    )
    .all() as (DayZero & { projectId: number })[];
  return new Map(rows.map(({ projectId, ...dayZero }) => [projectId, dayZero]));
}
