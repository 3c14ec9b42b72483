/** Counts requests in fixed windows of a minute, one count a key. Synchronous, so it is exact under concurrency. */

const WINDOW_MS = 60_000;

export interface RateState {
  limit: number;
  remaining: number;
  /** When the window ends, in Unix seconds. */
  resetSeconds: number;
  isExceeded: boolean;
  retryAfterSeconds: number;
}

export class RateLimiter {
  readonly #now: () => number;
  readonly #windows = new Map<string, { startMs: number; count: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts one request of `key` and returns what is left of its limit. A refused request is not counted. */
  count(key: string, limit: number): RateState {
    const state = this.peek(key, limit);
    if (state.isExceeded) return state;
    const window = this.#windowOf(key);
    window.count++;
    return { ...state, remaining: limit - window.count };
  }

  /** Where `key` is, without counting. */
  peek(key: string, limit: number): RateState {
    const window = this.#windowOf(key);
    const endMs = window.startMs + WINDOW_MS;
    return {
      limit,
      remaining: Math.max(0, limit - window.count),
      resetSeconds: Math.ceil(endMs / 1000),
      isExceeded: window.count >= limit,
      retryAfterSeconds: Math.max(1, Math.ceil((endMs - this.#now()) / 1000)),
    };
  }

  #windowOf(key: string): { startMs: number; count: number } {
    const now = this.#now();
    const known = this.#windows.get(key);
    if (known && now >= known.startMs && now < known.startMs + WINDOW_MS) return known;
    if (this.#windows.size > 10_000) this.#windows.clear();
    const fresh = { startMs: now, count: 0 };
    this.#windows.set(key, fresh);
    return fresh;
  }
}
