/** How far a judge is, how often it agrees with itself, and what more it would cost. Reads; writes and sends nothing. */

import { type PercentInterval, wilsonInterval } from '#shared/statistics/wilson-interval.ts';
import { JUDGE_MISSES, type JudgeMiss } from '#shared/vocabulary/judge.ts';
import { defineHeavyRead, defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { PlannedCall } from '../money/call-cost.ts';
import { toUsd } from '../money/nano-usd.ts';
import { toJudgeQuestion } from './instruction.ts';
import { priceQuestion, readJudgeSpend } from './judge-money.ts';
import { type JudgeSettings, readJudge } from './judge-settings.ts';
import { type DueItem, ItemReader, toBatches } from './next-items.ts';

export const loadJudgeStatus = defineRead(
  'judging.status',
  (db, { projectId, project, nowMs }: { projectId: number; project: string; nowMs: number }) => {
    const judge = readJudge(db, projectId);
    const counts = countVerdicts(db, projectId, judge?.versionId ?? 0);
    const same = counts.filter(({ second, opinion }) => second !== null && second === opinion);
    const twice = sum(counts.filter(({ second }) => second !== null));
    return {
      judge,
      spentUsd: toUsd(readJudgeSpend(db, project, nowMs)),
      waitingAnswers:
        judge === null || judge.mode === 'off' ? 0 : countWaiting(db, projectId, judge.walkedId, judge.sinceDay),
      verdicts: {
        positive: sum(counts.filter(({ opinion }) => opinion === 'positive')),
        neutral: sum(counts.filter(({ opinion }) => opinion === 'neutral')),
        negative: sum(counts.filter(({ opinion }) => opinion === 'negative')),
        none: sum(counts.filter(({ opinion }) => opinion === 'none')),
      },
      misses: Object.fromEntries(
        JUDGE_MISSES.map((miss) => [miss, sum(counts.filter(({ state }) => state === miss))]),
      ) as Record<JudgeMiss, number>,
      agreement: {
        judgedTwice: twice,
        share: twice === 0 ? null : (sum(same) / twice) * 100,
        interval: toRange(wilsonInterval({ hits: sum(same), total: twice })),
      },
    };
  },
);

interface Counted {
  state: string;
  opinion: string | null;
  second: string | null;
  count: number;
}

function countVerdicts(db: Connection, projectId: number, versionId: number): Counted[] {
  return db
    .prepare(
      `SELECT judge_verdict.state AS state, opinion, second, count(*) AS count
       FROM brand CROSS JOIN judge_verdict INDEXED BY judge_verdict_by_brand ON brand_id = brand.id
       WHERE brand.project_id = ? AND judge_version_id = ? GROUP BY judge_verdict.state, opinion, second`,
    )
    .all(projectId, versionId) as Counted[];
}

const toRange = (interval: PercentInterval | null): [number, number] | null =>
  interval && [interval.lowPercent, interval.highPercent];

const sum = (counts: readonly Counted[]) => counts.reduce((total, { count }) => total + count, 0);

function countWaiting(db: Connection, projectId: number, walkedId: number, sinceDay: number): number {
  return db
    .prepare(
      'SELECT count(*) FROM answer INDEXED BY answer_by_day WHERE project_id = ? AND day >= ? AND id > ? AND brands_named > 0',
    )
    .pluck()
    .get(projectId, sinceDay, walkedId) as number;
}

/** Answers that a forecast is made from; the rest is taken to be like them. */
const SAMPLED = 300;

/** What settings would come to for the answers that are there, judged from the beginning. */
export const loadJudgeForecast = defineHeavyRead(
  'judging.forecast',
  (
    db,
    input: {
      projectId: number;
      settings: Pick<JudgeSettings, 'mode' | 'brands' | 'sinceDay'>;
      call: PlannedCall;
      nowMs: number;
    },
  ) => {
    const { projectId, settings, call, nowMs } = input;
    const reader = new ItemReader(db, projectId, settings);
    const answers = reader.count();
    const step = Math.max(1, Math.floor(answers / SAMPLED));
    const rows = reader.listEvery(step);
    const items = rows.flatMap((row) => reader.read(row));
    const scale = rows.length === 0 ? 0 : answers / rows.length;
    const priced = toBatches(items).map((batch) => price(db, call, batch, nowMs));
    const total = (pick: (one: (typeof priced)[number]) => number) =>
      priced.reduce((whole, one) => whole + pick(one), 0) * scale;
    return {
      answers,
      sampledAnswers: rows.length,
      mentions: Math.round(items.length * scale),
      calls: Math.ceil(priced.length * scale),
      expectedUsd: toUsd(Math.round(total(({ expectedNano }) => expectedNano))),
      ceilingUsd: toUsd(Math.round(total(({ ceilingNano }) => ceilingNano))),
      isPriced: priced.every(({ isPriced }) => isPriced),
    };
  },
);

function price(db: Connection, call: PlannedCall, batch: readonly DueItem[], nowMs: number) {
  return priceQuestion(db, call, toJudgeQuestion(batch), batch.length, nowMs);
}
