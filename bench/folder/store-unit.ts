/**
 * Stores a unit of history as a run would have left it: a job for each answer, its line in the ledger, its raw
 * reply, the answer itself and the counts. It uses the product's own functions; only the reading of the reply is left out, because it was measured already.
 */
import { packReplies, savePackedReplies } from '#main/core/answers/raw-replies.ts';
import { storeAnswer } from '#main/core/answers/store-answer.ts';
import { readCompiledBrands } from '#main/core/brands/brand-store.ts';
import { FigureDelta } from '#main/core/figures/aggregate/figure-delta.ts';
import { closeCall } from '#main/core/money/ledger.ts';
import type { Project } from '#main/core/projects/project.ts';
import { enqueueRun } from '#main/core/scheduling/enqueue.ts';
import { finishRuns } from '#main/core/scheduling/finish-runs.ts';
import { saveReceived } from '#main/core/scheduling/job-outcomes.ts';
import { leaseJobs } from '#main/core/scheduling/lease-jobs.ts';
import { pruneJobs } from '#main/core/scheduling/prune-jobs.ts';
import type { Connection } from '#main/storage/connection.ts';
import { toDate } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { World } from '../world/world.ts';
import type { AnswerUnit, UnitAnswer } from './answer-unit.ts';

const OWNER = 'bench';
const ROUTE = 'openai-responses';
const MODEL = 'gpt-5.1';
const VERSION = 'gpt-5.1-2025-11-13';
const COST = { costUsd: 0.0125, costBasis: 'estimated' } as const;
const PRICE_VERSION = '2026-01';

export interface StoreTarget {
  db: Connection;
  world: World;
  project: Project;
  /** Columns of each prompt that its answers carry, in the order of the world's prompts. */
  prompts: Parameters<typeof storeAnswer>[1]['prompt'][];
}

/** Queues the run of a day, before its first unit is stored, and lets old jobs go as the daily upkeep does. */
export function startDay({ db, project }: StoreTarget, day: number, nowMs: number): void {
  db.transaction(() =>
    enqueueRun(db, project, { cause: 'schedule', slot: { slot: toDate(day), startsAtMs: nowMs } }, nowMs),
  );
  while (db.transaction(() => pruneJobs.run(db, null, { nowMs })) > 0);
}

export function storeUnit(target: StoreTarget, unit: AnswerUnit): void {
  const { db } = target;
  const nowMs = unit.answers.at(-1)!.answeredAt;
  db.transaction(() => {
    const jobs = leaseUnitJobs(target, unit, nowMs);
    const received = unit.answers.map((answer) => ({
      jobId: jobs[answer.promptIndex]!,
      owner: OWNER,
      routeId: ROUTE,
      replies: [toReply(answer)],
    }));
    saveReceived.run(db, received, { nowMs });
    const delta = new FigureDelta();
    const rules = readCompiledBrands(db, target.project.id);
    const forget = db.prepare('DELETE FROM raw_reply WHERE job_id = ?');
    const find = db.prepare('SELECT public_id AS publicId FROM answer WHERE id = ?');
    for (const answer of unit.answers) {
      const jobId = jobs[answer.promptIndex]!;
      const id = storeAnswer(db, toNewAnswer(target, unit, answer, jobId, rules.version), delta, rules);
      savePackedReplies(db, id, packReplies([toReply(answer)], JSON.stringify(answer.content)));
      forget.run(jobId);
      const { publicId } = find.get(id) as { publicId: Uint8Array };
      const close = { jobId, cost: COST, model: VERSION, outcome: 'answer', priceVersion: PRICE_VERSION };
      closeCall(db, { ...close, answer: publicId });
    }
    delta.save(db);
    finishJobs(db, jobs, nowMs);
  });
}

function leaseUnitJobs({ db, world }: StoreTarget, { engine, answers }: AnswerUnit, nowMs: number): number[] {
  const lane = { environment: 'live', engine: engine as Engine } as const;
  const { jobs: leased } = leaseJobs.run(
    db,
    {
      lane,
      owner: OWNER,
      limit: answers.length,
      call: { engine, route: ROUTE, model: MODEL, maxOutputTokens: 16_000 },
    },
    { nowMs },
  );
  const byPrompt = new Map(leased.map(({ id, request }) => [`${request.language} ${request.prompt}`, id]));
  return answers.map(({ promptIndex }) => {
    const { language, text } = world.prompts[promptIndex]!;
    const jobId = byPrompt.get(`${language} ${text}`);
    if (jobId === undefined) throw new Error(`No job asks ${engine}: ${text}`);
    return jobId;
  });
}

function toReply({ answeredAt, replyBody }: UnitAnswer) {
  const headers = {
    'content-type': 'application/json',
    date: new Date(answeredAt).toUTCString(),
    'openai-processing-ms': String(answeredAt % 9_973),
  };
  return { status: 200, headers, body: replyBody, receivedAt: answeredAt };
}

function toNewAnswer(
  { prompts }: StoreTarget,
  { engine }: AnswerUnit,
  { promptIndex, answeredAt, content, measured }: UnitAnswer,
  jobId: number,
  brandsVersion: number,
): Parameters<typeof storeAnswer>[1] {
  return {
    prompt: prompts[promptIndex]!,
    countryAsked: null,
    content,
    engine,
    surface: 'api',
    route: ROUTE,
    engineVersion: VERSION,
    answeredAt,
    isGrounded: true,
    isRefusal: false,
    isIncomplete: false,
    ...COST,
    origin: { kind: 'job', jobId },
    measured: { answer: measured, brandsVersion },
  };
}

function finishJobs(db: Connection, jobIds: readonly number[], nowMs: number): void {
  const finish = db.prepare(
    "UPDATE job SET state = 'done', outcome = 'answer', message = NULL, updated_at = ? WHERE id = ? RETURNING run_id AS runId",
  );
  const runs = jobIds.map((id) => (finish.get(nowMs, id) as { runId: number }).runId);
  finishRuns(db, runs, nowMs);
}
