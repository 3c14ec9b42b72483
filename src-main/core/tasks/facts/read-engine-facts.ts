/** How engines answered, and which of them cannot go on or cannot be read. */
import { startOfDay } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../../storage/connection.ts';
import { LEFT_OUT } from '../../scheduling/run-troubles.ts';
import type { EngineFact, UnreadableFact, WaitingFact } from './task-facts.ts';
import type { Collector } from './window-answers.ts';

const UNREADABLE_DAYS = 7;
const RECENT_RUNS = 20;

/** An imported answer says nothing about whether a search stood behind it. */
export function collectEngines(): Collector<EngineFact[]> {
  const engines = new Map<string, EngineFact>();
  return {
    add({ segment: { engine, surface }, isGrounded, isRefusal }) {
      if (surface === 'import' || isRefusal) return;
      const fact = engines.get(engine) ?? { engine, answers: 0, grounded: 0 };
      engines.set(engine, { engine, answers: fact.answers + 1, grounded: fact.grounded + (isGrounded ? 1 : 0) });
    },
    finish: () => [...engines.values()].sort((a, b) => (a.engine < b.engine ? -1 : 1)),
  };
}

/**
 * What the newest run that asked each engine of the project had to leave out, until a run asks it. Waiting for a new month or a
 * higher cap is no fault of an engine.
 */
export function readWaiting(db: Connection, projectId: number): WaitingFact[] {
  return db
    .prepare(
      `WITH recent AS (SELECT id FROM run WHERE project_id = ? ORDER BY id DESC LIMIT ${RECENT_RUNS}),
         asked AS (SELECT engine, max(run_id) AS runId FROM recent JOIN job ON run_id = recent.id
           WHERE job.state <> 'cancelled' AND engine IN (SELECT value FROM project, json_each(models) WHERE project.id = ?)
           GROUP BY engine)
       SELECT asked.engine AS engine, count(*) AS jobs, coalesce(max(outcome), '') AS reason, coalesce(max(message), '') AS message
       FROM asked JOIN job ON run_id = runId AND job.engine = asked.engine
       WHERE job.state IN ('waiting', 'failed') AND outcome IN (${LEFT_OUT}) AND outcome <> 'cap' GROUP BY 1 ORDER BY 1`,
    )
    .all(projectId, projectId) as WaitingFact[];
}

export function readUnreadable(db: Connection, projectId: number, { lastDay }: DayWindow): UnreadableFact[] {
  return db
    .prepare(
      `SELECT engine, count(*) AS jobs, sum(outcome = 'schema_drift') AS unreadable
       FROM run JOIN job ON run_id = run.id AND job.state IN ('done', 'failed')
       WHERE run.project_id = ? AND job.updated_at >= ? AND (job.state = 'done' OR outcome NOT IN (${LEFT_OUT})) GROUP BY engine ORDER BY engine`,
    )
    .all(projectId, startOfDay(lastDay - UNREADABLE_DAYS + 1)) as UnreadableFact[];
}
