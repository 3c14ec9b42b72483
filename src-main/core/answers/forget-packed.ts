/** Takes answers, or raw replies that are too old, out of packs at once: what is deleted is in no pack afterwards. */
import type { Connection } from '../../storage/connection.ts';
import { OpenPack, type PackMember, toFrames } from './answer-pack.ts';
import { SINGLE, unlessDamaged } from './stored-contents.ts';

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
    // Without replies that cannot be read: they need the contents as they were.
    const members = readMembers(row) ?? readMembers({ ...row, raws: null });
    if (members === null) forgetUnreadable(db, packId, ids.size);
    else
      rewritePack(
        db,
        packId,
        members.filter(({ id }) => !ids.has(id)),
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
    const opened = readMembers(row);
    if (opened === null) {
      count += forgetUnreadableReplies(db, row.id, firstKeptDay);
      continue;
    }
    const members = opened.map((member) => {
      if (member.raw === null || dayOfAnswer(db, member.id) >= firstKeptDay) return member;
      count++;
      return { ...member, raw: null };
    });
    rewritePack(db, row.id, members);
  }
  return count;
}

/** Null when any of it is damaged. */
export function readMembers({ contents, raws }: Pick<PackRow, 'contents' | 'raws'>): PackMember[] | null {
  return unlessDamaged(() => {
    const pack = new OpenPack(contents, raws);
    return pack.ids.map((id) => pack.readMember(id));
  });
}

/** A pack that nobody can read stays for doctor as long as any of its answers does. */
function forgetUnreadable(db: Connection, packId: number, answers: number): void {
  db.prepare('UPDATE answer_pack SET revision = revision + 1, answers = answers - ? WHERE id = ?').run(answers, packId);
  db.prepare('DELETE FROM answer_pack WHERE id = ? AND answers <= 0').run(packId);
}

/** Which replies it has cannot be known: all go once the youngest answer is too old, and until then it is not looked at again. */
function forgetUnreadableReplies(db: Connection, packId: number, firstKeptDay: number): number {
  const { answers, lastDay } = db
    .prepare(
      `SELECT count(*) AS answers, coalesce(max(answer.day), 0) AS lastDay FROM answer_pack JOIN answer
         ON answer.prompt_id = answer_pack.prompt_id AND pack_id = answer_pack.id WHERE answer_pack.id = ?`,
    )
    .get(packId) as { answers: number; lastDay: number };
  const isOver = lastDay < firstKeptDay;
  db.prepare(
    `UPDATE answer_pack SET revision = revision + 1, raws_day = ?${isOver ? ', raws = NULL' : ''} WHERE id = ?`,
  ).run(isOver ? null : lastDay, packId);
  return isOver ? answers : 1;
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
