/** The pace of one lane (an environment and an engine): how many calls at once, how soon the next, and until when to rest. */
import type { CallFailure } from '../engines/engine-route.ts';

/** After a refused key or an empty account a lane is tried again this much later, or when its settings change. */
const BLOCK_MS = 15 * 60_000;
const DEFAULT_REST_MS = 10_000;

interface Block {
  reason: string;
  message: string;
  untilMs: number;
  /** The settings that were refused; other ones are tried at once. */
  fingerprint: string;
}

export class LaneControl {
  inFlight = 0;
  #restUntilMs = 0;
  #nextStartMs = 0;
  #block: Block | null = null;

  /** Calls that may start now, and when to look again if that is none. */
  planStarts(route: { concurrency: number; paceMs: number }, nowMs: number): number {
    const free = route.concurrency - this.inFlight;
    if (free <= 0 || nowMs < this.#restUntilMs || nowMs < this.#nextStartMs) return 0;
    return route.paceMs > 0 ? 1 : free;
  }

  noteStart(paceMs: number, nowMs: number): void {
    this.inFlight++;
    this.#nextStartMs = nowMs + paceMs;
  }

  /** Rests after a rate limit or overload; blocks after a refusal that only the owner can mend. */
  noteFailure(failure: CallFailure, fingerprint: string, nowMs: number): void {
    if (failure.reason === 'auth' || failure.reason === 'quota') {
      const { reason, message } = failure;
      this.#block = { reason, message, untilMs: nowMs + BLOCK_MS, fingerprint };
    } else if (failure.reason === 'rate_limit') {
      this.#restUntilMs = Math.max(this.#restUntilMs, nowMs + (failure.retryAfterMs ?? DEFAULT_REST_MS));
    }
  }

  /** Why the lane is blocked with these settings; null when it may be tried. */
  blockedBy(fingerprint: string, nowMs: number): { reason: string; message: string } | null {
    if (!this.#block || this.#block.fingerprint !== fingerprint || nowMs >= this.#block.untilMs) return null;
    return this.#block;
  }
}
