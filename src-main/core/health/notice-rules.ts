/** The rules behind notices, one function each: from the facts of one route to what is wrong, or null. Pure. */
import { isConnectionReason } from '#shared/vocabulary/connection-faults.ts';
import { findRoute } from '../engines/registry.ts';
import { type Finding, isRealRise, labelOf, type RouteView } from './finding.ts';
import type { AnswerCount } from './health-facts.ts';
import { SHAPE_RULES } from './shape-rules.ts';

const DAY_MS = 86_400_000;
/** Below this an engine may just be quiet for a while. */
const SILENCE_MS = 2 * DAY_MS;
/** A few failed calls pass by themselves. */
const OUTAGE_MS = 10 * 60_000;
const ABOUT_QUESTION: ReadonlySet<string> = new Set(['bad_request', 'content_refused', 'schema_drift']);
const FEWEST_ANSWERS = 8;
/** So many of the newest answers, and nearly all of them refusals, are clear at once. */
const FEWEST_CLEAR = 5;
const CLEAR_SHARE = 0.8;
/** Fewer are clear where what is known of the engine would bring them less often than this; of a new one all of so many. */
const RARE = 0.01;
const FEWEST_NEW = 3;
const FEWEST_LIMITED = 20;
const SHRUNK_TO = 0.5;

/** What only the owner can fix. */
const REFUSALS: Readonly<Record<string, Pick<Finding, 'kind' | 'advice'>>> = {
  auth: { kind: 'refused_key', advice: 'Save another key for this route.' },
  quota: {
    kind: 'empty_account',
    advice:
      'Add credit, raise the limit, or link a billing account or plan at the provider; the key itself is accepted.',
  },
  forbidden: {
    kind: 'forbidden',
    advice:
      "Look at the rights of the key and its project, and at the state of the account, in the provider's settings.",
  },
  region: {
    kind: 'region',
    advice: 'The key is not the trouble. Reach the engine over another service, or from a network that is served.',
  },
  unknown_model: {
    kind: 'unknown_model',
    advice: 'The key works. Choose a model that is served now, in the settings of the engine.',
  },
  model_not_allowed: {
    kind: 'model_not_allowed',
    advice: "The key works. Let its project use the model in the provider's settings, or choose another model.",
  },
  wrong_path: { kind: 'wrong_path', advice: 'Correct the address in the settings of the engine; most end in /v1.' },
};

/** The newest call was refused for a reason that only the owner can fix. */
function findRefusal(view: RouteView): Finding | null {
  const { lastFailure, failingSinceMs } = view.health;
  const refusal = lastFailure && REFUSALS[lastFailure.reason];
  if (failingSinceMs === null || !refusal) return null;
  return {
    ...refusal,
    severity: 'error',
    message: `${labelOf(view)}: ${lastFailure.message}`,
    sinceMs: failingSinceMs,
    facts: { reason: lastFailure.reason, said: lastFailure.message },
  };
}

/** The newest call met a proxy or a certificate. It is reported at once, of all engines together (`plan-notices.ts`): no engine is to blame. */
function findBlockedConnection(view: RouteView): Finding | null {
  const { lastFailure, failingSinceMs } = view.health;
  if (failingSinceMs === null || lastFailure === null || !isConnectionReason(lastFailure.reason)) return null;
  return {
    kind: lastFailure.reason,
    severity: 'error',
    message: `${lastFailure.message} No question went out, and none is lost: they wait and go on by themselves.`,
    advice: 'Test the connection under Settings › Network, or with `network test`.',
    sinceMs: failingSinceMs,
    facts: { reason: lastFailure.reason, said: lastFailure.message },
  };
}

/** Asked for two days and more without one answer. */
function findSilence(view: RouteView): Finding | null {
  const { failingSinceMs, lastSuccessMs, lastFailure } = view.health;
  if (failingSinceMs === null || lastFailure === null) return null;
  const sinceMs = lastSuccessMs ?? failingSinceMs;
  if (view.nowMs - sinceMs < SILENCE_MS || view.nowMs - lastFailure.atMs > SILENCE_MS) return null;
  const days = Math.floor((view.nowMs - sinceMs) / DAY_MS);
  return {
    kind: 'silent',
    severity: 'error',
    message: `${labelOf(view)} has returned nothing for ${days} days: check the route. The newest reason: ${lastFailure.message}`,
    advice: 'Test the engine in the settings; choose another route if this one stays silent.',
    sinceMs,
    facts: { reason: lastFailure.reason, said: lastFailure.message, count: days },
  };
}

/** Failed for a while by now without one answer between. What an engine says of one question is none of its outages. */
function findOutage(view: RouteView): Finding | null {
  const { failingSinceMs, lastFailure } = view.health;
  if (failingSinceMs === null || lastFailure === null || ABOUT_QUESTION.has(lastFailure.reason)) return null;
  const lastedMs = lastFailure.atMs - failingSinceMs;
  if (lastedMs < OUTAGE_MS || view.nowMs - lastFailure.atMs > DAY_MS) return null;
  return {
    kind: 'outage',
    severity: 'error',
    message: `${labelOf(view)} has not answered since ${toMoment(failingSinceMs)}. The newest reason: ${lastFailure.message}`,
    advice: 'Its questions are asked again by themselves as long as the day of their run lasts.',
    sinceMs: failingSinceMs,
    facts: { reason: lastFailure.reason, said: lastFailure.message },
  };
}

function toMoment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function findRateLimits(view: RouteView): Finding | null {
  const limited = view.recent.failures.rate_limit ?? 0;
  if (limited < FEWEST_LIMITED || limited <= view.recent.answers + view.recent.notShown) return null;
  return {
    kind: 'rate_limited',
    severity: 'warning',
    message: `${labelOf(view)} asked for fewer calls ${limited} times in three days, more often than it answered.`,
    advice: 'Set a longer pace for this route, a wider spread for the schedules, or raise the limit at the provider.',
    sinceMs: null,
    facts: { count: limited },
  };
}

function findLostSearch(view: RouteView): Finding | null {
  const { recent, before } = view;
  if (recent.answers < FEWEST_ANSWERS || recent.ungrounded < recent.answers) return null;
  if (before.answers < FEWEST_ANSWERS || before.ungrounded > before.answers / 2) return null;
  return {
    kind: 'ungrounded',
    severity: 'warning',
    message: `${labelOf(view)} has stopped searching the web: none of its newest ${recent.answers} answers rests on a search.`,
    advice:
      'Figures of these days are not comparable with those before. Look whether the model or the plan lost its web search.',
    sinceMs: null,
    facts: { count: recent.answers, of: recent.answers },
  };
}

function findRefusals(view: RouteView): Finding | null {
  const shown = pickRefused(view);
  if (shown === null) return null;
  return {
    kind: 'refusals',
    severity: 'warning',
    message: `${labelOf(view)} declines far more questions than before: ${shown.refusals} of its newest ${shown.answers}.`,
    advice: 'Read a few of the refusals; a new model may treat these questions differently.',
    sinceMs: null,
    facts: { count: shown.refusals, of: shown.answers },
  };
}

/** The answers that show it; null where none do. */
function pickRefused(view: RouteView): AnswerCount | null {
  if (isClearRefusal(view)) return view.newest;
  if (isRefusingLately(view)) return view.health.lately;
  return hasMoreRefusals(view) ? view.recent : null;
}

/** Hardly anything but refusals within the hour, from an engine that is known to answer or has refused all that it was asked. */
function isRefusingLately({ health: { lately }, newest, older }: RouteView): boolean {
  const { answers, refusals } = lately;
  if (refusals < 2 || refusals < answers * CLEAR_SHARE) return false;
  const [known, refused] = [newest.answers + older.answers - answers, newest.refusals + older.refusals - refusals];
  if (known <= 0) return refusals >= FEWEST_NEW;
  return ((Math.max(refused, 0) + 0.5) / (known + 1)) ** refusals < RARE;
}

function hasMoreRefusals({ recent, before }: RouteView): boolean {
  if (recent.answers < FEWEST_ANSWERS || before.answers < FEWEST_ANSWERS) return false;
  if (recent.refusals * 5 < recent.answers) return false;
  return isRealRise(recent.refusals, recent.answers, before.refusals, before.answers);
}

/** A day of hardly anything but refusals, where that was not the rule. */
function isClearRefusal({ newest, older }: RouteView): boolean {
  if (newest.answers < FEWEST_CLEAR || newest.refusals < newest.answers * CLEAR_SHARE) return false;
  return older.refusals * 2 <= older.answers;
}

function findShorterAnswers(view: RouteView): Finding | null {
  const { recent, before } = view;
  if (recent.answers < FEWEST_ANSWERS || before.answers < FEWEST_ANSWERS) return null;
  const [now, then] = [recent.words / recent.answers, before.words / before.answers];
  if (now > then * SHRUNK_TO) return null;
  return {
    kind: 'shorter_answers',
    severity: 'warning',
    message: `Answers of ${labelOf(view)} have shrunk from about ${Math.round(then)} to ${Math.round(now)} words.`,
    advice: 'Shorter answers name fewer brands. Look whether the model or its settings changed.',
    sinceMs: null,
    facts: { of: Math.round(now), before: Math.round(then) },
  };
}

function findNothingShown(view: RouteView): Finding | null {
  const { recent, before } = view;
  if (recent.answers > 0 || recent.notShown < FEWEST_ANSWERS || before.answers < FEWEST_ANSWERS) return null;
  return {
    kind: 'nothing_shown',
    severity: 'warning',
    message: `${labelOf(view)} has shown nothing for the newest ${recent.notShown} questions, and did before.`,
    advice:
      'Ask one of the prompts by hand: either the surface is gone for them, or the route does not see it any more.',
    sinceMs: null,
    facts: { count: recent.notShown, of: recent.notShown },
  };
}

/** Answers by another company's model say nothing of the engine. A local server takes its place because the owner wants that. */
function findOtherModel(view: RouteView): Finding | null {
  const { otherModels, otherModel, answers } = view.recent;
  if (otherModels === 0 || otherModel === null || findRoute(view.health.route)?.surface === 'local') return null;
  return {
    kind: 'other_model',
    severity: 'warning',
    message: `${otherModels} of the newest ${answers} answers of ${labelOf(view)} came from a model that is not known as one of its own: ${otherModel}.`,
    advice:
      'Set a model of the engine itself in its settings. The answers are marked; their figures speak of that other model.',
    sinceMs: null,
    facts: { count: otherModels, of: answers, said: otherModel },
  };
}

/** A refusal explains silence, and silence an outage: only the first of these is reported. */
export const CALL_RULES = [findRefusal, findBlockedConnection, findSilence, findOutage];
export const ANSWER_RULES = [
  findRateLimits,
  ...SHAPE_RULES,
  findLostSearch,
  findRefusals,
  findShorterAnswers,
  findNothingShown,
  findOtherModel,
];
