/**
 * Counts candidates over a project's answers, each answer once: a cursor remembers how far it came, so that a million answers
 * are read once and new ones alone after that. Text is read on the job's own thread.
 */
import { defineJob, defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { WalkCursor } from '../answers/measured-history.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import { extractCandidates } from './extract-candidates.ts';
import { type FoundCandidate, saveScan } from './save-scan.ts';
import { readCursor, type ScanCursor, type ScanWalk } from './scan-cursor.ts';

/** What is counted in one transaction of the writer: some hundredths of a second. */
const BATCH = 1_000;

/** How many answers of the project were not looked at yet; counted up to `most`. */
export const loadScanBacklog = defineRead(
  'suggestions.backlog',
  (db, { projectId, most }: { projectId: number; most: number }): number => {
    const { afterId } = readCursor(db, projectId).cursor;
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
    const { from, to, found, damaged, count } = job.db.atOneMoment(() => lookAtNext(job.db, projectId));
    if (to === null || !(await job.write(saveScan, { projectId, from, to, found, damaged }))) return done;
    done += count;
    job.report({ done, total: null });
    // What came while older ones were looked at is looked at too; what comes after that is for the next time.
    if (from.walk === null && to.walk === null) return done;
  }
});

interface Look {
  from: ScanCursor;
  /** Null when there is nothing to note. */
  to: ScanCursor | null;
  found: FoundCandidate[];
  /** Answers whose texts cannot be read. */
  damaged: number[];
  count: number;
}

/** A few new answers by their ids; many prompt by prompt, which is how they are packed: else a pack is opened for each of its answers. */
function lookAtNext(db: Connection, projectId: number): Look {
  const { cursor } = readCursor(db, projectId);
  const ceiling = readCeiling(db);
  if (cursor.walk) return walkOn(db, projectId, cursor, cursor.walk);
  const rows = readNew(db, projectId, cursor.afterId, ceiling);
  if (rows.length > BATCH)
    return walkOn(db, projectId, cursor, { upToId: ceiling, after: { promptId: 0, day: 0, id: 0 } });
  const to = ceiling > cursor.afterId ? { afterId: ceiling, walk: null } : null;
  return { from: cursor, to, ...countCandidates(db, rows), count: rows.length };
}

function walkOn(db: Connection, projectId: number, from: ScanCursor, { upToId, after }: ScanWalk): Look {
  const rows = readWalk(db, projectId, { afterId: from.afterId, upToId, after });
  const last = rows.at(-1);
  const isLast = rows.length < BATCH || !last;
  const to = isLast
    ? { afterId: upToId, walk: null }
    : { afterId: from.afterId, walk: { upToId, after: { promptId: last.promptId, day: last.day, id: last.id } } };
  return { from, to, ...countCandidates(db, rows), count: rows.length };
}

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

/** One more than a batch, if there are. The sign before the project id keeps the search on the row id. */
function readNew(db: Connection, projectId: number, afterId: number, ceiling: number): AnswerRow[] {
  return db
    .prepare(
      `SELECT answer.id AS id, ordinal, prompt.text AS prompt, pack_id AS packId
       FROM answer JOIN prompt ON prompt.id = prompt_id
       WHERE answer.id > ? AND answer.id <= ? AND +answer.project_id = ? ORDER BY answer.id LIMIT ${BATCH + 1}`,
    )
    .all(afterId, ceiling, projectId) as AnswerRow[];
}

/** The order of packs. Which answers are meant is told by the index alone. */
function readWalk(
  db: Connection,
  projectId: number,
  { afterId, upToId, after }: ScanWalk & { afterId: number },
): (AnswerRow & WalkCursor)[] {
  return db
    .prepare(
      `SELECT answer.id AS id, prompt_id AS promptId, day, ordinal, prompt.text AS prompt, pack_id AS packId
       FROM answer INDEXED BY answer_by_prompt CROSS JOIN prompt ON prompt.id = prompt_id
       WHERE (prompt_id, day, answer.id) > (?, ?, ?) AND answer.id > ? AND answer.id <= ? AND +answer.project_id = ?
       ORDER BY prompt_id, day, answer.id LIMIT ${BATCH}`,
    )
    .all(after.promptId, after.day, after.id, afterId, upToId, projectId) as (AnswerRow & WalkCursor)[];
}

function countCandidates(db: Connection, rows: readonly AnswerRow[]): Pick<Look, 'found' | 'damaged'> {
  const contents = new StoredContents(db).readAll(rows);
  const found = new Map<string, FoundCandidate>();
  const damaged: number[] = [];
  for (const [index, row] of rows.entries()) {
    const content = contents[index];
    if (!content) {
      damaged.push(row.id);
      continue;
    }
    const { text, cited } = content;
    for (const candidate of extractCandidates({ prompt: row.prompt, text, cited })) {
      const known = found.get(candidate.key);
      if (known) addAnswer(known, candidate, row);
      else found.set(candidate.key, { ...candidate, answerIds: [row.id], ordinals: [row.ordinal] });
    }
  }
  return { found: [...found.values()], damaged };
}

function addAnswer(known: FoundCandidate, candidate: Omit<FoundCandidate, 'answerIds' | 'ordinals'>, row: AnswerRow) {
  known.answerIds.push(row.id);
  if (!known.ordinals.includes(row.ordinal)) known.ordinals.push(row.ordinal);
  known.domain ??= candidate.domain;
  if (!known.isNameDomain || candidate.isNameDomain) return;
  known.name = candidate.name;
  known.isNameDomain = false;
}
