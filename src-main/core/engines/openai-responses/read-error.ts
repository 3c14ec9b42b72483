/** How OpenAI words its errors: the codes that mean "pay first", and the codes inside a 2xx reply. */
import type { CallFailure, FailureReason } from '../engine-route.ts';
import { isReportedError, readErrorValue } from '../wire/error-body.ts';
import { type ErrorDialect, toBodyFailure } from '../wire/http-failure.ts';

export const OPENAI_ERRORS: ErrorDialect = {
  serverName: 'OpenAI',
  quotaCodes: new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active']),
};

const REASONS_BY_CODE: Readonly<Record<string, FailureReason>> = {
  rate_limit_exceeded: 'rate_limit',
  invalid_api_key: 'auth',
  invalid_prompt: 'bad_request',
  invalid_request_error: 'bad_request',
  model_not_found: 'bad_request',
};

/**
 * The failure behind an error object inside a 2xx reply, or null where `error` is absent. An unknown code counts as
 * `overloaded`: the server says that it failed, and trying again later is the harmless reading.
 */
export function readReplyError(error: unknown): CallFailure | null {
  if (!isReportedError(error)) return null;
  const body = readErrorValue({ error });
  const code = body.code ?? '';
  if (OPENAI_ERRORS.quotaCodes.has(code)) return toBodyFailure(body, 'quota', OPENAI_ERRORS);
  const reason = Object.hasOwn(REASONS_BY_CODE, code) ? REASONS_BY_CODE[code] : undefined;
  return toBodyFailure(body, reason ?? 'overloaded', OPENAI_ERRORS);
}
