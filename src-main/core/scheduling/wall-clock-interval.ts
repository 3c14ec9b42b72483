/** Something that is done every so often by a wall clock, which may leap either way. Starts no timer. */
export class WallClockInterval {
  readonly #everyMs: number;
  #dueMs = 0;

  constructor(everyMs: number) {
    this.#everyMs = everyMs;
  }

  /** True when it is time, and then not again until the next. A clock that went back does not put it off. */
  take(nowMs: number): boolean {
    if (nowMs < this.#dueMs && nowMs >= this.#dueMs - this.#everyMs) return false;
    this.#dueMs = nowMs + this.#everyMs;
    return true;
  }

  /** It is time at the next look. */
  hurry(): void {
    this.#dueMs = 0;
  }
}
