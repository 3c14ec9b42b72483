/** Keeps what a call to a judge brought: its row in the ledger closed, its verdicts stored, and figures moved by them, in one transaction. */

import type { OpinionClass } from '#shared/vocabulary/opinions.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { recountOpinion } from '../answers/override-opinion.ts';
import { closeUnanswered, closeUnread, type FailedCall } from '../money/close-failed.ts';
import { closeCall } from '../money/ledger.ts';
import { priceReply } from '../money/price-reply.ts';
import type { JudgeReply } from './judge-wires.ts';
import type { Verdict } from './read-verdicts.ts';

/** As a row of the ledger says what became of such a call. */
const OUTCOME = 'judged';

export interface JudgedItem {
  answerId: number;
  brandId: number;
  verdict: Verdict;
}

interface Judgement {
  projectId: number;
  versionId: number;
  callId: number;
  /** Of the ledger. */
  routeId: string;
  reply: Omit<Extract<JudgeReply, { kind: 'reply' }>, 'text'> | Extract<JudgeReply, { kind: 'failed' }>;
  items: JudgedItem[];
  isSecond: boolean;
}

/** The number of verdicts that were kept. Those of answers and brands that are gone meanwhile are dropped. */
export const saveJudgement = defineWrite('judging.saveJudgement', (db, input: Judgement, { nowMs }): number => {
  closeRow(db, input, nowMs);
  const items = input.items.filter((item) => isThere(db, item, input.projectId));
  if (input.isSecond) {
    for (const item of items) noteSecond(db, item);
    return 0;
  }
  const kept = items.filter(({ verdict }) => verdict.kind === 'verdict');
  for (const item of items) saveVerdict(db, item, input.versionId, nowMs);
  for (const { answerId, brandId } of kept) recountOpinion(db, answerId, brandId);
  return kept.length;
});

function closeRow(db: Connection, { callId: jobId, routeId, reply }: Judgement, nowMs: number): void {
  if (reply.kind === 'reply') {
    const { bill, model: engineVersion } = reply;
    const priced = priceReply(db, { jobId, routeId, read: { bill, engineVersion }, nowMs });
    closeCall(db, { jobId, outcome: OUTCOME, answer: null, ...priced });
    return;
  }
  const failed: FailedCall = { jobId, routeId, failure: reply.failure, nowMs };
  if (reply.hasReplied) closeUnread(db, failed);
  else closeUnanswered(db, failed);
}

function isThere(db: Connection, { answerId, brandId }: JudgedItem, projectId: number): boolean {
  return (
    db
      .prepare(
        'SELECT 1 FROM answer, brand WHERE answer.id = ? AND answer.project_id = ? AND brand.id = ? AND brand.project_id = ?',
      )
      .get(answerId, projectId, brandId, projectId) !== undefined
  );
}

/** A miss says nothing, and takes nothing away that an older version said. */
function saveVerdict(
  db: Connection,
  { answerId, brandId, verdict }: JudgedItem,
  versionId: number,
  nowMs: number,
): void {
  const isKept = verdict.kind === 'verdict';
  db.prepare(
    `INSERT INTO judge_verdict (answer_id, brand_id, judge_version_id, state, opinion, sentiment, quote_start, quote_end, tries, judged_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?)
     ON CONFLICT (answer_id, brand_id) DO UPDATE SET
       tries = CASE judge_version_id WHEN excluded.judge_version_id THEN tries + 1 ELSE 1 END,
       judge_version_id = excluded.judge_version_id, state = excluded.state, opinion = excluded.opinion, sentiment = excluded.sentiment,
       quote_start = excluded.quote_start, quote_end = excluded.quote_end, second = NULL, judged_at = excluded.judged_at`,
  ).run(
    answerId,
    brandId,
    versionId,
    isKept ? 'verdict' : verdict.reason,
    isKept ? verdict.opinion : null,
    isKept && verdict.sentiment !== null ? Math.round(verdict.sentiment * 100) : null,
    isKept ? (verdict.quote?.start ?? null) : null,
    isKept ? (verdict.quote?.end ?? null) : null,
    nowMs,
  );
}

/** A second reply that is no verdict is not asked for a third time. */
function noteSecond(db: Connection, { answerId, brandId, verdict }: JudgedItem): void {
  const second: OpinionClass | null = verdict.kind === 'verdict' ? verdict.opinion : null;
  db.prepare('UPDATE judge_verdict SET second = ?, tries = 100 WHERE answer_id = ? AND brand_id = ?').run(
    second,
    answerId,
    brandId,
  );
}

/** Notes up to which answer everything was looked at by a version. */
export const noteWalked = defineWrite(
  'judging.walked',
  (db, { projectId, versionId, walkedId }: { projectId: number; versionId: number; walkedId: number }): null => {
    db.prepare('UPDATE judge SET walked_id = ?, problem = NULL WHERE project_id = ? AND walked_by = ?').run(
      walkedId,
      projectId,
      versionId,
    );
    return null;
  },
);
