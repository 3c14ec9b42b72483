/**
 * Reads and measures stored replies on a reader thread, so that the one writer only has to write. What comes out is a
 * suggestion: the writer takes it for a job that is still waiting, and measures again where the brands changed meanwhile.
 */
import { deserialize, serialize } from 'node:v8';

import { defineHeavyRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { packReplies } from '../answers/raw-replies.ts';
import { isWholeReply } from '../answers/reply-checksum.ts';
import { prepareContent, type ReadyContent } from '../answers/store-answer.ts';
import { type CachedBrands, readCompiledBrands } from '../brands/brand-store.ts';
import { type DriftSign, findDrift } from '../engines/drift/find-drift.ts';
import type { RawReply, ReadAnswer, ReadOutcome, SceneBrand } from '../engines/engine-route.ts';
import { findReader } from '../engines/registry.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import type { MeasuredAnswer } from '../measuring/measurement.ts';
import { resolvePages } from '../redirects/redirect-store.ts';
import { readEngineRequest } from './job-queue.ts';

export interface ReadReply {
  jobId: number;
  outcome: ReadHead;
  /** What of the reply no reader here knows, or missed. */
  drift: DriftSign[];
  /** When the last reply came; null where there is none. */
  receivedAt: number | null;
  /** What an answer says, measured and packed; null for every other outcome. */
  answer: PreparedAnswer | null;
}

/** An outcome without what an answer says: that is in its content, and need not cross threads twice. */
export type ReadHead = Exclude<ReadOutcome, ReadAnswer> | Omit<ReadAnswer, 'text' | 'cited' | 'retrieved' | 'queries'>;

export interface PreparedAnswer {
  content: ReadyContent;
  /** As white space parts them: good enough to see answers shrink. Measuring counts the words of figures. */
  words: number;
  measured: { answer: MeasuredAnswer; brandsVersion: number };
  packedReplies: Uint8Array;
}

/** What was read, as bytes: the main thread hands them from reader to writer without taking apart what it does not need. */
export type SerializedReplies = Uint8Array;

export const deserializeReplies = (sealed: SerializedReplies): ReadReply[] => deserialize(sealed) as ReadReply[];

/** {@link ReadReply}s. Jobs that wait no longer are left out. Throws when a reader throws: then each is best read alone. */
export const readReceived = defineHeavyRead(
  'jobs.read',
  (db, input: { jobIds: number[]; nowMs: number }): SerializedReplies => {
    const known: Known = { scenes: new Map(), rules: new Map() };
    const find = db.prepare("SELECT route, project_id AS projectId FROM job WHERE id = ? AND state = 'received'");
    // At one moment: whatever is written between two reads has SQLite let go of all pages that it holds.
    const read = db.atOneMoment(() =>
      input.jobIds.flatMap((jobId) => {
        const job = find.get(jobId) as { route: string | null; projectId: number } | undefined;
        return job ? [readOne(db, { jobId, nowMs: input.nowMs, ...job }, known)] : [];
      }),
    );
    return serialize(read);
  },
);

/** What was read for other jobs of the batch: of a project it is the same for all. */
interface Known {
  scenes: Map<number, SceneBrand[]>;
  rules: Map<number, CachedBrands>;
}

function readOne(
  db: Connection,
  job: { jobId: number; route: string | null; projectId: number; nowMs: number },
  known: Known,
): ReadReply {
  const replies = readReplies(db, job.jobId);
  const route = job.route === null ? undefined : findReader(job.route);
  if (!route) throw new Error(`No route is named ${job.route}.`);
  if (replies === null) return { jobId: job.jobId, outcome: DAMAGED, drift: [], receivedAt: null, answer: null };
  const request = readEngineRequest(db, job.jobId, job.nowMs, known.scenes);
  const outcome = requireText(route.read(replies, request));
  const receivedAt = replies.at(-1)?.receivedAt ?? null;
  const answer =
    outcome.kind === 'answer'
      ? prepareAnswer(db, { ...job, language: request.language, replies, read: outcome }, known)
      : null;
  const drift = findDrift(route.id, replies, outcome);
  return { jobId: job.jobId, outcome: toHead(outcome), drift, receivedAt, answer };
}

/** It may have been paid, and is stored for doctor. */
const DAMAGED: ReadHead = {
  kind: 'failure',
  reason: 'schema_drift',
  message: 'The reply was damaged on the disk before it was read.',
  retryAfterMs: null,
};

function toHead(outcome: ReadOutcome): ReadHead {
  if (outcome.kind !== 'answer') return outcome;
  const { text: _text, cited: _cited, retrieved: _retrieved, queries: _queries, ...head } = outcome;
  return head;
}

/** An answer without text is none. */
function requireText(outcome: ReadOutcome): ReadOutcome {
  if (outcome.kind !== 'answer' || outcome.text.trim() !== '') return outcome;
  return { kind: 'failure', reason: 'schema_drift', message: 'The reply held no text.', retryAfterMs: null };
}

function prepareAnswer(
  db: Connection,
  {
    projectId,
    language,
    replies,
    read,
  }: { projectId: number; language: string; replies: RawReply[]; read: ReadAnswer },
  known: Known,
): PreparedAnswer {
  const { text, cited, retrieved, queries } = resolvePages(db, read);
  const content = { text, cited, retrieved, queries };
  const rules = known.rules.get(projectId) ?? readCompiledBrands(db, projectId);
  known.rules.set(projectId, rules);
  const { version, brands } = rules;
  return {
    content: prepareContent(content),
    words: countWords(text),
    measured: { answer: measureAnswer({ text, language, cited }, brands), brandsVersion: version },
    packedReplies: packReplies(replies, JSON.stringify(content)),
  };
}

const SPACES = /\s+/g;

function countWords(text: string): number {
  const trimmed = text.trim();
  let words = trimmed === '' ? 0 : 1;
  SPACES.lastIndex = 0;
  while (SPACES.test(trimmed)) words++;
  return words;
}

/** The stored replies of a job, in the order that they came in. Null when any of them is not what was stored. */
export function readReplies(db: Connection, jobId: number): RawReply[] | null {
  const rows = db
    .prepare(
      'SELECT status, headers, body, received_at AS receivedAt, sum FROM raw_reply WHERE job_id = ? ORDER BY place',
    )
    .all(jobId) as StoredReply[];
  if (!rows.every(isWholeReply)) return null;
  return rows.map(({ sum: _sum, ...row }) => ({ ...row, headers: JSON.parse(row.headers) }));
}

interface StoredReply {
  status: number;
  headers: string;
  body: Uint8Array;
  receivedAt: number;
  /** Null for one that an older version stored. */
  sum: number | null;
}
