/**
 * Puts answers that wait into the index of words. Texts are read and taken apart on a job's thread; the writer only stores words, a
 * few hundred answers in a transaction. Whatever dies when, an answer either waits or is indexed.
 */
import { toSearchText } from '#shared/text/search-text.ts';
import { defineJob, defineRead, defineWrite } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';
import { StoredContents } from '../stored-contents.ts';
import { listIndexWords } from './index-words.ts';

/** Answers written in one transaction. */
const BATCH = 200;

interface IndexBatch {
  /** Under the hash of its text, because ids of answers that are gone are reused. */
  answers: { id: number; hash: Uint8Array; words: string }[];
  newWords: string[];
}

interface WaitingRow {
  id: number;
  packId: number;
  hash: Uint8Array;
}

export const loadIsIndexDue = defineRead(
  'search.isIndexDue',
  (db, _input: null) => db.prepare('SELECT EXISTS (SELECT 1 FROM index_pending)').pluck().get() === 1,
);

/** Answers that became something else since they were read go on waiting. Returns how many do not wait any more. */
export const saveIndexed = defineWrite('search.saveIndexed', (db, { answers, newWords }: IndexBatch): number => {
  const addWord = db.prepare('INSERT OR IGNORE INTO index_word (word) VALUES (?)');
  for (const word of newWords) addWord.run(word);
  const settle = db.prepare(
    'DELETE FROM index_pending WHERE answer_id = (SELECT id FROM answer WHERE id = ? AND hash = ?)',
  );
  const add = db.prepare('INSERT INTO answer_index (rowid, words) VALUES (?, ?)');
  let count = 0;
  for (const { id, hash, words } of answers) {
    if (settle.run(id, hash).changes === 0) continue;
    add.run(id, words);
    count++;
  }
  return count;
});

/** Begins no new batch after that long. Returns how many answers were indexed. */
export const indexAnswers = defineJob('search.index', async (job, { mostMs }: { mostMs: number }): Promise<number> => {
  const endMs = performance.now() + mostMs;
  let indexed = 0;
  while (performance.now() < endMs) {
    const waiting = readWaiting(job.db);
    const saved = waiting.length === 0 ? 0 : await job.write(saveIndexed, planBatch(job.db, waiting));
    if (saved === 0) break;
    indexed += saved;
    job.report({ done: indexed, total: null });
  }
  return indexed;
});

/** Prompt by prompt, which is the order of packs, beginning with the prompts of those that wait longest. */
function readWaiting(db: Connection): WaitingRow[] {
  const prompts = db
    .prepare(
      `SELECT DISTINCT prompt_id FROM answer WHERE id IN (SELECT answer_id FROM index_pending ORDER BY answer_id LIMIT ${BATCH})`,
    )
    .pluck()
    .all() as number[];
  const ofPrompt = db.prepare(
    `SELECT id, pack_id AS packId, hash FROM answer INDEXED BY answer_by_prompt
     WHERE prompt_id = ? AND EXISTS (SELECT 1 FROM index_pending WHERE answer_id = answer.id)
     ORDER BY day, id LIMIT ${BATCH}`,
  );
  const rows: WaitingRow[] = [];
  for (const promptId of prompts) {
    if (rows.length >= BATCH) break;
    rows.push(...(ofPrompt.all(promptId) as WaitingRow[]));
  }
  return rows;
}

function planBatch(db: Connection, waiting: readonly WaitingRow[]): IndexBatch {
  const contents = new StoredContents(db);
  const isKnown = db.prepare('SELECT 1 FROM index_word WHERE word = ?').pluck();
  const met = new Set<string>();
  const answers = waiting.map((row) => {
    // One that cannot be opened has no words: no search finds it, and none waits for it.
    const { spelt, pairs } = listIndexWords(toSearchText(contents.readText(row) ?? ''));
    for (const word of spelt) met.add(word);
    return { id: row.id, hash: row.hash, words: [...spelt, ...pairs].join(' ') };
  });
  return {
    // In their order the index takes all of them at once.
    answers: answers.sort((a, b) => a.id - b.id),
    newWords: [...met].filter((word) => isKnown.get(word) === undefined),
  };
}
