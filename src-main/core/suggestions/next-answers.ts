/** Which answers a scan looks at next: each once, a batch at a time, in the order in which they are read fastest. */
import type { Connection } from '../../storage/connection.ts';
import type { WalkCursor } from '../answers/measured-history.ts';

/** What is counted in one transaction of the writer: some hundredths of a second. */
const BATCH = 1_000;

/** How far a project's answers were looked at. */
export interface ScanCursor {
  /** All answers up to this id were looked at by the rules of today; 0 when none was. */
  afterId: number;
  /** Under way: those behind it up to another id, prompt by prompt. */
  walk: ScanWalk | null;
}

export interface ScanWalk {
  upToId: number;
  after: WalkCursor;
}

export const SCAN_START: ScanCursor = { afterId: 0, walk: null };

export function isSameCursor(a: ScanCursor, b: ScanCursor): boolean {
  return (
    JSON.stringify([a.afterId, a.walk && toKeys(a.walk)]) === JSON.stringify([b.afterId, b.walk && toKeys(b.walk)])
  );
}

function toKeys({ upToId, after: { promptId, day, id } }: ScanWalk): number[] {
  return [upToId, promptId, day, id];
}

/** How many answers are behind the cursor; counted up to `most`. */
export function countNextAnswers(db: Connection, projectId: number, { afterId }: ScanCursor, most: number): number {
  const unread = db
    .prepare('SELECT id FROM answer WHERE id > ? AND id <= ? AND +project_id = ? ORDER BY id LIMIT ?')
    .all(afterId, readCeiling(db), projectId, most);
  return unread.length;
}

export interface NextAnswers {
  rows: ScannedAnswer[];
  /** Where the scan is after them; null when there is nothing to note. */
  to: ScanCursor | null;
}

/** A few new answers by their ids; many prompt by prompt, which is how they are packed: else a pack is opened for each of its answers. */
export function readNextAnswers(db: Connection, projectId: number, cursor: ScanCursor): NextAnswers {
  const ceiling = readCeiling(db);
  if (cursor.walk) return walkOn(db, projectId, cursor, cursor.walk);
  const rows = readNew(db, projectId, cursor.afterId, ceiling);
  if (rows.length > BATCH)
    return walkOn(db, projectId, cursor, { upToId: ceiling, after: { promptId: 0, day: 0, id: 0 } });
  return { rows, to: ceiling > cursor.afterId ? { afterId: ceiling, walk: null } : null };
}

function walkOn(db: Connection, projectId: number, from: ScanCursor, { upToId, after }: ScanWalk): NextAnswers {
  const rows = readWalk(db, projectId, { afterId: from.afterId, upToId, after });
  const last = rows.at(-1);
  const isLast = rows.length < BATCH || !last;
  const to = isLast
    ? { afterId: upToId, walk: null }
    : { afterId: from.afterId, walk: { upToId, after: { promptId: last.promptId, day: last.day, id: last.id } } };
  return { rows, to };
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

export interface ScannedAnswer {
  id: number;
  /** Of its prompt. */
  ordinal: number;
  prompt: string;
  packId: number;
  language: string;
  /** How many tracked brands it names. */
  brandsNamed: number;
}

/** One more than a batch, if there are. The sign before the project id keeps the search on the row id. */
function readNew(db: Connection, projectId: number, afterId: number, ceiling: number): ScannedAnswer[] {
  return db
    .prepare(
      `SELECT answer.id AS id, ordinal, prompt.text AS prompt, pack_id AS packId, answer.language AS language, brands_named AS brandsNamed
       FROM answer JOIN prompt ON prompt.id = prompt_id
       WHERE answer.id > ? AND answer.id <= ? AND +answer.project_id = ? ORDER BY answer.id LIMIT ${BATCH + 1}`,
    )
    .all(afterId, ceiling, projectId) as ScannedAnswer[];
}

/** The order of packs. Which answers are meant is known from the index alone. */
function readWalk(
  db: Connection,
  projectId: number,
  { afterId, upToId, after }: ScanWalk & { afterId: number },
): (ScannedAnswer & WalkCursor)[] {
  return db
    .prepare(
      `SELECT answer.id AS id, prompt_id AS promptId, day, ordinal, prompt.text AS prompt, pack_id AS packId, answer.language AS language, brands_named AS brandsNamed
       FROM answer INDEXED BY answer_by_prompt CROSS JOIN prompt ON prompt.id = prompt_id
       WHERE (prompt_id, day, answer.id) > (?, ?, ?) AND answer.id > ? AND answer.id <= ? AND +answer.project_id = ?
       ORDER BY prompt_id, day, answer.id LIMIT ${BATCH}`,
    )
    .all(after.promptId, after.day, after.id, afterId, upToId, projectId) as (ScannedAnswer & WalkCursor)[];
}
