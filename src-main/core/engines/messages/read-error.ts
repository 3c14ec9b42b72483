/** How servers of this family word their errors: by type, and a used-up account by its words alone. */
import type { CallFailure, FailureReason } from '../engine-route.ts';
import { type ErrorBody, isReportedError, readErrorValue } from '../wire/error-body.ts';
import { type ErrorDialect, toBodyFailure } from '../wire/http-failure.ts';

/** An empty balance and an owner's own spend limit come as 400 `invalid_request_error`, a tier's cap as plain 429. */
const QUOTA_WORDS = /credit balance|insufficient balance|usage limits?\b|spend(?:ing)? (?:limit|cap)/i;

const REASONS_BY_TYPE: Readonly<Record<string, FailureReason>> = {
  authentication_error: 'auth',
  permission_error: 'auth',
  billing_error: 'quota',
  rate_limit_error: 'rate_limit',
  timeout_error: 'timeout',
  invalid_request_error: 'bad_request',
  not_found_error: 'bad_request',
  request_too_large: 'bad_request',
};

/** The dialect of a server of this family. */
export function toMessagesDialect(serverName: string): ErrorDialect {
  return { serverName, quotaCodes: new Set(['billing_error']), judge };
}

function judge(status: number, error: ErrorBody): FailureReason | null {
  const mayBeQuota = status === 400 || status === 429;
  return mayBeQuota && QUOTA_WORDS.test(error.message ?? '') ? 'quota' : null;
}

/**
 * The failure behind an error inside a 2xx reply, or null where there is none. An unknown type counts as `overloaded`:
 * the server says that it failed, and trying again later is the harmless reading.
 */
export function readReplyError(value: unknown, dialect: ErrorDialect): CallFailure | null {
  if (typeof value !== 'object' || value === null) return null;
  const isError = 'type' in value && value.type === 'error';
  if (!isError && !('error' in value && isReportedError(value.error))) return null;
  const error = readErrorValue(value);
  if (QUOTA_WORDS.test(error.message ?? '')) return toBodyFailure(error, 'quota', dialect);
  const type = error.code ?? '';
  const reason = Object.hasOwn(REASONS_BY_TYPE, type) ? REASONS_BY_TYPE[type] : undefined;
  return toBodyFailure(error, reason ?? 'overloaded', dialect);
}
