/** A repeat interval of several days: days of independent answers have to give what Wilson's interval of all of them gives. */
import { describe, expect, it } from 'vitest';
import { poolDays } from '../../../src-shared/statistics/pool-days.ts';
import { wilsonInterval } from '../../../src-shared/statistics/wilson-interval.ts';

function toDay(hits: number, total: number) {
  const { lowPercent, highPercent } = wilsonInterval({ hits, total })!;
  return { n: total, rate: hits / total, repeat: [lowPercent / 100, highPercent / 100] as [number, number] };
}

describe('The days of a week', () => {
  it('give the interval of all their answers', () => {
    const { lowPercent, highPercent } = wilsonInterval({ hits: 60, total: 100 })!;
    const [low, high] = poolDays([toDay(12, 20), toDay(30, 50), toDay(18, 30)])!;
    expect(low).toBeCloseTo(lowPercent / 100, 10);
    expect(high).toBeCloseTo(highPercent / 100, 10);
  });

  it('keep what one day says, and its end at 0 and at 100 percent', () => {
    for (const [hits, total] of [
      [7, 10],
      [0, 10],
      [10, 10],
    ] as const) {
      const day = toDay(hits, total);
      const [low, high] = poolDays([day])!;
      expect(low).toBeCloseTo(day.repeat[0], 10);
      expect(high).toBeCloseTo(day.repeat[1], 10);
    }
    expect(poolDays([])).toBeNull();
  });

  it('are narrower together where answers to a prompt are alike, as each day is', () => {
    const days = [1, 2, 3, 4].map(() => ({ n: 50, rate: 0.5, repeat: [0.48, 0.52] as [number, number] }));
    const [low, high] = poolDays(days)!;
    // Four days of the same weight: half as wide.
    expect(high - low).toBeCloseTo(0.02, 4);
  });
});
