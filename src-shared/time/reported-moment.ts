/** When something that somebody reports can have happened: the one rule of answers added by hand, of imports and of responses. Pure. */

/** Clocks of two machines differ. */
const CLOCK_SLACK_MS = 5 * 60_000;

/** What is wrong with a moment in milliseconds since 1970, as the rest of a sentence about it; null when nothing is. */
export function findMomentFault(momentMs: number, nowMs: number): string | null {
  if (momentMs < 0) return 'must not be before 1970';
  return momentMs > nowMs + CLOCK_SLACK_MS ? 'must not be in the future' : null;
}
