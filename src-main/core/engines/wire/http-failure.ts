/** Makes failures of what servers refuse: the meaning by `error-rules.ts`, and one sentence for the owner. */

import { redactText } from '../../../redact-key.ts';
import type { CallFailure, FailureReason, RawReply } from '../engine-route.ts';
import { toCallFailure } from './call-failure.ts';
import { type ErrorBody, readErrorBody } from './error-body.ts';
import { type ErrorMeaning, type ErrorRule, findErrorRule, toStatusMeaning } from './error-rules.ts';
import { readRetryAfterMs } from './retry-after.ts';

const LONGEST_QUOTE = 300;

const WORDS: Readonly<Record<ErrorMeaning, string>> = {
  auth: 'did not accept the key',
  quota: 'says that the paid allowance is used up',
  no_allowance: 'gives this key no allowance for the call',
  forbidden: 'does not let this key make the call',
  region: 'does not serve the country or network that the call came from',
  unknown_model: 'does not know the model, or serves it no longer',
  model_not_allowed: 'does not let this key use the model',
  wrong_path: 'has nothing at the path of its address',
  rate_limit: 'asks for fewer calls',
  overloaded: 'cannot serve the call just now',
  timeout: 'did not reply in time',
  network: 'cannot be reached',
  proxy_unreachable: 'cannot be reached over the proxy',
  proxy_auth: 'cannot be reached: the proxy asks for a password',
  proxy_refused: 'cannot be reached: the proxy refuses',
  certificate: 'shows a certificate that is not trusted',
  search_error: 'could not search the web',
  schema_drift: 'sent a reply that this version cannot read',
  content_refused: 'refuses this question for what it says',
  bad_request: 'does not accept the call',
  aborted: 'was not waited for',
};

/** What a server's error looks like to whoever reads it: its name for the owner, and what its own words mean. */
export interface ErrorDialect {
  serverName: string;
  /** Asked before the lines that all servers share. */
  errors?: readonly ErrorRule[];
}

/** The failure that a non-2xx reply stands for; `apiKey` is blotted out of the quoted message. Works on stored replies too. */
export function toHttpFailure(reply: RawReply, dialect: ErrorDialect, apiKey: string | null = null): CallFailure {
  if (reply.status >= 300 && reply.status <= 399) {
    const elsewhere = `${dialect.serverName} sends the call elsewhere (HTTP ${reply.status})`;
    return toCallFailure('bad_request', `${elsewhere}; redirects are not followed: set the address that is meant.`);
  }
  const { status, headers } = reply;
  const body = readErrorBody(reply.body);
  const rule = findErrorRule({ status, headers, body }, dialect.errors ?? []) ?? { means: toStatusMeaning(status) };
  return toFailure(rule, {
    dialect,
    detail: `HTTP ${status}`,
    quote: body.message,
    apiKey,
    waitMs: readRetryAfterMs(reply, body.value),
  });
}

/**
 * The failure behind an error that a server reports inside a 2xx reply. A status in it means what it does on the outside; a code
 * that nobody knows counts as `overloaded`: the server says that it failed, and trying again later is the harmless reading.
 */
export function toBodyFailure(
  body: ErrorBody,
  dialect: ErrorDialect,
  facts: { status?: number | null; detail?: string | null; otherwise?: FailureReason } = {},
): CallFailure {
  const { status = null, otherwise = 'overloaded' } = facts;
  const byCode = [body.code, body.type].map((code) => MEANING_BY_CODE[code ?? '']).find((means) => means !== undefined);
  const fallback = status === null ? (byCode ?? otherwise) : toStatusMeaning(status);
  const rule = findErrorRule({ status, headers: {}, body }, dialect.errors ?? []) ?? { means: fallback };
  const waitMs = readRetryAfterMs({ status: 200, headers: {}, receivedAt: 0 }, body.value);
  const detail = facts.detail ?? body.code ?? 'no code';
  return toFailure(rule, { dialect, detail, quote: body.message, apiKey: null, waitMs });
}

/** Codes that mean as much without a status; on the outside the status says it. */
const MEANING_BY_CODE: Readonly<Record<string, FailureReason>> = Object.assign(Object.create(null), {
  rate_limit_exceeded: 'rate_limit',
  rate_limit_error: 'rate_limit',
  rate_limited: 'rate_limit',
  service_tier_capacity_exceeded: 'rate_limit',
  timeout_error: 'timeout',
  invalid_request_error: 'bad_request',
  invalid_request_message: 'bad_request',
  not_found_error: 'bad_request',
  request_too_large: 'bad_request',
});

interface FailureDetails {
  dialect: ErrorDialect;
  detail: string;
  quote: string | null;
  apiKey: string | null;
  waitMs: number | null;
}

function toFailure(
  { means, isBilled }: ErrorRule,
  { dialect, detail, quote, apiKey, waitMs }: FailureDetails,
): CallFailure {
  const message = describeFailure(means, dialect.serverName, detail, quote, apiKey);
  const billed = isBilled ? { mayBePaid: true } : {};
  if (means === 'no_allowance') return { ...toCallFailure('quota', message, waitMs), hasNoAllowance: true };
  return { ...toCallFailure(means, message, waitMs), ...billed };
}

/** One sentence for the owner, the server's own words quoted, cut short and freed of keys and control characters. */
export function describeFailure(
  means: ErrorMeaning,
  serverName: string,
  detail: string,
  quote: string | null,
  apiKey: string | null,
): string {
  const head = `${serverName} ${WORDS[means]} (${redactText(detail, apiKey)})`;
  const clean = redactText(quote ?? '', apiKey)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (clean === '') return `${head}.`;
  const short = clean.length > LONGEST_QUOTE ? `${clean.slice(0, LONGEST_QUOTE).toWellFormed()}…` : clean;
  return `${head}: ${short}`;
}
