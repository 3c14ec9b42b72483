/**
 * How fast a lane may go, learnt from what its server says: halved when it asks for fewer calls, a little faster after a
 * row of successes, never beyond what the route or the owner allows. Pure; kept in memory, since it is learnt again within
 * minutes and yesterday's pace says little about today's.
 */
import type { RouteLimits } from '../engines/route-limits.ts';
import type { Allowance } from '../engines/wire/read-allowance.ts';

export interface LearntPace extends RouteLimits {
  /** Successes in a row since the last change. */
  successes: number;
}

/** Successes that each step up takes. */
const PATIENCE = 8;
const SLOWEST_PACE_MS = 60_000;
const FIRST_PACE_MS = 500;
/** A longer rest is a daily allowance: a 429 with its own wait will say so. */
const LONGEST_REST_MS = 10 * 60_000;

export function startPace({ concurrency, paceMs }: RouteLimits): LearntPace {
  return { concurrency, paceMs, successes: 0 };
}

/** The pace within limits that may have changed since. */
export function fitPace(pace: LearntPace, limits: RouteLimits): LearntPace {
  return {
    concurrency: Math.min(pace.concurrency, limits.concurrency),
    paceMs: Math.max(pace.paceMs, limits.paceMs),
    successes: pace.successes,
  };
}

/** After a rate limit: half as many calls at once; with one call at a time, twice the time between them. */
export function slowDown(pace: LearntPace): LearntPace {
  if (pace.concurrency > 1) return { ...pace, concurrency: Math.floor(pace.concurrency / 2), successes: 0 };
  const paceMs = Math.min(Math.max(pace.paceMs * 2, FIRST_PACE_MS), SLOWEST_PACE_MS);
  return { ...pace, paceMs: Math.max(paceMs, pace.paceMs), successes: 0 };
}

/** After a success: every eighth in a row halves a learnt pause, and once that is gone allows one more call at once. */
export function speedUp(pace: LearntPace, limits: RouteLimits): LearntPace {
  const successes = pace.successes + 1;
  if (successes < PATIENCE) return { ...pace, successes };
  if (pace.paceMs > limits.paceMs) {
    const half = pace.paceMs / 2;
    return { ...pace, paceMs: half < FIRST_PACE_MS ? limits.paceMs : Math.max(half, limits.paceMs), successes: 0 };
  }
  return { ...pace, concurrency: Math.min(pace.concurrency + 1, limits.concurrency), successes: 0 };
}

/**
 * How long to wait before the next start so that an allowance lasts until its reset: all of it when nothing is left, an
 * even share when little is, 0 otherwise.
 */
export function planAllowanceWaitMs({ remaining, resetMs }: Allowance, concurrency: number): number {
  if (remaining === 0) return Math.min(resetMs, LONGEST_REST_MS);
  return remaining <= concurrency * 2 ? Math.min(resetMs / remaining, SLOWEST_PACE_MS) : 0;
}
