/** Deletes raw replies that are older than the owner wants them, in small steps. Answers and what is counted stay. */
import { dayOf, startOfDay } from '#shared/time/day.ts';
import { defineJob, defineRead, defineWrite, type JobContext } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { forgetPackedReplies } from '../answers/forget-packed.ts';
import { readRetention } from './retention.ts';

/** Few enough that no other writer has to wait. */
const BATCH = 200;
const PACKS = 10;
const DONE_KEY = 'retention-done';

export interface DroppedReplies {
  /** Answers by themselves whose raw replies go. */
  answerIds?: number[];
  /** Jobs without an answer whose raw replies go. */
  jobIds?: number[];
  /** Raw replies in packs go whose answer is of a day before this one, of a few packs. */
  packedBeforeDay?: number;
  /** Redirect links that were resolved before this moment go. */
  redirectsBeforeMs?: number;
  /** Says that the pass is over. */
  done?: string;
}

export const dropReplies = defineWrite('retention.drop', (db, dropped: DroppedReplies): number => {
  const { answerIds = [], jobIds = [], packedBeforeDay, redirectsBeforeMs, done } = dropped;
  const ofAnswer = db.prepare('DELETE FROM answer_raw WHERE answer_id = ?');
  for (const id of answerIds) ofAnswer.run(id);
  const ofJob = db.prepare('DELETE FROM raw_reply WHERE job_id = ?');
  for (const id of jobIds) ofJob.run(id);
  if (done !== undefined) {
    db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
      DONE_KEY,
      done,
    );
  }
  if (packedBeforeDay !== undefined) return forgetPackedReplies(db, packedBeforeDay, PACKS);
  if (redirectsBeforeMs === undefined) return 0;
  return db
    .prepare(`DELETE FROM redirect WHERE link IN (SELECT link FROM redirect WHERE resolved_at < ? LIMIT ${BATCH})`)
    .run(redirectsBeforeMs).changes;
});

/** Whether a pass is to be made: none was made on this day for this number of days. */
export const loadIsPruneDue = defineRead('retention.isDue', (db, nowMs: number): boolean => {
  const { rawReplyDays } = readRetention(db);
  return rawReplyDays !== null && readDone(db) !== toDone(nowMs, rawReplyDays);
});

/** One pass. Resolves with how many answers lost their raw replies. */
export const pruneReplies = defineJob('retention.prune', async (job, _input: null): Promise<number> => {
  const { rawReplyDays } = readRetention(job.db);
  if (rawReplyDays === null) return 0;
  const firstKeptDay = dayOf(job.nowMs) - rawReplyDays;
  const count = (await pruneSingles(job, firstKeptDay)) + (await prunePacks(job, firstKeptDay));
  await pruneJobs(job, startOfDay(firstKeptDay));
  while ((await job.write(dropReplies, { redirectsBeforeMs: startOfDay(firstKeptDay) })) > 0);
  await job.write(dropReplies, { done: toDone(job.nowMs, rawReplyDays) });
  return count;
});

function toDone(nowMs: number, rawReplyDays: number): string {
  return `${dayOf(nowMs)}/${rawReplyDays}`;
}

function readDone(db: Connection): string | null {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(DONE_KEY) as { value: string } | undefined;
  return row?.value ?? null;
}

async function prunePacks(job: JobContext, firstKeptDay: number): Promise<number> {
  let count = 0;
  for (;;) {
    const dropped = await job.write(dropReplies, { packedBeforeDay: firstKeptDay });
    if (dropped === 0) return count;
    count += dropped;
  }
}

async function pruneSingles(job: JobContext, firstKeptDay: number): Promise<number> {
  let count = 0;
  for (const { projectId, day } of listDays(job.db, firstKeptDay)) {
    const ids = job.db
      .prepare(
        `SELECT answer.id FROM answer INDEXED BY answer_by_day CROSS JOIN answer_raw ON answer_id = answer.id
         WHERE project_id = ? AND day = ?`,
      )
      .pluck()
      .all(projectId, day) as number[];
    for (let from = 0; from < ids.length; from += BATCH) {
      await job.write(dropReplies, { answerIds: ids.slice(from, from + BATCH) });
    }
    count += ids.length;
    job.report({ done: count, total: null });
  }
  return count;
}

/** Days before the first kept one on which a project has answers, each found by one step along the index. */
function* listDays(db: Connection, firstKeptDay: number): Generator<{ projectId: number; day: number }> {
  const projectIds = db.prepare('SELECT id FROM project ORDER BY id').pluck().all() as number[];
  const next = db.prepare('SELECT min(day) FROM answer WHERE project_id = ? AND day > ? AND day < ?').pluck();
  for (const projectId of projectIds) {
    for (let after = -1; ; ) {
      const day = next.get(projectId, after, firstKeptDay) as number | null;
      if (day === null) break;
      yield { projectId, day };
      after = day;
    }
  }
}

/** Replies that could not be read yet are kept: they may still become answers. */
async function pruneJobs(job: JobContext, beforeMs: number): Promise<void> {
  const read = job.db
    .prepare(
      `SELECT DISTINCT job.id FROM raw_reply CROSS JOIN job ON job.id = job_id
       WHERE job_id > ? AND job.updated_at < ? AND state IN ('done', 'failed', 'cancelled') AND outcome IS NOT 'schema_drift'
       ORDER BY job_id LIMIT ${BATCH}`,
    )
    .pluck();
  for (let jobIds = read.all(0, beforeMs) as number[]; jobIds.length > 0; ) {
    await job.write(dropReplies, { jobIds });
    jobIds = read.all(jobIds.at(-1), beforeMs) as number[];
  }
}
