/**
 * Turns what a broken connection threw into a failure. Uses the error's code only: an error's text may quote the request,
 * key included.
 */

import { CONNECTION_FAULTS_ENGLISH } from '#shared/connection-faults/english.ts';
import { toConnectionFault, toConnectionReason } from '#shared/vocabulary/connection-faults.ts';
import { isUnsent } from '../../network/unsent-errors.ts';
import type { CallFailure } from '../engine-route.ts';
import { toCallFailure } from './call-failure.ts';

const TIMEOUT_CODES: ReadonlySet<string> = new Set(['ETIMEDOUT', 'CONNECT_TIMEOUT']);

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at its address',
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was closed early',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name cannot be looked up, perhaps there is no network',
  EHOSTUNREACH: 'there is no way to its address',
  ENETUNREACH: 'there is no network',
};

/** With these no connection came about: the question never left. */
const UNSENT_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECT_TIMEOUT',
]);

/** A `timeout` or `network` failure, or one of a proxy or a certificate, for whatever `fetch` or a body reader rejected with. */
export function toNetworkFailure(serverName: string, thrown: unknown): CallFailure {
  const code = findCode(thrown);
  const failure = describeNetworkFailure(serverName, code);
  const neverLeft = isUnsent(thrown) || (code !== null && UNSENT_CODES.has(code));
  return neverLeft ? { ...failure, mayBePaid: false } : failure;
}

function describeNetworkFailure(serverName: string, code: string | null): CallFailure {
  if (code !== null && TIMEOUT_CODES.has(code)) {
    return toCallFailure('timeout', `${serverName} did not reply in time (${code}).`);
  }
  const fault = code === null ? null : toConnectionFault(code);
  if (fault !== null) {
    const message = CONNECTION_FAULTS_ENGLISH[fault].message(serverName).replace(/\.$/, '');
    return toCallFailure(toConnectionReason(fault), `${message} (${code}).`);
  }
  const words = code === null ? 'the connection failed' : (WORDS[code] ?? 'the connection failed');
  const suffix = code === null ? '' : ` (${code})`;
  return toCallFailure('network', `${serverName} cannot be reached: ${words}${suffix}.`);
}

function findCode(thrown: unknown): string | null {
  let error: unknown = thrown;
  for (let depth = 0; depth < 5 && error instanceof Error; depth += 1) {
    const inner = error instanceof AggregateError ? error.errors[0] : undefined;
    const code: unknown = 'code' in error ? error.code : undefined;
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code)) return code;
    error = error.cause ?? inner;
  }
  return null;
}
