/** What becomes of a job whose call failed: tried again later, waiting for the owner, or over. Pure but for the jitter. */
import { FAILURE_EFFECTS, type FailureReason } from '#shared/vocabulary/failures.ts';

const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

/** Between tries that may have been paid, each longer than the last: an outage of minutes costs two of them, one of hours all. */
const PAID_DELAYS_MS = [MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 240 * MINUTE_MS];

/** A question is not asked more often than this if each time may have been paid for nothing. */
export const MAX_PAID_TRIES = PAID_DELAYS_MS.length + 1;

export interface FailedTry {
  reason: FailureReason;
  retryAfterMs: number | null;
  /** Whether the server may bill it all the same. */
  isPaid: boolean;
  /** Of this job before this one. */
  attempts: number;
  paidTries: number;
}

export type RetryPlan =
  | { state: 'queued'; delayMs: number; countsAsAttempt: boolean }
  | { state: 'waiting' }
  | { state: 'failed' };

/**
 * Growing pauses with a quarter of jitter each way, until the day of the run is over (`give-up.ts`); an engine's own `retryAfterMs` is
 * obeyed when it is longer. What may have been paid is tried a few times only.
 */
export function planRetry(failed: FailedTry, random: () => number = Math.random): RetryPlan {
  const { question } = FAILURE_EFFECTS[failed.reason];
  if (failed.reason === 'aborted') return { state: 'queued', delayMs: 0, countsAsAttempt: false };
  if (question === 'left_out') return { state: 'waiting' };
  const pauseMs = question === 'again' ? planPauseMs(failed) : undefined;
  if (pauseMs === undefined) return { state: 'failed' };
  const delayMs = Math.max(pauseMs * (0.75 + random() / 2), failed.retryAfterMs ?? 0);
  return { state: 'queued', delayMs, countsAsAttempt: true };
}

function planPauseMs({ isPaid, attempts, paidTries }: FailedTry): number | undefined {
  return isPaid ? PAID_DELAYS_MS[paidTries] : Math.min(FIRST_DELAY_MS * 2 ** attempts, LONGEST_DELAY_MS);
}
