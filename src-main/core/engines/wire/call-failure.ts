/** Makes failure values. Decides nothing. */
import type { CallFailure, FailureReason } from '../engine-route.ts';

/** A failure with its one sentence for the owner; `retryAfterMs` is null unless the server named a wait. */
export function toCallFailure(reason: FailureReason, message: string, retryAfterMs: number | null = null): CallFailure {
  return { kind: 'failure', reason, message, retryAfterMs };
}
