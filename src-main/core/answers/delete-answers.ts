/** Taking answers back: rows and rollups in one transaction, the caller's. */
import type { Connection } from '../../storage/connection.ts';
import { type AnswerFact, RollupDelta } from '../rollups/rollup-delta.ts';
import { readAppearances } from './appearances.ts';

/** Deletes answers with everything that hangs on them. Returns how many there were. */
export function deleteAnswers(db: Connection, answerIds: readonly number[]): number {
  const delta = new RollupDelta();
  const find = db.prepare(
    `SELECT answer.project_id AS projectId, prompt_id AS promptId, ordinal, day, engine,
       answer.language AS language, surface, answer.is_branded AS isBranded
     FROM answer JOIN prompt ON prompt.id = prompt_id WHERE answer.id = ?`,
  );
  const remove = db.prepare('DELETE FROM answer WHERE id = ?');
  let count = 0;
  for (const id of answerIds) {
    const fact = find.get(id) as AnswerFact | undefined;
    if (!fact) continue;
    delta.add(fact, readAppearances(db, id), -1);
    delta.removeFacts(fact, id);
    remove.run(id);
    count++;
  }
  delta.save(db);
  return count;
}
