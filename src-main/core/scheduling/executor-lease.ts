/**
 * Which process works the queue of a data folder: one at a time, so that an engine's pace holds over app, server and
 * command line. A process that died or fell silent loses the lease, and what it had under way is queued again.
 */
import { defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { isProcessAlive } from '../../storage/is-process-alive.ts';
import { closeLostCalls } from '../money/ledger.ts';
import { cancelRemoved } from './finish-runs.ts';
import { IS_OPEN } from './job-queue.ts';

export const LEASE_MS = 10_000;

/** A clock that went back by less than this is only waited for. */
const CLOCK_SLACK_MS = 60_000;

interface Holder {
  owner: string;
  pid: number;
  expires_at: number;
}

/** Takes or renews the lease; `underWay` are the jobs whose calls the owner waits for. `isNew` is true when it came from someone else, whose jobs are queued again by then. */
export const acquireExecutor = defineWrite(
  'executor.acquire',
  (
    db,
    input: { owner: string; pid: number; underWay?: readonly number[] },
    { nowMs },
  ): { isHeld: boolean; isNew: boolean } => {
    const holder = readHolder(db);
    const isMine = holder?.owner === input.owner;
    if (holder && !isMine && isInCharge(holder, nowMs)) return { isHeld: false, isNew: false };
    const lease = { owner: input.owner, pid: input.pid, expires_at: nowMs + LEASE_MS };
    db.run(
      query
        .insertInto('executor')
        .values({ id: 1, ...lease })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(lease)),
    );
    releaseLost(db, input.owner, input.underWay ?? [], nowMs);
    return { isHeld: true, isNew: !isMine };
  },
);

/** Gives the lease back, and queues again what was under way. */
export const releaseExecutor = defineWrite('executor.release', (db, owner: string, { nowMs }): null => {
  db.run(query.deleteFrom('executor').where('owner', '=', owner));
  db.prepare(
    `UPDATE job INDEXED BY job_open SET state = 'queued', lease_owner = NULL, lease_expires_at = NULL, updated_at = ?
     WHERE ${IS_OPEN} AND state = 'leased' AND lease_owner = ?`,
  ).run(nowMs, owner);
  closeLostCalls(db, nowMs);
  return null;
});

/** True when some process is working the queue. */
export const loadIsExecutorRunning = defineRead('executor.isRunning', (db, nowMs: number): boolean =>
  readIsExecutorRunning(db, nowMs),
);

export function readIsExecutorRunning(db: Connection, nowMs: number): boolean {
  const holder = readHolder(db);
  return holder !== undefined && isInCharge(holder, nowMs);
}

/** Whether a process other than this one works the queue. */
export function readOtherExecutor(db: Connection, nowMs: number): boolean {
  const holder = readHolder(db);
  return holder !== undefined && holder.pid !== process.pid && isInCharge(holder, nowMs);
}

function readHolder(db: Connection): Holder | undefined {
  return db.get(query.selectFrom('executor').select(['owner', 'pid', 'expires_at']));
}

function isInCharge(holder: Holder, nowMs: number): boolean {
  return holder.expires_at > nowMs && holder.expires_at <= nowMs + LEASE_MS && isProcessAlive(holder.pid);
}

/**
 * Queues jobs again that another process had under way, or whose call got lost here (a call that is under way is not
 * lost, even if the machine slept meanwhile); and lets jobs be tried
 * now whose wait began in what a clock that went back calls the future.
 */
function releaseLost(db: Connection, owner: string, underWay: readonly number[], nowMs: number): void {
  db.prepare(
    `UPDATE job INDEXED BY job_open SET state = 'queued', lease_owner = NULL, lease_expires_at = NULL, updated_at = ?
     WHERE ${IS_OPEN} AND state = 'leased'
       AND (lease_owner <> ? OR (lease_expires_at < ? AND id NOT IN (SELECT value FROM json_each(?))))`,
  ).run(nowMs, owner, nowMs, JSON.stringify(underWay));
  db.prepare(
    `UPDATE job INDEXED BY job_open SET next_try_at = ?, updated_at = ?
     WHERE ${IS_OPEN} AND state IN ('queued', 'waiting') AND updated_at > ?`,
  ).run(nowMs, nowMs, nowMs + CLOCK_SLACK_MS);
  for (const projectId of listRemoved(db)) cancelRemoved(db, projectId, nowMs);
  closeLostCalls(db, nowMs);
}

/** Removed projects with questions to ask: a call of theirs got lost, or is to be tried again. */
function listRemoved(db: Connection): number[] {
  return db
    .prepare(
      `SELECT DISTINCT project_id FROM job INDEXED BY job_open JOIN project ON project.id = project_id
       WHERE ${IS_OPEN} AND state IN ('queued', 'waiting') AND archived_at IS NOT NULL`,
    )
    .pluck()
    .all() as number[];
}
