/** Reads the error that a server of the OpenAI family puts inside a 2xx reply. */
import type { CallFailure } from '../engine-route.ts';
import { isReportedError, readErrorValue } from './error-body.ts';
import { type ErrorDialect, toBodyFailure } from './http-failure.ts';

/**
 * The failure behind a reported `error` beside or instead of an answer, or null where there is none. A code that is an HTTP
 * status means what the status does.
 */
export function readBodyError(value: unknown, dialect: ErrorDialect): CallFailure | null {
  if (typeof value !== 'object' || value === null || !('error' in value) || !isReportedError(value.error)) return null;
  return toBodyFailure(readErrorValue(value), dialect, { status: readStatus(value.error) });
}

/** The HTTP status that some gateways pass on as the code of an error. */
function readStatus(error: unknown): number | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? Number(error.code ?? 0) : 0;
  return Number.isInteger(code) && code >= 400 && code <= 599 ? code : null;
}
