/** Reads the error that a server of the OpenAI family puts inside a 2xx reply. */
import type { CallFailure, FailureReason } from '../engine-route.ts';
import { isReportedError, readErrorValue } from './error-body.ts';
import { type ErrorDialect, toBodyFailure, toFailureReason } from './http-failure.ts';

const REASONS_BY_CODE: Readonly<Record<string, FailureReason>> = {
  rate_limit_exceeded: 'rate_limit',
  invalid_api_key: 'auth',
  authentication_error: 'auth',
  invalid_prompt: 'bad_request',
  invalid_request_error: 'bad_request',
  model_not_found: 'bad_request',
};

/**
 * The failure behind a reported `error` beside or instead of an answer, or null where there is none. A code that is an HTTP
 * status means what the status does. An unknown code counts as `overloaded`: the server says that it failed, and trying
 * again later is the harmless reading.
 */
export function readBodyError(value: unknown, dialect: ErrorDialect): CallFailure | null {
  if (typeof value !== 'object' || value === null || !('error' in value) || !isReportedError(value.error)) return null;
  const body = readErrorValue(value);
  const status = readStatus(value.error);
  if (status !== null) return toBodyFailure(body, toFailureReason(status, body, dialect), dialect);
  const judged = dialect.judge?.(200, body) ?? null;
  if (judged !== null) return toBodyFailure(body, judged, dialect);
  const code = body.code ?? '';
  if (dialect.quotaCodes.has(code)) return toBodyFailure(body, 'quota', dialect);
  const reason = Object.hasOwn(REASONS_BY_CODE, code) ? REASONS_BY_CODE[code] : undefined;
  return toBodyFailure(body, reason ?? 'overloaded', dialect);
}

/** The HTTP status that some gateways pass on as the code of an error. */
function readStatus(error: unknown): number | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? Number(error.code ?? 0) : 0;
  return Number.isInteger(code) && code >= 400 && code <= 599 ? code : null;
}
