/** Holds the paid calls of a verification to what its owner agreed to: each goes out once the most that it may cost fits in what is left. */

const NANO = 1e9;

export class VerificationBudget {
  #leftNano: number;
  #underWay = 0;
  #waiting: (() => void)[] = [];

  /** US dollars, >= 0. */
  constructor(agreedUsd: number) {
    this.#leftNano = Math.round(agreedUsd * NANO);
  }

  /**
   * Makes a call when there is room for it, and takes what it did cost off what is left; `costOf` null: nobody knows, and all that it may
   * have cost is taken. Calls under way are waited for, since they mostly cost less than they may. Null, and no call, where there is no room.
   */
  async spend<T>(ceilingUsd: number, call: () => Promise<T>, costOf: (ended: T) => number | null): Promise<T | null> {
    const ceilingNano = Math.round(ceilingUsd * NANO);
    while (ceilingNano > this.#leftNano) {
      if (this.#underWay === 0) return null;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#leftNano -= ceilingNano;
    this.#underWay++;
    try {
      const ended = await call();
      const costUsd = costOf(ended);
      if (costUsd !== null) this.#leftNano += ceilingNano - Math.round(costUsd * NANO);
      return ended;
    } finally {
      this.#underWay--;
      for (const wake of this.#waiting.splice(0)) wake();
    }
  }
}
