/**
 * Why a call brought no answer, and what each reason leads to. Queue, lanes, ledger and notices go by this one table; how a
 * server's reply becomes a reason is the business of `src-main/core/engines/errors/`.
 */

export const FAILURE_REASONS = [
  'auth',
  'quota',
  'forbidden',
  'region',
  'unknown_model',
  'model_not_allowed',
  'wrong_path',
  'rate_limit',
  'overloaded',
  'timeout',
  'network',
  'proxy_unreachable',
  'proxy_auth',
  'proxy_refused',
  'certificate',
  'search_error',
  'schema_drift',
  'content_refused',
  'bad_request',
  'aborted',
] as const;

export type FailureReason = (typeof FAILURE_REASONS)[number];

export interface FailureEffect {
  /**
   * What becomes of the question. `left_out`: every question would meet the same until the owner fixes something, so the engine
   * is stopped and they wait. `again`: asked again by itself. `over`: about this question alone, which is not asked again.
   */
  question: 'left_out' | 'again' | 'over';
  /** Whether the call may be billed. `with_reply`: only where a reply of status 2xx came. */
  billed: 'no' | 'with_reply' | 'perhaps';
}

export const FAILURE_EFFECTS: Readonly<Record<FailureReason, FailureEffect>> = {
  auth: { question: 'left_out', billed: 'no' },
  quota: { question: 'left_out', billed: 'no' },
  forbidden: { question: 'left_out', billed: 'no' },
  region: { question: 'left_out', billed: 'no' },
  unknown_model: { question: 'left_out', billed: 'no' },
  model_not_allowed: { question: 'left_out', billed: 'no' },
  wrong_path: { question: 'left_out', billed: 'no' },
  rate_limit: { question: 'again', billed: 'no' },
  overloaded: { question: 'again', billed: 'with_reply' },
  search_error: { question: 'again', billed: 'with_reply' },
  timeout: { question: 'again', billed: 'perhaps' },
  network: { question: 'again', billed: 'perhaps' },
  proxy_unreachable: { question: 'again', billed: 'no' },
  proxy_auth: { question: 'again', billed: 'no' },
  proxy_refused: { question: 'again', billed: 'no' },
  certificate: { question: 'again', billed: 'no' },
  aborted: { question: 'again', billed: 'perhaps' },
  schema_drift: { question: 'over', billed: 'perhaps' },
  content_refused: { question: 'over', billed: 'no' },
  bad_request: { question: 'over', billed: 'no' },
};

/** Whether the engine is stopped until the owner fixes something. */
export function stopsEngine(reason: FailureReason): boolean {
  return FAILURE_EFFECTS[reason].question === 'left_out';
}
