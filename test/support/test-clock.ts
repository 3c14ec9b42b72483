/** A clock that a test owns: it stands still until it is moved. It never touches the machine's timers. */

export const DAY_MS = 86_400_000;

export interface TestClock {
  now: () => number;
  /** Moves forward, or back when negative. */
  advance(ms: number): void;
  set(ms: number): void;
}

/** Starts at noon of 2026-03-10 (UTC) unless told otherwise. */
export function createClock(startMs = Date.UTC(2026, 2, 10, 12)): TestClock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
    set: (ms) => {
      nowMs = ms;
    },
  };
}
