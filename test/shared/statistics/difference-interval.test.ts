import { describe, expect, it } from 'vitest';

import { differenceInterval, excludesZero } from '#shared/statistics/difference-interval.ts';

/** Table II of Newcombe, Statistics in Medicine 17 (1998) 873-890, method 10: x1/n1 - x2/n2 and its printed limits. */
const PUBLISHED = [
  { current: [56, 70], previous: [48, 80], low: 0.0524, high: 0.3339 },
  { current: [9, 10], previous: [3, 10], low: 0.1705, high: 0.809 },
  { current: [6, 7], previous: [2, 7], low: 0.0582, high: 0.8062 },
  { current: [5, 56], previous: [0, 29], low: -0.0381, high: 0.1926 },
  { current: [0, 10], previous: [0, 20], low: -0.1611, high: 0.2775 },
  { current: [10, 10], previous: [0, 20], low: 0.6791, high: 1 },
] as const;

const toProportion = ([hits, total]: readonly [number, number]) => ({ hits, total });

describe('Interval of a change between two rates', () => {
  it.each(PUBLISHED)('$current - $previous agrees with the published limits', (row) => {
    const interval = differenceInterval(toProportion(row.current), toProportion(row.previous));
    expect((interval?.lowPoints ?? 9) / 100).toBeCloseTo(row.low, 4);
    expect((interval?.highPoints ?? 9) / 100).toBeCloseTo(row.high, 4);
  });

  it('turns its sign when the sides are swapped', () => {
    const there = differenceInterval({ hits: 56, total: 70 }, { hits: 48, total: 80 });
    const back = differenceInterval({ hits: 48, total: 80 }, { hits: 56, total: 70 });
    expect(back?.lowPoints).toBeCloseTo(-(there?.highPoints ?? 0), 10);
    expect(back?.highPoints).toBeCloseTo(-(there?.lowPoints ?? 0), 10);
  });

  it('is null when either period has no answers', () => {
    expect(differenceInterval({ hits: 1, total: 2 }, { hits: 0, total: 0 })).toBeNull();
    expect(differenceInterval({ hits: 0, total: 0 }, { hits: 1, total: 2 })).toBeNull();
  });

  it('calls a change real only when zero lies outside', () => {
    expect(excludesZero({ lowPoints: 0.1, highPoints: 9 })).toBe(true);
    expect(excludesZero({ lowPoints: -9, highPoints: -0.1 })).toBe(true);
    expect(excludesZero({ lowPoints: -0.1, highPoints: 9 })).toBe(false);
    expect(excludesZero({ lowPoints: 0, highPoints: 9 })).toBe(false);
  });
});
