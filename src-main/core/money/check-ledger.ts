/**
 * Whether the ledger, its monthly sums, the answers and the queue agree, for doctor. Everything here is found by recounting; only
 * the monthly sums can be rebuilt, because they are made of the ledger. Rows outlive prompts and projects that were deleted.
 */
import { ENGINE_TESTS, JUDGE } from '#shared/vocabulary/engines.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { BASIS } from './ledger-lookups.ts';

export interface LedgerFault {
  /** What is wrong with the rows, said after how many there are. */
  says: string;
  count: number;
  /** Numbers of ledger rows, or of answers where no row is there; at most so many as are worth reading. */
  ids: number[];
}

const MOST_IDS = 10;
/** Jobs that ended with an answer are kept for a month; those that did not, for good. */
const JOB_RETENTION_MS = 30 * 86_400_000;

const KEYS = 'month, project, engine, route, basis';

/** How many monthly sums differ from the ledger. */
export function countWrongSpend(db: Connection): number {
  return db
    .prepare(
      `SELECT count(*) FROM (
         SELECT ${KEYS} FROM (
           SELECT ${KEYS}, calls, cost_nano AS cost, counted_nano AS counted FROM spend_month
           UNION ALL SELECT ${KEYS}, -1, -coalesce(cost_nano, 0), -counted_nano FROM ledger)
         GROUP BY ${KEYS} HAVING sum(calls) <> 0 OR sum(cost) <> 0 OR sum(counted) <> 0)`,
    )
    .pluck()
    .get() as number;
}

/** Rebuilds the monthly sums from the ledger. */
export const rebuildSpend = defineWrite('money.rebuildSpend', (db, _input: null): null => {
  db.prepare('DELETE FROM spend_month').run();
  db.prepare(
    `INSERT INTO spend_month (${KEYS}, calls, cost_nano, counted_nano)
     SELECT ${KEYS}, count(*), sum(coalesce(cost_nano, 0)), sum(counted_nano) FROM ledger GROUP BY ${KEYS}`,
  ).run();
  return null;
});

/** Faults that nobody can fix by counting. */
export function findLedgerFaults(db: Connection, nowMs: number): LedgerFault[] {
  const list = (says: string, sql: string, ...values: number[]): LedgerFault => {
    const ids = db
      .prepare(sql)
      .pluck()
      .all(...values) as number[];
    return { says, count: ids.length, ids: ids.slice(0, MOST_IDS) };
  };
  return [
    list('name an answer that is gone without a reason', ANSWER_GONE),
    list('tell of an answer and name none', ANSWER_UNNAMED),
    list('name an answer that another row was paid for as well', PAID_TWICE),
    list('cost something else than their answer says', OTHER_COST),
    list('are of no project or prompt that there is', NOBODYS),
    list('have no call in the queue that they could be of', WITHOUT_JOB, nowMs - JOB_RETENTION_MS),
    list('were asked for money and have no row in the ledger (their numbers are those of answers)', WITHOUT_ROW),
  ].filter(({ count }) => count > 0);
}

const LIVING_PROMPT = `JOIN ledger_prompt ON ledger_prompt.id = entry.ledger_prompt_id JOIN prompt ON prompt.public_id = ledger_prompt.prompt
  JOIN project ON project.id = prompt.project_id AND project.archived_at IS NULL`;

const ANSWER_GONE = `SELECT entry.id FROM ledger_entry AS entry ${LIVING_PROMPT}
  WHERE answer IS NOT NULL AND NOT EXISTS (SELECT 1 FROM answer AS found WHERE found.public_id = entry.answer)
    AND NOT EXISTS (SELECT 1 FROM set_aside_answer AS aside WHERE aside.public_id = entry.answer)`;

/** Tests of engines have billing periods of their own: they belong to no prompt, and what they bring is no stored answer. */
const OF_PROJECT = `JOIN billing_period AS period ON period.id = entry.billing_period_id AND period.project <> '${ENGINE_TESTS}'`;

const ANSWER_UNNAMED = `SELECT entry.id FROM ledger_entry AS entry ${OF_PROJECT} JOIN call_result ON call_result.id = call_result_id
  WHERE answer IS NULL AND outcome IN ('answer', 'refusal')`;

const PAID_TWICE = `SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY answer ORDER BY id) AS nth FROM ledger_entry WHERE answer IS NOT NULL)
  WHERE nth > 1`;

/** A nano-dollar may be lost on the way through a floating-point number. */
const OTHER_COST = `SELECT entry.id FROM ledger_entry AS entry JOIN answer AS found ON found.public_id = entry.answer
  WHERE (basis IN (${BASIS.reported}, ${BASIS.estimated}) AND abs(coalesce(cost_usd, -1) * 1e9 - nano) > 1)
    OR (basis = ${BASIS.unknown} AND cost_usd IS NOT NULL)`;

const NOBODYS = `SELECT entry.id FROM ledger_entry AS entry ${OF_PROJECT}
    LEFT JOIN ledger_prompt ON ledger_prompt.id = entry.ledger_prompt_id LEFT JOIN project ON project.public_id = period.project
  WHERE coalesce(ledger_prompt.prompt, '') NOT IN ('', '${JUDGE}') AND (project.id IS NULL OR (project.archived_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM prompt WHERE prompt.public_id = ledger_prompt.prompt)))`;

const WITHOUT_JOB = `SELECT entry.id FROM ledger_entry AS entry ${LIVING_PROMPT}
  WHERE answer IS NULL AND started_at > ?
    AND NOT EXISTS (SELECT 1 FROM job WHERE job.id = entry.job_id AND job.prompt_id = prompt.id)`;

/** Before there was a ledger, an answer whose job was gone by then got no row. */
const WITHOUT_ROW = `SELECT answer.id FROM answer JOIN provenance ON provenance.id = provenance_id
  WHERE import_key IS NULL AND import_batch_id IS NULL AND surface NOT IN ('simulated', 'import')
    AND (job_id IS NOT NULL OR answered_at >= (SELECT min(started_at) FROM ledger_entry JOIN call_result ON call_result.id = call_result_id
      WHERE price_version IS NOT 'before the ledger'))
    AND public_id NOT IN (SELECT answer FROM ledger_entry WHERE answer IS NOT NULL)`;
