/** Which of the known troubles a failed call had, from the failure and what was seen on the way. Pure. */
import type { CallProblem } from '#shared/vocabulary/call-problems.ts';
import type { CallFailure } from '../engine-route.ts';
import type { Sighting } from '../wire/observe-fetch.ts';

const DNS_CODES: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_FAIL']);
/** Beside certificates that are not trusted, which are a reason of their own. */
const TLS_CODE = /^(ERR_TLS_|ERR_SSL_|EPROTO$)/;

const BY_REASON: Readonly<Record<CallFailure['reason'], CallProblem>> = {
  auth: 'wrong_key',
  quota: 'no_quota',
  rate_limit: 'rate_limit',
  overloaded: 'overloaded',
  timeout: 'timeout',
  network: 'network',
  proxy_unreachable: 'proxy_unreachable',
  proxy_auth: 'proxy_auth',
  proxy_refused: 'proxy_refused',
  certificate: 'certificate',
  search_error: 'search_error',
  schema_drift: 'schema_drift',
  forbidden: 'forbidden',
  region: 'region',
  unknown_model: 'unknown_model',
  model_not_allowed: 'model_not_allowed',
  wrong_path: 'wrong_path',
  content_refused: 'content_refused',
  bad_request: 'bad_request',
  aborted: 'network',
};

/** What is on the way counts before what the route makes of it: a proxy's page says nothing of the engine. */
export function nameProblem(failure: CallFailure, seen: Sighting): CallProblem {
  if (seen.errorCode !== null && failure.reason === 'network') return nameNetworkProblem(seen.errorCode);
  const status = seen.status ?? 0;
  if (status >= 300 && status < 400) return 'redirect';
  if (isPage(seen) && failure.reason !== 'rate_limit') return 'not_the_engine';
  if (failure.reason === 'bad_request' && seen.host === null) return 'bad_address';
  if (failure.hasNoAllowance) return 'no_allowance';
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
