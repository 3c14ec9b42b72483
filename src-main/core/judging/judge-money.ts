/** What a judge may cost: each call passes its own monthly limit and the caps of project and account, and has its row in the ledger. */
import { JUDGE } from '#shared/vocabulary/engines.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { PlannedCall } from '../money/call-cost.ts';
import { UNPRICED_CALL } from '../money/call-profiles.ts';
import { nextCallId, openCall } from '../money/ledger.ts';
import { describeUsd, toNanoUsd } from '../money/nano-usd.ts';
import { readOwnerMonth } from '../money/owner-month.ts';
import { readPriceTable } from '../money/price-store.ts';
import { findPrice, priceUsage } from '../money/price-table.ts';
import { SpendGate } from '../money/spend-gate.ts';
import { countInputTokens, type JudgeQuestion } from './instruction.ts';
import { readJudge } from './judge-settings.ts';

/** Of a judge's calls this month, those under way and unknown ones with their ceilings; nano-dollars. */
export function readJudgeSpend(db: Connection, project: string, nowMs: number): number {
  return db
    .prepare(
      `SELECT coalesce(sum(nano), 0) FROM billing_period AS period JOIN ledger_entry INDEXED BY ledger_by_period ON billing_period_id = period.id
         JOIN ledger_prompt ON ledger_prompt.id = ledger_prompt_id
       WHERE project = ? AND month = ? AND prompt = '${JUDGE}'`,
    )
    .pluck()
    .get(project, readOwnerMonth(db, nowMs)) as number;
}

/** Of one call, nano-dollars. `isPriced` false: the model has no known price, and rates are taken that few models exceed. */
export function priceQuestion(
  db: Connection,
  call: PlannedCall,
  question: JudgeQuestion,
  items: number,
  nowMs: number,
) {
  const price = findPrice({ route: call.route, model: call.model, atMs: nowMs }, readPriceTable(db));
  const rates = price ?? UNPRICED_CALL.dearRates;
  const { typical, most } = countInputTokens(question);
  const usage = (inputTokens: number, outputTokens: number) =>
    toNanoUsd(priceUsage({ inputTokens, cachedInputTokens: 0, outputTokens, searches: 0, requests: 1 }, rates));
  return {
    isPriced: price !== null,
    expectedNano: usage(typical, items * TYPICAL_OUTPUT_TOKENS),
    ceilingNano: usage(most, question.maxOutputTokens),
  };
}

const TYPICAL_OUTPUT_TOKENS = 45;

export type OpenedJudgement = { callId: number } | { refusal: string };

/** Opens the row of a call, or says why it may not go out, in a sentence for the owner. */
export const openJudgement = defineWrite(
  'judging.open',
  (
    db,
    input: { projectId: number; project: string; call: PlannedCall; question: JudgeQuestion; items: number },
    { nowMs },
  ): OpenedJudgement => {
    const { call, question, items, project } = input;
    const { ceilingNano } = priceQuestion(db, call, question, items, nowMs);
    const capUsd = readJudge(db, input.projectId)?.capUsd ?? null;
    if (capUsd !== null && readJudgeSpend(db, project, nowMs) + ceilingNano > toNanoUsd(capUsd)) {
      const used = describeUsd(readJudgeSpend(db, project, nowMs));
      return { refusal: `The judge's monthly cap of ${describeUsd(toNanoUsd(capUsd))} is reached (${used} used).` };
    }
    const admission = new SpendGate(db, call, nowMs, ceilingNano).admit(project);
    if (admission.kind === 'held') return { refusal: admission.message };
    if (admission.kind === 'later') {
      return { refusal: 'What is left of the monthly cap is held back for calls that are under way.' };
    }
    const callId = nextCallId(db);
    openCall(db, { ...call, jobId: callId, project, prompt: JUDGE, ceilingNano }, nowMs);
    return { callId };
  },
);
