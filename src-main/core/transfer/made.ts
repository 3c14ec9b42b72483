/** What an import made, noted as it is made, and taking it back: answers, responses, prompts, tags and who was given them. */
import type { Connection } from '../../storage/connection.ts';
import { deleteAnswers } from '../answers/delete-answers.ts';
import { addTags } from '../prompts/prompt-store.ts';

/** A prompt, a tag, or, with both, a tag that a prompt was given. */
export function noteMade(db: Connection, batchId: number, promptId: number | null, tagId: number | null): void {
  db.prepare('INSERT INTO import_made (import_batch_id, prompt_id, tag_id) VALUES (?, ?, ?)').run(
    batchId,
    promptId,
    tagId,
  );
}

interface Batch {
  projectId: number;
  batchId: number;
}

/** Returns how many the prompt did not have. */
export function giveTags(
  db: Connection,
  { projectId, batchId }: Batch,
  promptId: number,
  names: readonly string[],
): number {
  const { tagIds, givenIds } = addTags(db, projectId, promptId, names);
  for (const tagId of tagIds) noteMade(db, batchId, null, tagId);
  for (const tagId of givenIds) noteMade(db, batchId, promptId, tagId);
  return givenIds.length;
}

/** Returns how many it took back: fewer than `most` when none are left. */
export function takeBackAnswers(db: Connection, batchId: number, most: number): number {
  const ids = db
    .prepare('SELECT id FROM answer WHERE import_batch_id = ? LIMIT ?')
    .pluck()
    .all(batchId, most) as number[];
  return deleteAnswers(db, ids);
}

/** Everything but the answers, which go first. What is used by others stays. */
export function takeBackMade(db: Connection, batchId: number): void {
  db.prepare('DELETE FROM attribution WHERE import_batch_id = ?').run(batchId);
  db.prepare(
    `DELETE FROM prompt_tag WHERE (prompt_id, tag_id) IN
       (SELECT prompt_id, tag_id FROM import_made WHERE import_batch_id = ? AND prompt_id IS NOT NULL AND tag_id IS NOT NULL)`,
  ).run(batchId);
  db.prepare(
    `DELETE FROM prompt WHERE id IN (SELECT prompt_id FROM import_made WHERE import_batch_id = ? AND tag_id IS NULL)
       AND NOT EXISTS (SELECT 1 FROM answer WHERE answer.prompt_id = prompt.id)
       AND NOT EXISTS (SELECT 1 FROM job WHERE job.prompt_id = prompt.id)`,
  ).run(batchId);
  db.prepare(
    `DELETE FROM tag WHERE id IN (SELECT tag_id FROM import_made WHERE import_batch_id = ? AND prompt_id IS NULL)
       AND NOT EXISTS (SELECT 1 FROM prompt_tag WHERE tag_id = tag.id)`,
  ).run(batchId);
  db.prepare('DELETE FROM import_made WHERE import_batch_id = ?').run(batchId);
}

/** The receipt stays and says so. */
export function endUndoing(db: Connection, batchId: number, nowMs: number): void {
  db.prepare("UPDATE import_batch SET state = 'done', undone_at = ? WHERE id = ?").run(nowMs, batchId);
}
