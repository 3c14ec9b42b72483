/**
 * Gives checksums to what older versions stored, on a job's thread, a little at each look: a start reads no history. What does not read
 * as it was stored gets none, and goes on being held against its hash. The setting `checksums` says how far it is.
 */
import { defineJob, defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { saveMonthChecksums } from '../figures/store/save-checksums.ts';
import { hashText, unpackContent } from './answer-content.ts';
import { OpenPack } from './answer-pack.ts';
import { hasChecksum, withChecksum } from './checksum.ts';
import { unpackReplies } from './raw-replies.ts';
import { sumReply } from './reply-checksum.ts';
import { unlessDamaged } from './stored-contents.ts';

const KEY = 'checksums';
/** Few enough that no other writer has to wait. */
const BATCH = { packs: 5, singles: 100, prompts: 5 };

/** Up to which number each kind was looked at; null: to the end. */
interface Progress {
  packs: number | null;
  singles: number | null;
  prompts: number | null;
}

const START: Progress = { packs: 0, singles: 0, prompts: 0 };

/** Whether anything was not looked at yet. */
export const loadIsChecksumDue = defineRead('answers.isChecksumDue', (db, _input: null): boolean =>
  Object.values(readProgress(db)).some((place) => place !== null),
);

/** Works for about that long; the next look goes on. */
export const addChecksums = defineJob(
  'answers.addChecksums',
  async (job, { mostMs }: { mostMs: number }): Promise<null> => {
    const endMs = performance.now() + mostMs;
    while (performance.now() < endMs) {
      const progress = readProgress(job.db);
      const change = planChange(job.db, progress);
      if (change === null) break;
      await job.write(saveChecksums, change);
    }
    return null;
  },
);

interface Change {
  progress: Progress;
  packs: { id: number; revision: number; contents: Uint8Array; raws: Uint8Array | null }[];
  singles: { id: number; hash: Uint8Array; body: Uint8Array; raw: Uint8Array | null }[];
  promptIds: number[];
}

/** Null when all of it was looked at. */
function planChange(db: Connection, progress: Progress): Change | null {
  const nothing: Change = { progress, packs: [], singles: [], promptIds: [] };
  if (progress.packs !== null) {
    const rows = readPacks(db, progress.packs);
    return {
      ...nothing,
      progress: { ...progress, packs: rows.at(-1)?.id ?? null },
      packs: rows.flatMap(toCheckedPack),
    };
  }
  if (progress.singles !== null) {
    const rows = readSingles(db, progress.singles);
    const singles = rows.flatMap(toCheckedSingle);
    return { ...nothing, progress: { ...progress, singles: rows.at(-1)?.id ?? null }, singles };
  }
  if (progress.prompts === null) return null;
  const promptIds = db
    .prepare(`SELECT id FROM prompt WHERE id > ? ORDER BY id LIMIT ${BATCH.prompts}`)
    .pluck()
    .all(progress.prompts) as number[];
  return { ...nothing, progress: { ...progress, prompts: promptIds.at(-1) ?? null }, promptIds };
}

interface PackRow {
  id: number;
  revision: number;
  contents: Uint8Array;
  raws: Uint8Array | null;
  hashes: ReadonlyMap<number, Uint8Array>;
}

function readPacks(db: Connection, afterId: number): PackRow[] {
  return db.atOneMoment(() => {
    const rows = db
      .prepare(
        `SELECT id, prompt_id AS promptId, revision, contents, raws FROM answer_pack
         WHERE id > ? ORDER BY id LIMIT ${BATCH.packs}`,
      )
      .all(afterId) as (Omit<PackRow, 'hashes'> & { promptId: number })[];
    const read = db.prepare('SELECT id, hash FROM answer WHERE prompt_id = ? AND pack_id = ?');
    return rows.map(({ promptId, ...row }) => {
      const answers = hasChecksum(row.contents)
        ? []
        : (read.all(promptId, row.id) as { id: number; hash: Uint8Array }[]);
      return { ...row, hashes: new Map(answers.map(({ id, hash }) => [id, hash])) };
    });
  });
}

function toCheckedPack({ id, revision, contents, raws, hashes }: PackRow): Change['packs'] {
  if (hasChecksum(contents)) return [];
  const isRight = unlessDamaged(() => {
    const pack = new OpenPack(contents, raws);
    return pack.ids.every((answerId) => {
      const hash = hashes.get(answerId);
      return hash !== undefined && hashText(pack.readMember(answerId) && pack.readText(answerId)).equals(hash);
    });
  });
  return isRight ? [{ id, revision, contents: withChecksum(contents), raws: raws && withChecksum(raws) }] : [];
}

function readSingles(db: Connection, afterId: number): Change['singles'] {
  return db
    .prepare(
      `SELECT answer.id AS id, hash, answer_content.body AS body, answer_raw.body AS raw
       FROM answer_content JOIN answer ON answer.id = answer_content.answer_id
         LEFT JOIN answer_raw ON answer_raw.answer_id = answer_content.answer_id
       WHERE answer_content.answer_id > ? ORDER BY answer_content.answer_id LIMIT ${BATCH.singles}`,
    )
    .all(afterId) as Change['singles'];
}

function toCheckedSingle({ id, hash, body, raw }: Change['singles'][number]): Change['singles'] {
  if (hasChecksum(body)) return [];
  const isRight = unlessDamaged(() => {
    const content = unpackContent(body);
    if (raw) unpackReplies(raw, JSON.stringify(content));
    return hashText(content.text).equals(hash);
  });
  return isRight ? [{ id, hash, body: withChecksum(body), raw: raw && withChecksum(raw) }] : [];
}

const saveChecksums = defineWrite(
  'answers.saveChecksums',
  (db, { progress, packs, singles, promptIds }: Change): null => {
    const savePack = db.prepare(
      'UPDATE answer_pack SET revision = revision + 1, contents = ?, raws = ? WHERE id = ? AND revision = ?',
    );
    for (const { id, revision, contents, raws } of packs) savePack.run(contents, raws, id, revision);
    // The same number may be another answer's by now, and raw replies may have been let go.
    const saveBody = db.prepare(
      'UPDATE answer_content SET body = ? WHERE answer_id = (SELECT id FROM answer WHERE id = ? AND hash = ?)',
    );
    const saveRaw = db.prepare('UPDATE answer_raw SET body = ? WHERE answer_id = ?');
    for (const { id, hash, body, raw } of singles) {
      if (saveBody.run(body, id, hash).changes > 0 && raw) saveRaw.run(raw, id);
    }
    for (const promptId of promptIds) {
      saveMonthChecksums(db, promptId, { isFirst: true });
      saveReplySums(db, promptId);
    }
    db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
      KEY,
      JSON.stringify(progress),
    );
    return null;
  },
);

/** Of replies that are not answers. */
function saveReplySums(db: Connection, promptId: number): void {
  const rows = db
    .prepare(
      `SELECT job_id AS jobId, place, headers, body FROM job JOIN raw_reply ON job_id = job.id
       WHERE prompt_id = ? AND sum IS NULL`,
    )
    .all(promptId) as { jobId: number; place: number; headers: string; body: Uint8Array }[];
  const save = db.prepare('UPDATE raw_reply SET sum = ? WHERE job_id = ? AND place = ?');
  for (const row of rows) save.run(sumReply(row), row.jobId, row.place);
}

function readProgress(db: Connection): Progress {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(KEY) as { value: string } | undefined;
  return row ? (JSON.parse(row.value) as Progress) : START;
}
