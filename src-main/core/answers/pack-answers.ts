/**
 * Moves answers that are stored by themselves into packs with others of their prompt. Packs are made and read back on the job's
 * own thread; the writer only exchanges rows, a pack at a time.
 */
import { defineJob, defineRead, type JobContext } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { hashText, unpackContent } from './answer-content.ts';
import {
  OpenPack,
  type PackFrames,
  type PackMember,
  readContent,
  readReplyBytes,
  toFrames,
  toMember,
} from './answer-pack.ts';
import { readMembers } from './forget-packed.ts';
import { LEAST_SINGLES, planPacks } from './plan-packs.ts';
import { unpackReplyBytes } from './raw-replies.ts';
import { type NewPack, savePack } from './save-pack.ts';
import { SINGLE, unlessDamaged } from './stored-contents.ts';

/** Singles of one prompt that are read at a time: three full packs. */
const READ_AT_ONCE = 300;

export interface PackRequest {
  /** Null: of all projects. */
  projectId: number | null;
  /** No new pack is begun after that long. */
  mostMs: number;
}

/** Whether any prompt has enough answers by themselves. */
export const loadIsPackDue = defineRead('answers.isPackDue', (db, _input: null) => nextPrompt(db, null, 0) !== null);

/** Returns how many answers were moved. Stops early when others change what it works on; the next look goes on. */
export const packAnswers = defineJob('answers.pack', (job, request: PackRequest) => packWaiting(job, request));

/** The same for jobs that make many answers. */
export async function packWaiting(job: JobContext, { projectId, mostMs }: PackRequest): Promise<number> {
  const endMs = performance.now() + mostMs;
  let packed = 0;
  for (let promptId = nextPrompt(job.db, projectId, 0); promptId !== null && performance.now() < endMs; ) {
    const moved = await packPrompt(job, promptId, endMs);
    packed += moved;
    job.report({ done: packed, total: null });
    promptId = nextPrompt(job.db, projectId, moved === READ_AT_ONCE ? promptId - 1 : promptId);
  }
  return packed;
}

/** The first prompt after this one that has enough answers by themselves; null when there is none. */
function nextPrompt(db: Connection, projectId: number | null, afterId: number): number | null {
  const id = db
    .prepare(
      `SELECT prompt_id FROM answer INDEXED BY answer_single WHERE pack_id = ${SINGLE} AND prompt_id > ?
         AND (? IS NULL OR (SELECT project_id FROM prompt WHERE prompt.id = prompt_id) = ?)
       GROUP BY prompt_id HAVING count(*) >= ${LEAST_SINGLES} ORDER BY prompt_id LIMIT 1`,
    )
    .pluck()
    .get(afterId, projectId, projectId) as number | undefined;
  return id ?? null;
}

interface SingleRow {
  id: number;
  day: number;
  hash: Uint8Array;
  body: Uint8Array;
  raw: Uint8Array | null;
}

interface Single extends Pick<SingleRow, 'id' | 'day' | 'hash'> {
  member: PackMember;
}

/** The pack that more can come into. */
interface Youngest {
  id: number;
  revision: number;
  answers: number;
  bytes: number;
  rawsDay: number | null;
  members: PackMember[];
}

/** How many of the prompt's singles went into packs. */
async function packPrompt(job: JobContext, promptId: number, endMs: number): Promise<number> {
  // Another job may pack the same prompt: between two looks a single may have gone into the youngest pack.
  const { singles, youngest } = job.db.atOneMoment(() => ({
    singles: readSingles(job.db, promptId),
    youngest: readYoungest(job.db, promptId),
  }));
  const { joinsYoungest, parts } = planPacks(
    singles.map(({ member }) => sizeOf(member)),
    youngest,
  );
  let done = 0;
  for (const count of parts) {
    if (done > 0 && performance.now() >= endMs) break;
    const part = singles.slice(done, done + count);
    const pack = makePack(promptId, joinsYoungest ? youngest : null, part);
    if (!(await job.write(savePack, pack))) break;
    done += count;
  }
  return done;
}

/** In the order in which they are walked over later. */
function readSingles(db: Connection, promptId: number): Single[] {
  const rows = db
    .prepare(
      `SELECT answer.id AS id, day, hash, answer_content.body AS body, answer_raw.body AS raw
       FROM answer INDEXED BY answer_single JOIN answer_content ON answer_content.answer_id = answer.id
         LEFT JOIN answer_raw ON answer_raw.answer_id = answer.id
       WHERE prompt_id = ? AND pack_id = ${SINGLE} ORDER BY day, answer.id LIMIT ${READ_AT_ONCE}`,
    )
    .all(promptId) as SingleRow[];
  return rows.flatMap(({ id, day, hash, body, raw }) => {
    const member = takeApart({ id, hash, body, raw });
    return member ? [{ id, day, hash, member }] : [];
  });
}

/** What cannot be put together again must never take the place of what can. Null for what is damaged: it stays as it is, for doctor. */
function takeApart({ id, hash, body, raw }: Pick<SingleRow, 'id' | 'hash' | 'body' | 'raw'>): PackMember | null {
  const found = unlessDamaged(() => {
    const content = unpackContent(body);
    return { content, replies: raw && unpackReplyBytes(raw, JSON.stringify(content)) };
  });
  if (!found || !hashText(found.content.text).equals(hash)) return null;
  const { content, replies } = found;
  const json = JSON.stringify(content);
  const member = toMember(id, content, replies);
  const isSame =
    JSON.stringify(readContent(member)) === json &&
    (replies === null || readReplyBytes(member)?.equals(replies) === true);
  if (!isSame) throw new Error(`Answer ${id} does not come back out of the form that packs have.`);
  return member;
}

/** Null as well for one that is damaged: nothing is added to it. */
function readYoungest(db: Connection, promptId: number): Youngest | null {
  const row = db
    .prepare(
      `SELECT id, revision, answers, bytes, raws_day AS rawsDay, contents, raws FROM answer_pack
       WHERE prompt_id = ? ORDER BY id DESC LIMIT 1`,
    )
    .get(promptId) as (Omit<Youngest, 'members'> & Pick<PackFrames, 'contents' | 'raws'>) | undefined;
  if (!row) return null;
  const { contents, raws, ...rest } = row;
  const members = readMembers({ contents, raws });
  return members && { ...rest, members };
}

function sizeOf({ text, references, raw }: PackMember): number {
  return text.length + references.length + (raw?.length ?? 0);
}

function makePack(promptId: number, youngest: Youngest | null, singles: readonly Single[]): NewPack {
  const members = [...(youngest?.members ?? []), ...singles.map(({ member }) => member)];
  const frames = toFrames(members);
  requireSame(frames, members);
  const days = singles.filter(({ member }) => member.raw !== null).map(({ day }) => day);
  if (youngest?.rawsDay != null) days.push(youngest.rawsDay);
  return {
    ...frames,
    promptId,
    replaces: youngest && { id: youngest.id, revision: youngest.revision },
    answers: members.length,
    rawsDay: days.length === 0 ? null : Math.min(...days),
    singles: singles.map(({ id, hash, member }) => ({ id, hash, hasReplies: member.raw !== null })),
  };
}

/** Reads the pack that was made, before anybody relies on it. */
function requireSame(frames: PackFrames, members: readonly PackMember[]): void {
  const pack = new OpenPack(frames.contents, frames.raws);
  const isSame = members.every((member) => {
    if (!pack.has(member.id)) return false;
    const { text, references, raw } = pack.readMember(member.id);
    const isRawSame = member.raw === null ? raw === null : raw?.equals(member.raw) === true;
    return isRawSame && text.equals(member.text) && references.equals(member.references);
  });
  if (!isSame || pack.ids.length !== members.length) throw new Error('A pack does not give back what went into it.');
}
