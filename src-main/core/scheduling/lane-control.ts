/** The pace of one lane (an environment and an engine): how many calls at once, how soon the next, and until when to rest. */
import type { CallFailure } from '../engines/engine-route.ts';

/** After a refused key or an empty account a lane is tried again this much later, or when its settings change. */
const BLOCK_MS = 15 * 60_000;
const DEFAULT_REST_MS = 10_000;

interface Wait {
  sinceMs: number;
  untilMs: number;
}

interface Block extends Wait {
  reason: string;
  message: string;
  /** The settings that were refused; other ones are tried at once. */
  fingerprint: string;
}

export class LaneControl {
  inFlight = 0;
  #rest: Wait = { sinceMs: 0, untilMs: 0 };
  #pace: Wait = { sinceMs: 0, untilMs: 0 };
  #block: Block | null = null;

  /** Calls that may start now, and when to look again if that is none. */
  planStarts(route: { concurrency: number; paceMs: number }, nowMs: number): number {
    const free = route.concurrency - this.inFlight;
    if (free <= 0 || isWaiting(this.#rest, nowMs) || isWaiting(this.#pace, nowMs)) return 0;
    return route.paceMs > 0 ? 1 : free;
  }

  noteStart(paceMs: number, nowMs: number): void {
    this.inFlight++;
    this.#pace = { sinceMs: nowMs, untilMs: nowMs + paceMs };
  }

  /** Rests after a rate limit or overload; blocks after a refusal that only the owner can mend. */
  noteFailure(failure: CallFailure, fingerprint: string, nowMs: number): void {
    if (failure.reason === 'auth' || failure.reason === 'quota') {
      const { reason, message } = failure;
      this.#block = { reason, message, fingerprint, sinceMs: nowMs, untilMs: nowMs + BLOCK_MS };
    } else if (failure.reason === 'rate_limit') {
      const untilMs = nowMs + (failure.retryAfterMs ?? DEFAULT_REST_MS);
      const known = isWaiting(this.#rest, nowMs) ? this.#rest.untilMs : untilMs;
      this.#rest = { sinceMs: nowMs, untilMs: Math.max(known, untilMs) };
    }
  }

  /** Why the lane is blocked with these settings; null when it may be tried. */
  blockedBy(fingerprint: string, nowMs: number): { reason: string; message: string } | null {
    if (!this.#block || this.#block.fingerprint !== fingerprint || !isWaiting(this.#block, nowMs)) return null;
    return this.#block;
  }
}

/** False also before a wait began: the clock went back, and nobody knows how long it has been. */
function isWaiting(wait: Wait, nowMs: number): boolean {
  return nowMs >= wait.sinceMs && nowMs < wait.untilMs;
}
