/**
 * Answers with a moment that cannot be: before 1970, or a day after they were stored, which their id shows. Imports once took
 * any; months beyond what facts can hold are counted under another prompt. Facts and counts are the caller's to fix.
 */
import { dayOf } from '#shared/time/day.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { toMonthKey } from '../figures/codec/month-key.ts';
import { ID_BYTES, storedMsOf } from './answer-id.ts';

/** Clocks are set; a moment that is a little off is no fault. */
const SLACK_MS = 86_400_000;
/**
 * Identifiers begin with their milliseconds: as hexadecimal digits both are as long and compare as numbers do. Longer ones, of a project file that is
 * being opened or of the project that it replaced, begin with a sign instead.
 */
const IS_WRONG = `length(public_id) = ${ID_BYTES} AND (answered_at < 0 OR hex(substr(public_id, 1, 6)) < printf('%012X', max(0, answered_at - ${SLACK_MS})))`;

export function countWrongTimestamps(db: Connection): number {
  return db.prepare(`SELECT count(*) FROM answer WHERE ${IS_WRONG}`).pluck().get() as number;
}

/** Gives them the moment at which they were stored, and returns how many there were. */
export const repairTimestamps = defineWrite('answers.repairTimestamps', (db, _input: null): number => {
  const wrong = db.prepare(`SELECT id, public_id AS publicId FROM answer WHERE ${IS_WRONG}`).all() as {
    id: number;
    publicId: Buffer;
  }[];
  const update = db.prepare('UPDATE answer SET answered_at = ?, day = ? WHERE id = ?');
  for (const { id, publicId } of wrong) {
    const storedMs = storedMsOf(publicId);
    update.run(storedMs, dayOf(storedMs), id);
  }
  // Months before 1970 of the first prompt: no prompt leads to them.
  db.prepare('DELETE FROM fact_month WHERE id < ?').run(toMonthKey(1, 0));
  return wrong.length;
});
