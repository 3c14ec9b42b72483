/** One short call to an engine over its real route, to see whether it works. Its answer is reported and thrown away. */
import type { EngineTest, TestFacts } from '#shared/contract/engines.ts';
import { describeTest, type Tested } from '#shared/engine-tests/describe-test.ts';
import { TESTS_ENGLISH } from '#shared/engine-tests/english.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { redactText } from '../../../redact-key.ts';
import { listOnlyRetrieved, toDistinctPages } from '../../measuring/distinct-pages.ts';
import {
  type CallFailure,
  type EngineRequest,
  type EngineRoute,
  isCallFailure,
  type ReadOutcome,
  type RouteSettings,
} from '../engine-route.ts';
import { observeFetch, type Sighting } from '../wire/observe-fetch.ts';
import { nameProblem } from './name-problem.ts';

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
  const { route, settings, now } = trial;
  const request = toAsk(trial.engine);
  const { fetch, sighting } = observeFetch(trial.fetch);
  const startedAt = now();
  const replies = await route.call(request, { settings, fetch, signal: new AbortController().signal, now });
  const outcome = isCallFailure(replies) ? replies : route.read(replies, request);
  const result = outcome.kind === 'failure' ? toProblem(outcome, trial, sighting) : toSuccess(trial, outcome);
  const durationMs = Math.max(0, Math.round(now() - startedAt));
  const test = { ...result, surface: route.surface, durationMs, bill: toBill(outcome) };
  return { test, outcome, hasReplied: !isCallFailure(replies) };
}

/** What a test says whose call a cap did not allow: nothing was asked. */
export function toHeldBack(
  { engine, route, settings }: Pick<Trial, 'engine' | 'route' | 'settings'>,
  why: string,
): EngineTest {
  const said = `${ENGINE_LABELS[engine]} was not asked. ${why}`;
  const { id, surface } = route;
  return toUnasked({ engine, route: id, model: settings.model, problem: 'cap', facts: toFacts({ said }) }, surface);
}

/** What a test says of an engine that no route reaches. */
export function toUnreachable(engine: Engine, waiting: string): EngineTest {
  return toUnasked({ engine, route: null, model: null, problem: 'no_key', facts: toFacts({ said: waiting }) }, null);
}

function toUnasked(tested: Tested, surface: string | null): EngineTest {
  return { ...tested, ...toWords(tested), surface, ok: false, durationMs: 0, answer: null, bill: null };
}

/** What is not given is not known. */
function toFacts(known: Partial<TestFacts>): TestFacts {
  return {
    ...{ outcome: 'unasked', isGrounded: false, cited: 0, said: null, host: null, address: null },
    ...{ status: null, errorCode: null, target: null, timeoutMs: null },
    ...known,
  };
}

function toWords(tested: Tested): Pick<EngineTest, 'message' | 'advice'> {
  const { message, advice } = describeTest(tested, TESTS_ENGLISH);
  return { message, advice };
}

function toAsk(engine: Engine): EngineRequest {
  const scene = { seed: '', brands: [] };
  return { engine, prompt: QUESTION, language: 'EN', country: null, day: '2026-01-01', sample: 1, scene };
}

function toProblem(failure: CallFailure, { engine, route, settings }: Trial, seen: Sighting) {
  const say = (text: string) => redactText(text, settings.apiKey);
  const facts = toFacts({
    outcome: 'failed',
    said: say(failure.message),
    host: seen.host ?? URL.parse(settings.baseUrl)?.hostname ?? settings.baseUrl,
    address: say(settings.baseUrl),
    status: seen.status,
    errorCode: seen.errorCode,
    target: toTarget(seen, settings, say),
    timeoutMs: settings.timeoutMs,
  });
  const tested = { engine, route: route.id, model: settings.model, problem: nameProblem(failure, seen), facts };
  return { ...tested, ...toWords(tested), ok: false, answer: null };
}

/** The address that a redirect points to without the query, which could carry anything. */
function toTarget(seen: Sighting, settings: RouteSettings, say: (text: string) => string): string | null {
  const target = URL.parse(seen.headers?.location ?? '', settings.baseUrl);
  return seen.headers?.location === undefined || target === null ? null : say(`${target.origin}${target.pathname}`);
}

function toSuccess({ engine, route, settings }: Trial, outcome: Exclude<ReadOutcome, CallFailure>) {
  const asked = { engine, route: route.id, problem: null };
  if (outcome.kind === 'not_shown') {
    const tested = { ...asked, model: settings.model, facts: toFacts({ outcome: 'not_shown' }) };
    return { ...tested, ...toWords(tested), ok: true, answer: null };
  }
  const { isGrounded, isRefusal, queries } = outcome;
  const cited = toDistinctPages(outcome.cited).length;
  const facts = toFacts({ outcome: isRefusal ? 'refusal' : 'answered', isGrounded, cited });
  const tested = { ...asked, model: outcome.engineVersion ?? settings.model, facts };
  const answer = {
    beginning: redactText(outcome.text, settings.apiKey).slice(0, BEGINNING_CHARACTERS).toWellFormed(),
    isGrounded,
    isRefusal,
    cited,
    retrieved: listOnlyRetrieved(outcome.cited, outcome.retrieved).length,
    queries: queries?.length ?? null,
  };
  return { ...tested, ...toWords(tested), ok: true, answer };
}

function toBill(outcome: ReadOutcome): EngineTest['bill'] {
  if (outcome.kind === 'failure') return null;
  const { reportedUsd, usage } = outcome.bill;
  const { inputTokens = null, outputTokens = null, searches = null } = usage ?? {};
  return { reportedUsd, inputTokens, outputTokens, searches };
}
