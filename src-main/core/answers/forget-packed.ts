/** Takes answers, or raw replies that are too old, out of packs at once: what is deleted is in no pack afterwards. */
import type { Connection } from '../../storage/connection.ts';
import { OpenPack, type PackMember, toFrames } from './answer-pack.ts';
import { SINGLE } from './stored-contents.ts';

interface PackRow {
  id: number;
  contents: Uint8Array;
  raws: Uint8Array | null;
}

/** Packs without these answers; one that holds no other goes. Call it while the rows of the answers are still there. */
export function forgetPacked(db: Connection, answerIds: readonly number[]): void {
  const find = db.prepare('SELECT pack_id FROM answer WHERE id = ?').pluck();
  const doomed = new Map<number, Set<number>>();
  for (const id of answerIds) {
    const packId = find.get(id) as number | undefined;
    if (packId === undefined || packId === SINGLE) continue;
    const ids = doomed.get(packId) ?? new Set();
    doomed.set(packId, ids.add(id));
  }
  for (const [packId, ids] of doomed) {
    const row = db.prepare('SELECT id, contents, raws FROM answer_pack WHERE id = ?').get(packId) as
      | PackRow
      | undefined;
    if (!row) continue;
    const pack = new OpenPack(row.contents, row.raws);
    rewritePack(
      db,
      packId,
      pack.ids.filter((id) => !ids.has(id)).map((id) => pack.readMember(id)),
    );
  }
}

/** Raw replies of answers of days before `firstKeptDay` go, in at most so many packs. Returns how many answers lost theirs. */
export function forgetPackedReplies(db: Connection, firstKeptDay: number, mostPacks: number): number {
  const rows = db
    .prepare(
      'SELECT id, contents, raws FROM answer_pack WHERE raws_day IS NOT NULL AND raws_day < ? ORDER BY raws_day LIMIT ?',
    )
    .all(firstKeptDay, mostPacks) as PackRow[];
  let count = 0;
  for (const row of rows) {
    const pack = new OpenPack(row.contents, row.raws);
    const members = pack.ids.map((id) => {
      const member = pack.readMember(id);
      if (member.raw === null || dayOfAnswer(db, id) >= firstKeptDay) return member;
      count++;
      return { ...member, raw: null };
    });
    rewritePack(db, row.id, members);
  }
  return count;
}

function rewritePack(db: Connection, packId: number, members: readonly PackMember[]): void {
  if (members.length === 0) {
    db.prepare('DELETE FROM answer_pack WHERE id = ?').run(packId);
    return;
  }
  const { contents, raws, bytes } = toFrames(members);
  const days = members.filter(({ raw }) => raw !== null).map(({ id }) => dayOfAnswer(db, id));
  db.prepare(
    `UPDATE answer_pack SET revision = revision + 1, answers = ?, bytes = ?, raws_day = ?, contents = ?, raws = ? WHERE id = ?`,
  ).run(members.length, bytes, days.length === 0 ? null : Math.min(...days), contents, raws, packId);
}

function dayOfAnswer(db: Connection, id: number): number {
  return db.prepare('SELECT day FROM answer WHERE id = ?').pluck().get(id) as number;
}
