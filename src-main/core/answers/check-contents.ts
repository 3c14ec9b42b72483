/**
 * Whether every answer has its content in exactly one place, unchanged: for doctor, and for backups before they are put in place.
 * Reads all of it and changes nothing; what cannot be read is listed, and the look goes on.
 */
import type { Connection } from '../../storage/connection.ts';
import { hashText, unpackContent } from './answer-content.ts';
import { OpenPack, readReplyBytes } from './answer-pack.ts';
import { hasChecksum, requireWhole } from './checksum.ts';
import { unpackReplies } from './raw-replies.ts';
import { SINGLE, unlessDamaged } from './stored-contents.ts';

/** `place`: it is stored twice, or a pack has an answer that is not there. */
export type DamagedPart = 'text' | 'replies' | 'place';

export interface DamagedContent {
  /** Number of the answer. */
  id: number;
  part: DamagedPart;
}

/**
 * In no order. `isQuick`: bytes that match their checksum are not unpacked as well, which reads a million answers as fast as the disk does.
 */
export function findDamagedContents(db: Connection, { isQuick }: { isQuick: boolean }): DamagedContent[] {
  return [...checkSingles(db, isQuick), ...checkPacks(db, isQuick), ...listPlaceless(db)];
}

interface SingleRow {
  id: number;
  hash: Uint8Array;
  packId: number;
  body: Uint8Array;
  raw: Uint8Array | null;
}

function checkSingles(db: Connection, isQuick: boolean): DamagedContent[] {
  const rows = db
    .prepare(
      `SELECT answer.id AS id, hash, pack_id AS packId, answer_content.body AS body, answer_raw.body AS raw
       FROM answer_content JOIN answer ON answer.id = answer_content.answer_id
         LEFT JOIN answer_raw ON answer_raw.answer_id = answer_content.answer_id`,
    )
    .iterate() as Iterable<SingleRow>;
  const found: DamagedContent[] = [];
  for (const row of rows) {
    const part = row.packId === SINGLE ? findSingleDamage(row, isQuick) : 'place';
    if (part) found.push({ id: row.id, part });
  }
  return found;
}

function findSingleDamage({ hash, body, raw }: SingleRow, isQuick: boolean): DamagedPart | null {
  if (isQuick && isWhole(body) && (raw === null || isWhole(raw))) return null;
  const content = unlessDamaged(() => unpackContent(body));
  if (!content || !hashText(content.text).equals(hash)) return 'text';
  if (raw === null) return null;
  return unlessDamaged(() => unpackReplies(raw, JSON.stringify(content))) ? null : 'replies';
}

function isWhole(stored: Uint8Array): boolean {
  return hasChecksum(stored) && unlessDamaged(() => requireWhole(stored)) !== null;
}

interface PackRow {
  id: number;
  promptId: number;
  contents: Uint8Array;
  raws: Uint8Array | null;
}

function checkPacks(db: Connection, isQuick: boolean): DamagedContent[] {
  const rows = db
    .prepare('SELECT id, prompt_id AS promptId, contents, raws FROM answer_pack')
    .iterate() as Iterable<PackRow>;
  const counts = countPacked(db);
  const found: DamagedContent[] = [];
  for (const row of rows) {
    const count = counts.get(row.id) ?? 0;
    counts.delete(row.id);
    if (isQuick && isWhole(row.contents) && (row.raws === null || isWhole(row.raws))) continue;
    for (const damaged of checkPack(db, row, count)) found.push(damaged);
  }
  // Packs that are not there.
  for (const packId of counts.keys())
    found.push(...listInPack(db, packId).map((id) => ({ id, part: 'text' as const })));
  return found;
}

/** How many answers say that they are in it, by pack. */
function countPacked(db: Connection): Map<number, number> {
  const rows = db
    .prepare(`SELECT pack_id AS packId, count(*) AS count FROM answer WHERE pack_id <> ${SINGLE} GROUP BY pack_id`)
    .all() as { packId: number; count: number }[];
  return new Map(rows.map(({ packId, count }) => [packId, count]));
}

function checkPack(db: Connection, { id: packId, promptId, contents, raws }: PackRow, count: number): DamagedContent[] {
  const pack = unlessDamaged(() => new OpenPack(contents, raws));
  if (!pack) return listInPack(db, packId, promptId).map((id) => ({ id, part: 'text' }));
  const find = db.prepare('SELECT hash FROM answer WHERE id = ? AND pack_id = ? AND prompt_id = ?').pluck();
  const found: DamagedContent[] = [];
  for (const id of pack.ids) {
    const part = findMemberDamage(pack, id, find.get(id, packId, promptId) as Uint8Array | undefined);
    if (part) found.push({ id, part });
  }
  const orphans = found.filter(({ part }) => part === 'place').length;
  if (pack.ids.length - orphans === count) return found;
  const absent = listInPack(db, packId, promptId).filter((id) => !pack.has(id));
  return [...found, ...absent.map((id) => ({ id, part: 'text' as const }))];
}

/** `hash`: undefined for an answer that is not there, or not in this pack. */
function findMemberDamage(pack: OpenPack, id: number, hash: Uint8Array | undefined): DamagedPart | null {
  if (!hash) return 'place';
  const content = unlessDamaged(() => pack.readContent(id));
  if (!content || !hashText(content.text).equals(hash)) return 'text';
  const hasReplies = unlessDamaged(() => {
    readReplyBytes(pack.readMember(id));
    return true;
  });
  return hasReplies ? null : 'replies';
}

function listInPack(db: Connection, packId: number, promptId: number | null = null): number[] {
  return db
    .prepare(`SELECT id FROM answer WHERE ${promptId === null ? '' : 'prompt_id = ? AND '}pack_id = ? ORDER BY id`)
    .pluck()
    .all(...(promptId === null ? [] : [promptId]), packId) as number[];
}

/** By themselves, and without content. */
function listPlaceless(db: Connection): DamagedContent[] {
  const ids = db
    .prepare(
      `SELECT id FROM answer WHERE pack_id = ${SINGLE}
         AND NOT EXISTS (SELECT 1 FROM answer_content WHERE answer_id = answer.id)`,
    )
    .pluck()
    .all() as number[];
  return ids.map((id) => ({ id, part: 'text' }));
}
