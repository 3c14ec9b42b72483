/** Taking answers back: rows, facts and counts in one transaction, the caller's. */
import { monthOf } from '#shared/time/month.ts';
import type { Connection } from '../../storage/connection.ts';
import { FigureDelta } from '../figures/aggregate/figure-delta.ts';
import type { AnswerFacts } from '../figures/codec/answer-facts.ts';
import { type ChecksummedMonth, isWholeMonth } from '../figures/codec/month-checksum.ts';
import { toMonthKey } from '../figures/codec/month-key.ts';
import { forgetPacked } from './forget-packed.ts';
import { readStoredFacts } from './stored-facts.ts';

/** Deletes answers with everything that hangs on them. Returns how many there were. */
export function deleteAnswers(db: Connection, answerIds: readonly number[]): number {
  forgetPacked(db, answerIds);
  const delta = new FigureDelta();
  const months = new Map<number, boolean>();
  const remove = db.prepare('DELETE FROM answer WHERE id = ?');
  let count = 0;
  for (const id of answerIds) {
    const facts = readStoredFacts(db, id);
    if (!facts) continue;
    // What was counted wrongly cannot be taken back: doctor counts such a month again.
    if (isMonthWhole(db, facts, months)) delta.remove(facts);
    remove.run(id);
    count++;
  }
  delta.save(db);
  return count;
}

/** `known`: months that were looked at, by key. */
function isMonthWhole(db: Connection, { promptId, day }: AnswerFacts, known: Map<number, boolean>): boolean {
  const key = toMonthKey(promptId, monthOf(day));
  const isWhole = known.get(key) ?? readIsMonthWhole(db, key);
  known.set(key, isWhole);
  return isWhole;
}

function readIsMonthWhole(db: Connection, key: number): boolean {
  const row = db.prepare('SELECT heads, citations, searches, appearances, sum FROM fact_month WHERE id = ?').get(key) as
    | ChecksummedMonth
    | undefined;
  return row === undefined || isWholeMonth(row);
}
