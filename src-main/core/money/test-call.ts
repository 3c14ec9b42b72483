/**
 * Calls that only test an engine: they pass the cap of the account and have their row in the ledger like every other call, in a
 * book of their own, since they belong to no project. Makes no call.
 */
import { ENGINE_TESTS } from '#shared/vocabulary/engines.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { CallBill, CallFailure } from '../engines/engine-route.ts';
import type { PlannedCall } from './call-cost.ts';
import { closeUnanswered, closeUnread, type FailedCall } from './close-failed.ts';
import { closeCall, nextCallId, openCall } from './ledger.ts';
import { toUsd } from './nano-usd.ts';
import { priceReply } from './price-reply.ts';
import type { Cost } from './price-table.ts';
import { type Admission, SpendGate } from './spend-gate.ts';

/** Either the number by which its row is closed, or why the call may not go out, in a sentence for the owner. */
export type OpenedTest = { callId: number } | { refusal: string };

export const openTestCall = defineWrite('money.openTest', (db, call: PlannedCall, { nowMs }): OpenedTest => {
  const gate = new SpendGate(db, call, nowMs);
  const refusal = toRefusal(gate.admit(ENGINE_TESTS));
  if (refusal !== null) return { refusal };
  const callId = nextCallId(db);
  const { ceilingNano } = gate;
  openCall(db, { ...call, jobId: callId, project: ENGINE_TESTS, prompt: ENGINE_TESTS, ceilingNano }, nowMs);
  return { callId };
});

/** The most that such calls are taken to cost, and whether each may go out now. */
export const loadTestCeilings = defineRead(
  'money.testCeilings',
  (db, { calls, nowMs }: { calls: PlannedCall[]; nowMs: number }) =>
    calls.map((call) => {
      const gate = new SpendGate(db, call, nowMs);
      return { ceilingUsd: toUsd(gate.ceilingNano), isHeldBack: gate.admit(ENGINE_TESTS).kind !== 'go' };
    }),
);

export interface EndedTest {
  callId: number;
  routeId: string;
  ended:
    | { kind: 'answered'; word: string; bill: CallBill; engineVersion: string | null }
    /** `hasReplied`: replies of status 2xx came, and hold no answer. */
    | { kind: 'failed'; failure: CallFailure; hasReplied: boolean };
}

/** What it cost, as far as that is known. */
export const closeTestCall = defineWrite('money.closeTest', (db, test: EndedTest, { nowMs }): Cost => {
  const { callId: jobId, routeId, ended } = test;
  if (ended.kind === 'failed') {
    const failed: FailedCall = { jobId, routeId, failure: ended.failure, nowMs };
    if (ended.hasReplied) closeUnread(db, failed);
    else closeUnanswered(db, failed);
    return { costUsd: null, costBasis: null };
  }
  const priced = priceReply(db, { jobId, routeId, read: ended, nowMs });
  closeCall(db, { jobId, outcome: ended.word, answer: null, ...priced });
  return priced.cost;
});

function toRefusal(admission: Admission): string | null {
  switch (admission.kind) {
    case 'go':
      return null;
    case 'later':
      return 'What is left of the monthly cap is held back for calls that are under way.';
    case 'held':
      return admission.message;
  }
}
