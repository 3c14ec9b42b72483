/** How engines answered, and which of them cannot go on or cannot be read. */
import { startOfDay } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../../storage/connection.ts';
import { IN_WINDOW } from './read-prompt-facts.ts';
import type { EngineFact, UnreadableFact, WaitingFact } from './task-facts.ts';

const UNREADABLE_DAYS = 7;

/** An imported answer says nothing about whether a search stood behind it. */
export function readEngines(db: Connection, projectId: number, { firstDay, lastDay }: DayWindow): EngineFact[] {
  return db
    .prepare(
      `SELECT engine, count(*) AS answers, sum(is_grounded) AS grounded FROM answer
       WHERE ${IN_WINDOW} AND surface <> 'import' AND is_refusal = 0 GROUP BY engine ORDER BY engine`,
    )
    .all(projectId, firstDay, lastDay) as EngineFact[];
}

/** Waiting for a new month or a higher cap is no fault of an engine. */
export function readWaiting(db: Connection, projectId: number): WaitingFact[] {
  return db
    .prepare(
      `SELECT engine, count(*) AS jobs, coalesce(max(message), '') AS message
       FROM run JOIN job ON run_id = run.id AND job.state = 'waiting' AND outcome IS NOT 'cap'
       WHERE run.project_id = ? AND run.state IN ('running', 'paused') GROUP BY engine ORDER BY engine`,
    )
    .all(projectId) as WaitingFact[];
}

export function readUnreadable(db: Connection, projectId: number, { lastDay }: DayWindow): UnreadableFact[] {
  return db
    .prepare(
      `SELECT engine, count(*) AS jobs, sum(outcome = 'schema_drift') AS unreadable
       FROM run JOIN job ON run_id = run.id AND job.state IN ('done', 'failed')
       WHERE run.project_id = ? AND job.updated_at >= ? GROUP BY engine ORDER BY engine`,
    )
    .all(projectId, startOfDay(lastDay - UNREADABLE_DAYS + 1)) as UnreadableFact[];
}
