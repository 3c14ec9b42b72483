/**
 * The one writer of the ledger: opens a row before a call goes out and closes it with what came of it, each in its caller's
 * transaction. A row is never priced again and never deleted once somebody may have been paid.
 */
import { toMonthText } from '#shared/time/month-text.ts';
import { FAILURE_EFFECTS } from '#shared/vocabulary/failures.ts';
import type { Connection } from '../../storage/connection.ts';
import type { CallFailure } from '../engines/engine-route.ts';
import type { CallKind } from './call-cost.ts';
import { BASIS, billingPeriodIdOf, callRequestIdOf, callResultIdOf, ledgerPromptIdOf } from './ledger-lookups.ts';
import { toNanoUsd, toUsd } from './nano-usd.ts';
import { readOwnerMonth } from './owner-month.ts';
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

/** No call takes longer, its continuations included, and no time zone is further from UTC than this together with it. */
const FURTHEST_MS = 15 * 3_600_000;

/** Ids of jobs are reused, to other prompts. */
const PROMPT_OF_JOB = `(SELECT ledger_prompt.id FROM job JOIN prompt ON prompt.id = job.prompt_id
    JOIN ledger_prompt ON ledger_prompt.prompt = public_id WHERE job.id = ?)`;

/** No test of an engine takes longer, its continuations included. */
const LONGEST_TEST_MS = 3_600_000;

const NO_COST: Cost = { costUsd: null, costBasis: null };

/** An open row that the job still has belongs to a call that got lost. */
export function openCall(db: Connection, call: NewCall, nowMs: number): void {
  closeCall(db, { jobId: call.jobId, cost: NO_COST, model: null, outcome: 'lost', answer: null, priceVersion: null });
  db.prepare(
    `INSERT INTO ledger_entry (billing_period_id, ledger_prompt_id, call_request_id, basis, started_at, nano, job_id)
     VALUES (?, ?, ?, ${BASIS.open}, ?, ?, ?)`,
  ).run(
    billingPeriodIdOf(db, call.project, readOwnerMonth(db, nowMs)),
    ledgerPromptIdOf(db, call.prompt),
    callRequestIdOf(db, call),
    nowMs,
    call.ceilingNano,
    call.jobId,
  );
}

/** The number of a call that is no job's: below zero. */
export function nextCallId(db: Connection): number {
  return -(db.prepare('SELECT coalesce(max(id), 0) + 1 FROM ledger_entry').pluck().get() as number);
}

/** A call that is under way, or whose replies are not read yet. */
export interface OpenCall {
  /** Of its row. */
  id: number;
  /** As it was asked for. */
  model: string;
  /** When it began, in milliseconds since 1970. */
  startedMs: number;
}

/** The job's open call; null when there is none. */
export function readOpenCall(db: Connection, jobId: number): OpenCall | null {
  const row = db
    .prepare(
      `SELECT ledger_entry.id AS id, model, started_at AS startedMs FROM ledger_entry JOIN call_request ON call_request.id = call_request_id
       WHERE job_id = ? AND basis = ${BASIS.open}`,
    )
    .get(jobId) as OpenCall | undefined;
  return row ?? null;
}

/** Closes the job's open row; does nothing when there is none. An unknown cost goes on counting as its ceiling. */
export function closeCall(db: Connection, ended: EndedCall): void {
  const open = db.prepare(`SELECT id FROM ledger_entry WHERE job_id = ? AND basis = ${BASIS.open}`).get(ended.jobId) as
    | { id: number }
    | undefined;
  if (open) closeOpenCall(db, open, ended);
}

/** The same for whoever read the open row in this transaction. */
export function closeOpenCall(db: Connection, open: Pick<OpenCall, 'id'>, ended: Omit<EndedCall, 'jobId'>): void {
  const { costUsd, costBasis } = ended.cost;
  db.prepare(
    'UPDATE ledger_entry SET basis = ?, call_result_id = ?, answer = ?, nano = coalesce(?, nano) WHERE id = ?',
  ).run(
    BASIS[costBasis ?? 'unknown'],
    callResultIdOf(db, ended),
    ended.answer,
    costUsd === null ? null : toNanoUsd(costUsd),
    open.id,
  );
}

/** Opens the job's newest row again whose reply was stored and can be read now; what it counts for stays as it was. */
export function reopenCall(db: Connection, jobId: number): void {
  db.prepare(
    `UPDATE ledger_entry SET basis = ${BASIS.open}, call_result_id = NULL WHERE id =
       (SELECT max(entry.id) FROM ledger_entry AS entry JOIN call_result ON call_result.id = call_result_id
        WHERE job_id = ? AND basis = ${BASIS.unknown} AND outcome = 'schema_drift'
          AND entry.ledger_prompt_id = ${PROMPT_OF_JOB})`,
  ).run(jobId, jobId);
}

/**
 * The newest row of a job that was booked although its reply could not be read then, with what it cost; null when there is
 * none. `startedMs` is about when the call was made: the months that it may have been in are looked through.
 */
export function findBooked(
  db: Connection,
  { jobId, project, startedMs }: { jobId: number; project: string; startedMs: number },
): { id: number; cost: Cost } | null {
  const row = db
    .prepare(
      `SELECT entry.id AS id, nano, basis
       FROM billing_period AS period CROSS JOIN ledger_entry AS entry INDEXED BY ledger_by_period ON billing_period_id = period.id
         CROSS JOIN call_result ON call_result.id = call_result_id
       WHERE project = ? AND month IN (?, ?) AND job_id = ? AND outcome = 'schema_drift'
         AND basis IN (${BASIS.reported}, ${BASIS.estimated}) AND entry.ledger_prompt_id = ${PROMPT_OF_JOB}
       ORDER BY entry.id DESC LIMIT 1`,
    )
    .get(project, monthAbout(startedMs - FURTHEST_MS), monthAbout(startedMs + FURTHEST_MS), jobId, jobId) as
    | { id: number; nano: number; basis: number }
    | undefined;
  if (!row) return null;
  const costBasis = row.basis === BASIS.reported ? 'reported' : 'estimated';
  return { id: row.id, cost: { costUsd: toUsd(row.nano), costBasis } };
}

const monthAbout = (epochMs: number) => toMonthText(epochMs, 'UTC');

/** Says of a booked row what its reply came to once it could be read; its price stays. */
export function linkBooked(db: Connection, id: number, outcome: string, answer: Uint8Array | null): void {
  const opened = db
    .prepare(
      `SELECT model, price_version AS priceVersion FROM ledger_entry JOIN call_result ON call_result.id = call_result_id
       WHERE ledger_entry.id = ?`,
    )
    .get(id) as { model: string | null; priceVersion: string | null };
  db.prepare('UPDATE ledger_entry SET call_result_id = ?, answer = ? WHERE id = ?').run(
    callResultIdOf(db, { ...opened, outcome }),
    answer,
    id,
  );
}

/** Closes the row of a call that brought a reply but no price. */
export function closeUnpriced(db: Connection, jobId: number, outcome: string): void {
  closeCall(db, { jobId, cost: NO_COST, model: null, outcome, answer: null, priceVersion: null });
}

/** Ends the row of a call that brought no reply: deleted when surely nobody was paid. */
export function dropCall(db: Connection, jobId: number, failure: CallFailure): void {
  if (mayBePaid(failure)) closeUnpriced(db, jobId, failure.reason);
  else db.prepare(`DELETE FROM ledger_entry WHERE job_id = ? AND basis = ${BASIS.open}`).run(jobId);
}

/**
 * Closes the rows of calls that nobody waits for any more: their process died, or their job is gone. A test of an engine has no
 * job (its number is below zero) and is under way in any process: it is lost when it took longer than any call does.
 */
export function closeLostCalls(db: Connection, nowMs: number): void {
  const lost = db
    .prepare(
      `SELECT job_id FROM ledger_entry INDEXED BY ledger_open WHERE basis = ${BASIS.open}
       AND NOT EXISTS (SELECT 1 FROM job WHERE job.id = job_id AND state IN ('leased', 'received'))
       AND (job_id > 0 OR started_at < ?)`,
    )
    .pluck()
    .all(nowMs - LONGEST_TEST_MS) as number[];
  for (const jobId of lost) closeUnpriced(db, jobId, 'lost');
}

/** Of what failed, earlier parts aside: a server that refuses bills nothing; one that fell silent may have worked all the same. */
export function mayBePaid({ reason, mayBePaid }: CallFailure): boolean {
  return mayBePaid ?? FAILURE_EFFECTS[reason].billed === 'perhaps';
}
