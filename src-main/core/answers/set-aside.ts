/**
 * Setting aside what cannot be read any more. An answer without its text is counted nowhere afterwards; its row and the damaged bytes
 * are kept apart as they were found. Of an answer whose raw replies alone are damaged, only those go.
 */
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { hashText } from './answer-content.ts';
import { toPublicId } from './answer-id.ts';
import { deleteAnswers } from './delete-answers.ts';
import { type ContentLocation, SINGLE, StoredContents } from './stored-contents.ts';

interface AnswerRow extends ContentLocation {
  publicId: Uint8Array;
  promptId: number;
  hash: Uint8Array;
}

/** What there was to set aside; numbers of answers that can be read after all are left alone: somebody else may have one by now. */
export interface SetAside {
  answers: number;
  /** Answers that lost their raw replies. */
  replies: number;
}

export const setAsideAnswers = defineWrite('answers.setAside', (db, ids: number[], { nowMs }): SetAside => {
  const contents = new StoredContents(db);
  const rows = ids.flatMap((id) => readRow(db, id) ?? []);
  const unreadable = rows.filter((row) => !isReadable(contents, row));
  const withoutReplies = rows.filter((row) => isReadable(contents, row) && contents.readReplies(row) === null);
  keepBytes(db, [...unreadable, ...withoutReplies], nowMs);
  keepRows(db, unreadable, nowMs);
  for (const row of withoutReplies) forgetReplies(db, row);
  return {
    answers: deleteAnswers(
      db,
      unreadable.map(({ id }) => id),
    ),
    replies: withoutReplies.length,
  };
});

function readRow(db: Connection, id: number): AnswerRow | undefined {
  return db
    .prepare(
      'SELECT id, public_id AS publicId, prompt_id AS promptId, pack_id AS packId, hash FROM answer WHERE id = ?',
    )
    .get(id) as AnswerRow | undefined;
}

function isReadable(contents: StoredContents, row: AnswerRow): boolean {
  const text = contents.readText(row);
  return text !== null && hashText(text).equals(row.hash);
}

/** A pack once, whatever of it is damaged: its raw replies cannot be read without its contents. */
function keepBytes(db: Connection, rows: readonly AnswerRow[], nowMs: number): void {
  const insert = db.prepare(
    'INSERT INTO set_aside_bytes (prompt_id, kind, answers, set_aside_at, body) VALUES (?, ?, ?, ?, ?)',
  );
  const keep = (promptId: number, answers: readonly AnswerRow[], bytes: StoredBytes | undefined) => {
    const ids = JSON.stringify(answers.map(({ publicId }) => toPublicId(publicId)));
    if (bytes?.contents) insert.run(promptId, 'contents', ids, nowMs, bytes.contents);
    if (bytes?.raws) insert.run(promptId, 'replies', ids, nowMs, bytes.raws);
  };
  for (const [packId, answers] of Map.groupBy(rows, (row) => row.packId)) {
    if (packId === SINGLE) for (const row of answers) keep(row.promptId, [row], readSingleBytes(db, row.id));
    else keep(answers[0]!.promptId, answers, readPackBytes(db, packId));
  }
}

interface StoredBytes {
  contents: Uint8Array | null;
  raws: Uint8Array | null;
}

function readPackBytes(db: Connection, packId: number): StoredBytes | undefined {
  return db.prepare('SELECT contents, raws FROM answer_pack WHERE id = ?').get(packId) as StoredBytes | undefined;
}

function readSingleBytes(db: Connection, id: number): StoredBytes {
  return db
    .prepare(
      `SELECT (SELECT body FROM answer_content WHERE answer_id = ?) AS contents,
         (SELECT body FROM answer_raw WHERE answer_id = ?) AS raws`,
    )
    .get(id, id) as StoredBytes;
}

function keepRows(db: Connection, rows: readonly AnswerRow[], nowMs: number): void {
  const read = db.prepare('SELECT * FROM answer WHERE id = ?');
  const insert = db.prepare(
    `INSERT OR REPLACE INTO set_aside_answer (public_id, project_id, prompt_id, engine, answered_at, set_aside_at, row)
     SELECT public_id, project_id, prompt_id, engine, answered_at, ?, ? FROM answer WHERE id = ?`,
  );
  for (const { id } of rows) insert.run(nowMs, JSON.stringify(read.get(id), toHex), id);
}

function toHex(_key: string, value: { type?: string; data?: number[] } | null): unknown {
  return value?.type === 'Buffer' && value.data ? Buffer.from(value.data).toString('hex') : value;
}

/** All of a pack's replies are one piece. */
function forgetReplies(db: Connection, { id, packId }: AnswerRow): void {
  if (packId === SINGLE) db.prepare('DELETE FROM answer_raw WHERE answer_id = ?').run(id);
  else
    db.prepare('UPDATE answer_pack SET revision = revision + 1, raws = NULL, raws_day = NULL WHERE id = ?').run(packId);
}

/** An answer that was set aside, as doctor reports it. */
export interface AnswerSetAside {
  publicId: Uint8Array;
  project: string;
  promptId: string;
  prompt: string;
  answeredAt: number;
}

/** The newest first, at most so many. */
export function listSetAside(db: Connection, most: number): AnswerSetAside[] {
  return db
    .prepare(
      `SELECT set_aside_answer.public_id AS publicId, project.public_id AS project, prompt.public_id AS promptId,
         prompt.text AS prompt, answered_at AS answeredAt
       FROM set_aside_answer JOIN prompt ON prompt.id = prompt_id JOIN project ON project.id = set_aside_answer.project_id
       ORDER BY set_aside_at DESC, answered_at DESC LIMIT ?`,
    )
    .all(most) as AnswerSetAside[];
}

export function countSetAside(db: Connection): number {
  return db.prepare('SELECT count(*) FROM set_aside_answer').pluck().get() as number;
}
