/** Exchanges single answers for a pack that holds them, if nothing of what it was made of has changed. */
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { PackFrames } from './answer-pack.ts';
import { SINGLE } from './stored-contents.ts';

export interface NewPack extends PackFrames {
  promptId: number;
  /** The pack that it takes the place of, as it was read. */
  replaces: { id: number; revision: number } | null;
  answers: number;
  /** First day of an answer with raw replies. */
  rawsDay: number | null;
  /** Those that become part of it. */
  singles: PackedSingle[];
}

interface PackedSingle {
  id: number;
  /** Of its text. */
  hash: Uint8Array;
  hasReplies: boolean;
}

/** False when it came too late: then nothing was written. */
export const savePack = defineWrite('answers.savePack', (db, pack: NewPack): boolean => {
  if (!pack.singles.every((single) => isStillSingle(db, pack.promptId, single))) return false;
  const packId = writePack(db, pack);
  if (packId === null) return false;
  const move = db.prepare('UPDATE answer SET pack_id = ? WHERE id = ?');
  const dropContent = db.prepare('DELETE FROM answer_content WHERE answer_id = ?');
  const dropRaw = db.prepare('DELETE FROM answer_raw WHERE answer_id = ?');
  for (const { id } of pack.singles) {
    move.run(packId, id);
    dropContent.run(id);
    dropRaw.run(id);
  }
  return true;
});

/** The same number may have been given to another answer meanwhile, and its raw replies may have been let go. */
function isStillSingle(db: Connection, promptId: number, { id, hash, hasReplies }: PackedSingle): boolean {
  const row = db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM answer_raw WHERE answer_id = answer.id) AS hasReplies
       FROM answer JOIN answer_content ON answer_id = answer.id
       WHERE answer.id = ? AND prompt_id = ? AND pack_id = ${SINGLE} AND hash = ?`,
    )
    .get(id, promptId, hash) as { hasReplies: 0 | 1 } | undefined;
  return row !== undefined && (row.hasReplies === 1) === hasReplies;
}

/** Null when the pack that was to be replaced is no longer what it was. */
function writePack(db: Connection, pack: NewPack): number | null {
  const { promptId, replaces, answers, bytes, rawsDay, contents, raws } = pack;
  if (replaces === null) {
    const insert = db.prepare(
      `INSERT INTO answer_pack (prompt_id, revision, answers, bytes, raws_day, contents, raws) VALUES (?, 1, ?, ?, ?, ?, ?)`,
    );
    return Number(insert.run(promptId, answers, bytes, rawsDay, contents, raws).lastInsertRowid);
  }
  const { changes } = db
    .prepare(
      `UPDATE answer_pack SET revision = revision + 1, answers = ?, bytes = ?, raws_day = ?, contents = ?, raws = ?
       WHERE id = ? AND revision = ? AND prompt_id = ?`,
    )
    .run(answers, bytes, rawsDay, contents, raws, replaces.id, replaces.revision, promptId);
  return changes === 1 ? replaces.id : null;
}
