/**
 * Handing out jobs: a due job is leased and its call written into the ledger in one transaction, if the caps allow the call.
 * Jobs that they do not allow are left queued or made to wait; those of other projects go on.
 */
import { toDate } from '#shared/time/day.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { EngineRequest, SceneBrand } from '../engines/engine-route.ts';
import type { PlannedCall } from '../money/call-cost.ts';
import { CAP_REASON } from '../money/caps.ts';
import { openCall } from '../money/ledger.ts';
import { type Admission, SpendGate } from '../money/spend-gate.ts';
import { claimDay } from './claim-day.ts';
import { finishRuns, toPublicRunIds } from './finish-runs.ts';
import {
  CAP_LOOK_MS,
  IS_OPEN,
  type JobRow,
  type Lane,
  RUNNING,
  readScene,
  selectRequests,
  toEngineRequest,
} from './job-queue.ts';

export interface LeasedJob {
  id: number;
  request: EngineRequest;
}

interface LeaseInput {
  lane: Lane;
  owner: string;
  limit: number;
  /** How the lane is asked; null when it is simulated and costs nothing. */
  call: PlannedCall | null;
}

const LEASE_MS = 10 * 60_000;

const GO: Admission = { kind: 'go' };

export interface Lease {
  jobs: LeasedJob[];
  /** Public ids of runs that something was not asked for, because of a cap or of its day. */
  heldRuns: string[];
}

/** Hands out up to `limit` due jobs of a lane, those first that are due for longest; none to who does not work this queue: it may be a restored one. */
export const leaseJobs = defineWrite('jobs.lease', (db, input: LeaseInput, { nowMs }): Lease => {
  if (isOfAnother(db, input.owner)) return { jobs: [], heldRuns: [] };
  const gate = input.call && new SpendGate(db, input.call, nowMs);
  const jobs: LeasedJob[] = [];
  const heldRuns: string[] = [];
  const scenes = new Map<number, SceneBrand[]>();
  const passedOver = new Set<number>();
  for (let isOver = false; !isOver; ) {
    isOver = true;
    for (const row of readDue(db, input, passedOver, input.limit - jobs.length, nowMs)) {
      const admission = gate?.admit(row.projectPublicId) ?? GO;
      if (admission.kind === 'go') {
        const notAskedIn = claimDay(db, row.id, nowMs);
        if (notAskedIn !== null) {
          heldRuns.push(...toPublicRunIds(db, [notAskedIn]));
          isOver = false;
          continue;
        }
        leaseJob(db, input, row, gate?.ceilingNano ?? 0, nowMs);
        const brands = scenes.get(row.projectId) ?? readScene(db, row.projectId);
        scenes.set(row.projectId, brands);
        const request = toEngineRequest(row, brands, nowMs);
        jobs.push({ id: row.id, request: input.call ? request : countOn(db, row.id, request) });
        continue;
      }
      const projectId = admission.isAccount ? null : row.projectId;
      if (gate && admission.kind === 'held') {
        const untilMs = Math.min(nowMs + CAP_LOOK_MS, gate.monthEndsAtMs);
        heldRuns.push(...holdForMoney(db, input.lane, { projectId, message: admission.message, untilMs }, nowMs));
      }
      if (projectId === null) return { jobs, heldRuns };
      passedOver.add(projectId);
      isOver = false;
      break;
    }
  }
  return { jobs, heldRuns };
});

/**
 * The simulated engine gives the same answer to the same question, day and sample. Further runs of a day count on from the ones
 * before, so that theirs are answers of their own and not the same ones counted twice.
 */
function countOn(db: Connection, jobId: number, request: EngineRequest): EngineRequest {
  const { day, sample } = db
    .prepare(
      `SELECT run.created_at / 86400000 AS day,
         (SELECT count(*) FROM job AS other JOIN run AS its ON its.id = other.run_id
          WHERE other.prompt_id = job.prompt_id AND other.engine = job.engine AND other.id <= job.id
            AND its.created_at / 86400000 = run.created_at / 86400000) AS sample
       FROM job JOIN run ON run.id = run_id WHERE job.id = ?`,
    )
    .get(jobId) as { day: number; sample: number };
  return { ...request, day: toDate(day), sample };
}

function isOfAnother(db: Connection, owner: string): boolean {
  return db.prepare('SELECT 1 FROM executor WHERE owner <> ?').get(owner) !== undefined;
}

function readDue(db: Connection, { lane }: LeaseInput, passedOver: Set<number>, limit: number, nowMs: number) {
  return db
    .prepare(
      `${selectRequests('job INDEXED BY job_open')} JOIN run ON run.id = job.run_id
       WHERE ${IS_OPEN} AND job.engine = ? AND job.state = 'queued' AND next_try_at <= ? AND run.state = 'running'
         AND environment = ? AND job.project_id NOT IN (SELECT value FROM json_each(?))
       ORDER BY next_try_at, job.id LIMIT ?`,
    )
    .all(lane.engine, nowMs, lane.environment, JSON.stringify([...passedOver]), limit) as JobRow[];
}

function leaseJob(db: Connection, { owner, call }: LeaseInput, row: JobRow, ceilingNano: number, nowMs: number): void {
  db.prepare(
    "UPDATE job SET state = 'leased', lease_owner = ?, lease_expires_at = ?, country = ?, updated_at = ? WHERE id = ?",
  ).run(owner, nowMs + LEASE_MS, row.country, nowMs, row.id);
  if (!call) return;
  const { id: jobId, projectPublicId: project, promptPublicId: prompt } = row;
  openCall(db, { ...call, jobId, project, prompt, ceilingNano }, nowMs);
}

interface MoneyHold {
  /** Null: all projects. */
  projectId: number | null;
  message: string;
  untilMs: number;
}

/** All queued jobs of the lane are left out, or those of one project. */
function holdForMoney(db: Connection, lane: Lane, { projectId, message, untilMs }: MoneyHold, nowMs: number): string[] {
  const runIds = db
    .prepare(
      `UPDATE job INDEXED BY job_open SET state = 'waiting', outcome = ?, message = ?, next_try_at = ?, updated_at = ?
       WHERE ${IS_OPEN} AND engine = ? AND state = 'queued' AND run_id IN (${RUNNING})
         AND project_id IN (SELECT id FROM project WHERE environment = ? AND id = coalesce(?, id))
       RETURNING run_id`,
    )
    .pluck()
    .all(CAP_REASON, message, untilMs, nowMs, lane.engine, lane.environment, projectId) as number[];
  finishRuns(db, runIds, nowMs);
  return toPublicRunIds(db, runIds);
}
