/** Which of the known troubles a failed call had, from the failure and what was seen on the way. Pure. */
import type { CALL_PROBLEMS } from '#shared/contract/engines.ts';
import type { CallFailure } from '../engine-route.ts';
import type { Sighting } from '../wire/observe-fetch.ts';

export type CallProblem = (typeof CALL_PROBLEMS)[number];

const DNS_CODES: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_FAIL']);
const TLS_CODE = /^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/;
const MODEL_WORDS =
  /model[\s_-]*(`[^`]*`|'[^']*'|"[^"]*"|\S+)?\s*(was |is |does )?(not|does not|doesn't|unknown|invalid)|model_not_found|(unknown|invalid|no such|unsupported) model/i;

const BY_REASON: Readonly<Record<CallFailure['reason'], CallProblem>> = {
  auth: 'wrong_key',
  quota: 'no_quota',
  rate_limit: 'rate_limit',
  overloaded: 'overloaded',
  timeout: 'timeout',
  network: 'network',
  search_error: 'search_error',
  schema_drift: 'schema_drift',
  bad_request: 'bad_request',
  aborted: 'network',
};

/** What stands on the way counts before what the route makes of it: a proxy's page says nothing of the engine. */
export function nameProblem(failure: CallFailure, seen: Sighting): CallProblem {
  if (seen.errorCode !== null && failure.reason === 'network') return nameNetworkProblem(seen.errorCode);
  const status = seen.status ?? 0;
  if (status >= 300 && status < 400) return 'redirect';
  if (isPage(seen) && failure.reason !== 'rate_limit') return 'not_the_engine';
  const isUnknownModel = MODEL_WORDS.test(seen.bodyStart ?? '') || MODEL_WORDS.test(failure.message);
  if ((status === 404 || failure.reason === 'bad_request') && isUnknownModel) return 'unknown_model';
  if (status === 404 || status === 405) return 'wrong_path';
  if (failure.reason === 'bad_request' && seen.host === null) return 'bad_address';
  return BY_REASON[failure.reason];
}

function nameNetworkProblem(code: string): CallProblem {
  if (DNS_CODES.has(code)) return 'dns';
  if (code === 'ECONNREFUSED') return 'refused';
  return TLS_CODE.test(code) ? 'tls' : 'network';
}

/** A page for people where a program's reply belongs: a captive portal, a proxy, or a website at a mistyped address. */
function isPage(seen: Sighting): boolean {
  if (/\bhtml\b/i.test(seen.headers?.['content-type'] ?? '')) return true;
  return /^\s*<(!doctype html|html|head|body)\b/i.test(seen.bodyStart ?? '');
}
