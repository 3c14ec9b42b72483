/** A key and a model that nobody has: a server that refuses them charges nothing, and must be understood. Neither is saved or counted as health. */
import { setTimeout as sleep } from 'node:timers/promises';

import type { VerifyCheck, VerifyCheckName } from '#shared/contract/verification.ts';
import { CONNECTION_REASONS } from '#shared/vocabulary/connection-faults.ts';
import type { FailureReason } from '#shared/vocabulary/failures.ts';
import type { ReadOutcome, RouteSettings } from '../engine-route.ts';
import { toCheck } from './judge-answer.ts';
import { recordFetch } from './record-fetch.ts';
import { NO_FACTS, ROUTE_FACTS } from './route-facts.ts';
import { callRoute, type RecordReply, toRouteContext, type VerifiedTarget, type VerifyContext } from './verify-call.ts';

const WRONG_KEY = 'no-such-key-0000000000000000';
const UNKNOWN_MODEL = 'no-such-model-0';

const LONGEST_WAIT_MS = 30_000;
/** A server that answers all the same writes little. */
const FEWEST_OUTPUT_TOKENS = 500;

/** What says nothing of the key or the model. */
const PASSING: readonly FailureReason[] = [
  'rate_limit',
  'overloaded',
  'timeout',
  'network',
  'aborted',
  ...CONNECTION_REASONS,
];
/** What is before a look at the model. */
const BEFORE_MODEL: readonly FailureReason[] = ['auth', 'quota', 'forbidden', 'region'];

export function checkWrongKey(
  target: VerifiedTarget,
  context: VerifyContext,
  record: RecordReply,
): Promise<VerifyCheck> {
  const settings = { apiKey: WRONG_KEY };
  return checkRefusal({ name: 'wrong_key', reason: 'auth', target, settings }, context, record);
}

/** `outcome`: of the paid question, null where there was none. */
export async function checkUnknownModel(
  target: VerifiedTarget & { outcome: ReadOutcome | null },
  context: VerifyContext,
  record: RecordReply,
): Promise<VerifyCheck> {
  const { route, engine, outcome } = target;
  const { unknownModel } = ROUTE_FACTS[route.id] ?? NO_FACTS;
  if (unknownModel === 'no_model') return toCheck('unknown_model', 'not_exposed', 'takes_no_model');
  if (unknownModel === 'may_be_answered') return toCheck('unknown_model', 'skipped', 'may_be_answered');
  if (outcome?.kind === 'failure' && BEFORE_MODEL.includes(outcome.reason)) {
    return toCheck('unknown_model', 'skipped', 'not_told', { names: [outcome.reason] });
  }
  const asked = route.toModel?.(engine, target.settings.model) ?? target.settings.model;
  // Of the same house: a service of several would not use another one's.
  const model = `${asked.slice(0, asked.lastIndexOf('/') + 1)}${UNKNOWN_MODEL}`;
  return checkRefusal({ name: 'unknown_model', reason: 'unknown_model', target, settings: { model } }, context, record);
}

interface Refusal {
  name: VerifyCheckName;
  /** As which it must be understood. */
  reason: FailureReason;
  target: VerifiedTarget;
  /** What nobody has. */
  settings: Partial<RouteSettings>;
}

/** Goes through the gate and the ledger all the same: a server that answers instead of refusing charges for it. */
async function checkRefusal(
  { name, reason, target, settings }: Refusal,
  context: VerifyContext,
  record: RecordReply,
): Promise<VerifyCheck> {
  await sleep(target.route.paceMs);
  const { fetch, exchanges } = recordFetch(context.fetch);
  const short = toShort(target.settings);
  const wrong = toRouteContext({ settings: { ...short, ...settings } }, { ...context, fetch });
  const ended = await context.pay(short, () => callRoute(target, wrong));
  record(name.replace('_', '-'), exchanges);
  if ('refusal' in ended) return toCheck(name, 'skipped', 'held_back', { said: ended.refusal });
  const { outcome } = ended;
  if (outcome.kind !== 'failure') return toCheck(name, 'fail', 'was_answered', { usd: ended.cost.costUsd });
  if (outcome.reason === reason) return toCheck(name, 'pass', 'told_apart', { said: outcome.message });
  const facts = { names: [outcome.reason], said: outcome.message };
  return PASSING.includes(outcome.reason)
    ? toCheck(name, 'skipped', 'not_told', facts)
    : toCheck(name, 'fail', 'told_otherwise', facts);
}

function toShort(settings: RouteSettings): RouteSettings {
  const { timeoutMs, maxOutputTokens } = settings;
  return {
    ...settings,
    timeoutMs: Math.min(timeoutMs, LONGEST_WAIT_MS),
    maxOutputTokens: maxOutputTokens && Math.min(maxOutputTokens, FEWEST_OUTPUT_TOKENS),
  };
}
