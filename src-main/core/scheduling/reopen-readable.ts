/**
 * Finding stored replies that could not be read when they came and can be now. A job is opened again only when its reply reads,
 * so that one which still does not changes nothing: no counter, no ledger row, no word to the owner.
 */
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { findReader } from '../engines/registry.ts';
import { reopenCall } from '../money/ledger.ts';
import { readEngineRequest } from './job-queue.ts';
import { readReplies } from './read-received.ts';

export interface ReadableInput {
  /** Null: all projects. */
  projectId: number | null;
  afterJobId: number;
  nowMs: number;
}

export interface Readable {
  /** Jobs whose reply can be read. */
  jobIds: number[];
  unreadable: number;
  /** Where to go on; null when nothing is left. */
  lastJobId: number | null;
}

const BATCH = 25;
/** A job whose run was cancelled was asked and paid for all the same. */
const IS_UNREADABLE = "job.state IN ('failed', 'cancelled') AND outcome = 'schema_drift' AND route IS NOT NULL";

/** The next replies that could not be read, told apart by whether they can be now. */
export const loadReadable = defineRead('jobs.readable', (db, input: ReadableInput): Readable => {
  const found = readUnreadable(db, input);
  const jobIds = found.filter((job) => canBeRead(db, job, input.nowMs)).map((job) => job.id);
  return { jobIds, unreadable: found.length - jobIds.length, lastJobId: found.at(-1)?.id ?? null };
});

/** Makes jobs `received` again, with their call open in the ledger; those that somebody else took up meanwhile are left out. */
export const reopenRead = defineWrite('jobs.reopenRead', (db, jobIds: number[], { nowMs }): number[] => {
  const reopen = db.prepare(`UPDATE job SET state = 'received', updated_at = ? WHERE id = ? AND ${IS_UNREADABLE}`);
  return jobIds.filter((id) => {
    if (reopen.run(nowMs, id).changes === 0) return false;
    reopenCall(db, id);
    return true;
  });
});

interface UnreadableJob {
  id: number;
  route: string;
}

/** Walks the stored replies, of which there are few: those that became answers have moved to them. */
function readUnreadable(db: Connection, { projectId, afterJobId }: ReadableInput): UnreadableJob[] {
  return db
    .prepare(
      `SELECT DISTINCT job.id AS id, route FROM raw_reply CROSS JOIN job ON job.id = job_id
       WHERE job_id > ? AND ${IS_UNREADABLE} AND (? IS NULL OR project_id = ?)
       ORDER BY job_id LIMIT ${BATCH}`,
    )
    .all(afterJobId, projectId, projectId) as UnreadableJob[];
}

function canBeRead(db: Connection, job: UnreadableJob, nowMs: number): boolean {
  const replies = readReplies(db, job.id);
  const outcome = replies && findReader(job.route)?.read(replies, readEngineRequest(db, job.id, nowMs));
  if (outcome?.kind === 'answer') return outcome.text.trim() !== '';
  return outcome?.kind === 'not_shown';
}

const KEY = 'replies-read-by';

/** Whether another version than this one looked at the unreadable replies last. */
export const loadIsRereadDue = defineRead('jobs.isRereadDue', (db, version: string): boolean => {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(KEY) as { value: string } | undefined;
  return row?.value !== version;
});

export const noteReread = defineWrite('jobs.noteReread', (db, version: string): null => {
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    KEY,
    version,
  );
  return null;
});
