/**
 * Whether a lane's engine is out: nothing but faults of its own, time-outs, broken connections or a proxy in the way. Then one question at a time looks
 * whether it is back, with growing pauses, and the others wait without being tried: what a call may cost is not paid for each of them.
 */
import { CONNECTION_REASONS } from '#shared/vocabulary/connection-faults.ts';
import type { CallFailure, FailureReason } from '../engines/engine-route.ts';
import { mayBePaid } from '../money/ledger.ts';

export interface Outage {
  sinceMs: number;
  reason: FailureReason;
  /** What the newest call met. */
  message: string;
  /** When the next call may look, in milliseconds since 1970. */
  nextTryMs: number;
}

const SILENCE: ReadonlySet<FailureReason> = new Set(['overloaded', 'timeout', 'network', ...CONNECTION_REASONS]);
/** Failures in a row that make an outage: one question may have met a bad moment. */
const ENOUGH = 3;
const FIRST_PAUSE_MS = 8_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** Where each look may be paid. */
const PAID_PAUSE_MS = { first: 60_000, longest: 60 * 60_000 };

export class LaneOutage {
  #failures = 0;
  #firstMs = 0;
  #outage: Outage | null = null;
  #pausedAtMs = 0;
  #looks = 0;
  /** Calls up to this one were under way when the newest failure was noted: theirs say nothing more. */
  #knownAtStart = 0;
  #isNews = false;
  #isOver = false;

  get current(): Outage | null {
    return this.#outage;
  }

  /** Whether one call may look now; `inFlight` are those under way. */
  mayLook(inFlight: number, nowMs: number): boolean {
    const isPausing = this.#outage !== null && nowMs >= this.#pausedAtMs && nowMs < this.#outage.nextTryMs;
    return inFlight === 0 && !isPausing;
  }

  /** `starts`: calls that the lane began so far; `start`: the number of the one that failed. */
  noteFailure(failure: CallFailure, call: { start: number; starts: number }, nowMs: number): void {
    if (failure.reason === 'aborted') return;
    if (!SILENCE.has(failure.reason)) {
      this.noteReply();
      return;
    }
    if (this.#failures++ === 0) this.#firstMs = nowMs;
    if (this.#failures < ENOUGH || (this.#outage && call.start <= this.#knownAtStart)) return;
    this.#knownAtStart = call.starts;
    this.#pausedAtMs = nowMs;
    this.#isNews = true;
    const { reason, message } = failure;
    this.#outage = { sinceMs: this.#firstMs, reason, message, nextTryMs: nowMs + this.#planPauseMs(failure) };
    this.#looks++;
  }

  /** The engine replied, whatever it said. */
  noteReply(): void {
    this.#isOver ||= this.#outage !== null;
    this.end();
  }

  /** Lets the next call look at once. */
  hurry(): void {
    if (this.#outage) this.#outage = { ...this.#outage, nextTryMs: 0 };
  }

  /** Forgets what was met over another route. */
  end(): void {
    this.#failures = 0;
    this.#looks = 0;
    this.#outage = null;
  }

  /** True once after each failure of an outage. */
  takeNews(): boolean {
    const isNews = this.#isNews && this.#outage !== null;
    this.#isNews = false;
    return isNews;
  }

  /** Something new waits for the engine, and is to say so. */
  repeatNews(): void {
    this.#isNews = true;
  }

  /** True once after an outage. */
  takeEnd(): boolean {
    const isOver = this.#isOver;
    this.#isOver = false;
    return isOver;
  }

  #planPauseMs(failure: CallFailure): number {
    const isPaid = mayBePaid(failure);
    const [first, longest] = isPaid ? [PAID_PAUSE_MS.first, PAID_PAUSE_MS.longest] : [FIRST_PAUSE_MS, LONGEST_PAUSE_MS];
    const pauseMs = Math.min(first * 2 ** this.#looks, longest) * (0.75 + Math.random() / 2);
    return Math.max(pauseMs, failure.retryAfterMs ?? 0);
  }
}

/** In words for the owner. */
export function describeOutage(label: string, { sinceMs, message }: Outage): string {
  const since = new Date(sinceMs);
  const time = [since.getHours(), since.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `Waiting for ${label} since ${time}: ${message} It is tried again from time to time until the day is over.`;
}
