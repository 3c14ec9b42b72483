/**
 * The one writer of the ledger: opens a row before a call goes out and closes it with what came of it, each in its caller's
 * transaction. A row is never priced again and never deleted once somebody may have been paid.
 */
import { dayOf } from '#shared/time/day.ts';
import { toMonthText } from '#shared/time/month-text.ts';
import type { Connection } from '../../storage/connection.ts';
import type { CallFailure } from '../engines/engine-route.ts';
import type { CallKind } from './call-cost.ts';
import { toNanoUsd, toUsd } from './nano-usd.ts';
import type { Cost } from './price-table.ts';

/** A call that is about to go out. */
export interface NewCall extends CallKind {
  jobId: number;
  /** Public ids. */
  project: string;
  prompt: string;
  /** What it counts for until its cost is known. */
  ceilingNano: number;
}

/** What an ended call has to say for itself. */
export interface EndedCall {
  jobId: number;
  cost: Cost;
  /** The model as the reply names it. */
  model: string | null;
  /** `answer`, `refusal`, `not_shown`, or the reason of the failure. */
  outcome: string;
  /** Public id of the answer, as it is stored; null when there is none. */
  answer: Uint8Array | null;
  priceVersion: string | null;
}

/** No call takes longer, its continuations included. */
const LONGEST_CALL_MS = 3_600_000;

const NO_COST: Cost = { costUsd: null, costBasis: null };

/** An open row that the job still has belongs to a call that got lost. */
export function openCall(db: Connection, call: NewCall, nowMs: number): void {
  closeCall(db, { jobId: call.jobId, cost: NO_COST, model: null, outcome: 'lost', answer: null, priceVersion: null });
  db.prepare(
    `INSERT INTO ledger (job_id, project, prompt, engine, route, model_asked, started_at, day, month, basis, counted_nano)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?)`,
  ).run(
    call.jobId,
    call.project,
    call.prompt,
    call.engine,
    call.route,
    call.model,
    nowMs,
    dayOf(nowMs),
    toMonthText(nowMs),
    call.ceilingNano,
  );
}

/** The model that the job's open call asked for and the UTC day it began on; null when no call of it is open. */
export function readOpenCall(db: Connection, jobId: number): { model: string; day: number } | null {
  const row = db.prepare("SELECT model_asked AS model, day FROM ledger WHERE job_id = ? AND basis = 'open'").get(jobId);
  return (row as { model: string; day: number } | undefined) ?? null;
}

/** Closes the job's open row; does nothing when there is none. An unknown cost goes on counting as its ceiling. */
export function closeCall(db: Connection, { jobId, cost, model, outcome, answer, priceVersion }: EndedCall): void {
  const costNano = cost.costUsd === null ? null : toNanoUsd(cost.costUsd);
  db.prepare(
    `UPDATE ledger SET basis = ?, outcome = ?, model = ?, answer = ?, cost_nano = ?, counted_nano = coalesce(?, counted_nano),
       price_version = ? WHERE job_id = ? AND basis = 'open'`,
  ).run(cost.costBasis ?? 'unknown', outcome, model, answer, costNano, costNano, priceVersion, jobId);
}

/** Opens the job's newest row again whose reply was kept and can be read now; what it counts for stays as it was. */
export function reopenCall(db: Connection, jobId: number): void {
  db.prepare(
    `UPDATE ledger SET basis = 'open', outcome = NULL WHERE id =
       (SELECT max(id) FROM ledger WHERE job_id = ? AND basis = 'unknown' AND outcome = 'schema_drift'
          AND prompt = (SELECT public_id FROM prompt WHERE id = (SELECT prompt_id FROM job WHERE job.id = ?)))`,
  ).run(jobId, jobId);
}

/**
 * The newest row of a job that was booked although its reply could not be read then, with what it cost; null when there is
 * none. `startedMs` is about when the call was made: its month or the one before is looked through.
 */
export function findBooked(
  db: Connection,
  { jobId, project, startedMs }: { jobId: number; project: string; startedMs: number },
): { id: number; cost: Cost } | null {
  const row = db
    .prepare(
      `SELECT id, cost_nano AS costNano, basis AS costBasis FROM ledger INDEXED BY ledger_by_project
       WHERE project = ? AND month IN (?, ?) AND job_id = ? AND outcome = 'schema_drift' AND cost_nano IS NOT NULL
         AND prompt = (SELECT public_id FROM prompt WHERE id = (SELECT prompt_id FROM job WHERE job.id = ?))
       ORDER BY id DESC LIMIT 1`,
    )
    .get(project, toMonthText(startedMs), toMonthText(startedMs - LONGEST_CALL_MS), jobId, jobId) as
    | { id: number; costNano: number; costBasis: 'reported' | 'estimated' }
    | undefined;
  return row ? { id: row.id, cost: { costUsd: toUsd(row.costNano), costBasis: row.costBasis } } : null;
}

/** Says of a booked row what its reply came to once it could be read; its price stays. */
export function linkBooked(db: Connection, id: number, outcome: string, answer: Uint8Array | null): void {
  db.prepare('UPDATE ledger SET outcome = ?, answer = ? WHERE id = ?').run(outcome, answer, id);
}

/** Closes the row of a call that brought a reply but no price. */
export function closeUnpriced(db: Connection, jobId: number, outcome: string): void {
  closeCall(db, { jobId, cost: NO_COST, model: null, outcome, answer: null, priceVersion: null });
}

/** Ends the row of a call that brought no reply: deleted when surely nobody was paid. */
export function dropCall(db: Connection, jobId: number, failure: CallFailure): void {
  if (mayBePaid(failure)) closeUnpriced(db, jobId, failure.reason);
  else db.prepare("DELETE FROM ledger WHERE job_id = ? AND basis = 'open'").run(jobId);
}

/** Closes the rows of calls that nobody waits for any more: their process died, or their job is gone. */
export function closeLostCalls(db: Connection): void {
  db.prepare(
    `UPDATE ledger INDEXED BY ledger_open SET basis = 'unknown', outcome = 'lost' WHERE basis = 'open'
     AND NOT EXISTS (SELECT 1 FROM job WHERE job.id = job_id AND state IN ('leased', 'received'))`,
  ).run();
}

/** Of what failed, earlier parts aside: a server that refuses bills nothing; one that fell silent may have worked all the same. */
export function mayBePaid({ reason, mayBePaid }: CallFailure): boolean {
  if (mayBePaid !== undefined) return mayBePaid;
  return reason === 'timeout' || reason === 'network' || reason === 'aborted' || reason === 'schema_drift';
}
