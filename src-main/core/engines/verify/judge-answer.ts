/** Holds the reply to a verification's question against what is known of its route, one claim after the other. Pure. */
import {
  ANSWER_CHECKS,
  type VerifyCheck,
  type VerifyCheckName,
  type VerifyFinding,
  type VerifyState,
} from '#shared/contract/verification.ts';
import { isOtherHouse } from '#shared/vocabulary/model-houses.ts';
import { toDistinctPages } from '../../measuring/distinct-pages.ts';
import { findDrift } from '../drift/find-drift.ts';
import type { EngineRequest, EngineRoute, RawReply, ReadAnswer, ReadOutcome } from '../engine-route.ts';
import { isGerman } from './is-german.ts';
import type { Exchange } from './record-fetch.ts';
import { NO_FACTS, ROUTE_FACTS, type RouteFacts } from './route-facts.ts';

/** What a paid call brought: an answer, or a surface that showed nothing. */
export interface JudgedReply {
  route: EngineRoute;
  request: EngineRequest;
  replies: readonly RawReply[];
  outcome: Exclude<ReadOutcome, { kind: 'failure' }>;
  /** As the ledger has it. */
  cost: { costUsd: number | null; costBasis: 'reported' | 'estimated' | null };
  exchanges: readonly Exchange[];
}

type Found = Partial<Pick<VerifyCheck, 'count' | 'usd' | 'names' | 'said'>>;

export function toCheck(
  name: VerifyCheckName,
  state: VerifyState,
  finding: VerifyFinding,
  found: Found = {},
): VerifyCheck {
  return { name, state, finding, count: null, usd: null, names: [], said: null, ...found };
}

export function listUnjudged(): VerifyCheck[] {
  return ANSWER_CHECKS.map((name) => toCheck(name, 'skipped', 'no_answer'));
}

export function judgeReply(judged: JudgedReply): VerifyCheck[] {
  const facts = ROUTE_FACTS[judged.route.id] ?? NO_FACTS;
  const { outcome } = judged;
  const ofCall = [
    judgeUsage(judged),
    judgeCost(judged, facts),
    judgeCountry(judged),
    judgeHeaders(judged.replies),
    judgeWire(judged),
  ];
  const found =
    outcome.kind === 'answer'
      ? [
          judgeText(outcome),
          judgeSearch(outcome, facts),
          judgePages(outcome, facts),
          judgeQueries(outcome, facts),
          judgeLanguage(outcome, judged.route),
          judgeHouse(outcome, judged.request),
          ...ofCall,
        ]
      : ofCall;
  return listUnjudged().map((unjudged) => found.find(({ name }) => name === unjudged.name) ?? unjudged);
}

function judgeText({ text, isRefusal }: ReadAnswer): VerifyCheck {
  return isRefusal
    ? toCheck('text', 'fail', 'refusal')
    : toCheck('text', 'pass', 'text', { count: [...text.trim()].length });
}

function judgeSearch({ isGrounded }: ReadAnswer, { searches }: RouteFacts): VerifyCheck {
  if (!searches) return toCheck('grounded', 'not_exposed', 'searches_nothing');
  return isGrounded ? toCheck('grounded', 'pass', 'searched') : toCheck('grounded', 'fail', 'not_searched');
}

function judgePages({ cited }: ReadAnswer, { searches }: RouteFacts): VerifyCheck {
  const count = toDistinctPages(cited).length;
  if (count > 0) return toCheck('cited', 'pass', 'pages', { count });
  return searches ? toCheck('cited', 'fail', 'no_pages') : toCheck('cited', 'not_exposed', 'searches_nothing');
}

function judgeQueries({ queries }: ReadAnswer, facts: RouteFacts): VerifyCheck {
  if (queries !== null && queries.length > 0) return toCheck('queries', 'pass', 'queries', { count: queries.length });
  if (facts.queries === 'none') return toCheck('queries', 'not_exposed', 'searches_nothing');
  const mayBeHidden = facts.queries === 'hidden' || (facts.queries === 'at_times' && queries === null);
  return mayBeHidden ? toCheck('queries', 'not_exposed', 'queries_hidden') : toCheck('queries', 'fail', 'no_queries');
}

function judgeUsage({ outcome }: JudgedReply): VerifyCheck {
  const { usage, reportedUsd } = outcome.bill;
  const used = Object.entries(usage ?? {}).filter(([, count]) => count > 0);
  if (used.length > 0)
    return toCheck('usage', 'pass', 'used', { names: used.map(([what, count]) => `${what}: ${count}`) });
  return toCheck('usage', reportedUsd === null ? 'fail' : 'not_exposed', 'no_usage');
}

function judgeCost({ cost }: JudgedReply, facts: RouteFacts): VerifyCheck {
  const { costUsd: usd, costBasis } = cost;
  if (costBasis === 'reported') return toCheck('cost', 'pass', 'reported', { usd });
  if (costBasis === 'estimated') {
    return facts.cost === 'reported'
      ? toCheck('cost', 'fail', 'not_reported', { usd })
      : toCheck('cost', 'pass', 'estimated', { usd });
  }
  return toCheck('cost', facts.cost === 'unknown' ? 'not_exposed' : 'fail', 'no_price');
}

function judgeLanguage({ text }: ReadAnswer, { honours }: EngineRoute): VerifyCheck {
  if (isGerman(text)) return toCheck('language', 'pass', 'german');
  return honours.language === 'none'
    ? toCheck('language', 'not_exposed', 'takes_no_language')
    : toCheck('language', 'fail', 'not_german');
}

/** What a server makes of the country cannot be seen; that it was sent can. */
function judgeCountry({ route, request, exchanges, outcome }: JudgedReply): VerifyCheck {
  if (route.honours.country === 'none') return toCheck('country', 'not_exposed', 'takes_no_country');
  const country = request.country ?? '';
  const inBody = new RegExp(`"country(?:_code)?"\\s*:\\s*"${country}"`, 'i');
  const inAddress = new RegExp(`[?&](?:gl|country)=${country}(?:&|$)`, 'i');
  if (!exchanges.some(({ url, sent }) => inBody.test(sent) || inAddress.test(url))) {
    return toCheck('country', 'fail', 'country_lost');
  }
  const pages = outcome.kind === 'answer' ? toDistinctPages(outcome.cited) : [];
  const count = pages.filter(({ url }) => URL.parse(url)?.hostname.endsWith(`.${country.toLowerCase()}`)).length;
  return toCheck('country', 'pass', 'country_sent', { count });
}

function judgeHeaders(replies: readonly RawReply[]): VerifyCheck {
  const names = new Set(
    replies.flatMap(({ headers }) => Object.keys(headers)).filter((name) => /rate-?limit/.test(name)),
  );
  return names.size > 0
    ? toCheck('rate_limits', 'pass', 'headers', { names: [...names].sort() })
    : toCheck('rate_limits', 'not_exposed', 'no_headers');
}

function judgeWire({ route, replies, outcome }: JudgedReply): VerifyCheck {
  const signs = findDrift(route.id, replies, outcome);
  return signs.length === 0
    ? toCheck('wire', 'pass', 'known')
    : toCheck('wire', 'fail', 'changed', { names: signs.map(({ kind, name }) => `${kind}: ${name}`) });
}

function judgeHouse({ engineVersion }: ReadAnswer, { engine }: EngineRequest): VerifyCheck {
  if (engineVersion === null || engineVersion.trim() === '') return toCheck('house', 'not_exposed', 'no_model_named');
  return isOtherHouse(engine, engineVersion)
    ? toCheck('house', 'fail', 'other_house', { names: [engineVersion] })
    : toCheck('house', 'pass', 'own_house', { names: [engineVersion] });
}
