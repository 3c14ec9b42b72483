/** Whether every answer has its content in exactly one place, unchanged: for doctor. Reads all of it and changes nothing. */
import type { Connection } from '../../storage/connection.ts';
import { hashText, unpackContent } from './answer-content.ts';
import { OpenPack, readReplyBytes } from './answer-pack.ts';
import { SINGLE } from './stored-contents.ts';

/** How many answers have none, more than one, or another text than was stored; a pack that cannot be read counts as all of its answers. */
export function countWrongContents(db: Connection): number {
  return countWrongSingles(db) + countWrongPacked(db) + countPlaceless(db);
}

/** In a pack as well, or changed. */
function countWrongSingles(db: Connection): number {
  const rows = db
    .prepare('SELECT hash, pack_id AS packId, body FROM answer_content JOIN answer ON answer.id = answer_id')
    .iterate() as Iterable<{ hash: Uint8Array; packId: number; body: Uint8Array }>;
  let count = 0;
  for (const { hash, packId, body } of rows) {
    if (packId !== SINGLE || !isRight(() => unpackContent(body).text, hash)) count++;
  }
  return count;
}

interface PackRow {
  id: number;
  promptId: number;
  answers: number;
  contents: Uint8Array;
  raws: Uint8Array | null;
}

function countWrongPacked(db: Connection): number {
  const rows = db
    .prepare('SELECT id, prompt_id AS promptId, answers, contents, raws FROM answer_pack')
    .iterate() as Iterable<PackRow>;
  const find = db.prepare('SELECT hash FROM answer WHERE id = ? AND pack_id = ? AND prompt_id = ?').pluck();
  let count = 0;
  for (const row of rows) {
    const pack = openPack(row);
    if (!pack || pack.ids.length !== row.answers) {
      count += row.answers;
      continue;
    }
    for (const id of pack.ids) {
      const hash = find.get(id, row.id, row.promptId) as Uint8Array | undefined;
      if (!hash || !isRight(() => pack.readContent(id).text, hash)) count++;
    }
  }
  return count;
}

/** Null for one that cannot be read, its replies included. */
function openPack({ contents, raws }: PackRow): OpenPack | null {
  try {
    const pack = new OpenPack(contents, raws);
    for (const id of pack.ids) readReplyBytes(pack.readMember(id));
    return pack;
  } catch {
    return null;
  }
}

/** Neither by themselves nor in a pack of their prompt; how many a pack holds was compared with its own contents. */
function countPlaceless(db: Connection): number {
  const { singles, packed } = db
    .prepare(
      `SELECT
         (SELECT count(*) FROM answer WHERE pack_id = ${SINGLE}
            AND NOT EXISTS (SELECT 1 FROM answer_content WHERE answer_id = answer.id)) AS singles,
         (SELECT count(*) FROM answer WHERE pack_id <> ${SINGLE}) - (SELECT coalesce(sum(answers), 0) FROM answer_pack) AS packed`,
    )
    .get() as { singles: number; packed: number };
  return singles + Math.max(0, packed);
}

function isRight(readText: () => string, hash: Uint8Array): boolean {
  try {
    return hashText(readText()).equals(hash);
  } catch {
    return false;
  }
}
