/** One short call to an engine over its real route, to see whether it works. Its answer is told and thrown away. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { redactText } from '../../../redact-key.ts';
import { listOnlyRetrieved, toDistinctPages } from '../../measuring/distinct-pages.ts';
import {
  type CallFailure,
  type EngineAsk,
  type EngineRoute,
  isCallFailure,
  type ReadOutcome,
  type RouteSettings,
} from '../engine-route.ts';
import { observeFetch, type Sighting } from '../wire/observe-fetch.ts';
import { advise, CAP_ADVICE } from './advise.ts';
import { nameProblem } from './name-problem.ts';

export type EngineTest = OperationOutput<'engines.test'>;

/** Short, cheap, and about nobody's brand; recent enough that an engine with a search may use it. */
const QUESTION = 'What is the weather usually like in Lisbon in May? Answer in one sentence.';
const BEGINNING_CHARACTERS = 200;

export interface Trial {
  engine: Engine;
  route: EngineRoute;
  settings: RouteSettings;
  fetch: typeof fetch;
  now: () => number;
}

/** What a test says, and what its row in the ledger is closed with. */
export interface TrialEnd {
  test: EngineTest;
  outcome: ReadOutcome;
  /** Replies came, whatever they hold. */
  hasReplied: boolean;
}

/** Makes the call. Whatever goes wrong is in the outcome: never throws or rejects. */
export async function tryEngine(trial: Trial): Promise<TrialEnd> {
  const { engine, route, settings, now } = trial;
  const ask = toAsk(engine);
  const { fetch, sighting } = observeFetch(trial.fetch);
  const startedAt = now();
  const replies = await route.call(ask, { settings, fetch, signal: new AbortController().signal, now });
  const outcome = isCallFailure(replies) ? replies : route.read(replies, ask);
  const shared = {
    engine,
    route: route.id,
    surface: route.surface,
    durationMs: Math.max(0, Math.round(now() - startedAt)),
    model: settings.model,
    bill: toBill(outcome),
  };
  const told = outcome.kind === 'failure' ? toProblem(outcome, trial, sighting) : toSuccess(engine, outcome, settings);
  return { test: { ...shared, ...told }, outcome, hasReplied: !isCallFailure(replies) };
}

/** What a test says whose call a cap did not allow: nothing was asked. */
export function toHeldBack(
  { engine, route, settings }: Pick<Trial, 'engine' | 'route' | 'settings'>,
  why: string,
): EngineTest {
  return {
    ...UNASKED,
    engine,
    route: route.id,
    surface: route.surface,
    model: settings.model,
    message: `${ENGINE_LABELS[engine]} was not asked. ${why}`,
    problem: 'cap',
    advice: CAP_ADVICE,
  };
}

const UNASKED = { ok: false, durationMs: 0, answer: null, bill: null };

/** What a test says of an engine that has no way to be reached. */
export function toUnreachable(engine: Engine, waiting: string): EngineTest {
  return {
    ...UNASKED,
    engine,
    route: null,
    surface: null,
    model: null,
    message: waiting,
    problem: 'no_key',
    advice: 'Save a key for the route, or choose another one.',
  };
}

function toAsk(engine: Engine): EngineAsk {
  const scene = { seed: '', brands: [] };
  return { engine, prompt: QUESTION, language: 'EN', country: null, day: '2026-01-01', sample: 1, scene };
}

function toProblem(failure: CallFailure, { route, settings }: Trial, seen: Sighting) {
  const problem = nameProblem(failure, seen);
  const { message, advice } = advise(problem, { routeLabel: route.label, settings, seen });
  const say = (text: string) => redactText(text, settings.apiKey);
  return { ok: false, problem, message: say(message ?? failure.message), advice: say(advice), answer: null };
}

function toSuccess(engine: Engine, outcome: Exclude<ReadOutcome, CallFailure>, settings: RouteSettings) {
  const label = ENGINE_LABELS[engine];
  const base = { ok: true, problem: null, advice: null };
  if (outcome.kind === 'not_shown') {
    return { ...base, message: `${label} can be reached; it showed nothing for the test question.`, answer: null };
  }
  const search = outcome.isGrounded
    ? `searched the web and cited ${toDistinctPages(outcome.cited).length}`
    : 'did not search the web';
  return {
    ...base,
    message: outcome.isRefusal ? `${label} answered with a refusal.` : `${label} answered and ${search}.`,
    model: outcome.engineVersion ?? settings.model,
    answer: {
      beginning: redactText(outcome.text, settings.apiKey).slice(0, BEGINNING_CHARACTERS).toWellFormed(),
      isGrounded: outcome.isGrounded,
      isRefusal: outcome.isRefusal,
      cited: toDistinctPages(outcome.cited).length,
      retrieved: listOnlyRetrieved(outcome.cited, outcome.retrieved).length,
      queries: outcome.queries?.length ?? null,
    },
  };
}

function toBill(outcome: ReadOutcome): EngineTest['bill'] {
  if (outcome.kind === 'failure') return null;
  const { reportedUsd, usage } = outcome.bill;
  const { inputTokens = null, outputTokens = null, searches = null } = usage ?? {};
  return { reportedUsd, inputTokens, outputTokens, searches };
}
