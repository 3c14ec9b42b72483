/**
 * Handing out jobs: a due job is leased and its call written into the ledger in one transaction, if the caps allow the call.
 * Jobs that they do not allow are left queued or made to wait; those of other projects go on.
 */
import { startOfNextMonth } from '#shared/time/month-text.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { EngineAsk, SceneBrand } from '../engines/engine-route.ts';
import type { CallKind } from '../money/call-cost.ts';
import { CAP_REASON } from '../money/caps.ts';
import { openCall } from '../money/ledger.ts';
import { type Admission, SpendGate } from '../money/spend-gate.ts';
import { IS_OPEN, type JobRow, type Lane, readScene, selectAsks, toAsk } from './job-queue.ts';

export interface LeasedJob {
  id: number;
  ask: EngineAsk;
}

interface LeaseInput {
  lane: Lane;
  owner: string;
  limit: number;
  /** How the lane is asked; null when it is simulated and costs nothing. */
  call: CallKind | null;
}

const LEASE_MS = 10 * 60_000;

/** Jobs that wait for money are looked at again this much later: a price, a route or a cost may have changed. */
const CAP_LOOK_MS = 15 * 60_000;

const GO: Admission = { kind: 'go' };

/** Hands out up to `limit` due jobs of a lane, those first that are due for longest; none to who does not work this queue: it may be a restored one. */
export const leaseJobs = defineWrite('jobs.lease', (db, input: LeaseInput, { nowMs }): LeasedJob[] => {
  if (isOfAnother(db, input.owner)) return [];
  const gate = input.call && new SpendGate(db, input.call, nowMs);
  const leased: LeasedJob[] = [];
  const scenes = new Map<number, SceneBrand[]>();
  const passedOver = new Set<number>();
  for (let isOver = false; !isOver; ) {
    isOver = true;
    for (const row of readDue(db, input, passedOver, input.limit - leased.length, nowMs)) {
      const admission = gate?.admit(row.projectPublicId) ?? GO;
      if (admission.kind === 'go') {
        leaseJob(db, input, row, gate?.ceilingNano ?? 0, nowMs);
        const brands = scenes.get(row.projectId) ?? readScene(db, row.projectId);
        scenes.set(row.projectId, brands);
        leased.push({ id: row.id, ask: toAsk(row, brands, nowMs) });
        continue;
      }
      const projectId = admission.isAccount ? null : row.projectId;
      if (admission.kind === 'held') holdForMoney(db, input.lane, projectId, admission.message, nowMs);
      if (projectId === null) return leased;
      passedOver.add(projectId);
      isOver = false;
      break;
    }
  }
  return leased;
});

function isOfAnother(db: Connection, owner: string): boolean {
  return db.prepare('SELECT 1 FROM executor WHERE owner <> ?').get(owner) !== undefined;
}

function readDue(db: Connection, { lane }: LeaseInput, passedOver: Set<number>, limit: number, nowMs: number) {
  return db
    .prepare(
      `${selectAsks('job INDEXED BY job_open')} JOIN run ON run.id = job.run_id
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

/** All queued jobs of the lane wait, or those of one project. */
function holdForMoney(db: Connection, lane: Lane, projectId: number | null, message: string, nowMs: number): void {
  db.prepare(
    `UPDATE job INDEXED BY job_open SET state = 'waiting', outcome = ?, message = ?, next_try_at = ?, updated_at = ?
     WHERE ${IS_OPEN} AND engine = ? AND state = 'queued' AND project_id IN
       (SELECT id FROM project WHERE environment = ? AND id = coalesce(?, id))`,
  ).run(
    CAP_REASON,
    message,
    Math.min(nowMs + CAP_LOOK_MS, startOfNextMonth(nowMs)),
    nowMs,
    lane.engine,
    lane.environment,
    projectId,
  );
}
