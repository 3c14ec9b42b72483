/** The durable queue: finding lanes with work, and letting their jobs wait or wake. A lane is an environment and an engine. */
import type { Environment } from '#shared/contract/account.ts';
import { dayOf, toDate } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { EngineAsk, SceneBrand } from '../engines/engine-route.ts';
import { type EngineSettings, readEngineSettings } from '../engines/engine-settings.ts';
import { toSceneSeed } from '../engines/scene-seed.ts';

export interface Lane {
  environment: Environment;
  engine: Engine;
}

export interface LaneState extends Lane {
  state: 'queued' | 'waiting';
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
        `SELECT DISTINCT environment, engine, job.state AS state
       FROM job INDEXED BY job_open JOIN project ON project.id = job.project_id JOIN run ON run.id = job.run_id
       WHERE ${IS_OPEN} AND job.state IN ('queued', 'waiting') AND next_try_at <= ? AND run.state = 'running'`,
      )
      .all(nowMs) as LaneState[],
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

export const selectAsks = (from: string) => `SELECT job.id AS id, job.engine AS engine, sample, project.id AS projectId,
    project.public_id AS projectPublicId, project.is_sample AS isSample, project.created_at AS createdAt,
    prompt.public_id AS promptPublicId, prompt.text AS prompt, prompt.language AS language, prompt.country AS country,
    job.country AS countryGiven
  FROM ${from} JOIN project ON project.id = job.project_id JOIN prompt ON prompt.id = job.prompt_id`;

/**
 * What a job asked, for reading its stored reply: the country is that of the call, whatever the prompt says by now. Whoever
 * reads many at one moment passes the scenes that were read before.
 */
export function readAsk(
  db: Connection,
  jobId: number,
  nowMs: number,
  scenes: Map<number, SceneBrand[]> = new Map(),
): EngineAsk {
  const row = db.prepare(`${selectAsks('job')} WHERE job.id = ?`).get(jobId) as JobRow;
  const scene = scenes.get(row.projectId) ?? readScene(db, row.projectId);
  scenes.set(row.projectId, scene);
  return toAsk({ ...row, country: row.countryGiven }, scene, nowMs);
}

export function toAsk(row: JobRow, brands: SceneBrand[], nowMs: number): EngineAsk {
  const { engine, prompt, language, country, sample } = row;
  const { projectPublicId: publicId, createdAt: createdAtMs } = row;
  const seed = toSceneSeed({ publicId, isSample: row.isSample === 1, createdAtMs });
  return { engine, prompt, language, country, sample, day: toDate(dayOf(nowMs)), scene: { seed, brands } };
}

/** The brands that a simulated answer can name, the own one first. */
export function readScene(db: Connection, projectId: number): SceneBrand[] {
  const rows = db
    .prepare(
      `SELECT name, is_own AS isOwn, (SELECT domain FROM brand_domain WHERE brand_id = brand.id ORDER BY is_main DESC LIMIT 1) AS domain
       FROM brand WHERE project_id = ? AND state = 'tracked' ORDER BY is_own DESC, id`,
    )
    .all(projectId) as { name: string; isOwn: number; domain: string | null }[];
  return rows.map((row) => ({ ...row, isOwn: row.isOwn === 1 }));
}

/** Lets the queued jobs of a lane wait, with the reason for the owner. */
export const holdLane = defineWrite(
  'jobs.hold',
  (db, input: { lane: Lane; reason: string; message: string }, { nowMs }): number =>
    db
      .prepare(
        `UPDATE job INDEXED BY job_open SET state = 'waiting', outcome = ?, message = ?, updated_at = ?
         WHERE ${IS_OPEN} AND engine = ? AND state = 'queued' AND project_id IN (SELECT id FROM project WHERE environment = ?)`,
      )
      .run(input.reason, input.message, nowMs, input.lane.engine, input.lane.environment).changes,
);

/** Queues the waiting jobs of a lane again, but for those that wait until a later moment. */
export const wakeLane = defineWrite(
  'jobs.wake',
  (db, lane: Lane, { nowMs }): number =>
    db
      .prepare(
        `UPDATE job INDEXED BY job_open
         SET state = 'queued', outcome = NULL, message = NULL, next_try_at = ?, updated_at = ?
         WHERE ${IS_OPEN} AND engine = ? AND state = 'waiting' AND next_try_at <= ?
           AND project_id IN (SELECT id FROM project WHERE environment = ?)`,
      )
      .run(nowMs, nowMs, lane.engine, nowMs, lane.environment).changes,
);

/**
 * Lets live jobs of these engines be due now that wait for another try, or for something that their route cannot change:
 * they are reached another way from now on. Those that only wait for their moment in a run keep it.
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
