/**
 * No question of a schedule is asked twice on a day. A slot is named by its local date, and the unique key of `job` has each question
 * once under a name: what is asked on a later date has to win the name of that date first.
 */
import type { Connection } from '../../storage/connection.ts';
import type { RunTable } from '../../storage/schema.ts';
import { finishRuns } from './finish-runs.ts';
import {
  planDueSlot,
  planNextSlot,
  type Schedule,
  slotDistanceMs,
  startOfLocalDate,
  toLocalDate,
} from './plan-slot.ts';

/** So long after its last answer a run still goes on. */
const PAUSE_MS = 3_600_000;
/** A clock that was further ahead was wrong: what it queued is not kept open for so long. */
const LONGEST_WAIT_MS = 8 * 86_400_000;
/** The slot of new prompts, which belong to the day on which they were made. */
const NEW = 'new';

interface SlotRow {
  slot: string;
  runId: number;
  cause: RunTable['cause'];
  createdAt: number;
  endsAt: number;
  spreadMinutes: number;
  schedule: Schedule;
  time: string;
  weekday: number;
}

/**
 * Null where a queued job may be asked now, else the internal id of its run. One of a day that is over takes the name of today, or is
 * cancelled where today's is there already. One of a date that the clock has not reached waits for it, unless the clock was far ahead. Runs
 * by hand are slots of their own.
 */
export function claimDay(db: Connection, jobId: number, nowMs: number): number | null {
  const job = readSlot(db, jobId);
  const today = toLocalDate(nowMs);
  if (job.slot === today || !isOfDay(job, nowMs)) return null;
  const startsAtMs = job.slot === NEW ? 0 : startOfLocalDate(job.slot);
  if (startsAtMs > nowMs && startsAtMs - nowMs <= LONGEST_WAIT_MS) {
    db.prepare('UPDATE job SET next_try_at = ? WHERE id = ?').run(startsAtMs, jobId);
    return job.runId;
  }
  if (isGoingOn(db, job, nowMs)) return null;
  if (db.prepare('UPDATE OR IGNORE job SET slot = ? WHERE id = ?').run(today, jobId).changes > 0) return null;
  db.prepare(
    "UPDATE job SET state = 'cancelled', outcome = NULL, message = 'It was asked on this day already.', updated_at = ? WHERE id = ?",
  ).run(nowMs, jobId);
  finishRuns(db, [job.runId], nowMs);
  return job.runId;
}

function readSlot(db: Connection, jobId: number): SlotRow {
  return db
    .prepare(
      `SELECT job.slot AS slot, run.id AS runId, cause, run.created_at AS createdAt, ends_at AS endsAt, spread_minutes AS spreadMinutes,
         schedule, schedule_time AS time, schedule_weekday AS weekday
       FROM job JOIN run ON run.id = run_id JOIN project ON project.id = job.project_id WHERE job.id = ?`,
    )
    .get(jobId) as SlotRow;
}

function isOfDay({ slot, endsAt }: SlotRow, nowMs: number): boolean {
  return slot === NEW ? endsAt <= nowMs : /^\d{4}-\d\d-\d\d$/.test(slot);
}

/** A slot late in the evening runs past midnight, and belongs to its evening as long as it goes on and the next is far. No other slot does. */
function isGoingOn(db: Connection, job: SlotRow, nowMs: number): boolean {
  const { slot, runId, cause, createdAt, spreadMinutes, schedule, time, weekday } = job;
  const next = planNextSlot(schedule, time, nowMs, weekday);
  if (cause !== 'schedule' || planDueSlot(schedule, time, nowMs, weekday).slot !== slot) return false;
  if (next !== null && next.startsAtMs - nowMs < slotDistanceMs('daily')) return false;
  if (nowMs >= createdAt && nowMs < createdAt + spreadMinutes * 60_000 + PAUSE_MS) return true;
  const answered = db.prepare(
    "SELECT 1 FROM job WHERE run_id = ? AND state = 'done' AND updated_at BETWEEN ? AND ? LIMIT 1",
  );
  return answered.get(runId, nowMs - PAUSE_MS, nowMs) !== undefined;
}

/** Gives the name of a slot back that a question of an older run took, and brought no answer under. True where it is free now. */
export function freeName(
  db: Connection,
  key: { promptId: number; engine: string; slot: string; sample: number },
): boolean {
  const { changes } = db
    .prepare(
      `UPDATE job SET slot = (SELECT public_id FROM run WHERE run.id = run_id)
       WHERE prompt_id = ? AND engine = ? AND slot = ? AND sample = ? AND state IN ('failed', 'cancelled')`,
    )
    .run(key.promptId, key.engine, key.slot, key.sample);
  return changes > 0;
}
