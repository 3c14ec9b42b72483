/** The pace of one lane (an environment and an engine): how many calls at once, how soon the next, and until when to rest or wait. */
import { stopsEngine } from '#shared/vocabulary/failures.ts';
import type { CallFailure } from '../engines/engine-route.ts';
import type { RouteLimits } from '../engines/route-limits.ts';
import { readAllowance } from '../engines/wire/read-allowance.ts';
import { LaneOutage, type Outage } from './lane-outage.ts';
import { fitPace, type LearntPace, planAllowanceWaitMs, slowDown, speedUp, startPace } from './learn-pace.ts';

/** After a refusal that only the owner can fix (`FAILURE_EFFECTS`) one question tries again this much later, then twice as late, up to hourly; all do when its settings change. */
const BLOCK_MS = 15 * 60_000;
const LONGEST_BLOCK_MS = 60 * 60_000;
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

/** What a lane learnt and waits for; moments are milliseconds since 1970. */
export interface LaneView extends RouteLimits {
  /** Null: it does not rest. */
  restUntilMs: number | null;
  /** Null: nothing blocks it. */
  block: { reason: string; message: string; untilMs: number } | null;
  /** Null: its engine answers, as far as is known. */
  outage: Outage | null;
}

export class LaneControl {
  inFlight = 0;
  readonly outage = new LaneOutage();
  #fingerprint: string | null = null;
  #rest: Wait = { sinceMs: 0, untilMs: 0 };
  #gap: Wait = { sinceMs: 0, untilMs: 0 };
  #block: Block | null = null;
  #blockMs = BLOCK_MS;
  #limits: RouteLimits = { concurrency: 1, paceMs: 0 };
  #pace: LearntPace | null = null;
  #starts = 0;
  /** Calls up to this one were under way when the lane slowed down: their refusals are the same news. */
  #slowedAtStart = 0;

  /** Calls that may start now, by the limits of the route or the owner and by what was learnt. */
  planStarts(limits: RouteLimits, nowMs: number): number {
    this.#limits = limits;
    this.#pace = fitPace(this.#pace ?? startPace(limits), limits);
    const free = this.#pace.concurrency - this.inFlight;
    if (free <= 0 || isWaiting(this.#rest, nowMs) || isWaiting(this.#gap, nowMs)) return 0;
    if (this.outage.current) return this.outage.mayLook(this.inFlight, nowMs) ? 1 : 0;
    return this.#pace.paceMs > 0 ? 1 : free;
  }

  /** Returns the number of the start, for `noteFailure`. */
  noteStart(nowMs: number): number {
    this.inFlight++;
    this.#gap = { sinceMs: nowMs, untilMs: nowMs + (this.#pace?.paceMs ?? 0) };
    return ++this.#starts;
  }

  noteSuccess(): void {
    this.unblock();
    this.outage.noteReply();
    if (this.#pace) this.#pace = speedUp(this.#pace, this.#limits);
  }

  /** Spreads what the server says is left of its allowance. */
  noteHeaders(headers: Readonly<Record<string, string>>, nowMs: number): void {
    const allowance = readAllowance(headers, nowMs);
    if (allowance) this.#restUntil(nowMs + planAllowanceWaitMs(allowance, this.#limits.concurrency), nowMs);
  }

  /** Rests and slows down after a rate limit; blocks after a refusal that only the owner can fix. */
  noteFailure(failure: CallFailure, call: { fingerprint: string; start: number }, nowMs: number): void {
    if (stopsEngine(failure.reason)) {
      const { reason, message } = failure;
      const { fingerprint } = call;
      const known = this.#block?.fingerprint === fingerprint ? this.#block : null;
      if (known && isWaiting(known, nowMs)) return;
      this.#blockMs = known ? Math.min(this.#blockMs * 2, LONGEST_BLOCK_MS) : BLOCK_MS;
      this.#block = { reason, message, fingerprint, sinceMs: nowMs, untilMs: nowMs + this.#blockMs };
    } else if (this.#fingerprint !== null && call.fingerprint !== this.#fingerprint) {
      // What a server said that is not asked any more.
      return;
    }
    this.outage.noteFailure(failure, { start: call.start, starts: this.#starts }, nowMs);
    if (failure.reason === 'overloaded' && failure.retryAfterMs !== null) {
      this.#restUntil(nowMs + failure.retryAfterMs, nowMs);
    } else if (failure.reason === 'rate_limit') {
      this.#restUntil(nowMs + (failure.retryAfterMs ?? DEFAULT_REST_MS), nowMs);
      if (this.#pace && call.start > this.#slowedAtStart) {
        this.#pace = slowDown(this.#pace);
        this.#slowedAtStart = this.#starts;
      }
    }
  }

  /** How many of the questions that were left out may be asked now: one where the same key or account was refused before. */
  planWakes(fingerprint: string): number {
    if (this.#block?.fingerprint !== fingerprint) return Number.MAX_SAFE_INTEGER;
    return this.inFlight === 0 ? 1 : 0;
  }

  /** Why the lane is blocked with these settings; null when it may be tried. */
  blockedBy(fingerprint: string, nowMs: number): { reason: string; message: string } | null {
    if (!this.#block || this.#block.fingerprint !== fingerprint || !isWaiting(this.#block, nowMs)) return null;
    return this.#block;
  }

  /** Lets the lane be tried at once, for example because the owner changed something. */
  unblock(): void {
    this.#block = null;
    this.outage.hurry();
  }

  /** Ends what a server asked for, since it was seen to answer. */
  endRest(): void {
    this.#rest = { sinceMs: 0, untilMs: 0 };
  }

  /** How the lane is reached: what one server or key taught says nothing of another. */
  noteReach(fingerprint: string): void {
    if (this.#fingerprint !== null && this.#fingerprint !== fingerprint) {
      this.endRest();
      this.outage.noteReply();
      this.#gap = { sinceMs: 0, untilMs: 0 };
      this.#pace = null;
    }
    this.#fingerprint = fingerprint;
  }

  /** Null before the first call. */
  describe(nowMs: number): LaneView | null {
    if (!this.#pace || this.#starts === 0) return null;
    const { concurrency, paceMs } = this.#pace;
    const restUntilMs = isWaiting(this.#rest, nowMs) ? this.#rest.untilMs : null;
    const block = this.#block && isWaiting(this.#block, nowMs) ? this.#block : null;
    const { reason = '', message = '', untilMs = 0 } = block ?? {};
    return {
      concurrency,
      paceMs,
      restUntilMs,
      block: block && { reason, message, untilMs },
      outage: this.outage.current,
    };
  }

  #restUntil(untilMs: number, nowMs: number): void {
    const known = isWaiting(this.#rest, nowMs) ? this.#rest.untilMs : untilMs;
    this.#rest = { sinceMs: nowMs, untilMs: Math.max(known, untilMs) };
  }
}

/** False also before a wait began: the clock went back, and nobody knows how long it has been. */
function isWaiting(wait: Wait, nowMs: number): boolean {
  return nowMs >= wait.sinceMs && nowMs < wait.untilMs;
}
