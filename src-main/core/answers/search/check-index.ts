/** Whether the index knows every answer once, and none that is gone: for doctor, which can have it rebuilt. */
import { defineWrite } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';

/** How many answers are neither indexed nor waiting, are both, or are gone. */
export function countWrongIndexed(db: Connection): number {
  const { missing, twice, gone } = db
    .prepare(
      `SELECT
         (SELECT count(*) FROM answer WHERE id NOT IN (SELECT answer_id FROM index_pending)
            AND NOT EXISTS (SELECT 1 FROM answer_index_docsize AS indexed WHERE indexed.id = answer.id)) AS missing,
         (SELECT count(*) FROM index_pending JOIN answer_index_docsize AS indexed ON indexed.id = answer_id) AS twice,
         (SELECT count(*) FROM (SELECT answer_id AS id FROM index_pending UNION ALL SELECT id FROM answer_index_docsize)
            WHERE id NOT IN (SELECT id FROM answer)) AS gone`,
    )
    .get() as { missing: number; twice: number; gone: number };
  return missing + twice + gone;
}

/** Empties the index: every answer waits for it again. */
export const resetIndex = defineWrite('search.resetIndex', (db, _input: null) => {
  db.raw.exec(`
    INSERT INTO answer_index (answer_index) VALUES ('delete-all');
    DELETE FROM index_word;
    DELETE FROM index_pending;
    INSERT INTO index_pending (answer_id) SELECT id FROM answer;
  `);
});
