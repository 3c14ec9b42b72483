/**
 * Counts candidates over a project's answers, each answer once: a cursor over answer ids remembers how far it came, so
 * that a million answers are read once and new ones alone after that. Text is read on the job's own thread.
 */
import { defineJob, defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import { extractCandidates, RULES_VERSION } from './extract-candidates.ts';
import { type FoundCandidate, saveScan } from './save-scan.ts';
import { readCursor } from './suggestion-store.ts';

/** Many, because an older answer lies in a pack with answers of other days: those of a batch are read pack by pack. */
const BATCH = 1_000;

/** How many answers of the project were not looked at yet; counted up to `most`. */
export const loadScanBacklog = defineRead(
  'suggestions.backlog',
  (db, { projectId, most }: { projectId: number; most: number }): number => {
    const { afterId } = readCursor(db, projectId);
    const unread = db
      .prepare('SELECT id FROM answer WHERE id > ? AND id <= ? AND +project_id = ? ORDER BY id LIMIT ?')
      .all(afterId, readCeiling(db), projectId, most);
    return unread.length;
  },
);

/** Looks at every answer that is new. Returns how many there were. Two scans at once never count an answer twice. */
export const scanAnswers = defineJob('suggestions.scan', async (job, projectId: number): Promise<number> => {
  let done = 0;
  for (;;) {
    const { afterId } = readCursor(job.db, projectId);
    const ceiling = readCeiling(job.db);
    const { batch, found } = job.db.atOneMoment(() => {
      const rows = readBatch(job.db, projectId, afterId, ceiling, BATCH);
      return { batch: rows, found: countCandidates(job.db, rows) };
    });
    const upToId = batch.length < BATCH ? Math.max(afterId, ceiling) : (batch.at(-1)?.id ?? afterId);
    if (upToId > afterId) {
      const isSaved = await job.write(saveScan, { projectId, rulesVersion: RULES_VERSION, afterId, upToId, found });
      if (!isSaved) return done;
    }
    done += batch.length;
    job.report({ done, total: null });
    if (batch.length < BATCH) return done;
  }
});

/** The last answer that is there to stay: an import that is still writing may be taken back. */
function readCeiling(db: Connection): number {
  const { newest, unfinished } = db
    .prepare(
      `SELECT (SELECT coalesce(max(id), 0) FROM answer) AS newest,
         (SELECT min((SELECT min(id) FROM answer WHERE import_batch_id = import_batch.id))
          FROM import_batch WHERE state = 'writing') AS unfinished`,
    )
    .get() as { newest: number; unfinished: number | null };
  return unfinished === null ? newest : Math.min(newest, unfinished - 1);
}

interface AnswerRow {
  id: number;
  ordinal: number;
  prompt: string;
  packId: number;
}

/** The sign before the project id keeps the walk on the row id. */
function readBatch(db: Connection, projectId: number, afterId: number, ceiling: number, limit: number): AnswerRow[] {
  return db
    .prepare(
      `SELECT answer.id AS id, ordinal, prompt.text AS prompt, pack_id AS packId
       FROM answer JOIN prompt ON prompt.id = prompt_id
       WHERE answer.id > ? AND answer.id <= ? AND +answer.project_id = ? ORDER BY answer.id LIMIT ?`,
    )
    .all(afterId, ceiling, projectId, limit) as AnswerRow[];
}

function countCandidates(db: Connection, rows: readonly AnswerRow[]): FoundCandidate[] {
  const contents = new StoredContents(db).readAll(rows);
  const found = new Map<string, FoundCandidate>();
  for (const [index, row] of rows.entries()) {
    const { text, cited } = contents[index]!;
    for (const candidate of extractCandidates({ prompt: row.prompt, text, cited })) {
      const known = found.get(candidate.key);
      if (known) addAnswer(known, candidate, row);
      else found.set(candidate.key, { ...candidate, answerIds: [row.id], ordinals: [row.ordinal] });
    }
  }
  return [...found.values()];
}

function addAnswer(known: FoundCandidate, candidate: Omit<FoundCandidate, 'answerIds' | 'ordinals'>, row: AnswerRow) {
  known.answerIds.push(row.id);
  known.ordinals.push(row.ordinal);
  known.domain ??= candidate.domain;
  if (!known.isNameDomain || candidate.isNameDomain) return;
  known.name = candidate.name;
  known.isNameDomain = false;
}
