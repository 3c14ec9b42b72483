/** Taking answers back: rows, facts and counts in one transaction, the caller's. */
import type { Connection } from '../../storage/connection.ts';
import { RollupDelta } from '../rollups/rollup-delta.ts';
import { forgetPacked } from './forget-packed.ts';
import { readStoredFacts } from './stored-facts.ts';

/** Deletes answers with everything that hangs on them. Returns how many there were. */
export function deleteAnswers(db: Connection, answerIds: readonly number[]): number {
  forgetPacked(db, answerIds);
  const delta = new RollupDelta();
  const remove = db.prepare('DELETE FROM answer WHERE id = ?');
  let count = 0;
  for (const id of answerIds) {
    const facts = readStoredFacts(db, id);
    if (!facts) continue;
    delta.remove(facts);
    remove.run(id);
    count++;
  }
  delta.save(db);
  return count;
}
