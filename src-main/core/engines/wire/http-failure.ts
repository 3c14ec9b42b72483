/** Gives a non-2xx reply its meaning. The one place where an HTTP status becomes a failure reason. */

import { redactText } from '../../../redact-key.ts';
import type { CallFailure, FailureReason, RawReply } from '../engine-route.ts';
import { toCallFailure } from './call-failure.ts';
import { type ErrorBody, readErrorBody } from './error-body.ts';
import { readRetryAfterMs } from './retry-after.ts';

const LONGEST_QUOTE = 300;

const WORDS: Readonly<Record<FailureReason, string>> = {
  auth: 'did not accept the key',
  quota: 'says that the paid allowance is used up',
  rate_limit: 'asks for fewer calls',
  overloaded: 'cannot serve the call just now',
  timeout: 'did not reply in time',
  network: 'cannot be reached',
  search_error: 'could not search the web',
  schema_drift: 'sent a reply that this version cannot read',
  bad_request: 'does not accept the call',
  aborted: 'was not waited for',
};

const QUOTA_WORDS =
  /exceeded your current quota|insufficient[ _](?:quota|balance|credits?|funds)|(?:out of|not enough|no) credits?\b|credits? (?:are |is )?(?:depleted|exhausted|used up)|balance is too low|billing (?:hard )?limit|spend(?:ing)? (?:limit|cap)|payment required/i;

/** What a server's error looks like to whoever reads it: its name for the owner, and the codes that mean "pay first". */
export interface ErrorDialect {
  serverName: string;
  quotaCodes: ReadonlySet<string>;
  /** What only this server's errors mean, asked before the status is; null leaves it to the status and the codes. */
  judge?: (status: number, error: ErrorBody) => FailureReason | null;
}

/** The failure that a non-2xx reply stands for; `apiKey` is blotted out of the quoted message. Works on stored replies too. */
export function toHttpFailure(reply: RawReply, dialect: ErrorDialect, apiKey: string | null = null): CallFailure {
  if (reply.status >= 300 && reply.status <= 399) {
    const elsewhere = `${dialect.serverName} sends the call elsewhere (HTTP ${reply.status})`;
    return toCallFailure('bad_request', `${elsewhere}; redirects are not followed: set the address that is meant.`);
  }
  const error = readErrorBody(reply.body);
  const reason = toFailureReason(reply.status, error, dialect);
  const message = describeFailure(reason, dialect.serverName, `HTTP ${reply.status}`, error.message, apiKey);
  return toCallFailure(reason, message, readRetryAfterMs(reply, error.value));
}

/** The failure behind an error object inside a 2xx reply, judged by its code through `reasonOf`. */
export function toBodyFailure(error: ErrorBody, reason: FailureReason, dialect: ErrorDialect): CallFailure {
  const message = describeFailure(reason, dialect.serverName, error.code ?? 'no code', error.message, null);
  return toCallFailure(reason, message, readRetryAfterMs({ status: 200, headers: {}, receivedAt: 0 }, error.value));
}

/** The reason for a status and what the body says; a status from inside a body, as some servers put it there, is as good. */
export function toFailureReason(status: number, error: ErrorBody, { quotaCodes, judge }: ErrorDialect): FailureReason {
  const judged = judge?.(status, error) ?? null;
  if (judged !== null) return judged;
  if (status === 402 || isAboutMoney(status, error, quotaCodes)) return 'quota';
  if (status === 401 || status === 403) return 'auth';
  if (status === 429) return 'rate_limit';
  if (status === 408) return 'timeout';
  if (status >= 500 || status === 409 || status === 425) return 'overloaded';
  return 'bad_request';
}

/** Servers say by code, by type or in words alone, with any of these statuses, that they want to be paid first. */
function isAboutMoney(status: number, { code, type, message }: ErrorBody, quotaCodes: ReadonlySet<string>): boolean {
  if (status !== 429 && status !== 403 && status !== 401 && status !== 400) return false;
  const isCoded = quotaCodes.has(code ?? '') || quotaCodes.has(type ?? '') || type === 'insufficient_quota';
  return (isCoded && status === 429) || QUOTA_WORDS.test(message ?? '');
}

/** One sentence for the owner, the server's own words quoted, cut short and freed of keys and control characters. */
export function describeFailure(
  reason: FailureReason,
  serverName: string,
  detail: string,
  quote: string | null,
  apiKey: string | null,
): string {
  const head = `${serverName} ${WORDS[reason]} (${redactText(detail, apiKey)})`;
  const clean = redactText(quote ?? '', apiKey)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (clean === '') return `${head}.`;
  const short = clean.length > LONGEST_QUOTE ? `${clean.slice(0, LONGEST_QUOTE).toWellFormed()}…` : clean;
  return `${head}: ${short}`;
}
