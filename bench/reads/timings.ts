/** Repeats a piece of work and says how long it took. */

export interface Timings {
  count: number;
  p50Ms: number;
  p99Ms: number;
}

export interface Repetition {
  warmUps: number;
  most: number;
  /** Slow work is repeated less often: no further once this is spent and `least` is reached. */
  budgetMs: number;
  least: number;
}

export const USUAL: Repetition = { warmUps: 3, most: 40, budgetMs: 3_000, least: 5 };

export async function timeWork(work: () => Promise<unknown>, plan: Repetition = USUAL): Promise<Timings> {
  const startedMs = performance.now();
  for (let count = 0; count < plan.warmUps; count++) {
    if (count === 0 || performance.now() - startedMs < plan.budgetMs) await work();
  }
  const times: number[] = [];
  const beganMs = performance.now();
  while (times.length < plan.most && (times.length < plan.least || performance.now() - beganMs < plan.budgetMs)) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
  }
  return toTimings(times);
}

/** Nearest ranks; 0 without times. */
export function toTimings(times: readonly number[]): Timings {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { count: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99) };
}
