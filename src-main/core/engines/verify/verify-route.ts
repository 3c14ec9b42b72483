/**
 * Verifies one route: first what is free, then one paid question, then a key and a model that do not exist. It knows no database: the
 * caller lets each call that may be paid through and keeps its books. Never throws, whatever the network or the server does.
 */
import type { KeptBody, VerifiedRoute, VerifyCheck } from '#shared/contract/verification.ts';
import type { CallFailure } from '../engine-route.ts';
import { checkAccount, checkModels } from './free-checks.ts';
import { judgeReply, listUnjudged, toCheck } from './judge-answer.ts';
import { recordFetch } from './record-fetch.ts';
import { redactForReport, toStoredBody } from './redact-reply.ts';
import { checkUnknownModel, checkWrongKey } from './refused-checks.ts';
import {
  callRoute,
  type Paid,
  type RecordReply,
  toAsk,
  toRouteContext,
  type VerifiedTarget,
  type VerifyContext,
} from './verify-call.ts';

export async function verifyRoute(
  target: VerifiedTarget,
  context: VerifyContext,
): Promise<VerifiedRoute & { bodies: KeptBody[] }> {
  const { route, engine, settings } = target;
  const { keys, now } = context;
  const startedAt = now();
  const bodies: KeptBody[] = [];
  const record: RecordReply = (name, exchanges) => {
    const bodiesOfCall = exchanges.map((exchange, index) =>
      toStoredBody(index === 0 ? name : `${name}-${index + 1}`, exchange, keys),
    );
    bodies.push(...bodiesOfCall.filter((body) => body !== null));
  };
  const free = toRouteContext(target, context);
  const models = await checkModels(target, free, record);
  const account = await checkAccount(target, free, record);
  const { checks: answered, paid } = await callOnce(target, context, record);
  const outcome = paid?.outcome ?? null;
  const wrongKey = await checkWrongKey(target, context, record);
  const unknownModel = await checkUnknownModel({ ...target, outcome }, context, record);
  const checks = [...models, account, ...answered, wrongKey, unknownModel].map((check) => redactCheck(check, keys));
  return {
    route: route.id,
    engine,
    model: route.toModel?.(engine, settings.model) ?? settings.model,
    at: new Date(now()).toISOString(),
    durationMs: Math.max(0, Math.round(now() - startedAt)),
    state: toState(checks),
    costUsd: paid?.cost.costUsd ?? null,
    checks,
    bodies,
  };
}

/** The one question that is paid. */
async function callOnce(
  target: VerifiedTarget,
  context: VerifyContext,
  record: RecordReply,
): Promise<{ checks: VerifyCheck[]; paid: Paid | null }> {
  const { fetch, exchanges } = recordFetch(context.fetch);
  const paid = await context.pay(target.settings, () =>
    callRoute(target, toRouteContext(target, { ...context, fetch })),
  );
  record('answer', exchanges);
  if ('refusal' in paid) {
    return { checks: [toCheck('call', 'skipped', 'held_back', { said: paid.refusal }), ...listUnjudged()], paid: null };
  }
  const { outcome, replies, cost } = paid;
  if (outcome.kind === 'failure') return { checks: [toFailedCall(outcome), ...listUnjudged()], paid };
  const call =
    outcome.kind === 'answer' ? toCheck('call', 'pass', 'answered') : toCheck('call', 'not_exposed', 'nothing_shown');
  const judged = judgeReply({ route: target.route, request: toAsk(target.engine), replies, outcome, cost, exchanges });
  return { checks: [call, ...judged], paid };
}

function toFailedCall({ reason, message }: CallFailure): VerifyCheck {
  return reason === 'aborted'
    ? toCheck('call', 'fail', 'out_of_time')
    : toCheck('call', 'fail', 'failed', { names: [reason], said: message });
}

function toState(checks: readonly VerifyCheck[]): VerifiedRoute['state'] {
  if (checks.some(({ state }) => state === 'fail')) return 'fail';
  return checks.find(({ name }) => name === 'call')?.state ?? 'skipped';
}

function redactCheck(check: VerifyCheck, keys: readonly string[]): VerifyCheck {
  const { said, names } = check;
  return {
    ...check,
    said: said === null ? null : redactForReport(said, keys).toWellFormed(),
    names: names.map((name) => redactForReport(name, keys).toWellFormed()),
  };
}
