/**
 * What a call brought: the raw reply is stored first, in a transaction of its own; only then is it read, measured and
 * stored as an answer. A crash between the two leaves a `received` job, which is read again and never asked again.
 */
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { newAnswerId } from '../answers/answer-id.ts';
import { savePackedReplies } from '../answers/raw-replies.ts';
import { sumReply } from '../answers/reply-checksum.ts';
import { storeAnswer } from '../answers/store-answer.ts';
import { type CachedBrands, readCompiledBrands } from '../brands/brand-store.ts';
import type { AnswerReader, CallFailure, RawReply } from '../engines/engine-route.ts';
import { toHonouredCountry } from '../engines/honoured-country.ts';
import { findReader } from '../engines/registry.ts';
import { FigureDelta } from '../figures/aggregate/figure-delta.ts';
import { noteDrift, noteFailedCall, noteOutcome } from '../health/note-call.ts';
import { closeUnanswered, closeUnread } from '../money/close-failed.ts';
import { closeOpenCall, closeUnpriced, findBooked, linkBooked, mayBePaid, readOpenCall } from '../money/ledger.ts';
import { priceReply } from '../money/price-reply.ts';
import { readPriceTable } from '../money/price-store.ts';
import type { Cost, PriceTable } from '../money/price-table.ts';
import { finishRuns } from './finish-runs.ts';
import { IS_OPEN } from './job-queue.ts';
import { planRetry, type RetryPlan } from './plan-retry.ts';
import {
  deserializeReplies,
  type PreparedAnswer,
  type ReadHead,
  type ReadReply,
  type SerializedReplies,
} from './read-received.ts';

export interface ReceivedJob {
  jobId: number;
  owner: string;
  routeId: string;
  replies: RawReply[];
}

export interface FailedJob {
  jobId: number;
  failure: CallFailure;
  /** Absent: the one that the job was asked over before. */
  routeId?: string;
  /** There was no network: the job waits without using up a try, and the engine is not blamed. */
  isOffline?: boolean;
}

/** What happened to a job, for the executor: whose progress to report, and whether its lane has to pause. */
export interface JobSettled {
  jobId: number;
  runId: string;
  projectId: string;
  failure: CallFailure | null;
}

/** Keeps raw replies. A job that was taken from this owner meanwhile is left alone. */
export const saveReceived = defineWrite('jobs.saveReceived', (db, received: ReceivedJob[], { nowMs }): number[] =>
  received.flatMap(({ jobId, owner, routeId, replies }) => {
    const { changes } = db
      .prepare(
        `UPDATE job SET state = 'received', route = ?, lease_owner = NULL, lease_expires_at = NULL, updated_at = ?
         WHERE id = ? AND state = 'leased' AND lease_owner = ?`,
      )
      .run(routeId, nowMs, jobId, owner);
    if (changes === 0) return [];
    db.prepare('DELETE FROM raw_reply WHERE job_id = ?').run(jobId);
    const insert = db.prepare(
      'INSERT INTO raw_reply (job_id, place, status, headers, body, received_at, sum) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    replies.forEach((reply, index) => {
      const headers = JSON.stringify(reply.headers);
      const sum = sumReply({ headers, body: reply.body });
      insert.run(jobId, index + 1, reply.status, headers, reply.body, reply.receivedAt, sum);
    });
    return [jobId];
  }),
);

/** Jobs whose reply is stored and not read yet, since `beforeMs` or longer. */
export const loadReceived = defineRead(
  'jobs.received',
  (db, beforeMs: number): number[] =>
    db
      .prepare(
        `SELECT id FROM job INDEXED BY job_open WHERE ${IS_OPEN} AND state = 'received' AND updated_at <= ? ORDER BY id`,
      )
      .pluck()
      .all(beforeMs) as number[],
);

/** What is the same for all jobs that are completed in one transaction, and what they add up to. */
interface Batch {
  delta: FigureDelta;
  prices: PriceTable;
  /** By project, read for its first job. */
  rules: Map<number, CachedBrands>;
  nowMs: number;
}

/** Makes answers of stored replies that were read, each once. */
export const completeJobs = defineWrite(
  'jobs.complete',
  (db, sealed: readonly SerializedReplies[], { nowMs }): JobSettled[] => {
    const batch: Batch = { delta: new FigureDelta(), prices: readPriceTable(db), rules: new Map(), nowMs };
    const runs = new Set<number>();
    const settled = sealed.flatMap(deserializeReplies).flatMap((reply) => {
      const job = readJob(db, reply.jobId);
      if (job?.state !== 'received') return [];
      runs.add(job.runRowId);
      const failure = completeJob(db, job, reply, batch);
      return [{ jobId: job.id, runId: job.runId, projectId: job.projectPublicId, failure }];
    });
    batch.delta.save(db);
    finishRuns(db, runs, nowMs);
    return settled;
  },
);

/** Settles jobs whose call brought no reply at all. */
export const failJobs = defineWrite('jobs.fail', (db, failed: FailedJob[], { nowMs }): JobSettled[] => {
  const runs = new Set<number>();
  const settled = failed.flatMap(({ jobId, failure, routeId, isOffline }) => {
    const job = readJob(db, jobId);
    if (job?.state !== 'leased' && job?.state !== 'received') return [];
    runs.add(job.runRowId);
    const route = routeId ?? job.route;
    if (job.state === 'leased') closeUnanswered(db, { jobId, routeId: route ?? '', failure, nowMs });
    else closeUnpriced(db, jobId, failure.reason);
    saveFailure(db, { ...job, route }, failure, nowMs, isOffline);
    return [{ jobId, runId: job.runId, projectId: job.projectPublicId, failure }];
  });
  finishRuns(db, runs, nowMs);
  return settled;
});

interface JobRow {
  id: number;
  state: string;
  engine: string;
  sample: number;
  attempts: number;
  paidTries: number;
  /** Null before the first call. */
  route: string | null;
  /** What its call was given. */
  country: string | null;
  projectId: number;
  promptId: number;
  promptState: string;
  ordinal: number;
  language: string;
  isBranded: 0 | 1;
  runRowId: number;
  runId: string;
  runState: string;
  projectPublicId: string;
  /** Its project is being deleted for good: the call is paid, and nothing is stored. */
  isErasing: 0 | 1;
}

function readJob(db: Connection, jobId: number): JobRow | undefined {
  return db
    .prepare(
      `SELECT job.id AS id, job.state AS state, job.engine AS engine, sample, attempts, paid_tries AS paidTries, route, job.country AS country, prompt_id AS promptId,
         prompt.state AS promptState, prompt.ordinal AS ordinal, prompt.language AS language, is_branded AS isBranded, project.id AS projectId, run.id AS runRowId, run.public_id AS runId, run.state AS runState,
         project.public_id AS projectPublicId, project.erasing_since IS NOT NULL AS isErasing
       FROM job JOIN prompt ON prompt.id = prompt_id JOIN run ON run.id = run_id
         JOIN project ON project.id = job.project_id
       WHERE job.id = ?`,
    )
    .get(jobId) as JobRow | undefined;
}

function completeJob(
  db: Connection,
  job: JobRow,
  { outcome, answer, drift, receivedAt }: ReadReply,
  batch: Batch,
): CallFailure | null {
  const { nowMs, prices } = batch;
  const route = findReader(job.route ?? '');
  if (!route) throw new Error(`No route is named ${job.route}.`);
  noteDrift(db, { ...job, route: route.id }, drift, receivedAt ?? nowMs);
  if (outcome.kind === 'failure') {
    closeUnread(db, { jobId: job.id, routeId: route.id, failure: outcome, nowMs });
    saveFailure(db, job, outcome, nowMs);
    return outcome;
  }
  const answeredAt = receivedAt ?? nowMs;
  noteOutcome(db, { ...job, route: route.id }, outcome, answer?.words ?? 0, answeredAt);
  const word = outcome.kind === 'answer' && outcome.isRefusal ? 'refusal' : outcome.kind;
  const open = readOpenCall(db, job.id);
  const priced = priceReply(db, { jobId: job.id, routeId: route.id, read: outcome, nowMs, known: { prices, open } });
  const isOpen = route.surface === 'simulated' || open !== null;
  const booked = isOpen ? null : findBooked(db, { jobId: job.id, project: job.projectPublicId, startedMs: answeredAt });
  const { cost } = booked ?? priced;
  const answerId =
    outcome.kind === 'answer' && answer && job.isErasing === 0
      ? storeRead(db, { job, route, read: outcome, answer, cost, answeredAt }, batch)
      : null;
  if (open) closeOpenCall(db, open, { outcome: word, answer: answerId, ...priced });
  if (booked) linkBooked(db, booked.id, word, answerId);
  db.prepare("UPDATE job SET state = 'done', outcome = ?, message = NULL, updated_at = ? WHERE id = ?").run(
    word,
    nowMs,
    job.id,
  );
  if (job.promptState === 'queued')
    db.prepare("UPDATE prompt SET state = 'active' WHERE id = ? AND state = 'queued'").run(job.promptId);
  return null;
}

interface ReadJob {
  job: JobRow;
  route: AnswerReader;
  read: Extract<ReadHead, { kind: 'answer' }>;
  answer: PreparedAnswer;
  cost: Cost;
  answeredAt: number;
}

/** The raw replies move to the answer, where they take a fifth of the room. Returns the answer's public id. */
function storeRead(
  db: Connection,
  { job, route, read, answer, cost, answeredAt }: ReadJob,
  { delta, rules }: Batch,
): Uint8Array {
  const publicId = newAnswerId(Date.now());
  const { promptId: id, projectId, ordinal, language, isBranded } = job;
  const brands = rules.get(projectId) ?? readCompiledBrands(db, projectId);
  rules.set(projectId, brands);
  const answerId = storeAnswer(
    db,
    {
      publicId,
      prompt: { id, projectId, ordinal, language, isBranded, country: toHonouredCountry(route, job.country) },
      countryAsked: job.country,
      content: answer.content,
      engine: job.engine,
      surface: route.surface,
      route: route.id,
      engineVersion: read.engineVersion,
      answeredAt,
      isGrounded: read.isGrounded,
      isRefusal: read.isRefusal,
      isIncomplete: read.isIncomplete,
      ...cost,
      origin: { kind: 'job', jobId: job.id },
      measured: answer.measured,
    },
    delta,
    brands,
  );
  savePackedReplies(db, answerId, answer.packedReplies);
  db.prepare('DELETE FROM raw_reply WHERE job_id = ?').run(job.id);
  return publicId;
}

function saveFailure(db: Connection, job: JobRow, failure: CallFailure, nowMs: number, isOffline = false): void {
  // Without a route there was no call to blame.
  const { route } = job;
  if (!isOffline && route !== null) noteFailedCall(db, { ...job, route }, failure, nowMs);
  const isPaid = !isOffline && (failure.reason === 'search_error' || failure.bill !== undefined || mayBePaid(failure));
  const plan: RetryPlan = isOffline
    ? { state: 'queued', delayMs: 0, countsAsAttempt: false }
    : planRetry({ ...failure, isPaid, attempts: job.attempts, paidTries: job.paidTries });
  const isRetried = plan.state === 'queued' && job.runState !== 'cancelled';
  const state = job.runState === 'cancelled' ? 'cancelled' : plan.state;
  const isCounted = plan.state !== 'queued' || plan.countsAsAttempt;
  db.prepare(
    `UPDATE job SET state = ?, attempts = attempts + ?, paid_tries = paid_tries + ?, next_try_at = ?, outcome = ?, message = ?,
       lease_owner = NULL, lease_expires_at = NULL, updated_at = ? WHERE id = ?`,
  ).run(
    state,
    isCounted ? 1 : 0,
    isCounted && isPaid ? 1 : 0,
    Math.round(nowMs + (isRetried ? plan.delayMs : 0)),
    toTrouble(failure, isOffline),
    failure.message,
    nowMs,
    job.id,
  );
}

/** What keeps a job from its answer; null where nothing did but the end of this program. */
function toTrouble({ reason }: CallFailure, isOffline: boolean): string | null {
  if (isOffline) return 'offline';
  return reason === 'aborted' ? null : reason;
}
