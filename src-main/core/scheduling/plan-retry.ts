/** What becomes of a job whose call failed: tried again later, waiting for the owner, or over. Pure but for the jitter. */
import type { FailureReason } from '../engines/engine-route.ts';

export const MAX_ATTEMPTS = 8;
const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 15 * 60_000;

export type RetryPlan =
  | { state: 'queued'; delayMs: number; countsAsAttempt: boolean }
  | { state: 'waiting' }
  | { state: 'failed' };

/** Exponential backoff with a quarter of jitter each way; an engine's own `retryAfterMs` is obeyed when it is longer. */
export function planRetry(
  reason: FailureReason,
  attempts: number,
  retryAfterMs: number | null,
  random: () => number = Math.random,
): RetryPlan {
  switch (reason) {
    case 'aborted':
      return { state: 'queued', delayMs: 0, countsAsAttempt: false };
    case 'auth':
    case 'quota':
      return { state: 'waiting' };
    case 'bad_request':
    case 'schema_drift':
      return { state: 'failed' };
    case 'rate_limit':
    case 'overloaded':
    case 'timeout':
    case 'network':
    case 'search_error': {
      if (attempts + 1 >= MAX_ATTEMPTS) return { state: 'failed' };
      const backoffMs = Math.min(FIRST_DELAY_MS * 2 ** attempts, LONGEST_DELAY_MS) * (0.75 + random() / 2);
      return { state: 'queued', delayMs: Math.max(backoffMs, retryAfterMs ?? 0), countsAsAttempt: true };
    }
  }
}
