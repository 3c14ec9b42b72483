/** The durable queue: finding lanes with work, and letting their jobs wait or wake. A lane is an environment and an engine. */
import type { Environment } from '#shared/contract/account.ts';
import { dayOf, toDate } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { EngineRequest, SceneBrand } from '../engines/engine-route.ts';
import { type EngineSettings, readEngineSettings } from '../engines/engine-settings.ts';
import { toSceneSeed } from '../engines/scene-seed.ts';
import type { PlannedCall } from '../money/call-cost.ts';
import { CAP_REASON } from '../money/caps.ts';
import { SpendGate } from '../money/spend-gate.ts';
import { finishRuns, reopenRuns, toPublicRunIds } from './finish-runs.ts';

export interface Lane {
  environment: Environment;
  engine: Engine;
}

export interface LaneState extends Lane {
  state: 'queued' | 'waiting';
  /** 1 where some of these met no trouble yet. */
  hasFresh: 0 | 1;
}

/** The condition of the index of open jobs, word for word: without it a query walks every job that ever was. */
export const IS_OPEN = "job.state IN ('queued', 'leased', 'received', 'waiting')";

/** What there is to do, and how engines are reached by now. */
export interface DueLanes {
  /** With jobs to start now (`queued`) or jobs that wait for the owner (`waiting`) and are due to be looked at. */
  lanes: LaneState[];
  settings: EngineSettings;
}

export const loadLanes = defineRead(
  'jobs.lanes',
  (db, nowMs: number): DueLanes => ({
    settings: readEngineSettings(db),
    lanes: db
      .prepare(
        `SELECT environment, engine, job.state AS state, max(outcome IS NULL) AS hasFresh
       FROM job INDEXED BY job_open JOIN project ON project.id = job.project_id JOIN run ON run.id = job.run_id
       WHERE ${IS_OPEN} AND job.state IN ('queued', 'waiting') AND next_try_at <= ?
         AND (run.state = 'running' OR (job.state = 'waiting' AND run.state = 'finished'))
         AND (job.state = 'queued' OR ends_at > ?)
       GROUP BY environment, engine, job.state`,
      )
      .all(nowMs, nowMs) as LaneState[],
  }),
);

export interface JobRow {
  id: number;
  engine: Engine;
  sample: number;
  projectId: number;
  projectPublicId: string;
  isSample: number;
  createdAt: number;
  promptPublicId: string;
  prompt: string;
  language: string;
  country: string | null;
  /** What the job's call was given; null before it. */
  countryGiven: string | null;
}

export const selectRequests = (
  from: string,
) => `SELECT job.id AS id, job.engine AS engine, sample, project.id AS projectId,
    project.public_id AS projectPublicId, project.is_sample AS isSample, project.created_at AS createdAt,
    prompt.public_id AS promptPublicId, prompt.text AS prompt, prompt.language AS language, prompt.country AS country,
    job.country AS countryGiven
  FROM ${from} JOIN project ON project.id = job.project_id JOIN prompt ON prompt.id = job.prompt_id`;

/**
 * What a job asked, for reading its stored reply: the country is that of the call, whatever the prompt says by now. Whoever
 * reads many at one moment passes the scenes that were read before.
 */
export function readEngineRequest(
  db: Connection,
  jobId: number,
  nowMs: number,
  scenes: Map<number, SceneBrand[]> = new Map(),
): EngineRequest {
  const row = db.prepare(`${selectRequests('job')} WHERE job.id = ?`).get(jobId) as JobRow;
  const scene = scenes.get(row.projectId) ?? readScene(db, row.projectId);
  scenes.set(row.projectId, scene);
  return toEngineRequest({ ...row, country: row.countryGiven }, scene, nowMs);
}

export function toEngineRequest(row: JobRow, brands: SceneBrand[], nowMs: number): EngineRequest {
  const { engine, prompt, language, country, sample } = row;
  const { projectPublicId: publicId, createdAt: createdAtMs } = row;
  const seed = toSceneSeed({ publicId, isSample: row.isSample === 1, createdAtMs });
  return { engine, prompt, language, country, sample, day: toDate(dayOf(nowMs)), scene: { seed, brands } };
}

/** The brands that a simulated answer can name, the own one first; those that nobody tracks yet are named as well. */
export function readScene(db: Connection, projectId: number): SceneBrand[] {
  const rows = db
    .prepare(
      `SELECT name, is_own AS isOwn, (SELECT domain FROM brand_domain WHERE brand_id = brand.id ORDER BY is_main DESC LIMIT 1) AS domain
       FROM brand WHERE project_id = ? AND state IN ('tracked', 'suggested') ORDER BY is_own DESC, id`,
    )
    .all(projectId) as { name: string; isOwn: number; domain: string | null }[];
  return rows.map((row) => ({ ...row, isOwn: row.isOwn === 1 }));
}

/** Word for word the condition of the index of open runs. */
export const RUNNING = "SELECT id FROM run WHERE state IN ('running', 'paused') AND state = 'running'";

const OF_LANE = 'engine = ? AND project_id IN (SELECT id FROM project WHERE environment = ?)';

/** Leaves out what is queued of a lane, with the reason for the owner. Public ids of the runs that it is part of. */
export const holdLane = defineWrite(
  'jobs.hold',
  (db, input: { lane: Lane; reason: string; message: string }, { nowMs }): string[] => {
    const { lane, reason, message } = input;
    const runIds = db
      .prepare(
        `UPDATE job INDEXED BY job_open SET state = 'waiting', outcome = ?, message = ?, updated_at = ?
         WHERE ${IS_OPEN} AND ${OF_LANE} AND state = 'queued' AND run_id IN (${RUNNING})
         RETURNING run_id`,
      )
      .pluck()
      .all(reason, message, nowMs, lane.engine, lane.environment) as number[];
    finishRuns(db, runIds, nowMs);
    return toPublicRunIds(db, runIds);
  },
);

/** Jobs that wait for money are looked at again this much later: a price, a route or a cost may have changed. */
export const CAP_LOOK_MS = 15 * 60_000;

interface WakeInput {
  lane: Lane;
  /** How the lane is asked; null when it is simulated and costs nothing. */
  call: PlannedCall | null;
  /** 1 where nobody knows yet whether it would answer. */
  limit: number;
}

/**
 * Queues again what was left out of a lane and may still be asked on the day of its run, which goes on with it. What no cap allows
 * stays left out; what several runs left out is asked once. Public ids of those runs.
 */
export const wakeLane = defineWrite('jobs.wake', (db, { lane, call, limit }: WakeInput, { nowMs }): string[] => {
  postponeCapped(db, lane, call, nowMs);
  const cancelledIn = cancelDoubles(db, lane, nowMs);
  const runIds = db
    .prepare(
      `UPDATE job SET state = 'queued', outcome = NULL, message = NULL, next_try_at = ?, updated_at = ? WHERE id IN
         (SELECT job.id FROM job INDEXED BY job_open JOIN run ON run.id = run_id
          WHERE ${IS_OPEN} AND job.state = 'waiting' AND next_try_at <= ? AND engine = ?
            AND job.project_id IN (SELECT id FROM project WHERE environment = ?)
            AND run.state IN ('running', 'finished') AND ends_at > ? ORDER BY next_try_at, job.id LIMIT ?)
       RETURNING run_id`,
    )
    .pluck()
    .all(nowMs, nowMs, nowMs, lane.engine, lane.environment, nowMs, limit) as number[];
  reopenRuns(db, runIds);
  return toPublicRunIds(db, [...cancelledIn, ...runIds]);
});

const IS_SCHEDULED = (run: string) => `(${run}.cause IN ('schedule', 'catch_up'))`;

/**
 * Of a question that several runs of a day left out one is asked: that of the schedule, else the newest; none where another run asks it
 * now, or did since. The others are cancelled. Internal ids of their runs.
 */
function cancelDoubles(db: Connection, lane: Lane, nowMs: number): number[] {
  return db
    .prepare(
      `UPDATE job SET state = 'cancelled', outcome = NULL, message = 'Another run of this day asks it.', updated_at = ? WHERE id IN
         (SELECT job.id FROM job INDEXED BY job_open JOIN run ON run.id = run_id
          WHERE ${IS_OPEN} AND job.state = 'waiting' AND job.engine = ? AND ends_at > ?
            AND job.project_id IN (SELECT id FROM project WHERE environment = ?)
            AND EXISTS (SELECT 1 FROM job AS other JOIN run AS its ON its.id = other.run_id
              WHERE other.prompt_id = job.prompt_id AND other.engine = job.engine AND other.sample = job.sample AND other.id <> job.id
                AND ((other.state IN ('queued', 'leased', 'received') AND its.state = 'running')
                  OR (other.state = 'done' AND other.updated_at > run.created_at)
                  OR (other.state = 'waiting' AND its.ends_at > ?
                    AND (${IS_SCHEDULED('its')}, other.id) > (${IS_SCHEDULED('run')}, job.id)))))
       RETURNING run_id`,
    )
    .pluck()
    .all(nowMs, lane.engine, nowMs, lane.environment, nowMs) as number[];
}

function postponeCapped(db: Connection, lane: Lane, call: PlannedCall | null, nowMs: number): void {
  const capped = `UPDATE job INDEXED BY job_open SET next_try_at = ?
    WHERE ${IS_OPEN} AND state = 'waiting' AND outcome = '${CAP_REASON}' AND next_try_at <= ? AND engine = ? AND project_id = ?`;
  const projects = db
    .prepare(
      `SELECT DISTINCT project.id AS id, project.public_id AS publicId
       FROM job INDEXED BY job_open JOIN project ON project.id = project_id
       WHERE ${IS_OPEN} AND job.state = 'waiting' AND outcome = ? AND next_try_at <= ? AND engine = ? AND environment = ?`,
    )
    .all(CAP_REASON, nowMs, lane.engine, lane.environment) as { id: number; publicId: string }[];
  const gate = call && projects.length > 0 ? new SpendGate(db, call, nowMs) : null;
  for (const { id, publicId } of projects) {
    if (gate === null || gate.admit(publicId).kind === 'go') continue;
    db.prepare(capped).run(Math.min(nowMs + CAP_LOOK_MS, gate.monthEndsAtMs), nowMs, lane.engine, id);
  }
}

interface OutageInput {
  lane: Lane;
  reason: string;
  message: string;
}

/** What an engine that does not answer keeps waiting says so: all that is due, and all that it failed. Public ids of their runs. */
export const noteOutage = defineWrite('jobs.noteOutage', (db, input: OutageInput, { nowMs }): string[] => {
  const { lane, reason, message } = input;
  const runIds = db
    .prepare(
      `UPDATE job INDEXED BY job_open SET outcome = ?, message = ?, updated_at = ?
       WHERE ${IS_OPEN} AND ${OF_LANE} AND state = 'queued' AND (outcome IS NOT NULL OR next_try_at <= ?)
       RETURNING run_id`,
    )
    .pluck()
    .all(reason, message, nowMs, lane.engine, lane.environment, nowMs) as number[];
  return toPublicRunIds(db, runIds);
});

/** An engine answers again: what it kept waiting is due now. */
export const endOutage = defineWrite('jobs.endOutage', (db, lane: Lane, { nowMs }): string[] => {
  const runIds = db
    .prepare(
      `UPDATE job INDEXED BY job_open SET outcome = NULL, message = NULL, next_try_at = min(next_try_at, ?), updated_at = ?
       WHERE ${IS_OPEN} AND ${OF_LANE} AND state = 'queued' AND outcome IS NOT NULL RETURNING run_id`,
    )
    .pluck()
    .all(nowMs, nowMs, lane.engine, lane.environment) as number[];
  return toPublicRunIds(db, runIds);
});

/**
 * Lets live jobs of these engines be due now that wait for another try, or for something that their route cannot change:
 * they are reached over another route from now on. Those that only wait for their moment in a run keep it.
 */
export const wakeEngines = defineWrite(
  'jobs.wakeEngines',
  (db, engines: readonly Engine[], { nowMs }): number =>
    db
      .prepare(
        `UPDATE job INDEXED BY job_open SET next_try_at = ?, updated_at = ?
         WHERE ${IS_OPEN} AND state IN ('queued', 'waiting') AND outcome IS NOT NULL AND next_try_at > ?
           AND engine IN (SELECT value FROM json_each(?))
           AND project_id IN (SELECT id FROM project WHERE environment = 'live')`,
      )
      .run(nowMs, nowMs, nowMs, JSON.stringify(engines)).changes,
);
